"""How long decisions take, in processor time: counts by length, so that millions fit into one line.

Lengths are sorted into steps of a quarter of a doubling, so a quantile is right to within a tenth.
"""

from __future__ import annotations

import math
from typing import Final

_STEPS: Final = 4  # to a doubling
_UNIT: Final = 1e-6


class Clock:
    """The decisions of one entrant, counted by their length."""

    def __init__(self, counts: dict[int, int] | None = None) -> None:
        self.counts: Final = dict(counts or {})

    def add(self, seconds: float) -> None:
        """Count one decision."""
        step = math.ceil(_STEPS * math.log2(max(seconds / _UNIT, 1.0)))
        self.counts[step] = self.counts.get(step, 0) + 1

    def merge(self, other: Clock) -> None:
        """Count those of another clock too."""
        for step, count in other.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count

    def decisions(self) -> int:
        """How many were counted."""
        return sum(self.counts.values())

    def mean(self) -> float:
        """The milliseconds of a decision, on average; each counts as the middle of its step."""
        total = sum(count * 2 ** ((step - 0.5) / _STEPS) for step, count in self.counts.items())
        return float(total * _UNIT * 1e3 / max(self.decisions(), 1))

    def quantile(self, share: float) -> float:
        """The milliseconds within which this share of the decisions was made."""
        wanted = share * self.decisions()
        seen = 0
        for step in sorted(self.counts):
            seen += self.counts[step]
            if seen >= wanted:
                return float(2 ** (step / _STEPS) * _UNIT * 1e3)
        return 0.0
