"""A handful of lines that only read: nobody who reads waits for somebody who writes.

The database may be away for a moment, as when it is started anew: whoever reads is patient.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from tenderfoot.server.errors import NotStored
from tenderfoot.server.storage.decode import Row
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.dialect import unheard_of
from tenderfoot.server.storage.postgres.errors import NoDatabase
from tenderfoot.server.storage.postgres.line import Line, call
from tenderfoot.server.storage.sql import Statement

MOST: Final = 4
PATIENCE: Final = 5.0  # seconds
PAUSE: Final = 0.1
READ_ONLY: Final = {"default_transaction_read_only": "on", "default_transaction_isolation": "repeatable read"}


class Readers:
    """Lines that wait for questions; one that was cut is called anew when it is needed."""

    def __init__(self, address: Address, most: int = MOST) -> None:
        self._address: Final = address
        self._loop: Final = asyncio.get_running_loop()
        self._free: Final[asyncio.LifoQueue[Line | None]] = asyncio.LifoQueue()
        self._most: Final = most
        for _ in range(most):
            self._free.put_nowait(None)

    async def fetch(self, queries: Sequence[Statement]) -> list[list[Row]]:
        """The rows of each, as of one moment; whoever waits and goes away does not disturb the line."""
        return await asyncio.shield(asyncio.ensure_future(self._patiently(queries)))

    async def close(self) -> None:
        """End them all, each when it has answered."""
        for _ in range(self._most):
            line = await self._free.get()
            if line is not None:
                await line.end()

    async def _patiently(self, queries: Sequence[Statement]) -> list[list[Row]]:
        until = self._loop.time() + PATIENCE
        while True:
            try:
                return await self._on_a_line(queries)
            except NoDatabase as fault:
                if self._loop.time() > until:
                    raise NotStored("not-read", {}) from fault
                await asyncio.sleep(PAUSE)

    async def _on_a_line(self, queries: Sequence[Statement]) -> list[list[Row]]:
        line = await self._free.get()
        try:
            if line is None or line.cut.is_set():
                line = await call(self._address, READ_ONLY)
            return await _read(line, queries)
        except Exception as fault:
            if line is not None and line.cut.is_set():  # the line was at fault, not what was asked
                raise NoDatabase("database-unreachable", {"address": str(self._address)}) from fault
            raise
        finally:
            self._free.put_nowait(line)


async def _read(line: Line, queries: Sequence[Statement]) -> list[list[Row]]:
    """One question is a moment by itself."""
    if len(queries) == 1:
        return [await _asked(line, queries[0])]
    await line.run("begin")
    try:
        return [await _asked(line, query) for query in queries]
    finally:
        await line.run("rollback")


async def _asked(line: Line, query: Statement) -> list[Row]:
    statement, values = query
    return [] if any(map(unheard_of, values)) else await line.ask(statement, values)
