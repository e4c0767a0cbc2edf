"""What can be read off the open table by counting, for those who would rather look than count.

Nothing here decides anything, and nothing is secret: fees that are due, concessions by town, what each
throw of the dice would bring, where a price would go, what a deposit grows to, the points so far.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.box import CARDS, NAMES, STATION, TOWN_NAMES, TOWNS
from tenderfoot.games.goldriver.end import (
    INDICES,
    NO_HAND,
    poker_hands,
    poker_points,
    reckoning,
    scores,
    with_interest,
)
from tenderfoot.games.goldriver.gold.production import yields
from tenderfoot.games.goldriver.known.sale import pickers, receivers, shares
from tenderfoot.games.goldriver.known.shapes import AlmanacShape, FeeShape, HandShape, OrderShape
from tenderfoot.games.goldriver.mayors import fee_due, fee_of
from tenderfoot.games.goldriver.poker import CATEGORIES, best_hand, category, leading, without_kickers
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
        "doubles": doubles(s),
        "savings": with_interest(s.deposit),
        "shares": [shares(price, s.seats) for price in range(max(s.hands) + 1)],
        "order": order(s.seats, 0),
        "turned": order(s.seats, 1),
        "points": scores(s),
        "certain": [scored.total() - scored.poker for scored in reckoning(s)],
        "poker": hands(s),
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


def doubles(s: River) -> list[int]:
    """What each player gets more on doubles: the same total, once as doubles and once not."""
    alike, unlike = yields(s, 3, 3), yields(s, 2, 4)
    return [alike[seat] - unlike[seat] for seat in range(s.seats)]


def hands(s: River) -> list[HandShape | None]:
    """Each player's poker hand so far."""
    found = poker_hands(s)
    bonus = poker_points(s, found)
    return [hand(s, seat, found[seat], bonus[seat]) for seat in range(s.seats)]


def hand(s: River, seat: Seat, strength: int, bonus: int) -> HandShape | None:
    """A hand of this strength, with its cards; the Station stands for any card."""
    if strength == NO_HAND:
        return None
    cards = [
        card for card in range(CARDS) if s.where[card] == seat and (INDICES[card] >= 0 or card == STATION)
    ]
    return {
        "hand": CATEGORIES[category(strength)],
        "rank": leading(strength),
        "cards": [NAMES[card] for card in cards],
        "makes": [NAMES[card] for card in makes(cards, strength)],
        "bonus": bonus,
    }


def makes(cards: list[int], strength: int) -> list[int]:
    """The cards that make a hand of this strength: what is left when whatever can be spared is put aside."""
    made = cards
    for card in cards:
        rest = [one for one in made if one != card]
        indices = [INDICES[one] for one in rest if INDICES[one] >= 0]
        if rest and without_kickers(best_hand(indices, STATION in rest)) == without_kickers(strength):
            made = rest
    return made
