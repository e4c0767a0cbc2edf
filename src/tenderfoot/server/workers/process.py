"""One process that works for the server: begun when it is needed, replaced when it is stuck or dead.

Each worker has a process of his own, so that one who must be stopped takes nobody else's work with him.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, TypeVar

from tenderfoot.server.workers.progress import Percent, seen_by_others

TRIES: Final = 2  # a process may have died of something else
IDLE: Final = 300.0
NICER: Final = 3
SPAWNED: Final = multiprocessing.get_context("spawn")  # new processes, for threads do not fork

R = TypeVar("R")


class Worker:
    """Does one thing at a time, each within `longest` seconds.

    One of low priority lets other processes go first, and ends when there is nothing to do for a while: an
    idle process holds some sixty megabytes.
    """

    def __init__(self, longest: float, *, low_priority: bool = False) -> None:
        self._longest: Final = longest
        self._low_priority: Final = low_priority
        self._process: ProcessPoolExecutor | None = None
        self._rest: asyncio.TimerHandle | None = None
        self._closed = False
        self._percent: Final = SPAWNED.RawValue("b", 0)
        self.late = 0  # how often it had to be stopped

    @property
    def percent(self) -> int:
        """How far it is with what it does, if that tells."""
        return int(self._percent.value)

    def begin(self, work: Callable[[], object]) -> None:
        """Start on something that nobody waits for."""
        with ignoring_interrupts():
            self._ready().submit(work)

    async def do(self, work: Callable[[], R]) -> R | None:
        """Have it done in the other process; None if it fails or takes too long."""
        if self._rest is not None:
            self._rest.cancel()
        try:
            return await self._done(work)
        finally:
            if self._low_priority and not self._closed:
                self._rest = asyncio.get_running_loop().call_later(IDLE, self.end_process)

    async def _done(self, work: Callable[[], R]) -> R | None:
        for _ in range(TRIES):
            if self._closed:
                break
            self._percent.value = 0
            try:
                with ignoring_interrupts():
                    future = self._ready().submit(work)
                return await asyncio.wait_for(asyncio.wrap_future(future), self._longest)
            except BrokenProcessPool:
                self.end_process()  # the process has died: begin another
            except TimeoutError:
                self.late += 1
                self.end_process()
                break
            except Exception:  # noqa: BLE001  a bot may fail in any way; the table goes on
                break
        return None

    def close(self) -> None:
        """Go home for good."""
        self._closed = True
        if self._rest is not None:
            self._rest.cancel()
        self.end_process()

    def end_process(self) -> None:
        """End the process, whatever it does; the next piece of work begins another."""
        pool, self._process = self._process, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())  # noqa: SLF001  a stuck bot stops only so
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

    def _ready(self) -> ProcessPoolExecutor:
        if self._process is None:
            given = (self._low_priority, self._percent)
            self._process = ProcessPoolExecutor(1, SPAWNED, initializer=prepare, initargs=given)
        return self._process


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes that begin here do not hear Ctrl-C: it is meant for the server, which sends them home."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare(low_priority: bool, percent: Percent) -> None:
    """In the other process: let others go first if need be, and do not outlive a server that was killed."""
    seen_by_others(percent)
    if low_priority and sys.platform != "win32":
        os.nice(NICER)
    threading.Thread(target=_watch, name="parent", daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
