"""Who is likely to win a game of Gold River, for those who look at it afterwards."""

from __future__ import annotations

from tenderfoot.bots.goldriver.insight import seen_chances
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.state import River


def win_chances(s: River, seat: Seat | None) -> list[float]:
    """The chance of each seat, by what a seat knows, or by what lies open to everybody."""
    return seen_chances(GAME.view(s, seat))
