"""What somebody picks who tries every card out first: so strong players answer in a Marshal's mind."""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.goldriver.instinct import PLAYER, Instinct
from tenderfoot.bots.goldriver.lure import lure
from tenderfoot.bots.goldriver.outcomes import after
from tenderfoot.bots.goldriver.prospects import Tastes
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.games.goldriver.prompts import BURN, PICK, SLOTPICK
from tenderfoot.games.goldriver.state import River

_TRIED: Final = frozenset({PICK, BURN, SLOTPICK})


class Careful(Instinct):
    """Tries each card that may be picked or sent out, those after it answering by instinct."""

    def __init__(self, tastes: Tastes) -> None:
        super().__init__(lure)
        self.tastes: Final = tastes

    def answer(self, s: River, ask: Ask) -> Choice:
        """The card after which it stands best; of other questions what comes to mind."""
        if ask.prompt not in _TRIED:
            return super().answer(s, ask)
        return max(ask.options, key=lambda option: self._after(s, ask, option))

    def _after(self, s: River, ask: Ask, option: Choice) -> float:
        return after(s, ask.seat, option, PLAYER, self.tastes).of(ask.seat)
