"""Level 0, for every game: rolls wherever the wind blows."""

from __future__ import annotations

from random import Random
from typing import Final

from tenderfoot.bots.contract import Answer, Bot
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.view import View


class Tumbleweed(Bot):
    """Picks each answer equally often, the same ones by the same seed: what the others are measured by.

    A game may have one with habits of its own, whom the wind carries off only now and then: `wind` is how
    often.
    """

    wind = 1.0

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._chance: Final = Random(seed)

    def choose(self, view: View, ask: Ask) -> Answer:
        """Whatever comes, or what it always does."""
        if self._chance.random() < self.wind:
            return self._chance.choice(ask.options)
        return self.habit(view, ask)

    def habit(self, view: View, ask: Ask) -> Answer:
        """What it does when the wind is still."""
        raise NotImplementedError
