"""Marshall."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import MARSHALL
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.places.sheriff.office import Swearing
from tenderfoot.games.dicetown.state import Town


class Marshall(Playable):
    """The badge does not move. Its windows differ between the editions."""

    def __init__(self, windows: int) -> None:
        super().__init__(MARSHALL, windows)

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        cast(Swearing, s.frames[-1]).stopped(s)
