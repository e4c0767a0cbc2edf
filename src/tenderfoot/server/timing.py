"""Time at a table: the clock of those who are asked, and how long a window stays.

A window closes after the same time whatever anybody holds (`pace`). A sealed question gives everybody
asked the same time and costs nobody's bank: what it costs would tell who had something to think about.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from tenderfoot.server.messages import Clock
from tenderfoot.server.play import Play

Alarm = Callable[[], None]


class Timing:
    """The times of one table; all in seconds of the event loop."""

    def __init__(self, clock: Clock, pace: int, seats: int) -> None:
        self.clock: Final = clock
        self.pace: Final = pace / 1000
        self.banks: Final = [float(clock.bank)] * seats
        self.asked_at = 0.0
        self._deadline: float | None = None
        self._handle: asyncio.TimerHandle | None = None

    def turned(self, play: Play) -> None:
        """A new question is open: its time begins now."""
        self.asked_at = _now()
        self._deadline = None
        if self.clock.kind != "none" and not play.over():
            self._deadline = self.asked_at + self.clock.seconds
            if not play.ballot() and play.polled():
                self._deadline += self.banks[play.polled()[0]]

    def charge(self, seat: int, taken: float | None = None) -> None:
        """A single question is answered: what it took beyond its seconds is the bank's."""
        if self.clock.kind != "none":
            taken = _now() - self.asked_at if taken is None else taken
            self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, taken - self.clock.seconds))

    def window_due(self) -> float:
        """When the window that is open may close."""
        return self.asked_at + self.pace

    def late(self) -> bool:
        """Whether the time of those asked is up."""
        return self._deadline is not None and _now() >= self._deadline

    def left(self) -> int | None:
        """Milliseconds until defaults are given."""
        return None if self._deadline is None else max(0, int((self._deadline - _now()) * 1000))

    def banks_left(self) -> list[int]:
        """What everybody has in the bank, in milliseconds."""
        return [int(bank * 1000) for bank in self.banks]

    def arm(self, play: Play | None, also: float | None, alarm: Alarm) -> None:
        """Call when the next thing is due: a window, the time of those asked, or what else there is."""
        self.stop()
        due = [also] if also is not None else []
        if play is not None and play.held():
            due.append(self.window_due())
        elif self._deadline is not None:
            due.append(self._deadline)
        if due:
            self._handle = asyncio.get_running_loop().call_at(min(due), alarm)

    def stop(self) -> None:
        """Nothing is due."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def _now() -> float:
    return asyncio.get_running_loop().time()
