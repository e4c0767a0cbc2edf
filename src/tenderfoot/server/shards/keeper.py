"""Keeps the shards of one worker: beats, takes what is free, gives up what is too much, ends who is silent.

What decides is the database: a shard is ours while the session that writes holds its lock, and how long a
worker has been silent is told by the database's clock. A worker that hears nothing from the database for a
while believes in nothing any more, before the others may end its session.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection, Coroutine, Sequence
from random import Random
from typing import Final, Protocol

from msgspec import Struct

from tenderfoot.engine.errors import Refusal
from tenderfoot.server.journal import Journal
from tenderfoot.server.shards.ownership import Clock, Leases
from tenderfoot.server.shards.shard import SHARDS
from tenderfoot.server.shards.shares import Colleague, share, surplus, wanted
from tenderfoot.server.storage.store import StoreFault

TICK: Final = 0.25  # seconds between two looks
SOON: Final = 0.01  # seconds, the least of them
TRUST: Final = 3.0  # seconds after a beat for which we believe that it was heard; others wait for four
DUE: Final = 1.0  # seconds after a beat, when the next one matters more than one shard more
AGAIN: Final = 0.5  # seconds until the database is tried again


class Locks(Protocol):
    """The session that writes, and that holds the locks."""

    lost: asyncio.Event
    pid: int

    async def try_lock(self, shard: int) -> bool:
        """Whether this shard is ours from now on."""

    async def unlock(self, shard: int) -> None:
        """Give a shard back."""

    async def end(self, pid: int) -> None:
        """End another owner's session."""

    async def renew(self) -> None:
        """Begin another session, which holds nothing yet."""


class Roll(Protocol):
    """The list of all workers, kept in the database."""

    @property
    def id(self) -> str:
        """What we are called on it."""

    async def sign(self, pid: int) -> Sequence[Colleague]:
        """Say that we are there, with this session; who else is."""

    async def strike(self, worker: str) -> None:
        """Take a worker off the list."""


class Tables(Protocol):
    """The tables in memory, as far as shards come and go."""

    async def come(self, shards: Collection[int]) -> None:
        """These are ours now: go on with their games."""

    async def leave(self, shards: Collection[int]) -> None:
        """These are ours no longer: finish what is being written, send everybody on, forget them."""

    def drop(self) -> None:
        """Nothing is ours any more: forget everything at once."""


class Membership(Struct, frozen=True):
    """A worker among others: its session, the list it stands on, and what it owns."""

    locks: Locks
    roll: Roll
    leases: Leases


def until_next(roll: Sequence[Colleague]) -> float:
    """Seconds until the next look: the players of a silent worker shall not wait for it any longer."""
    return max(SOON, min([TICK, *[one.left for one in roll if not one.late]]))


class Keeper:
    """The shards of one worker."""

    def __init__(
        self, membership: Membership, tables: Tables, journal: Journal, clock: Clock = time.monotonic
    ) -> None:
        self._locks: Final = membership.locks
        self._roll: Final = membership.roll
        self._leases: Final = membership.leases
        self._tables: Final = tables
        self._journal: Final = journal
        self._clock: Final = clock
        self._chance: Final = Random()  # noqa: S311  in which order free shards are tried
        self._leaving: Final[set[int]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._going_on: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        """Look at once, and again and again until it is closed."""
        self._going_on = asyncio.get_running_loop().create_task(self._go_on())

    async def _go_on(self) -> None:
        while not self._closed:
            pause = await self.turn()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._locks.lost.wait(), pause)

    async def turn(self) -> float:
        """One look; whatever goes wrong with it, nothing is ours any more, and we begin anew.

        Says in how many seconds the next one is due.
        """
        if self._locks.lost.is_set():
            await self._begin_anew()
            return TICK
        try:
            async with asyncio.timeout(TRUST):
                return until_next(await self.look())
        except Exception as fault:  # noqa: BLE001  whatever it is: who does not know what it owns owns nothing
            self._journal.error("the database is out of reach", fault=type(fault).__name__)
            await self._begin_anew()
            return TICK

    async def look(self) -> Sequence[Colleague]:
        """Beat; end who is silent; give up what is too much, or take what is free. Who is on the roll."""
        sent = self._clock()
        roll = await self._roll.sign(self._locks.pid)
        self._leases.until = sent + TRUST
        for one in roll:
            if one.late or one.gone:
                await self._end(one)
        mine = share(self._roll.id, roll)
        extra = surplus(self._leases.held(), mine)
        if extra:
            self._give_up(extra)
        await self._take(wanted(self._leases.held(), self._leaving, mine), sent + DUE)
        return roll

    async def close(self) -> None:
        """Give everything up politely; the others may take it at once."""
        self._closed = True
        if self._going_on is not None:
            await self._going_on
        with contextlib.suppress(StoreFault, TimeoutError):
            async with asyncio.timeout(TRUST):
                await self._roll.strike(self._roll.id)
        self._give_up(self._leases.held())
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _end(self, one: Colleague) -> None:
        """A worker has died, or was silent for too long: its session ends, and with it all it owns."""
        self._journal.warning("a worker is gone" if one.gone else "a silent worker is ended", worker=one.id)
        await self._locks.end(one.pid)
        await self._roll.strike(one.id)

    async def _take(self, most: int, until: float) -> None:
        """As many of the free shards as I may have; a slow database gives the rest after the next beat."""
        free = [shard for shard in range(SHARDS) if shard not in self._leases.held()]
        self._chance.shuffle(free)
        taken: list[int] = []
        for shard in free if most else ():
            if len(taken) == most or self._clock() > until:
                break
            if await self._locks.try_lock(shard):
                self._leases.take(shard)
                taken.append(shard)
        if taken:
            self._journal.info("shards are taken", count=len(taken))
            self._run(self._tables.come(taken))

    def _give_up(self, shards: Collection[int]) -> None:
        """From now on they are not ours; they are unlocked when all that was written is stored."""
        given = sorted(shards)
        for shard in given:
            self._leases.give_up(shard)
        self._leaving.update(given)
        self._run(self._left(given))

    async def _left(self, shards: Sequence[int]) -> None:
        self._journal.info("shards are given up", count=len(shards))
        try:
            await self._tables.leave(shards)
            for shard in shards:
                await self._locks.unlock(shard)
        except StoreFault:  # the session has ended, and everything is given up
            pass
        finally:
            self._leaving.difference_update(shards)

    async def _begin_anew(self) -> None:
        """The session is lost, or out of reach: forget everything, and begin another one when that can be."""
        before = self._locks.pid
        await self._forget()
        while not self._closed:
            try:
                async with asyncio.timeout(TRUST):
                    await self._locks.renew()
                    await self._locks.end(before)
            except (StoreFault, Refusal, TimeoutError):
                await asyncio.sleep(AGAIN)
            else:
                self._journal.warning("another session has begun")
                return

    async def _forget(self) -> None:
        """Nothing is ours any more, and nothing that was begun for it goes on."""
        self._leases.until = 0.0
        for shard in self._leases.held():
            self._leases.give_up(shard)
        self._tables.drop()
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
