"""1. What lies on the table, and how to copy it.

`tallies` and `hands` change with every step and are copied; so is `where`, but only when a card is `put`
somewhere. A rule never changes any other list: it puts a new one in its place, so copies share it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, trait

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import State
from tenderfoot.engine.seats import NOBODY, Seat
from tenderfoot.games.goldriver.box import (
    CONCESSIONS,
    FIRST_LASSO,
    FIRST_LOST,
    IN_ROW,
    LAST_LOST,
    NO_CARD,
    NUGGETS,
    OUT,
    SEATS,
    TOWN,
    TOWNS,
)
from tenderfoot.games.goldriver.edition import Edition

TALLY_BITS: Final = 4
TALLY_MASK: Final = 15


def replaced(items: list[int], at: int, item: int) -> list[int]:
    """The same list but for one item."""
    changed = items[:]
    changed[at] = item
    return changed


@trait
@mypyc_attr(acyclic=True)
class Board:
    """What lies open: the table has it, and every view of it."""

    seats: int = 0
    row: list[int]  # in the order in which they were turned up
    taken: int = NO_CARD  # the card chosen but not resolved yet
    parked: list[int]  # action cards that could not be used, oldest first
    tied: list[int]  # the concession under each card with a lasso
    joined: list[int]  # the town of each Lost Mine
    tallies: list[int]  # how many concessions each seat has in a town: four bits a seat
    mayors: list[int]  # who holds the Mayor card of each town
    hands: list[int]  # nuggets
    deposit: int = 0  # nuggets on the Bank
    pot: int = 0  # nuggets on their way: the price going round, or the stake of two players
    first: int = 0  # a seat: no trait keeps native numbers
    round: int = 0
    blasts: list[int]  # who has rolled for a Dynamite in this round
    stickups: list[int]  # who has rolled for a Hold Up in this round

    def show(self, to: Board) -> None:
        """Give another all of this."""
        to.seats = self.seats
        to.row = self.row
        to.taken = self.taken
        to.parked = self.parked
        to.tied = self.tied
        to.joined = self.joined
        to.tallies = self.tallies[:]
        to.mayors = self.mayors
        to.hands = self.hands[:]
        to.deposit = self.deposit
        to.pot = self.pot
        to.first = self.first
        to.round = self.round
        to.blasts = self.blasts
        to.stickups = self.stickups


@final
@mypyc_attr(acyclic=True)
class River(State, Board):
    """The table of Gold River. Only the order of the pile and the cards face down are secret."""

    where: list[int]  # the zone of each card; attached cards lie where their concession lies
    pile: list[int]  # the deck from the top, with what was drawn; never changed, so copies share it
    drawn: i64 = 0  # how many cards of the pile are gone

    def __init__(self, chance: Chance, edition: Edition) -> None:
        super().__init__(chance)
        self.edition: Final = edition
        self._lent = False  # whether a copy has the same list of zones: who moves a card first takes its own

    def copy(self) -> River:
        """The same position with a life of its own."""
        to = River(self.chance, self.edition)
        to.seats = self.seats
        to.row = self.row
        to.taken = self.taken
        to.parked = self.parked
        to.tied = self.tied
        to.joined = self.joined
        to.tallies = self.tallies[:]
        to.mayors = self.mayors
        to.hands = self.hands[:]
        to.deposit = self.deposit
        to.pot = self.pot
        to.first = self.first
        to.round = self.round
        to.blasts = self.blasts
        to.stickups = self.stickups
        to.where = self.where
        to._lent = True
        self._lent = True
        to.pile = self.pile
        to.drawn = self.drawn
        self.copy_core(to)
        return to

    def put(self, card: int, zone: int) -> None:
        """This card lies there now."""
        if self._lent:
            self.where = self.where[:]
            self._lent = False
        self.where[card] = zone

    def deck(self) -> int:
        """How many cards can still be drawn."""
        return len(self.pile) - self.drawn

    def draw(self, zone: int) -> int:
        """Turn up the top card of the deck, and put it there."""
        card = self.pile[self.drawn]
        self.drawn += 1
        self.put(card, zone)
        return card

    def holder(self, card: int) -> Seat:
        """Who has this card before it."""
        place = self.where[card]
        return place if place < SEATS else NOBODY

    def town(self, card: int) -> int:
        """The town to which this concession belongs now."""
        if FIRST_LOST <= card <= LAST_LOST:
            return self.joined[card - FIRST_LOST]
        return TOWN[card]

    def count(self, seat: i64, town: int) -> int:
        """How many concessions of this town lie before this seat."""
        tally: i64 = self.tallies[town]
        return tally >> TALLY_BITS * seat & TALLY_MASK

    def move(self, card: int, to: int) -> None:
        """Put a card elsewhere: the town counts anew, and what is attached comes along."""
        town = self.town(card)
        if town >= 0:
            self._tally(town, self.where[card], -1)
            self._tally(town, to, 1)
        self.put(card, to)
        for i, under in enumerate(self.tied):
            if under == card:
                self.put(FIRST_LASSO + i, to)

    def join(self, card: int, town: int) -> None:
        """A Lost Mine belongs to this town from now on."""
        self.joined = replaced(self.joined, card - FIRST_LOST, town)
        self._tally(town, self.where[card], 1)

    def tie(self, lasso: int, card: int) -> None:
        """A card with a lasso is attached to this concession."""
        self.tied = replaced(self.tied, lasso - FIRST_LASSO, card)

    def leave_row(self, card: int, to: int) -> None:
        """Take a card out of the row."""
        row = self.row[:]
        row.remove(card)
        self.row = row
        self.put(card, to)

    def sweep_row(self) -> None:
        """The whole row goes out."""
        for card in self.row:
            self.put(card, OUT)
        self.row = []

    def deal_row(self) -> None:
        """A card more than there are players is turned up."""
        self.row = self.pile[self.drawn : self.drawn + self.seats + 1]
        self.drawn += len(self.row)
        for card in self.row:
            self.put(card, IN_ROW)

    def worth(self, card: int) -> int:
        """The nuggets of a concession, with those of what is attached to it."""
        nuggets = NUGGETS[card]
        for i, under in enumerate(self.tied):
            if under == card:
                nuggets += NUGGETS[FIRST_LASSO + i]
        return nuggets

    def concessions(self, seat: Seat) -> list[int]:
        """The concessions before this seat, in printed order."""
        return [card for card, zone in enumerate(self.where[:CONCESSIONS]) if zone == seat]

    def has_concession(self, seat: Seat) -> bool:
        """Whether any concession lies before this seat."""
        return seat in self.where[:CONCESSIONS]

    def others_have(self, seat: Seat, cards: list[int]) -> bool:
        """Whether any of these cards lies before another seat."""
        return any(self.where[card] < SEATS and self.where[card] != seat for card in cards)

    def of_others(self, seat: Seat, cards: list[int]) -> list[int]:
        """Those of these cards that lie before another seat."""
        where = self.where
        return [card for card in cards if where[card] < SEATS and where[card] != seat]

    def towns(self, seat: Seat) -> list[int]:
        """The towns in which this seat has a concession."""
        return [town for town in range(TOWNS) if self.count(seat, town)]

    def _tally(self, town: int, zone: i64, change: i64) -> None:
        if zone < SEATS:
            self.tallies[town] += change << TALLY_BITS * zone
