"""1. What lies on the table, and how to copy it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import State
from tenderfoot.engine.seats import NOBODY, Seat
from tenderfoot.games.goldriver.box import (
    CONCESSIONS,
    FIRST_LASSO,
    FIRST_LOST,
    IN_ROW,
    LASSOS,
    LOST_MINES,
    NUGGETS,
    OUT,
    SEATS,
    TOWN,
    TOWNS,
)
from tenderfoot.games.goldriver.deck import NO_TOWN
from tenderfoot.games.goldriver.edition import Edition

TALLY_BITS: Final = 4
TALLY_MASK: Final = 15


class River(State):
    """The table of Gold River. Only the order of the pile and the cards face down are secret."""

    def __init__(
        self,
        chance: Chance,
        edition: Edition,
        where: list[int],
        pile: list[int],
        drawn: int,
        row: list[int],
        taken: int,
        parked: list[int],
        tied: list[int],
        joined: list[int],
        tallies: list[int],
        mayors: list[int],
        hands: list[int],
        deposit: int,
        pot: int,
        first: Seat,
        round_: int,
        blasts: list[int],
        stickups: list[int],
    ) -> None:
        super().__init__(chance)
        self.edition: Final = edition
        self.seats: Final = edition.seats
        self.where = where  # the zone of each card; attached cards lie where their concession lies
        self.pile = pile  # the deck from the top, with what was drawn; never changed, so copies share it
        self.drawn = drawn  # how many cards of the pile are gone
        self.row = row  # in the order in which they were turned up
        self.taken = taken  # the card chosen but not resolved yet
        self.parked = parked  # action cards that could not be used, oldest first
        self.tied = tied  # the concession under each card with a lasso
        self.joined = joined  # the town of each Lost Mine
        self.tallies = tallies  # how many concessions each seat has in a town: four bits a seat
        self.mayors = mayors  # who holds the Mayor card of each town
        self.hands = hands  # nuggets
        self.deposit = deposit  # nuggets on the Bank
        self.pot = pot  # nuggets on their way: the price going round, or the stake of two players
        self.first = first
        self.round = round_
        self.blasts = blasts  # who has rolled for a Dynamite in this round
        self.stickups = stickups  # who has rolled for a Hold Up in this round

    def copy(self) -> River:
        """The same position with a life of its own."""
        t = River(
            self.chance,
            self.edition,
            self.where[:],
            self.pile,
            self.drawn,
            self.row[:],
            self.taken,
            self.parked[:],
            self.tied[:],
            self.joined[:],
            self.tallies[:],
            self.mayors[:],
            self.hands[:],
            self.deposit,
            self.pot,
            self.first,
            self.round,
            self.blasts[:],
            self.stickups[:],
        )
        self.copy_core(t)
        return t

    def deck(self) -> int:
        """How many cards can still be drawn."""
        return len(self.pile) - self.drawn

    def draw(self, zone: int) -> int:
        """Turn up the top card of the deck, and put it there."""
        card = self.pile[self.drawn]
        self.drawn += 1
        self.where[card] = zone
        return card

    def holder(self, card: int) -> Seat:
        """Who has this card before it."""
        place = self.where[card]
        return place if place < SEATS else NOBODY

    def town(self, card: int) -> int:
        """The town to which this concession belongs now."""
        if card >= CONCESSIONS:
            return NO_TOWN
        if FIRST_LOST <= card < FIRST_LOST + len(LOST_MINES):
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
        self.where[card] = to
        for i in range(len(LASSOS)):
            if self.tied[i] == card:
                self.where[FIRST_LASSO + i] = to

    def join(self, card: int, town: int) -> None:
        """A Lost Mine belongs to this town from now on."""
        self.joined[card - FIRST_LOST] = town
        self._tally(town, self.where[card], 1)

    def leave_row(self, card: int, to: int) -> None:
        """Take a card out of the row."""
        self.row.remove(card)
        self.where[card] = to

    def sweep_row(self) -> None:
        """The whole row goes out."""
        for card in self.row:
            self.where[card] = OUT
        self.row = []

    def deal_row(self) -> None:
        """A card more than there are players is turned up."""
        self.row = [self.draw(IN_ROW) for _ in range(self.seats + 1)]

    def worth(self, card: int) -> int:
        """The nuggets of a concession, with those of what is attached to it."""
        nuggets = NUGGETS[card]
        for i in range(len(LASSOS)):
            if self.tied[i] == card:
                nuggets += NUGGETS[FIRST_LASSO + i]
        return nuggets

    def concessions(self, seat: Seat) -> list[int]:
        """The concessions before this seat, in printed order."""
        return [card for card in range(CONCESSIONS) if self.where[card] == seat]

    def has_concession(self, seat: Seat) -> bool:
        """Whether any concession lies before this seat."""
        return seat in self.where[:CONCESSIONS]

    def others_have(self, seat: Seat, cards: list[int]) -> bool:
        """Whether any of these cards lies before another seat."""
        return any(self.where[card] < SEATS and self.where[card] != seat for card in cards)

    def of_others(self, seat: Seat, cards: list[int]) -> list[int]:
        """Those of these cards that lie before another seat."""
        return [card for card in cards if self.where[card] < SEATS and self.where[card] != seat]

    def towns(self, seat: Seat) -> list[int]:
        """The towns in which this seat has a concession."""
        return [town for town in range(TOWNS) if self.count(seat, town)]

    def _tally(self, town: int, zone: i64, change: i64) -> None:
        if zone < SEATS:
            self.tallies[town] += change << TALLY_BITS * zone
