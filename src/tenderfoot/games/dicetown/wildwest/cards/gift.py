"""Gift."""

from __future__ import annotations

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import GIFT
from tenderfoot.games.dicetown.cards.playable import Immediate
from tenderfoot.games.dicetown.choices import NO_AIM
from tenderfoot.games.dicetown.events import CARD_PLAYED, CARD_WASTED
from tenderfoot.games.dicetown.goods.opponents import STORE_CARD, Give, NameOpponent
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.windows import answerable


class Gift(Immediate):
    """At once: a chosen opponent gives one store card, which he chooses; none has one: no effect."""

    def __init__(self) -> None:
        super().__init__("gift")

    def strike(self, s: Town, seat: Seat) -> None:
        s.push(Unwrap(seat))

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        s.push(Give(aim, seat, STORE_CARD))


class Unwrap(NameOpponent):
    """He names an opponent with a store card in his hand."""

    def why(self) -> str:
        return "gift"

    def admissible(self, s: Town, seat: Seat) -> bool:
        return s.players[seat].store != 0

    def named(self, s: Town, seat: Seat) -> None:
        s.pop()
        s.tell(CARD_PLAYED, self.seat, GIFT, seat)
        answerable(s, self.seat, GIFT, seat, NO_AIM)

    def nobody(self, s: Town) -> None:
        s.tell(CARD_WASTED, self.seat, GIFT)
        s.pop()
