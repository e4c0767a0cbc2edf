"""A sheet of zeros on which only what is not zero is written: that is little, at any moment of Dice Town."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.games.dicetown.box import FACES

_FACES: Final[i64] = len(FACES)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet:
    """One observation while it is written. An entry is found by its place; none counts further than 255."""

    def __init__(self, out: BytesWriter, blank: bytes, me: Seat, seats: i64) -> None:
        self.out: Final = out
        self.start: Final[i64] = len(out)
        self.me: Final = me
        self.all: Final = seats
        out.write(blank)

    def number(self, at: i64, n: i64) -> None:
        """This entry is n."""
        self.out[self.start + 2 * at] = u8(n)

    def more(self, at: i64) -> None:
        """This entry is one more."""
        place = self.start + 2 * at
        self.out[place] = u8(self.out[place] + u8(1))

    def turned(self, seat: Seat) -> i64:
        """Where a seat sits for the one that looks."""
        return (seat - self.me + self.all) % self.all

    def seat(self, at: i64, seat: Seat) -> None:
        """Of the entries for the seats, 1 for this one; nowhere for nobody."""
        if seat >= 0:
            self.number(at + self.turned(seat), 1)

    def seats(self, at: i64, chosen: Seats) -> None:
        """Of the entries for the seats, one more for each of these."""
        k: i64 = 0
        while chosen and k < self.all:
            if chosen >> (self.me + k) % self.all & 1:
                self.more(at + k)
            k += 1

    def kinds(self, at: i64, kinds: list[int]) -> None:
        """Cards by their kind: how many there are of each."""
        for kind in kinds:
            self.more(at + kind)

    def dice(self, at: i64, dice: i64) -> None:
        """Dice by their face."""
        face: i64 = 0
        while dice and face < _FACES:
            self.number(at + face, dice & 7)
            dice >>= 3
            face += 1

    def members(self, at: i64, members: i64) -> None:
        """A set by its members: 1 for each."""
        while members:
            if members & 1:
                self.number(at, 1)
            members >>= 1
            at += 1
