"""Step 1: the Gold Mine (7.3)."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import NINE
from tenderfoot.games.dicetown.choices import DOES
from tenderfoot.games.dicetown.edition import Action
from tenderfoot.games.dicetown.events import DUG
from tenderfoot.games.dicetown.goods.purse import dig
from tenderfoot.games.dicetown.hand.dice import count
from tenderfoot.games.dicetown.prompts import W_MINE
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.town import Contested
from tenderfoot.games.dicetown.windows import May


class GoldMine(Contested):
    """7.3. Most 9s win the Gold Mine."""


class Mine(Action):
    """A nugget for each 9."""

    def __init__(self) -> None:
        super().__init__(DOES["mine"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        s.push(Dig(seat, 1))


class Dig(May):
    """R-24. W-MINE, before taking nuggets: Dynamite doubles them, but never beyond what the mine holds."""

    def __init__(self, seat: Seat, times: int) -> None:
        super().__init__(W_MINE, seat)
        self.times: Final = times

    def passed(self, s: Town) -> None:
        s.pop()
        nines = count(s.players[self.seat].kept, NINE)
        s.tell(DUG, self.seat, nines, self.times, dig(s, self.seat, nines * self.times))

    def pack(self) -> list[int]:
        return [self.seat, self.times]
