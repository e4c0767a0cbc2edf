"""22. What must be true of every position: the cards of the box, nuggets, and who can be Mayor."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.errors import Broken
from tenderfoot.games.goldriver.box import (
    CARDS,
    CONCESSIONS,
    FIRST_LASSO,
    IN_DECK,
    IN_ROW,
    KIND,
    LASSOS,
    LEFT_IN_BOX,
    NAMES,
    NO_CARD,
    PUT_BACK,
    SEATS,
    THREE,
    TOWN_NAMES,
    TOWNS,
)
from tenderfoot.games.goldriver.deck import BANDIT, HORSESHOE, LASSO
from tenderfoot.games.goldriver.mayors import Elections, count_in
from tenderfoot.games.goldriver.state import TALLY_BITS, River

FIRST_MAYOR_AT: Final = 2


def count(s: River) -> None:
    """22. Raise `Broken` unless everything is where it must be."""
    piles(s)
    parking(s)
    attachments(s)
    nuggets(s)
    tallies(s)
    offices(s)


def broken(sentence: str) -> Broken:
    """A position that cannot be."""
    return Broken(f"law 7: {sentence}")


def piles(s: River) -> None:
    """22. Each card of this game lies in one place, and the deck and the row are what lies there."""
    used = s.edition.cards
    for card in range(CARDS):
        if (s.where[card] == LEFT_IN_BOX) == (card in used):
            raise broken(f"{NAMES[card]} is in the game and in the box, or in neither")
    deck = sorted([card for card in range(CARDS) if s.where[card] in (IN_DECK, PUT_BACK)])
    if deck != sorted(s.pile[s.drawn :]):
        raise broken("the deck is not the cards that lie in it")
    if sorted(s.row) != [card for card in range(CARDS) if s.where[card] == IN_ROW]:
        raise broken("the row is not the cards that lie in it")


def parking(s: River) -> None:
    """22. What is parked lies before somebody, and cards with a colt lie there only when parked."""
    for card in range(CARDS):
        loose = HORSESHOE < KIND[card] <= BANDIT or (KIND[card] == LASSO and tied_to(s, card) == NO_CARD)
        if (card in s.parked) != (loose and s.where[card] < SEATS):
            raise broken(f"{NAMES[card]} is parked and is not")


def tied_to(s: River, lasso: int) -> int:
    """The concession to which this card is attached."""
    return s.tied[lasso - FIRST_LASSO]


def attachments(s: River) -> None:
    """22. What is attached lies where its concession lies."""
    for card in LASSOS:
        concession = tied_to(s, card)
        if concession != NO_CARD and s.where[concession] != s.where[card]:
            raise broken(f"{NAMES[card]} does not lie with {NAMES[concession]}")


def nuggets(s: River) -> None:
    """22. No debts; the deposit is a multiple of three."""
    if min(s.hands) < 0 or s.pot < 0 or s.deposit < 0 or s.deposit % THREE:
        raise broken(f"hands {s.hands}, pot {s.pot}, deposit {s.deposit}")


def tallies(s: River) -> None:
    """22. The counts of the towns are those of the concessions that lie there."""
    counted = [0] * TOWNS
    for card in range(CONCESSIONS):
        town = s.town(card)
        if town >= 0 and s.where[card] < SEATS:
            counted[town] += 1 << TALLY_BITS * s.where[card]
    if counted != s.tallies:
        raise broken(f"towns count {s.tallies} instead of {counted}")


def offices(s: River) -> None:
    """22. Without a Mayor nobody has two; ahead of a Mayor there are two who block each other.

    While a change is not finished, its election is still to come.
    """
    if any(isinstance(frame, Elections) for frame in s.frames):
        return
    for town in range(TOWNS):
        counts = [count_in(s.tallies[town], seat) for seat in range(s.seats)]
        mayor = s.mayors[town]
        if mayor < 0 and max(counts) >= FIRST_MAYOR_AT:
            raise broken(f"{TOWN_NAMES[town]} has no Mayor: {counts}")
        if mayor >= 0 and max(counts) > counts[mayor] and counts.count(max(counts)) == 1:
            raise broken(f"seat {mayor} is Mayor of {TOWN_NAMES[town]}: {counts}")
