"""Writing a view down as numbers, entry by entry, and the answers of a question as a mask.

Numbers have 16 bits and stand one after the other, the low byte first. A seat sees itself as seat 0 and the
others clockwise: so one policy plays every chair.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64, mypyc_attr, u8

from tenderfoot.engine.contract import Ask
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.numbers.entry import Entry


@mypyc_attr(allow_interpreted_subclasses=True)
class Filler:
    """Writes what one seat knows. Each game has its own, for one number of players."""

    def __init__(self, seats: int, entries: list[Entry]) -> None:
        self.seats: Final[i64] = seats
        self.entries: Final = entries  # what `fill` writes, in its order

    def fill(self, view: View, me: Seat, out: BytesWriter) -> None:
        """Write all entries, and nothing that is not in the view."""
        raise NotImplementedError


def put(out: BytesWriter, n: i64) -> None:
    """One entry."""
    write_i16_le(out, i16(n))


def put_flag(out: BytesWriter, n: bool) -> None:
    """An entry that is 0 or 1."""
    write_i16_le(out, i16(1) if n else i16(0))


def put_zeros(out: BytesWriter, count: i64) -> i64:
    """Entries that are 0 unless `mark` says otherwise; where they begin."""
    start: i64 = len(out)
    k: i64 = 0
    while k < count:
        write_i16_le(out, i16(0))
        k += 1
    return start


def mark(out: BytesWriter, start: i64, k: i64) -> None:
    """The k-th of those entries is 1."""
    out[start + 2 * k] = u8(1)


def put_seat(out: BytesWriter, seat: i64, me: i64, seats: i64) -> None:
    """One entry for every seat: 1 for this one, as seen by me; nowhere for nobody."""
    start = put_zeros(out, seats)
    if seat >= 0:
        mark(out, start, (seat - me + seats) % seats)


def put_seats(out: BytesWriter, chosen: i64, me: i64, seats: i64) -> None:
    """One entry for every seat: 1 for each of these, as seen by me."""
    k: i64 = 0
    while k < seats:
        write_i16_le(out, i16(chosen >> (me + k) % seats & 1))
        k += 1


def put_mask(out: BytesWriter, ask: Ask | None, turn: list[i64], blank: bytes) -> None:
    """One byte for every action: 1 for those that answer the question; `turn` makes actions of choices."""
    start: i64 = len(out)
    out.write(blank)
    if ask is not None:
        for option in ask.options:
            out[start + turn[option.number]] = u8(1)
