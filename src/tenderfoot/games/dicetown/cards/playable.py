"""What most cards have in common: they are played from the hand, and point at nothing."""

from __future__ import annotations

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.choices import PLAYS
from tenderfoot.games.dicetown.edition import Card
from tenderfoot.games.dicetown.events import CARD_TURNED_UP
from tenderfoot.games.dicetown.goods.piles import put_down
from tenderfoot.games.dicetown.state import Town


class Playable(Card):
    """Kind P. It is played in its windows, then discarded."""

    def options(self, s: Town, seat: Seat) -> list[Choice]:
        return [PLAYS[self.kind]]


class Immediate(Card):
    """R-49. Kind I: played the moment it is obtained, from whatever source; never held in a hand."""

    def immediate(self) -> bool:
        return True

    def obtained(self, s: Town, seat: Seat, uid: int) -> None:
        put_down(s, uid)
        s.tell(CARD_TURNED_UP, seat, self.kind)
        self.strike(s, seat)

    def strike(self, s: Town, seat: Seat) -> None:
        """The card lies open: name its target and let it be answered."""
        raise NotImplementedError
