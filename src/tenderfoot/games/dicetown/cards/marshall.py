"""Marshall."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.places.sheriff.office import Swearing
from tenderfoot.games.dicetown.prompts import W_BADGE, W_SHERIFF
from tenderfoot.games.dicetown.state import Town


class Marshall(Playable):
    """The badge does not move: what both editions have in common."""

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        cast(Swearing, s.frames[-1]).stopped(s)


class MarshallInOffice(Marshall):
    """Classic: played when the badge is won at the Sheriff's Office."""

    def __init__(self) -> None:
        super().__init__("marshall", windows=(W_SHERIFF,))


class MarshallOnWatch(Marshall):
    """Revised: played whenever the badge is about to move."""

    def __init__(self) -> None:
        super().__init__("marshall", windows=(W_SHERIFF, W_BADGE))
