"""Who is likely to win a game of Dice Town, for those who look at it afterwards."""

from __future__ import annotations

from tenderfoot.bots.dicetown.estate import Estate, rounds_left
from tenderfoot.games.dicetown.state import Town


def win_chances(s: Town) -> list[float]:
    """The chance of each seat, from what everybody owns and how many rounds are left."""
    estate = Estate(s, rounds_left(s.mine, len(s.row) + len(s.property)))
    return [estate.win(seat) for seat in range(len(s.players))]
