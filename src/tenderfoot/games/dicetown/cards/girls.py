"""The Girls."""

from __future__ import annotations

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.places.saloon import AtTheBar
from tenderfoot.games.dicetown.prompts import W_SALOON
from tenderfoot.games.dicetown.state import Town


class Girls(Playable):
    """Two robberies instead of one."""

    def __init__(self) -> None:
        super().__init__("girls", windows=(W_SALOON,))

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        s.become(AtTheBar(seat, 2))
