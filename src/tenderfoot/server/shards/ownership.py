"""Which shards are this process's own, as far as it may believe so.

One process on one file owns all of them, always. Of several workers each has leases: a shard that was taken
and not given up, as long as the database has lately heard from its owner. Nobody else asks the database
whether a table is ours; whoever reads one compares the lease before and after.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from typing import Final, Protocol

from tenderfoot.server.errors import Elsewhere
from tenderfoot.server.shards.shard import SHARDS, letter_of, shard_of

Clock = Callable[[], float]


class Ownership(Protocol):
    """Says which shards are ours."""

    def lease(self, shard: int) -> int:
        """The number of the lease of this shard, another one each time it is taken; 0: it is not ours."""


class Everything:
    """One process owns all there is."""

    def lease(self, shard: int) -> int:
        """For ever."""
        return 1


class Leases:
    """The shards a worker has taken; none of them is ours after `until`, unless that is put off again."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self.until = 0.0
        self._clock: Final = clock
        self._numbers: Final = count(1)
        self._held: Final[dict[int, int]] = {}

    def lease(self, shard: int) -> int:
        """The number of its lease; none, if the database may think that we are not there any more."""
        return self._held.get(shard, 0) if self._clock() < self.until else 0

    def held(self) -> set[int]:
        """The shards that were taken and not given up."""
        return set(self._held)

    def take(self, shard: int) -> None:
        """It is ours from now on."""
        self._held[shard] = next(self._numbers)

    def give_up(self, shard: int) -> None:
        """It is not ours any more."""
        self._held.pop(shard, None)


def lease_of(ownership: Ownership, table: str) -> int:
    """The lease a table is under; whoever asks for one that is not ours is sent elsewhere."""
    lease = ownership.lease(shard_of(table))
    if not lease:
        raise Elsewhere("elsewhere", {})
    return lease


def letters(ownership: Ownership) -> str:
    """What the names of new tables begin with, so that they are ours; a worker without a shard opens none."""
    found = "".join([letter_of(shard) for shard in owned(ownership)])
    if not found:
        raise Elsewhere("elsewhere", {})
    return found


def owned(ownership: Ownership) -> list[int]:
    """The shards that are ours."""
    return [shard for shard in range(SHARDS) if ownership.lease(shard)]
