"""When commits begin and when they are told: at the ticks of a beat, whoever has written.

If a commit began as soon as somebody wrote, the next one would wait for it, and whoever sent something
harmless could tell by the time it took that somebody else has just answered. So everything written between
two ticks begins at the second one, and is told at the third: how long that takes depends on when it was
written and on nobody else. A tick is longer than nearly all commits take; on a slower disk the beat slows
down, in steps, and quickens again when the disk does. One hiccup of a busy machine does not change it.

It is measured by rows of the server's own (`health.py`), some before anybody comes and then one now and then,
never by what people write: a beat that followed somebody's commit would tell of it.
"""

from __future__ import annotations

import math
from collections import deque
from typing import Final

LEAST: Final = 0.008  # seconds
MOST: Final = 2.0
ROOM: Final = 1.5  # times as long as nearly all commits take
NEARLY_ALL: Final = 0.9
RECENT: Final = 10  # commits that are looked at: all but the slowest of them must fit
STEPS: Final = 2  # to twice the length


class Beat:
    """Ticks on a grid of the clock, each `length` seconds after the one before."""

    def __init__(self, least: float = LEAST) -> None:
        self.least: Final = least
        self.length = least
        self._step = 0
        self._recent: Final[deque[float]] = deque(maxlen=RECENT)

    def next(self, now: float) -> float:
        """The first tick after now."""
        return (math.floor(now / self.length + 1e-6) + 1) * self.length

    def took(self, seconds: float) -> None:
        """A commit took so long: nearly all that were as recent must fit between two ticks."""
        self._recent.append(seconds)
        step = self._needed()
        if step > self._step or step < self._step - 1:  # not to and fro at the border of two steps
            self._step = step
            self.length = self.least * 2 ** (step / STEPS)

    def _needed(self) -> int:
        """How many steps above the least."""
        slow = sorted(self._recent)[int(NEARLY_ALL * (len(self._recent) - 1))]
        needed = min(slow * ROOM, MOST) / self.least
        return max(0, math.ceil(STEPS * math.log2(needed))) if needed > 1 else 0
