"""Desperado."""

from __future__ import annotations

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.prompts import W_RECRUIT
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.wildwest.outlaws import Desperados


class Desperado(Playable):
    """Take any Outlaw of the pile; the pile is shuffled."""

    def __init__(self) -> None:
        super().__init__("desperado", windows=(W_RECRUIT,))

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        s.become(Desperados(seat))
