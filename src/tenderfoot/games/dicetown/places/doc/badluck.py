"""Step 8: Doc Badluck, the same in both editions: who waits, and who goes next (7.9)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Frame
from tenderfoot.engine.seats import NOBODY, Seat, Seats
from tenderfoot.games.dicetown.edition import Doc
from tenderfoot.games.dicetown.events import DOC_WAITS
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.town import only


class Surgery(Doc):
    """7.9, R-35. Every player who qualifies has a visit; the Sheriff names the next one, each time."""

    def named(self, s: Town, index: int, first: Seat, second: Seat) -> None:
        cast(Queue, s.frames[-1]).call(s, first)


class Queue(Frame[Town]):
    """The pending visits: `once` waits for a visit, `twice` for two."""

    def __init__(self, place: int, once: Seats, twice: Seats) -> None:
        self.place: Final = place
        self.once: Final = once
        self.twice: Final = twice

    def run(self, s: Town) -> None:
        if not self.once:
            s.pop()
            return
        alone = only(self.once)
        if alone == NOBODY:
            s.edition.petition.begin(s, self.place, self.once, 1, NOBODY)
        else:
            self.call(s, alone)

    def call(self, s: Town, seat: Seat) -> None:
        """This one goes next."""
        if self.twice >> seat & 1:
            s.become(Queue(self.place, self.once, self.twice & ~(1 << seat)))
        else:
            s.become(Queue(self.place, self.once & ~(1 << seat), self.twice))
        s.edition.doc.visit(s, seat)

    def pack(self) -> list[int]:
        return [self.place, self.once, self.twice]


def tell_waiting(s: Town, seats: Seats) -> None:
    """Say who may see the Doc."""
    if seats:
        s.tell(DOC_WAITS, seats)
