"""9. Taking a card."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Frame
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.box import KIND, NO_CARD, SEATS
from tenderfoot.games.goldriver.cards import RULES
from tenderfoot.games.goldriver.deck import BANDIT
from tenderfoot.games.goldriver.state import River


class Taking(Frame[River]):
    """9. The card that was chosen is resolved; so is the one that a One-Armed Bandit then brings."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def pack(self) -> list[int]:
        return [self.seat]

    def run(self, s: River) -> None:
        card = s.taken
        # Only a One-Armed Bandit that is played brings another card; the frame waits for it.
        if card < 0 or KIND[card] != BANDIT:
            s.pop()
        if card >= 0:
            s.taken = NO_CARD
            RULES[card].take(s, self.seat, card)


TAKING: Final = [Taking(seat) for seat in range(SEATS)]
