"""Whether the disk can be written: known from a row that the server writes by itself now and then.

Not once a request: whoever could have rows written when he likes could time other people's writes by them.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from typing import Final

from tenderfoot.server.house import House

STALE: Final = 4  # beats left out, and it is not believed any more


class Pulse:
    """The last time it went well; weak if the last time it did not, or if that was long ago."""

    def __init__(self, house: House, clock: Callable[[], float] = time.monotonic) -> None:
        self._house: Final = house
        self._clock: Final = clock
        self._stale: Final = STALE * house.limits.pulse
        self._failed = False
        self._felt = clock()

    def weak(self) -> bool:
        """Whether nothing can be stored, as far as we know."""
        return self._failed or self._clock() - self._felt > self._stale

    async def go_on(self) -> None:
        """Beat for ever; the store has just been opened, so the first beat has time."""
        while True:
            await asyncio.sleep(self._house.limits.pulse)
            await self.beat()

    async def beat(self) -> None:
        """Write the row, and remember how that went."""
        try:
            await self._house.store.write(
                [("insert or replace into pulse values (1, ?)", [self._house.now()])]
            )
        except sqlite3.Error as fault:
            self._failed = True
            self._house.journal.error("the disk takes nothing", fault=type(fault).__name__)
        else:
            self._failed, self._felt = False, self._clock()
