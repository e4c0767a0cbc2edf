"""Level 1 of Dice Town."""

from __future__ import annotations

from tenderfoot.bots.contract import Bot
from tenderfoot.bots.dicetown.instinct import answer
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.view import View
from tenderfoot.games.dicetown import GAME


class Greenhorn(Bot):
    """Collects the face it has most of and pays up to three dollars for it, plays its cards as soon as it
    can, robs whoever holds most, and offers a dollar when the Sheriff must decide.
    """

    def choose(self, view: View, ask: Ask) -> Choice:
        """The first thing that comes to mind."""
        return answer(GAME.determinize(view, self.seed), ask)
