"""Who plays when nobody does: the levels of each game, and how to make a bot of one.

A level every game has is a module of this package; a level of one game is a module of the package
named after it (`dicetown/greenhorn.py`). Its one `Bot` bears the name of the module.
"""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from tenderfoot.bots.contract import Bot
from tenderfoot.engine.errors import BadOptions

# Bots think side by side, about small tables: more threads for one of them only spin. Numpy looks at this
# when it is first imported, which is after this.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

LEVELS: Final = ("any", "tumbleweed", "greenhorn", "prospector", "gambler", "marshal")

__all__ = ["LEVELS", "Bot", "levels", "make"]


def levels(game: str) -> list[str]:
    """The levels one can play this game against, weakest first."""
    return [level for level in LEVELS if _home(game, level) is not None]


def make(game: str, level: str, seed: bytes) -> Bot:
    """A bot of this level, guessing by a seed of its own."""
    home = _home(game, level) if level in LEVELS else None
    if home is None:
        raise BadOptions("unknown-level", {"level": level, "known": " ".join(levels(game))})
    bot = getattr(import_module(home), level.capitalize())(seed)
    if not isinstance(bot, Bot):
        raise TypeError(f"{home} makes something that is no bot")
    return bot


def _home(game: str, level: str) -> str | None:
    """The module of a level; the game's own comes before one for every game."""
    for home in (f"tenderfoot.bots.{game}.{level}", f"tenderfoot.bots.{level}"):
        if _exists(home):
            return home
    return None


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the package around it is not there
        return False
