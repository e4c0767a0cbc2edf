"""15. Cards that cannot be used yet."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Frame
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.box import NO_CARD, SEATS, TAKEN
from tenderfoot.games.goldriver.cards import RULES
from tenderfoot.games.goldriver.claims.taking import TAKING
from tenderfoot.games.goldriver.state import River


class ParkedCheck(Frame[River]):
    """15, A19. Players clockwise from the winner, oldest cards first: the first that can be used is applied.

    Then the look begins again, until none can be used. A19: no choice; a card fires at the first check at
    which it can.
    """

    def __init__(self, winner: Seat) -> None:
        self.winner: Final = winner

    def pack(self) -> list[int]:
        return [self.winner]

    def run(self, s: River) -> None:
        card = self.usable(s)
        if card < 0:
            s.pop()
            return
        seat = s.where[card]
        s.parked = [other for other in s.parked if other != card]
        s.put(card, TAKEN)
        s.taken = card
        s.push(TAKING[seat])

    def usable(self, s: River) -> int:
        """The card that is applied now, if any."""
        for k in range(s.seats):
            seat = (self.winner + k) % s.seats
            for card in s.parked:
                if s.where[card] == seat and RULES[card].usable(s, seat):
                    return card
        return NO_CARD


CHECKS: Final = [ParkedCheck(seat) for seat in range(SEATS)]


def check_parked(s: River, winner: Seat) -> None:
    """15. After this, parked cards are looked at. One that is parked only now cannot be used anyway."""
    if s.parked:
        s.push(CHECKS[winner])
