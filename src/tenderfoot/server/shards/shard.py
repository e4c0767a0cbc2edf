"""A shard: all tables whose name begins with the same letter. A proxy can see it in a path, too."""

from __future__ import annotations

from typing import Final

from tenderfoot.server.safety.tokens import LETTERS

SHARDS: Final = len(LETTERS)


def shard_of(table: str) -> int:
    """The shard a table belongs to, by its name; whatever its name is, it belongs to one."""
    found = LETTERS.find(table[:1].lower())
    return found if table and found >= 0 else 0


def letter_of(shard: int) -> str:
    """The letter that the names of its tables begin with."""
    return LETTERS[shard]
