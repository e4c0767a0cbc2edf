"""One program that is kept at work: started again when it ends, and ended when we do, however that is.

Only what it complains of is shown.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tenderfoot.server.storage.postgres import keeper

AGAIN: Final = 0.5  # seconds until what ends at once is started again
PATIENCE: Final = 15.0  # seconds for a clean end


class Program:
    """A command; `ended` is called each time it has ended without our wish."""

    def __init__(
        self, command: Sequence[str], surroundings: Mapping[str, str], ended: Callable[[], None]
    ) -> None:
        self._command: Final = [sys.executable, "-I", keeper.__file__, "", "", *command]
        self._surroundings: Final = dict(surroundings)
        self._ended: Final = ended
        self._process: Process | None = None
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start it, and keep it at work."""
        self._process = await self._begun()
        self._task = asyncio.get_running_loop().create_task(self._keep(self._process))

    async def stop(self) -> None:
        """Tell it to end, and wait for that; its keeper makes it end if it does not."""
        self._stopping = True
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=PATIENCE)

    async def _begun(self) -> Process:
        """Ctrl-C is for us: it learns of it when we close its keeper's standard input."""
        return await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=DEVNULL, env=self._surroundings, start_new_session=True
        )

    async def _keep(self, process: Process) -> None:
        await process.wait()
        while not self._stopping:
            self._ended()
            self._process = await self._begun()
            await self._process.wait()
            await asyncio.sleep(AGAIN)
