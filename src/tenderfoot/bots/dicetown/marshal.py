"""Level 4 of Dice Town."""

from __future__ import annotations

from tenderfoot.bots.dicetown.estate import Estate
from tenderfoot.bots.dicetown.gambler import Gambler
from tenderfoot.engine.seats import Seat


class Marshal(Gambler):
    """Plays like the Gambler with more patience: it tries cards, victims and ties in many more worlds, and
    judges them by who is going to win rather than by points.
    """

    milliseconds = 50.0
    playouts = 72

    def judge(self, estate: Estate, seat: Seat) -> float:
        """The chance to win, on the scale of points."""
        return 40.0 * estate.win(seat)
