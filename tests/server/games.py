"""The games of a server for tests: Toytown beside the real ones. Bots in other processes import only this."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.game import Game
from tenderfoot.games import GAMES as REAL
from tests.engine.toytown import Toytown

GAMES: Final[dict[str, Game]] = {"toytown": Toytown(), **REAL}
HOME: Final = "tests.server.games:GAMES"
