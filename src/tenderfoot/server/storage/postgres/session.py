"""The one session that writes, and that holds the locks of ownership.

What a process may write is what its session has locked: when the session ends, for whatever reason, the
server gives back its locks and undoes its transaction together, and nothing is written by it any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from tenderfoot.server.storage.decode import Row
from tenderfoot.server.storage.postgres import sql
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.dialect import Types
from tenderfoot.server.storage.postgres.line import CUT, Line, call, said
from tenderfoot.server.storage.sql import Value
from tenderfoot.server.storage.store import StoreFault

T = TypeVar("T")


class Session:
    """One line to PostgreSQL after the other; each holds nothing at first, and writes nothing after its end.

    `lost` is set when it has ended, for whatever reason; from then on every write fails, until `renew`.
    """

    def __init__(self, address: Address) -> None:
        self._address: Final = address
        self._line: Line | None = None
        self._turn: Final = asyncio.Lock()
        self._shards: set[int] = set()
        self.types: Types = {}
        self.number = 0  # of this session, among all of this process
        self.pid = 0  # of the process that serves it, over there
        self.lost = asyncio.Event()

    async def renew(self) -> None:
        """Begin another session, which holds nothing yet; every table in memory must be forgotten by then.

        The one before ends, if it has not; what was written in it and is not stored never will be.
        """
        if self._line is not None:
            self._line.hang_up()
        line = await call(self._address)
        self._line, self.pid, self.lost = line, line.pid, line.cut
        self._shards = set()
        self.number += 1
        rows = await self.execute(sql.COLUMNS)
        self.types = {(row["part"], row["name"]): row["type"] for row in rows}

    async def try_lock(self, shard: int) -> bool:
        """Whether this shard is ours from now on; nobody is waited for."""
        shards = self._shards  # of this session, and no other
        if shard not in shards and (await self.execute(sql.LOCK, [shard]))[0]["done"]:
            shards.add(shard)
        return shard in self._shards

    async def unlock(self, shard: int) -> None:
        """Give a shard back; what was written about it must be stored by then."""
        if shard in self._shards:
            self._shards.discard(shard)
            await self.execute(sql.UNLOCK, [shard])

    async def held(self) -> set[int]:
        """The shards that are ours, as the database has it."""
        return {row["objid"] for row in await self.execute(sql.HELD)}

    async def end(self, pid: int) -> None:
        """End the session of another owner; of a process that owns nothing, none is ended."""
        await self.execute(sql.END, [pid])

    async def execute(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        """One statement for itself, with `?` for each value; its rows."""
        return await self.alone(lambda line: line.ask(statement, values))

    async def alone(self, work: Callable[[Line], Awaitable[T]]) -> T:
        """Do something on the line while nobody else does; whoever waits and goes away does not stop it."""
        return await asyncio.shield(asyncio.ensure_future(self._in_turn(work, self.number)))

    async def _in_turn(self, work: Callable[[Line], Awaitable[T]], number: int) -> T:
        """In this session or in none."""
        async with self._turn:
            if self._line is None or self.lost.is_set() or self.number != number:
                raise StoreFault(CUT)
            try:
                return await work(self._line)
            except StoreFault:
                raise
            except Exception as fault:
                raise StoreFault(said(fault)) from fault

    async def close(self) -> None:
        """End it politely."""
        if not self.lost.is_set():
            await self.alone(lambda line: line.end())
