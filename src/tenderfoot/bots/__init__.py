"""Who plays when nobody does: the levels of each game, and how to make a bot of one.

`roster.py` is the table of the house's levels, `outside.py` finds those that others have made, `entrant.py`
is anybody who can sit down, and `reply.py` looks at what one says. A level every game has is a module of
this package, a level of one game a module of the package named after it (`dicetown/greenhorn.py`).
"""

from __future__ import annotations

import os
from typing import Final

from tenderfoot.bots.contract import Answer, Bot
from tenderfoot.bots.outside import enrolled, kind_of, outsiders, plays, sat_down
from tenderfoot.bots.reply import BadAnswer, reply
from tenderfoot.bots.roster import ROSTER, Level, staff
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import nearest
from tenderfoot.engine.words import Facts

# Bots think side by side, about small tables: more threads for one of them only spin. Numpy looks at this
# when it is first imported, which is after this.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Every level of the house in any game, weakest first.
LEVELS: Final = tuple(dict.fromkeys([level.name for one in ROSTER.values() for level in one.levels]))

__all__ = [
    "LEVELS",
    "Answer",
    "BadAnswer",
    "Bot",
    "enrolled",
    "house_levels",
    "knows",
    "level_of",
    "levels",
    "make",
    "misnamed",
    "outsiders",
    "reply",
    "usual",
]


def house_levels(game: str) -> list[str]:
    """The levels of the house for this game, weakest first."""
    return [level.name for level in staff(game).levels]


def levels(game: str) -> list[str]:
    """The levels one can play this game against: the house's, weakest first, then those from outside."""
    return [*house_levels(game), *[level.name for level in outsiders() if plays(level, game)]]


def knows(game: str, level: str) -> bool:
    """Whether somebody of this level plays this game; the house's own are known without looking around."""
    return level in house_levels(game) or level in levels(game)


def usual(game: str, level: str) -> str:
    """Whom one plays against who names nobody: this level, or the weakest in a game that does not have it."""
    known = house_levels(game)
    return level if level in known else known[0]


def level_of(game: str, name: str) -> Level:
    """The level of this name, of the house or from outside; refused if nobody here knows it."""
    found = staff(game).level(name)
    if found is not None:
        return found
    for level in outsiders():
        if level.name == name:
            return level
    raise BadOptions("unknown-level", misnamed(game, name))


def make(game: str, level: str, seed: bytes) -> Bot:
    """A bot of this level, guessing by a seed of its own."""
    return sat_down(kind_of(level_of(game, level).home), level, game, seed)


def misnamed(game: str, level: str) -> Facts:
    """What to say of a level the game does not have."""
    known = levels(game)
    return {"level": level, "nearest": nearest(level, known), "known": " ".join(known)}
