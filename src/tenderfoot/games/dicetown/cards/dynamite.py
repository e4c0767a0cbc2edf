"""Dynamite."""

from __future__ import annotations

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.places.gold_mine import Dig
from tenderfoot.games.dicetown.prompts import W_MINE
from tenderfoot.games.dicetown.state import Town


class Dynamite(Playable):
    """The mine yields double."""

    def __init__(self) -> None:
        super().__init__("dynamite", windows=(W_MINE,))

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        s.become(Dig(seat, 2))
