"""A mean and how far it may be from the truth, counted in blocks."""

from __future__ import annotations

import math
from random import Random
from statistics import fmean, stdev
from typing import Final

RESAMPLES: Final = 2000
_LEVEL: Final = 0.95
_SEED: Final = 1885


class Interval:
    """A mean over blocks, its standard error, and the middle 95 % of its bootstrap."""

    def __init__(self, values: list[float]) -> None:
        self.mean: Final = fmean(values)
        self.blocks: Final = len(values)
        self.error: Final = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
        self.low, self.high = bootstrap(values)

    def clear_of(self, value: float) -> bool:
        """Whether the interval leaves this value out."""
        return not self.low <= value <= self.high


def bootstrap(values: list[float]) -> tuple[float, float]:
    """Draw as many blocks again and again: between which two means the middle of them lies."""
    chance = Random(_SEED)
    means = sorted(fmean(chance.choices(values, k=len(values))) for _ in range(RESAMPLES))
    cut = round((1 - _LEVEL) / 2 * RESAMPLES)
    return means[cut], means[RESAMPLES - 1 - cut]


def strength(share: float, players: int) -> float:
    """A share of victories as a difference in the usual scale of ratings (Plackett-Luce)."""
    held = min(max(share, 1e-6), 1 - 1e-6)
    return 400 / math.log(10) * math.log(held * (players - 1) / (1 - held))
