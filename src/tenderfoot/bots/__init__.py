"""Who plays when nobody does: the levels of each game, and how to make a bot of one.

`roster.py` is the table of all levels. A level every game has is a module of this package, a level of one
game a module of the package named after it (`dicetown/greenhorn.py`).
"""

from __future__ import annotations

import os
from typing import Final

from tenderfoot.bots.contract import Bot
from tenderfoot.bots.roster import ROSTER, loaded, staff
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import nearest
from tenderfoot.engine.words import Facts

# Bots think side by side, about small tables: more threads for one of them only spin. Numpy looks at this
# when it is first imported, which is after this.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Every level of any game, weakest first.
LEVELS: Final = tuple(dict.fromkeys([level.name for one in ROSTER.values() for level in one.levels]))

__all__ = ["LEVELS", "Bot", "levels", "make", "misnamed", "seated", "usual"]


def levels(game: str) -> list[str]:
    """The levels one can play this game against, weakest first."""
    return [level.name for level in staff(game).levels]


def usual(game: str, level: str) -> str:
    """Whom one plays against who names nobody: this level, or the weakest in a game that does not have it."""
    known = levels(game)
    return level if level in known else known[0]


def make(game: str, level: str, seed: bytes) -> Bot:
    """A bot of this level, guessing by a seed of its own."""
    found = staff(game).level(level)
    if found is None:
        raise BadOptions("unknown-level", misnamed(game, level))
    bot = seated(loaded(found.home), seed)
    if bot is None:
        raise TypeError(f"{found.home} is no bot")
    return bot


def misnamed(game: str, level: str) -> Facts:
    """What to say of a level the game does not have."""
    known = levels(game)
    return {"level": level, "nearest": nearest(level, known), "known": " ".join(known)}


def seated(kind: object, seed: bytes) -> Bot | None:
    """A bot of this class with a seed of its own; None if it is no class of bots."""
    return kind(seed) if isinstance(kind, type) and issubclass(kind, Bot) else None
