"""Wanted."""

from __future__ import annotations

from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.prompts import W_WANTED


class Wanted(Playable):
    """Cancels the store card just played by an opponent; the window itself carries it out."""

    def __init__(self) -> None:
        super().__init__("wanted", windows=(W_WANTED,))
