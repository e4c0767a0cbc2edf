"""10. Mayors: what newcomers pay them, and who is one after a change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenderfoot.engine.contract import Frame
from tenderfoot.engine.seats import NOBODY, Seat
from tenderfoot.games.goldriver.box import TOWNS
from tenderfoot.games.goldriver.events import BECAME_MAYOR, FEE_PAID, FIRST_MAYOR
from tenderfoot.games.goldriver.gold.saloon import celebrate
from tenderfoot.games.goldriver.sale.debts import pay_up
from tenderfoot.games.goldriver.state import TALLY_BITS, TALLY_MASK, River, replaced

FIRST_MAYOR_NEEDS: Final = 2


def fee_of(s: River, town: int) -> int:
    """A30. A nugget for each concession of the Mayor, counted before the new one lies; no Mayor, no fee.

    Due for cards of the row and of a One-Armed Bandit.
    """
    mayor = s.mayors[town]
    return 0 if mayor == NOBODY else s.count(mayor, town)


def fee_due(s: River, seat: Seat, town: int) -> int:
    """A31. What this seat would owe for a concession of this town: a Mayor pays nothing to itself."""
    return 0 if s.mayors[town] == seat else fee_of(s, town)


def pay_fee(s: River, seat: Seat, town: int) -> None:
    """10.1. Who takes a concession pays the Mayor a nugget for each one the Mayor has there."""
    due = fee_due(s, seat, town)
    if due == 0:
        return
    mayor = s.mayors[town]
    fee = pay_up(s, seat, due)
    s.hands[mayor] += fee
    s.tell(FEE_PAID, seat, mayor, town, due, fee)
    celebrate(s, mayor, fee)


def count_in(tally: i64, seat: i64) -> i64:
    """One seat's concessions out of the tally of a town."""
    return tally >> TALLY_BITS * seat & TALLY_MASK


def mayor_after(mayor: i64, before: i64, after: i64, seats: i64) -> i64:
    """10.2, A10, A11. Who is Mayor of a town whose tally has changed like this.

    The first Mayor needs two concessions. Later, who has gained one takes the office, level with the Mayor or
    ahead and behind nobody. A10: whoever else is level. Where nobody takes it so, a single challenger does.
    A11: a Mayor who has lost everything stays until somebody comes.
    """
    if mayor < 0:
        return _first_mayor(after)
    if not _rivalled(mayor, after, seats):
        return mayor
    for seat in range(seats):
        gained = count_in(after, seat) > count_in(before, seat)
        if seat != mayor and gained and _behind_nobody(seat, after, seats):
            return seat
    return _challenger(mayor, before, after, seats)


def _first_mayor(after: i64) -> i64:
    seat: i64 = 0
    while after:
        if after & TALLY_MASK >= FIRST_MAYOR_NEEDS:
            return seat
        after >>= TALLY_BITS
        seat += 1
    return NOBODY


def _rivalled(mayor: i64, after: i64, seats: i64) -> bool:
    """Whether another seat has as many as the Mayor; if none has, nothing changes."""
    least = count_in(after, mayor)
    for seat in range(seats):
        if after & TALLY_MASK >= least and seat != mayor:
            return True
        after >>= TALLY_BITS
    return False


def _behind_nobody(seat: i64, after: i64, seats: i64) -> bool:
    count = count_in(after, seat)
    return all(count_in(after, other) <= count for other in range(seats))


def _challenger(mayor: i64, before: i64, after: i64, seats: i64) -> i64:
    """10.2, A10. The challenger with the most; two equal ones leave the Mayor in office."""
    best = mayor
    most: i64 = 0
    for seat in range(seats):
        count = count_in(after, seat)
        if seat == mayor or not _challenges(seat, mayor, before, after):
            continue
        if count > most:
            best = seat
            most = count
        elif count == most:
            best = mayor
    return best


def _challenges(seat: i64, mayor: i64, before: i64, after: i64) -> bool:
    """A10. Ahead of the Mayor, or level by this very change: standing level is no challenge."""
    count = count_in(after, seat)
    lead = count - count_in(after, mayor)
    lead_before = count_in(before, seat) - count_in(before, mayor)
    return count > 0 and (lead > 0 or lead == 0 > lead_before)


class Elections(Frame[River]):
    """10.2. After a change, every town whose counts are not what they were sees who is Mayor now."""

    def __init__(self, sn: int, cm: int, nl: int, tk: int, wr: int) -> None:
        self.before: Final = [sn, cm, nl, tk, wr]

    def pack(self) -> list[int]:
        return self.before

    def run(self, s: River) -> None:
        s.pop()
        for town in range(TOWNS):
            if s.tallies[town] != self.before[town]:
                elect(s, town, self.before[town])


def elections(s: River) -> Elections:
    """The elections after a change that begins now."""
    sn, cm, nl, tk, wr = s.tallies
    return Elections(sn=sn, cm=cm, nl=nl, tk=tk, wr=wr)


def elect(s: River, town: int, before: int) -> None:
    """10.2. The Mayor card goes to whom it belongs after a change."""
    former = s.mayors[town]
    after = s.tallies[town]
    mayor = mayor_after(former, before, after, s.seats)
    if mayor == former:
        return
    s.mayors = replaced(s.mayors, town, mayor)
    if former < 0:
        s.tell(FIRST_MAYOR, mayor, town, count_in(after, mayor))
    else:
        s.tell(BECAME_MAYOR, mayor, town, count_in(after, mayor), former, count_in(after, former))
