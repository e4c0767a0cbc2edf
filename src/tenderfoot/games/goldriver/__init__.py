"""Gold River: an auction of claims in five towns, with dice for gold and mayors for tolls."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Options
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.game import GoldRiver
from tenderfoot.games.goldriver.state import River
from tenderfoot.games.goldriver.view import RiverView

GAME: Final = GoldRiver()

__all__ = ["GAME", "determinize", "new_game", "scores", "view"]


def new_game(options: Options, seed: bytes, log: list[Event] | None = None) -> River:
    """A game set up and played on to its first question."""
    return GAME.new_game(options, Chance(seed), log)


def view(s: River, seat: Seat | None) -> RiverView:
    """What this seat may know; None: a spectator."""
    return GAME.view(s, seat)


def determinize(v: RiverView, seed: bytes) -> River:
    """A world that fits the view of a seat that is asked."""
    return GAME.determinize(v, seed)


def scores(s: River) -> list[int]:
    """The points of each seat, as if the game ended now."""
    return GAME.scores(s)
