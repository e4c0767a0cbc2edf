"""Many decisions in one commit: backpressure by grouping, told on a beat.

What is written while a commit waits for the disk is gathered for the next one. Commits begin, and are told,
at ticks (`beat.py`), so that nobody's reply tells of somebody else's write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.changes import Change, Heartbeat
from tenderfoot.server.storage.store import StoreFault, Writer

P = TypeVar("P")


class Batch(Generic[P]):
    """The changes of one decision, made ready for a disk; who made it, and who waits for it.

    `measures`: it is the server's own, and how long its commit takes is how long the disk takes.
    """

    def __init__(self, prepared: P, writer: Writer, future: asyncio.Future[None], *, measures: bool) -> None:
        self.prepared: Final = prepared
        self.writer: Final = writer
        self.future: Final = future
        self.measures: Final = measures


Fates = list[StoreFault | None]  # what became of each batch, in their order
Done = Callable[[Fates], None]


class Disk(Protocol[P]):
    """What commits: all batches together or, if that fails, each for itself."""

    def prepare(self, changes: Sequence[Change]) -> P:
        """These changes, as they are now, ready to be stored."""

    def commit(self, batches: list[Batch[P]], done: Done) -> None:
        """Begin to store these; `done` is called in the event loop."""


class GroupCommit(Generic[P]):
    """Gathers what is written, and hands it to a disk at each tick."""

    def __init__(self, disk: Disk[P], beat: Beat | None = None) -> None:
        self.beat: Final = beat or Beat()
        self._disk: Final = disk
        self._loop: Final = asyncio.get_running_loop()
        self._waiting: list[Batch[P]] = []
        self._under_way: list[Batch[P]] = []
        self._told: Fates | None = None  # of what is under way, until the next tick
        self._began = 0.0
        self._tick: asyncio.TimerHandle | None = None
        self.closed = False

    def write(self, changes: Sequence[Change], writer: Writer | None = None) -> asyncio.Future[None]:
        """Store these changes with the next commit."""
        future = self._loop.create_future()
        if self.closed:
            future.set_exception(StoreFault("the store is closed"))
            return future
        measures = any(isinstance(change, Heartbeat) for change in changes)
        prepared = self._disk.prepare(changes)
        self._waiting.append(Batch(prepared, writer or Writer(), future, measures=measures))
        self._wait_for_tick()
        return future

    def committing(self) -> bool:
        """Whether the disk is at work."""
        return bool(self._under_way) and self._told is None

    def stop(self) -> list[Batch[P]]:
        """Nothing is written any more; what has not begun."""
        self.closed = True
        if self._tick is not None:
            self._tick.cancel()
        left, self._waiting = self._waiting, []
        return left

    def tell(self) -> None:
        """Tell those whose commit is done; the disk may be closed next."""
        if self._told is not None:
            under_way, self._under_way, fates = self._under_way, [], self._told
            self._told = None
            tell(under_way, fates)

    def _wait_for_tick(self) -> None:
        if self._tick is None and not self.closed:
            self._tick = self._loop.call_at(self.beat.next(self._loop.time()), self._on_tick)

    def _on_tick(self) -> None:
        """Tell what was stored since the last tick, and begin with what was written since then."""
        self._tick = None
        self.tell()
        self._loop.call_soon(self._begin)  # behind what was told: no reply waits for the next commit's work

    def _begin(self) -> None:
        if self.closed or self._under_way or not self._waiting:
            return
        self._under_way, self._waiting = self._waiting, []
        self._began = self._loop.time()
        self._disk.commit(self._under_way, self._stored)
        for writer in dict.fromkeys(batch.writer for batch in self._under_way):
            writer.before_commit()

    def _stored(self, fates: Fates) -> None:
        """The disk is done: it is told at the next tick."""
        if any(batch.measures for batch in self._under_way):
            self.beat.took(self._loop.time() - self._began)
        self._told = fates
        if self.closed:
            self.tell()
        self._wait_for_tick()


def tell(batches: Sequence[Batch[P]], fates: Fates) -> None:
    """Say what became of each."""
    for batch, fault in zip(batches, fates, strict=True):
        if batch.future.done():
            continue
        if fault is None:
            batch.future.set_result(None)
        else:
            batch.future.set_exception(fault)
