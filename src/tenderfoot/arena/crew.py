"""Those who play: this process alone, several beside each other, or the workers of a cluster (`cluster.py`).

Whoever needs many games says what is to be done for one of them, and for which: seeds, numbers, positions.
What comes of each is the same whoever does it. Only the order in which it comes differs, so it comes together
with what it was done for.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from queue import SimpleQueue
from typing import Any, Final, Protocol, TypeVar

from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.words import Facts

ALONE: Final = 1
AT_ONCE: Final = 4  # jobs handed to each process ahead of time

T = TypeVar("T")
R = TypeVar("R")
Job = Any  # a future of the standard library, or one of Dask's, which has no types
Submit = Callable[[Callable[[], object]], Job]
Tell = Callable[[str, Facts], object]  # the name of a sentence, and its facts


class Gone(Refusal):
    """Those who played are not there any more; what they had handed in is kept."""


class Crew(Protocol):
    """Whoever does the same for one after the other."""

    def each(self, work: Callable[[T], R], given: Iterable[T], grain: int = 1) -> Iterator[tuple[T, R]]:
        """What comes of each, as it is done; when whoever asks has enough, nothing more is begun.

        What takes little time is handed out in grains of several.
        """


class Alone:
    """This process, one after the other."""

    def each(self, work: Callable[[T], R], given: Iterable[T], grain: int = 1) -> Iterator[tuple[T, R]]:
        """In the order in which they were given."""
        for one in given:
            yield one, work(one)


class Pool:
    """So many new processes, for threads do not fork; they stay for one experiment after the other."""

    def __init__(self, processes: int) -> None:
        self.processes: Final = processes
        self.pool: Final = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), deaf)

    def each(self, work: Callable[[T], R], given: Iterable[T], grain: int = 1) -> Iterator[tuple[T, R]]:
        """As they are done."""
        hands = Hands(self.pool.submit, lambda: self.processes * AT_ONCE, SimpleQueue.get)
        try:
            yield from hands.each(work, given, grain)
        except BrokenProcessPool as error:
            raise Gone("crew-broken", {}) from error

    def close(self) -> None:
        """Send everybody home; nothing more is begun."""
        self.pool.shutdown(cancel_futures=True)


class Hands:
    """How jobs are handed out and taken back, whoever does them.

    There are so many at a time as there is `room` for, and `wait` waits for one that is done.
    """

    def __init__(
        self, submit: Submit, room: Callable[[], int], wait: Callable[[SimpleQueue[Job]], Job]
    ) -> None:
        self.submit: Final = submit
        self.room: Final = room
        self.wait: Final = wait

    def each(self, work: Callable[[T], R], given: Iterable[T], grain: int) -> Iterator[tuple[T, R]]:
        """Hand out a few ahead of those that are waited for; what is not done at the end is called back."""
        todo, out, done = iter(given), dict[Job, list[T]](), SimpleQueue[Job]()
        try:
            while self._hand_out(work, todo, out, done, grain) or out:
                job = self.wait(done)
                yield from zip(out.pop(job), job.result(), strict=True)
        finally:
            for job in out:
                job.cancel()

    def _hand_out(
        self,
        work: Callable[[T], R],
        todo: Iterator[T],
        out: dict[Job, list[T]],
        done: SimpleQueue[Job],
        grain: int,
    ) -> bool:
        """Fill what room there is; whether anything was left to be handed out."""
        for _ in range(len(out), self.room()):
            some = list(islice(todo, grain))
            if not some:
                return False
            job = self.submit(partial(_all, work, some))
            out[job] = some
            job.add_done_callback(done.put)
        return True


def _all(work: Callable[[T], R], some: Sequence[T]) -> list[R]:
    return [work(one) for one in some]


@contextmanager
def hired(jobs: int, on: str = "", homes: Sequence[str] = (), tell: Tell | None = None) -> Iterator[Crew]:
    """So many processes of this machine; or, where `on` is the address of a scheduler, the workers it has.

    `homes` are those who play and are not of the house, as `package:Name`: workers must have the same ones.
    `tell` is told what takes long.
    """
    if not on and jobs == ALONE:
        yield Alone()
        return
    crew = _cluster(on, homes, tell) if on else Pool(jobs)
    try:
        yield crew
    finally:
        crew.close()


def _cluster(on: str, homes: Sequence[str], tell: Tell | None) -> Any:  # noqa: ANN401  its type is loaded with it
    from tenderfoot.arena.cluster import Cluster  # noqa: PLC0415  Dask is loaded only where it is asked for

    return Cluster(on, homes, tell)


def in_order(found: Iterable[tuple[int, R]]) -> list[R]:
    """All that came, by their numbers."""
    return [one for _, one in sorted(found, key=lambda pair: pair[0])]


def deaf() -> None:
    """Ctrl-C is meant for the one who hands out the jobs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
