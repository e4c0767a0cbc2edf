"""Whether the disk can be written, and how long that takes: known from rows of the server's own.

Not once a request: whoever could have rows written when he likes could time other people's writes by them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from tenderfoot.server.services import Services
from tenderfoot.server.storage.changes import Heartbeat
from tenderfoot.server.storage.store import StoreFault

STALE: Final = 4  # beats left out, and it is not believed any more


class DiskHealth:
    """The last time it went well; weak if the last time it did not, or if that was long ago."""

    def __init__(self, services: Services, clock: Callable[[], float] = time.monotonic) -> None:
        self._services: Final = services
        self._clock: Final = clock
        self._stale: Final = STALE * services.limits.pulse
        self._failed = False
        self._felt = clock()

    def failing(self) -> bool:
        """Whether nothing can be stored, as far as we know."""
        return self._failed or self._clock() - self._felt > self._stale

    async def measure(self) -> None:
        """Know how long the disk takes before anybody comes."""
        for _ in range(self._services.limits.measured):
            await self.beat()

    async def go_on(self) -> None:
        """Beat for ever; the store has just been opened, so the first beat has time."""
        while True:
            await asyncio.sleep(self._services.limits.pulse)
            await self.beat()

    async def beat(self) -> None:
        """Write the row, and remember how that went."""
        try:
            await self._services.store.write([Heartbeat(self._services.now())])
        except StoreFault as fault:
            self._failed = True
            self._services.journal.error("the disk takes nothing", fault=str(fault))
        else:
            self._failed, self._felt = False, self._clock()
