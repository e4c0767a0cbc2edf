"""Double Gun."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.prompts import W_CHASE
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.wildwest.hunt import Chase, Fire


class DoubleGun(Playable):
    """Roll any of your hunting dice once more."""

    def __init__(self) -> None:
        super().__init__("doublegun", copies=2, windows=(W_CHASE,))

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        chase = cast(Chase, s.frames[-1])
        s.push(Fire(seat, chase.roll, chase.guns))
