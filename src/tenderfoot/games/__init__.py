"""The games there are, by name."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.game import Game
from tenderfoot.games import dicetown, goldriver

GAMES: Final[dict[str, Game]] = {
    "dicetown": dicetown.GAME,
    "goldriver": goldriver.GAME,
}
