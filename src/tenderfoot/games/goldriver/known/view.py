"""4. What one seat may know: everything but the order of the deck, the cards face down, and sealed bids."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.games.goldriver.box import CARDS, FACE_DOWN, IN_DECK
from tenderfoot.games.goldriver.known import plain
from tenderfoot.games.goldriver.known.shapes import OwnShape, TableShape
from tenderfoot.games.goldriver.state import Board, River

NO_CHANCE: Final = Chance(b"")


@final
@mypyc_attr(acyclic=True)
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

    def table(self) -> TableShape:
        return plain.table(self)

    def own(self) -> OwnShape:
        return plain.own(self)

    def open_table(self) -> River:
        """The table again, without the deck: what lies open can be counted as the rules count it."""
        s = River(NO_CHANCE, self.edition)
        self.show(s)
        s.where = self.where
        s.pile = []
        return s
