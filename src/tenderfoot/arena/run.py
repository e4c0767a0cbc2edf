"""Play the blocks of a pairing on all cores, and say how far it is."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from statistics import fmean
from time import monotonic
from typing import Final

from tenderfoot.arena import gate
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Block, Pairing

_WIDTH: Final = 24
ALONE: Final = 1
_LONG: Final = 100  # seconds that are better said in minutes
_AT_ONCE: Final = 4  # blocks handed to each process ahead of time

Progress = Callable[[int, int, list[float]], None]


def run(ledger: Ledger, seeds: list[int], workers: int, progress: Progress, *, gated: bool = False) -> str:
    """Play what is missing; with a gate, stop as soon as it opens or closes. The gate's verdict."""
    left = ledger.missing(seeds)
    if workers == ALONE:
        for seed in left:
            if gated and _verdict(ledger, seeds) != gate.OPEN:
                break
            ledger.add(ledger.pairing.block(seed))
            _report(ledger, seeds, progress)
    else:
        _run_together(ledger, seeds, left, workers, progress, gated)
    return _verdict(ledger, seeds)


def _run_together(
    ledger: Ledger, seeds: list[int], left: list[int], workers: int, progress: Progress, gated: bool
) -> None:
    """The same in several processes; blocks are taken in the order of their seeds."""
    step = workers * _AT_ONCE
    pool = ProcessPoolExecutor(workers, initializer=deaf)
    try:
        for start in range(0, len(left), step):
            if gated and _verdict(ledger, seeds) != gate.OPEN:
                return
            jobs: list[Future[Block]] = [
                pool.submit(_play, ledger.pairing, seed) for seed in left[start : start + step]
            ]
            for job in as_completed(jobs):
                ledger.add(job.result())
                _report(ledger, seeds, progress)
    finally:
        pool.shutdown(cancel_futures=True)


def deaf() -> None:
    """Ctrl-C is meant for the one who hands out the blocks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(pairing: Pairing, seed: int) -> Block:
    return pairing.block(seed)


def _verdict(ledger: Ledger, seeds: list[int]) -> str:
    return gate.verdict([block.share() for block in ledger.among(seeds)], ledger.pairing.fair())


def _report(ledger: Ledger, seeds: list[int], progress: Progress) -> None:
    shares = [block.share() for block in ledger.among(seeds)]
    progress(len(shares), len(seeds), shares)


def silent(done: int, wanted: int, shares: list[float]) -> None:
    """Nobody watches."""


class Bar:
    """A bar in the terminal: how many blocks or games, the share so far if there is one, the time left.

    `before` is how many were done when it began; negative: all but one of those that are shown first.
    """

    def __init__(self, label: str, before: int = -1) -> None:
        self.label: Final = label
        self.start: Final = monotonic()
        self.before = before

    def show(self, done: int, wanted: int, shares: Sequence[float] = ()) -> None:
        """Draw it anew."""
        if self.before < 0:
            self.before = done - 1
        full = _WIDTH * done // wanted
        pace = (monotonic() - self.start) / max(done - self.before, 1)
        bar = "█" * full + "░" * (_WIDTH - full)
        share = [f"{fmean(shares):.1%}"] if shares else []
        line = "  ".join([f"{self.label} {bar} {done}/{wanted}", *share, _time(pace * (wanted - done))])
        sys.stderr.write(f"\r{line}\x1b[K" + ("\n" if done == wanted else ""))
        sys.stderr.flush()


def _time(seconds: float) -> str:
    """How long that is, as one says it."""
    return f"{seconds:.0f} s" if seconds < _LONG else f"{seconds / 60:.0f} min"
