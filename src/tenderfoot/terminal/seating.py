"""Who sits where: one person, and bots of a level each.

A record names its seats; a bot's name carries its level there: `Buck [greenhorn]`. So a saved game
knows by itself who plays on.
"""

from __future__ import annotations

import re
from typing import Final

from tenderfoot.engine.seats import Seat
from tenderfoot.locale import printable
from tenderfoot.terminal.errors import BadFile

_BOT: Final = re.compile(r"(.*) \[([\w.-]+)\]")
_NOBODY: Final = ""


class Seating:
    """The names by seat, and the level of each bot; the person's level is empty."""

    def __init__(self, names: list[str], levels: list[str]) -> None:
        self.names: Final = names
        self.levels: Final = levels

    def person(self) -> Seat:
        """The seat of the person; refused unless there is exactly one."""
        if self.levels.count(_NOBODY) != 1:
            raise BadFile("no-one-person", {"count": self.levels.count(_NOBODY)})
        return self.levels.index(_NOBODY)

    def written(self) -> list[str]:
        """The names as a record keeps them."""
        pairs = zip(self.names, self.levels, strict=True)
        return [f"{name} [{level}]" if level else name for name, level in pairs]


def seated(person: Seat, name: str, bots: list[str], levels: list[str]) -> Seating:
    """The person at a seat, and bots with these names and levels, in order, at the others."""
    names, ranks = bots[: len(levels)], levels[:]
    names.insert(person, name)
    ranks.insert(person, _NOBODY)
    return Seating(names, ranks)


def read_seating(written: list[str]) -> Seating:
    """Who sat at a recorded game."""
    found = [_BOT.fullmatch(name) for name in written]
    names = [name if bot is None else bot[1] for name, bot in zip(written, found, strict=True)]
    return Seating([printable(name) for name in names], [_NOBODY if bot is None else bot[2] for bot in found])
