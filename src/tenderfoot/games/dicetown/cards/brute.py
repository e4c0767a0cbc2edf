"""The Brute."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.hand.throws import Pay, Settle
from tenderfoot.games.dicetown.state import Town


class Brute(Playable):
    """W-REVEAL. Shown together with the dice: several of them are kept without paying."""

    def __init__(self) -> None:
        super().__init__("brute", copies=2)

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        pay = cast(Pay, s.frames[-1])
        s.become(Pay(pay.sheriff, pay.seats, pay.brutes, free=pay.free | 1 << seat))

    def cancelled(self, s: Town, seat: Seat) -> None:
        s.push(Settle(seat))
