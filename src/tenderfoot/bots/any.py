"""The bot of a newcomer's first minute: any answer is as good as another."""

from __future__ import annotations

from random import Random
from typing import Final

from tenderfoot.bots.contract import Bot
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.view import View


class Any(Bot):
    """Picks each answer equally often; the same seed picks the same ones."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._chance: Final = Random(seed)

    def choose(self, view: View, ask: Ask) -> Choice:
        """Whatever comes."""
        return self._chance.choice(ask.options)
