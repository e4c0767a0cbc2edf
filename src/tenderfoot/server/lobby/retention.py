"""Pruning: tables that are over, or where nobody plays any more, go when the operator's time for them is up.

A few at a time and each by itself, so that nobody who plays waits for it; never one that somebody looks at.
All that belongs to a table goes with it, or nothing does.
"""

from __future__ import annotations

import asyncio
from typing import Final

from tenderfoot.server.lobby.lobby import Lobby
from tenderfoot.server.shards.ownership import owned
from tenderfoot.server.shards.shard import SHARDS, shard_of
from tenderfoot.server.storage.changes import TableRemoved
from tenderfoot.server.storage.store import StoreFault

DAY: Final = 86_400_000  # milliseconds
ROUND: Final = 60.0  # seconds from one look to the next
FEW: Final = 20  # tables, at one look
BREATH: Final = 0.5  # seconds between two of them


class Retention:
    """Looks for tables whose time is up."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Final = lobby
        self._services: Final = lobby.services

    async def go_on(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.prune(BREATH)
            except StoreFault as fault:
                self._services.journal.error("a table cannot be pruned", fault=str(fault))

    async def prune(self, breath: float = 0.0) -> int:
        """A few of those whose time is up; how many went."""
        gone = 0
        for name in await self._outdated():
            if self._lobby.vacated(name):
                await self._remove(name)
                gone += 1
                await asyncio.sleep(breath)
        return gone

    async def _outdated(self) -> list[str]:
        limits, store, now = self._services.limits, self._services.store, self._services.now()
        most, found = FEW + len(self._lobby.tables), []
        mine = owned(self._services.ownership)
        asked = most * SHARDS // len(mine) if mine else 0  # the others' are among them
        for over, days in ((True, limits.keep_finished), (False, limits.keep_abandoned)):
            found += await store.outdated(now - days * DAY, asked, over=over) if days else []
        return [name for name in found if shard_of(name) in mine][:most]

    async def _remove(self, name: str) -> None:
        try:
            await self._services.store.write([TableRemoved(name)])
        finally:
            self._lobby.leaving.discard(name)
