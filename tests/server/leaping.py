"""Virtual time: an event loop whose clock leaps to the next alarm as soon as there is nothing else to do.

What threads do (the disk) takes no time at all: the clock stands still while one of them is at work.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, Final

Busy = Callable[[], bool]
Anything = Any  # as the event loop has it


class Leap(selectors.DefaultSelector):
    """Waits for what is really on its way, and otherwise pretends that the time has passed."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0
        self.busy: Busy = bool

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if found or timeout == 0:
            return found
        if timeout is None or self.busy():
            return super().select(None)
        self.now += timeout
        return []


class LeapingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.leap: Final = Leap()
        self._aside = 0
        super().__init__(self.leap)

    def time(self) -> float:
        return self.leap.now

    def run_in_executor(  # type: ignore[override]
        self, executor: Anything, func: Anything, *args: Anything
    ) -> asyncio.Future[Any]:
        self._aside += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._back)
        return future

    def _back(self, _: asyncio.Future[Any]) -> None:
        self._aside -= 1

    def until_idle(self, busy: Busy) -> None:
        """The clock stands still while this is so, or while a thread is at work."""
        self.leap.busy = lambda: self._aside > 0 or busy()


def leaping(story: Coroutine[Any, Any, None]) -> None:
    """Tell a story in virtual time."""
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        runner.run(story)
