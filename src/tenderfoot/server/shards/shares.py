"""Who should have how much: each worker the same; what does not come out even goes to the first of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from tenderfoot.server.shards.shard import SHARDS


class Colleague(Struct, frozen=True):
    """A worker on the roll; `pid` is its session at the database.

    `left`: for so many seconds more it may be silent. `gone`: its session has ended, and it has not begun
    another one.
    """

    id: str
    pid: int
    left: float
    gone: bool = False

    @property
    def late(self) -> bool:
        """Whether it has not beaten for too long."""
        return self.left < 0


def share(me: str, roll: Sequence[Colleague]) -> int:
    """How many shards are mine, of those who are there; whoever is late or gone counts no more."""
    there = sorted([one.id for one in roll if not (one.late or one.gone)])
    if me not in there:
        return 0
    each, more = divmod(SHARDS, len(there))
    return each + (there.index(me) < more)


def surplus(held: Collection[int], mine: int) -> list[int]:
    """What I have to give up so that others have their share."""
    return sorted(held)[mine:]


def wanted(held: Collection[int], leaving: Collection[int], mine: int) -> int:
    """How many more I may take; what is just being given up is not taken again."""
    return max(0, mine - len(held)) if not leaving else 0
