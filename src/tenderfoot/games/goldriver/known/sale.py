"""How the sale of a row stands, read off the frames that carry it: leader, price, receivers, who chooses."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Frame
from tenderfoot.engine.seats import NOBODY, Seat, Seats, each
from tenderfoot.games.goldriver.claims.picking import Burn, Picks, Ride, WinnerPicks, picker_after
from tenderfoot.games.goldriver.known.shapes import SaleShape
from tenderfoot.games.goldriver.sale.auction import Auction
from tenderfoot.games.goldriver.sale.payment import Moonshine, Share, kept_of, paid_so_far, receiver
from tenderfoot.games.goldriver.sale.pot import LoserChooses
from tenderfoot.games.goldriver.state import River

_UNKNOWN: Final = -1  # a price that is paid


def sale(s: River, stack: list[Frame[River]]) -> SaleShape | None:
    """The sale that waits in the stack, whatever else is being done before it goes on."""
    for frame in reversed(stack):
        found = _standing(s, frame)
        if found is not None:
            return found
    return None


def _standing(s: River, frame: Frame[River]) -> SaleShape | None:
    if isinstance(frame, Auction):
        out = (1 << s.seats) - 1 & ~frame.still_in
        price = frame.high if frame.leader >= 0 else _UNKNOWN
        return _shape(s, frame.leader, False, price, out, 0, pickers(frame.leader, 0, s.seats))
    if isinstance(frame, Moonshine):
        return _sold(s, frame.winner, frame.price, 0, pickers(frame.winner, 0, s.seats))
    if isinstance(frame, Share):
        price = s.pot + paid_so_far(frame.kept)
        return _sold(s, frame.winner, price, frame.turned, pickers(frame.winner, frame.turned, s.seats))
    return _choosing(s, frame)


def _choosing(s: River, frame: Frame[River]) -> SaleShape | None:
    """The price is paid; with two players the stake is known until the loser has chosen."""
    if isinstance(frame, WinnerPicks):
        price = frame.stake or _UNKNOWN
        return _sold(s, frame.winner, price, frame.turned, pickers(frame.winner, frame.turned, s.seats))
    if isinstance(frame, Burn | Ride):
        behind = pickers(frame.winner, frame.turned, s.seats)[1:]
        return _sold(s, frame.winner, s.pot or _UNKNOWN, frame.turned, behind)
    if isinstance(frame, Picks):
        order = [seat for seat in pickers(frame.winner, frame.turned, s.seats) if frame.left >> seat & 1]
        if frame.rider >= 0:
            order = [frame.rider, *[seat for seat in order if seat != frame.rider]]
        return _sold(s, frame.winner, _UNKNOWN, frame.turned, order)
    if isinstance(frame, LoserChooses):
        return _sold(s, frame.winner, s.pot or _UNKNOWN, 0, [1 - frame.winner])
    return None


def _sold(s: River, winner: Seat, price: int, turned: int, order: list[Seat]) -> SaleShape:
    return _shape(s, winner, True, price, 0, turned, order)


def _shape(
    s: River, leader: Seat, sold: bool, price: int, passed: Seats, turned: int, order: list[Seat]
) -> SaleShape:
    led = leader != NOBODY
    return {
        "leader": leader if led else None,
        "sold": sold,
        "price": None if price == _UNKNOWN else price,
        "passed": each(passed, s.seats),
        "receivers": receivers(leader, turned, s.seats) if led else [],
        "shares": [] if price == _UNKNOWN else shares(price, s.seats),
        "pickers": order,
    }


def receivers(winner: Seat, turned: int, seats: int) -> list[Seat]:
    """Who receives of the price that this seat pays, in order."""
    return [receiver(winner, hop, turned, seats) for hop in range(1, seats)]


def shares(price: int, seats: int) -> list[int]:
    """What each receiver keeps of this price, hop by hop, without a card played."""
    kept: list[int] = []
    left = price
    for hop in range(1, seats):
        kept.append(kept_of(left, hop, seats))
        left -= kept[-1]
    return kept


def pickers(winner: Seat, turned: int, seats: int) -> list[Seat]:
    """The order in which cards are chosen when this seat has won; empty for nobody."""
    if winner == NOBODY:
        return []
    choosing = [winner]
    while len(choosing) < seats:
        choosing.append(picker_after(choosing[-1], turned, seats))
    return choosing
