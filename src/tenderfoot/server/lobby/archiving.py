"""Before a server stops: the archive of every finished game that has none. Newer rules could not make it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from tenderfoot.engine.errors import Refusal
from tenderfoot.server.faults import reading
from tenderfoot.server.services import Services
from tenderfoot.server.shards.shard import shard_of
from tenderfoot.server.tables.archive import archive
from tenderfoot.server.tables.restore import restored

LONGEST: Final = 60.0  # seconds; whoever stops a server waits for it


async def finish(services: Services, under_way: set[asyncio.Task[object]]) -> None:
    """Wait for those that are being made, and make those that are missing."""
    try:
        async with asyncio.timeout(LONGEST):
            if under_way:
                await asyncio.wait(under_way)
            await _make_missing(services)
    except TimeoutError:
        services.journal.error("there was no time to archive all games")
    for task in under_way:
        task.cancel()


async def _make_missing(services: Services) -> None:
    """Game by game; one that cannot be read or made does not stop the others."""
    for game in services.games.values():
        for table in await services.store.unarchived(game.name, game.version):
            if not services.ownership.lease(shard_of(table)):
                continue
            with contextlib.suppress(Refusal), reading(services, table):
                rows = await services.store.table(table)
                if rows is not None:
                    await archive(restored(services, rows))
