"""How far it is: a bar in the terminal, of all that was asked for, and the time that is left."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from statistics import fmean
from time import monotonic
from typing import Final, Self

from tenderfoot.arena.part import Part

_WIDTH: Final = 24
_NARROW: Final = 16
_COLUMNS: Final = 79  # a line that goes on below cannot be drawn anew
_LONG: Final = 100  # seconds that are better said in minutes
_HOURS: Final = 120  # minutes that are better said in hours


class Line:
    """A line that is written over again and again; whoever leaves it halfway begins a new one."""

    def __init__(self) -> None:
        self.open = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.open:
            sys.stderr.write("\n")

    def write(self, words: str, *, last: bool) -> None:
        """Write over what was said before; the last word stays."""
        sys.stderr.write(f"\r{words}\x1b[K" + ("\n" if last else ""))
        sys.stderr.flush()
        self.open = not last


class Bar(Line):
    """Of one sort of thing: how many blocks or games, the share so far if there is one, the time left.

    `before` is how many were done when it began; negative: all but one of those that are shown first.
    """

    def __init__(self, label: str, before: int = -1) -> None:
        super().__init__()
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
        self.write("  ".join([f"{self.label} {bar} {done}/{wanted}", *share, left]), last=done == wanted)


class Whole(Line):
    """A bar for several experiments: blocks of all, and the time left, by the pace so far.

    A block of six is more to play than a block of two: the pace counts games and seats, not blocks.
    """

    def __init__(
        self, parts: Sequence[Part], minutes: float = math.inf, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__()
        self.clock: Final = clock
        self.start: Final = clock()
        self.end: Final = self.start + 60 * minutes
        self.blocks: Final = sum(part.count for part in parts)
        self.work: Final = sum(part.count * part.experiment.work for part in parts)
        self.missing = sum(part.missing() for part in parts)
        self.ahead = sum(part.missing() * part.experiment.work for part in parts)
        self.first: Final = self.ahead

    def one_more(self, part: Part) -> None:
        """Count a block, and draw the bar anew."""
        self.missing -= 1
        self.ahead -= part.experiment.work
        self.write(self.line(part), last=self.missing == 0 or self.over())

    def line(self, part: Part) -> str:
        """The whole, and of it the part that is being played."""
        experiment, share = part.experiment, part.share()
        done, parts = self.blocks - self.missing, (self.work - self.ahead) / self.work
        whole = f"{drawn(parts, 1, _NARROW)} {parts:.0%}  {done}/{self.blocks}  {time_of(self.left())}"
        names = " ".join(word.rpartition(":")[2] for word in experiment.label.split())
        won = "" if share is None else f" {share:.0%}"
        now = f"{experiment.game} {experiment.players}: {names}{won}"
        return f"{whole}  {now} {part.count - part.missing()}/{part.count}"[:_COLUMNS]

    def over(self) -> bool:
        """Whether the minutes are over."""
        return self.clock() >= self.end

    def left(self) -> float:
        """The seconds until everything is played or the time is over."""
        now = self.clock()
        pace = (now - self.start) / max(self.first - self.ahead, 1)
        return max(min(pace * self.ahead, self.end - now), 0.0)


def drawn(done: float, wanted: float, width: int = _WIDTH) -> str:
    """So much of a bar filled."""
    full = int(width * done / wanted)
    return "█" * full + "░" * (width - full)


def time_of(seconds: float) -> str:
    """How long that is, as one says it."""
    minutes = seconds / 60
    if minutes >= _HOURS:
        return f"{minutes / 60:.1f} h"
    return f"{seconds:.0f} s" if seconds < _LONG else f"{minutes:.0f} min"
