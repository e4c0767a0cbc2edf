"""Unlimited Credits."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.places.general_store import Errand
from tenderfoot.games.dicetown.prompts import W_STORE
from tenderfoot.games.dicetown.state import Town


class Credits(Playable):
    """One more store action in this visit."""

    def __init__(self) -> None:
        super().__init__("credits", windows=(W_STORE,))

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        s.become(Errand(seat, cast(Errand, s.frames[-1]).actions + 1))
