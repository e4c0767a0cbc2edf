"""Gold River: the four names of the contract, and `GAME`."""

from __future__ import annotations

from tenderfoot.games.goldriver.game import GAME, determinize, new_game, scores, view

__all__ = ["GAME", "determinize", "new_game", "scores", "view"]
