"""Step 6: the Sheriff's Office (7.7), and every other way to the badge."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.seats import NOBODY, Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import MARSHALL, STORE_MASK
from tenderfoot.games.dicetown.choices import DOES
from tenderfoot.games.dicetown.edition import Action
from tenderfoot.games.dicetown.events import BADGE_CONFIRMED, BADGE_STOPPED, BADGE_TAKEN
from tenderfoot.games.dicetown.goods.purse import gain
from tenderfoot.games.dicetown.prompts import W_BADGE, W_SHERIFF
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.town import Contested
from tenderfoot.games.dicetown.windows import Window

_BADGE_ACTION: Final = 0


class SheriffsOffice(Contested):
    """7.7, R-25. Most Ks win the Sheriff's Office. If nobody takes the badge W-SHERIFF opens all the same.

    The old Sheriff decides a tie here, the new one whatever comes later.
    """

    def left_undone(self, s: Town, action: int) -> None:
        if action == _BADGE_ACTION:
            open_badge(s, W_SHERIFF, NOBODY)


class TakeTheBadge(Action):
    """The player is the candidate; he takes the badge unless a Marshall stops him."""

    def __init__(self) -> None:
        super().__init__(DOES["badge"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        open_badge(s, W_SHERIFF, seat)


def open_badge(s: Town, window: int, candidate: Seat) -> None:
    """Everybody may react before the badge moves."""
    s.push(Swearing(window, s.sheriff, seats=(1 << len(s.players)) - 1, candidate=candidate))


def claim_badge(s: Town, seat: Seat) -> None:
    """R-21. Somebody is about to take the badge outside step 6: W-BADGE opens."""
    open_badge(s, W_BADGE, seat)


class Swearing(Window):
    """R-22. W-SHERIFF and W-BADGE: any player may react, whatever his dice; then the candidate is sworn in.

    Marshall has a meaning only if the candidate is not the Sheriff already.
    """

    def __init__(self, window: int, sheriff: Seat, seats: Seats, candidate: Seat) -> None:
        super().__init__(window, sheriff, seats)
        self.candidate: Final = candidate

    def cards(self, s: Town) -> int:
        if self.candidate in (NOBODY, s.sheriff):
            return super().cards(s) & ~STORE_MASK[MARSHALL]
        return super().cards(s)

    def rest(self, seats: Seats) -> Window:
        return Swearing(self.window, self.sheriff, seats, candidate=self.candidate)

    def stopped(self, s: Town) -> None:
        """Marshall has taken effect: there is no candidate any more."""
        s.tell(BADGE_STOPPED, s.sheriff, self.candidate)
        s.become(Swearing(self.window, self.sheriff, self.seats, candidate=NOBODY))

    def closed(self, s: Town) -> None:
        s.pop()
        if self.candidate != NOBODY:
            swear_in(s, self.candidate)

    def pack(self) -> list[int]:
        return [self.window, self.sheriff, self.seats, self.candidate]

    def facts(self, s: Town) -> Facts:
        if self.candidate == NOBODY:
            return {"moves": 0}
        return {"moves": 1, "candidate": seat_word(self.candidate)}


def swear_in(s: Town, seat: Seat) -> None:
    """R-16. The candidate takes the badge; a Sheriff who wins it himself has confirmed it, also a gain."""
    gain(s, seat)
    if seat == s.sheriff:
        s.tell(BADGE_CONFIRMED, seat)
        return
    before = s.sheriff
    s.sheriff = seat
    s.tell(BADGE_TAKEN, seat, before)
