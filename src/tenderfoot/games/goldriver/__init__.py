"""Gold River: an auction of claims in five towns, with dice for gold and mayors for tolls."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.events import Event
from tenderfoot.engine.options import Options
from tenderfoot.games.goldriver.game import GoldRiver
from tenderfoot.games.goldriver.state import River

__all__ = ["GAME", "determinize", "new_game", "scores", "view"]

GAME: Final[GoldRiver] = GoldRiver()

# Assigned, not defined: two modules of this package have the same names, and a compiled definition
# would come before their import and be covered by it.
view: Final = GAME.view
determinize: Final = GAME.determinize
scores: Final = GAME.scores


def new_game(options: Options, seed: bytes, log: list[Event] | None = None) -> River:
    """A game set up and played on to its first question."""
    return GAME.new_game(options, Chance(seed), log)
