"""The servers of one world, one after the other on the same disk, with everything that went wrong in them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Final

from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.group_commit import Done
from tenderfoot.server.storage.sqlite import Batches
from tests.server.leaping import Anything
from tests.server.virtual import Disk, House, Takes, VirtualStore, house


class StoppingStore(VirtualStore):
    """A virtual disk that ends the commit that is under way when it is closed, as the product's own does."""

    def __init__(self, path: Path, takes: Takes, beat: Beat | None) -> None:
        self._ends: Callable[[], None] | None = None
        super().__init__(path, takes, beat)

    def commit(self, batches: Batches, done: Done) -> None:
        self._ends = partial(self._finish, batches, self._carried_out(batches), done)
        self._loop.call_later(self._takes(self._loop.time()), self._end)

    async def close(self) -> None:
        self._end()
        await super().close()

    def _end(self) -> None:
        ends, self._ends = self._ends, None
        if ends is not None:
            ends()


class Home:
    """Where a world lives."""

    def __init__(self, place: Path, takes: Takes | None, disk: Disk, chance: int) -> None:
        self._given: Final = (place, takes, disk, chance)
        self._stack: Final = AsyncExitStack()
        self._faults: Final[list[str]] = []
        self.house: House

    async def open(self) -> None:
        """A server starts."""
        asyncio.get_running_loop().set_exception_handler(self._note)
        self.house = await self._stack.enter_async_context(house(*self._given))

    async def close(self) -> None:
        """It stops."""
        await self._stack.aclose()
        self._faults.append(self.house.log.getvalue())

    def faults(self) -> str:
        """What went wrong: in what the servers have logged, and where nobody was told."""
        return "".join(self._faults)

    def _note(self, loop: asyncio.AbstractEventLoop, context: dict[str, Anything]) -> None:
        del loop
        self._faults.append(f"{context.get('message')} {context.get('exception')!r}\n")
