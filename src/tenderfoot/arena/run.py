"""Play the blocks of a pairing, and say how far it is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from statistics import fmean
from time import monotonic
from typing import Final

from tenderfoot.arena import gate
from tenderfoot.arena.crew import ALONE, Crew, deaf
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Block

__all__ = ["ALONE", "Bar", "Progress", "deaf", "drawn", "run", "silent", "time_of", "write"]

_WIDTH: Final = 24
_LONG: Final = 100  # seconds that are better said in minutes
_HOURS: Final = 120  # minutes that are better said in hours

Progress = Callable[[int, int, list[float]], None]


def run(
    ledger: Ledger[Block], seeds: list[int], workers: int, progress: Progress, *, gated: bool = False
) -> str:
    """Play what is missing; with a gate, stop as soon as it opens or closes. The gate's verdict."""
    with Crew(workers) as crew:
        for _ in crew.play(ledger, seeds):
            _report(ledger, seeds, progress)
            if gated and _verdict(ledger, seeds) != gate.OPEN:
                break
    return _verdict(ledger, seeds)


def _verdict(ledger: Ledger[Block], seeds: list[int]) -> str:
    fair = 1 / ledger.experiment.players
    return gate.verdict([block.share() for block in ledger.among(seeds)], fair)


def _report(ledger: Ledger[Block], seeds: list[int], progress: Progress) -> None:
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
        pace = (monotonic() - self.start) / max(done - self.before, 1)
        share = [f"{fmean(shares):.1%}"] if shares else []
        bar, left = drawn(done, wanted), time_of(pace * (wanted - done))
        write("  ".join([f"{self.label} {bar} {done}/{wanted}", *share, left]), last=done == wanted)


def drawn(done: float, wanted: float, width: int = _WIDTH) -> str:
    """So much of a bar filled."""
    full = int(width * done / wanted)
    return "█" * full + "░" * (width - full)


def write(words: str, *, last: bool) -> None:
    """Write over what was said before; the last word stays."""
    sys.stderr.write(f"\r{words}\x1b[K" + ("\n" if last else ""))
    sys.stderr.flush()


def time_of(seconds: float) -> str:
    """How long that is, as one says it."""
    minutes = seconds / 60
    if minutes >= _HOURS:
        return f"{minutes / 60:.1f} h"
    return f"{seconds:.0f} s" if seconds < _LONG else f"{minutes:.0f} min"
