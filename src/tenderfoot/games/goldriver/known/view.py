"""4. What one seat may know: everything but the order of the deck, the cards face down, and sealed bids."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import Plain, View
from tenderfoot.games.goldriver.box import (
    CARDS,
    FACE_DOWN,
    FIRST_LASSO,
    FIRST_LOST,
    IN_DECK,
    KIND,
    LASSOS,
    LEFT_IN_BOX,
    LOST_MINES,
    NAMES,
    OUT,
    PUT_BACK,
    SHOWN,
    TAKEN,
    TOWN_NAMES,
    TOWNS,
)
from tenderfoot.games.goldriver.deck import HORSESHOE
from tenderfoot.games.goldriver.known.almanac import almanac
from tenderfoot.games.goldriver.state import Board, River

NO_CHANCE: Final = Chance(b"")


class RiverView(View, Board):
    """4, A4. The open table: nuggets, kept and parked cards too. One zone is all that is unseen."""

    def __init__(self, s: River, seat: Seat | None) -> None:
        super().__init__(s, seat)
        self.edition: Final = s.edition
        s.show(self)
        # Face down or in the deck: nobody can tell one from the other.
        self.where: Final = [IN_DECK if zone == FACE_DOWN else zone for zone in s.where]
        self.deck: Final = s.deck()

    def unseen(self) -> list[int]:
        """The cards of which nobody knows whether they are in the deck or face down."""
        return self.lying(IN_DECK)

    def lying(self, zone: int) -> list[int]:
        """The cards in a zone, in printed order."""
        return [card for card in range(CARDS) if self.where[card] == zone]

    def plain(self) -> Plain:
        """The whole view, with the names of cards and towns."""
        plain = super().plain()
        plain["options"] = self.edition.options
        plain["players"] = [self.before(seat) for seat in range(self.seats)]
        plain["row"] = names(self.row)
        plain["taken"] = names(self.lying(TAKEN))
        plain["shown"] = names(self.lying(SHOWN))
        plain["out"] = names(self.lying(OUT))
        plain["unused"] = names(self.lying(LEFT_IN_BOX))
        plain["put back"] = names(self.lying(PUT_BACK))
        plain["unseen"] = names(self.unseen())
        plain["deck"] = self.deck
        plain["rows left"] = self.deck // (self.seats + 1)
        plain["parked"] = names(self.parked)
        plain["attached"] = self.attached()
        plain["joined"] = self.joined_towns()
        plain["mayors"] = {TOWN_NAMES[town]: self.mayors[town] for town in range(TOWNS)}
        plain["deposit"] = self.deposit
        plain["pot"] = self.pot
        plain["first"] = self.first
        plain["round"] = self.round
        plain["blasts"] = self.blasts
        plain["stickups"] = self.stickups
        plain.update(almanac(self.open_table()))
        return plain

    def open_table(self) -> River:
        """The table again, without the deck: what lies open can be counted as the rules count it."""
        s = River(NO_CHANCE, self.edition)
        self.show(s)
        s.where = self.where
        s.pile = []
        return s

    def before(self, seat: Seat) -> Plain:
        """What lies before one player."""
        cards = self.lying(seat)
        return {
            "nuggets": self.hands[seat],
            "cards": names([card for card in cards if KIND[card] != HORSESHOE and card not in self.parked]),
            "kept": names([card for card in cards if KIND[card] == HORSESHOE]),
            "parked": names([card for card in self.parked if card in cards]),
        }

    def attached(self) -> Plain:
        """Which concession carries which card."""
        return {
            NAMES[card]: NAMES[self.tied[card - FIRST_LASSO]]
            for card in LASSOS
            if self.tied[card - FIRST_LASSO] >= 0
        }

    def joined_towns(self) -> Plain:
        """The town of each Lost Mine that has one."""
        return {
            NAMES[card]: TOWN_NAMES[self.joined[card - FIRST_LOST]]
            for card in LOST_MINES
            if self.joined[card - FIRST_LOST] >= 0
        }


def names(cards: list[int]) -> list[str]:
    """The ids of cards."""
    return [NAMES[card] for card in cards]
