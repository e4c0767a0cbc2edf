"""Dice Town: the four names of the contract, and `GAME`."""

from __future__ import annotations

from tenderfoot.games.dicetown.game import GAME, determinize, new_game, scores, view

__all__ = ["GAME", "determinize", "new_game", "scores", "view"]
