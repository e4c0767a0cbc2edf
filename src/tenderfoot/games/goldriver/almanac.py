"""What can be read off the open table by counting, for those who would rather look than count.

Nothing here decides anything, and nothing is secret: fees that are due, concessions by town, what each
total of the dice would bring, where a price would go, the points so far.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import Plain
from tenderfoot.games.goldriver.box import TOWN_NAMES, TOWNS
from tenderfoot.games.goldriver.end import scores
from tenderfoot.games.goldriver.payment import kept_of, receiver
from tenderfoot.games.goldriver.picking import picker_after
from tenderfoot.games.goldriver.production import productive
from tenderfoot.games.goldriver.state import River

TOTALS: Final = range(2, 13)


def almanac(s: River) -> Plain:
    """Everything that can be counted."""
    return {
        "fees": [fee(s, card) for card in s.row],
        "counts": {TOWN_NAMES[town]: counts(s, town) for town in range(TOWNS)},
        "ruler": [yields(s, total) for total in TOTALS],
        "shares": [shares(price, s.seats) for price in range(max(s.hands) + 1)],
        "receivers": [
            [receiver(seat, hop, 0, s.seats) for hop in range(1, s.seats)] for seat in range(s.seats)
        ],
        "pickers": [pickers(seat, s.seats) for seat in range(s.seats)],
        "points": scores(s),
    }


def fee(s: River, card: int) -> list[int]:
    """To whom a fee is due for this card, and how much; nothing without a Mayor."""
    town = s.town(card)
    if town < 0 or s.mayors[town] < 0:
        return []
    return [s.mayors[town], s.count(s.mayors[town], town)]


def counts(s: River, town: int) -> list[int]:
    """The concessions in a town of each player."""
    return [s.count(seat, town) for seat in range(s.seats)]


def yields(s: River, total: int) -> list[int]:
    """What each player would get on this total, doubles only where it cannot be anything else."""
    first = max(1, total - 6)
    gains = [0] * s.seats
    for card in productive(s, first, total - first):
        gains[s.where[card]] += s.worth(card)
    return gains


def shares(price: int, seats: int) -> list[int]:
    """What each receiver keeps of this price, hop by hop, without a card played."""
    kept: list[int] = []
    left = price
    for hop in range(1, seats):
        kept.append(kept_of(left, hop, seats))
        left -= kept[-1]
    return kept


def pickers(winner: Seat, seats: int) -> list[Seat]:
    """The order in which cards are chosen when this seat has won."""
    order = [winner]
    while len(order) < seats:
        order.append(picker_after(order[-1], 0, seats))
    return order
