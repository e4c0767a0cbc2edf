"""Level 0 of Dice Town."""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.contract import Answer
from tenderfoot.bots.dicetown.greenhorn import Greenhorn
from tenderfoot.bots.tumbleweed import Tumbleweed as Anywhere
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.view import View


class Tumbleweed(Anywhere):
    """A Greenhorn whom the wind carries off at two questions in five: then any answer will do."""

    wind = 0.4

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._calm: Final = Greenhorn(seed)

    def habit(self, view: View, ask: Ask) -> Answer:
        """As a Greenhorn."""
        return self._calm.choose(view, ask)
