"""Those who play the blocks: this process alone, or several beside each other."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, Self

from tenderfoot.arena.experiment import Experiment, P
from tenderfoot.arena.ledger import Ledger

ALONE: Final = 1
_AT_ONCE: Final = 4  # blocks handed to each process ahead of time


class Crew:
    """So many processes, which stay for one experiment after the other: `with Crew(2) as crew`."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        self.pool: Final = None if workers == ALONE else ProcessPoolExecutor(workers, initializer=deaf)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def play(self, ledger: Ledger[P], seeds: list[int]) -> Iterator[P]:
        """Play what a ledger lacks of these seeds and write it down; whoever has enough stops asking."""
        for block in self.blocks(ledger.experiment, ledger.missing(seeds)):
            ledger.add(block)
            yield block

    def blocks(self, experiment: Experiment[P], seeds: list[int]) -> Iterator[P]:
        """What comes of these seeds, in their order."""
        if self.pool is None:
            yield from map(experiment.block, seeds)
        else:
            yield from _together(self.pool, self.workers * _AT_ONCE, experiment, seeds)


def _together(
    pool: ProcessPoolExecutor, ahead: int, experiment: Experiment[P], seeds: list[int]
) -> Iterator[P]:
    """Hand out a few seeds ahead of the one that is waited for."""
    waiting: deque[Future[P]] = deque()
    try:
        for seed in seeds:
            waiting.append(pool.submit(_play, experiment, seed))
            if len(waiting) == ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for job in waiting:
            job.cancel()


def _play(experiment: Experiment[P], seed: int) -> P:
    return experiment.block(seed)


def deaf() -> None:
    """Ctrl-C is meant for the one who hands out the blocks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
