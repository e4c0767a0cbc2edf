"""Who is likely to win a game of Dice Town, for those who look at it afterwards."""

from __future__ import annotations

from tenderfoot.bots.dicetown.insight import seen_chances
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown import GAME
from tenderfoot.games.dicetown.state import Town


def win_chances(s: Town, seat: Seat | None) -> list[float]:
    """The chance of each seat, by what a seat knows, or by what lies open to everybody."""
    return seen_chances(GAME.view(s, seat))
