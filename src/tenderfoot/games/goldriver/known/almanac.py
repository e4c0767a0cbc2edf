"""What can be read off the open table by counting, for those who would rather look than count.

Nothing here decides anything, and nothing is secret: fees that are due, concessions by town, what each
throw of the dice would bring, where a price would go, what a deposit grows to, the points so far.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.games.goldriver.box import TOWN_NAMES, TOWNS
from tenderfoot.games.goldriver.end import scores, with_interest
from tenderfoot.games.goldriver.gold.production import yields
from tenderfoot.games.goldriver.known.sale import pickers, receivers, shares
from tenderfoot.games.goldriver.known.shapes import AlmanacShape, FeeShape, OrderShape
from tenderfoot.games.goldriver.mayors import fee_due, fee_of
from tenderfoot.games.goldriver.state import River

PIPS: Final = 6
TOTALS: Final = range(2, 2 * PIPS + 1)


def almanac(s: River, deck: int) -> AlmanacShape:
    """Everything that can be counted; `deck`: how many cards can still be drawn."""
    return {
        "fees": [fee(s, card) for card in s.row],
        "dues": [dues(s, card) for card in s.row],
        "counts": {TOWN_NAMES[town]: counts(s, town) for town in range(TOWNS)},
        "offices": [s.mayors.count(seat) for seat in range(s.seats)],
        # A total is doubles only if it must be.
        "ruler": [yields(s, max(1, total - PIPS), min(total - 1, PIPS)) for total in TOTALS],
        "savings": with_interest(s.deposit),
        "shares": [shares(price, s.seats) for price in range(max(s.hands) + 1)],
        "order": order(s.seats, 0),
        "turned": order(s.seats, 1),
        "points": scores(s),
        "rows_left": deck // (s.seats + 1),
        "rounds": s.round + deck // (s.seats + 1),
    }


def order(seats: int, turned: int) -> OrderShape:
    """By winner: who receives of the price and who chooses, in order; turned by a Moonshine or not."""
    return {
        "receivers": [receivers(winner, turned, seats) for winner in range(seats)],
        "pickers": [pickers(winner, turned, seats) for winner in range(seats)],
    }


def fee(s: River, card: int) -> FeeShape | None:
    """To which Mayor a fee is due for this card, and how much."""
    town = s.town(card)
    if town < 0 or s.mayors[town] < 0:
        return None
    return {"mayor": s.mayors[town], "amount": fee_of(s, town)}


def dues(s: River, card: int) -> list[int]:
    """What each player would owe for this card."""
    town = s.town(card)
    return [0 if town < 0 else fee_due(s, seat, town) for seat in range(s.seats)]


def counts(s: River, town: int) -> list[int]:
    """The concessions in a town of each player."""
    return [s.count(seat, town) for seat in range(s.seats)]
