"""Level 0, for every game: rolls wherever the wind blows."""

from __future__ import annotations

from random import Random
from typing import Final

from tenderfoot.bots.contract import Bot
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.view import View


class Tumbleweed(Bot):
    """Picks each answer equally often, the same ones by the same seed: what the others are measured by."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._chance: Final = Random(seed)

    def choose(self, view: View, ask: Ask) -> Choice:
        """Whatever comes."""
        return self._chance.choice(ask.options)
