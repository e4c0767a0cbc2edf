"""Collection."""

from __future__ import annotations

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.cards.playable import Immediate
from tenderfoot.games.dicetown.choices import NO_AIM
from tenderfoot.games.dicetown.goods.purse import collect_dollars
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.windows import answerable


class Collection(Immediate):
    """At once: each opponent gives up to two dollars."""

    def __init__(self) -> None:
        super().__init__("collection")

    def strike(self, s: Town, seat: Seat) -> None:
        answerable(s, seat, self.kind, NO_AIM, NO_AIM)

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        collect_dollars(s, seat, 2)
