"""The database of `tenderfoot cluster`, kept at work: started again when it ends, and stopped when we do."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Final

from tenderfoot.server.storage.postgres.errors import NoOwnServer
from tenderfoot.server.storage.postgres.own_server import OwnServer

AGAIN: Final = 0.5  # seconds between two looks


class Database:
    """A PostgreSQL in this folder; workers that lose it go on by themselves when it is there again."""

    def __init__(self, folder: Path) -> None:
        self._server: Final = OwnServer(folder)
        self._stopping: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def url(self) -> str:
        """Where it is, with its password."""
        return self._server.address().url

    async def start(self) -> None:
        """Start it, and keep it at work."""
        await asyncio.to_thread(self._server.start)
        self._task = asyncio.get_running_loop().create_task(self._keep())

    async def stop(self) -> None:
        """Let it finish, and wait for that."""
        self._stopping.set()
        if self._task is not None:
            await self._task
        await asyncio.to_thread(self._server.stop)

    async def _keep(self) -> None:
        while not self._stopping.is_set():
            if not self._server.at_work():
                await self._again()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), AGAIN)

    async def _again(self) -> None:
        """While processes of the one before still end, it does not start; then the next look tries it."""
        await asyncio.to_thread(self._server.stop)
        with contextlib.suppress(NoOwnServer):
            await asyncio.to_thread(self._server.start)
