"""Whether a change is an improvement, decided as soon as the blocks allow it.

A sequential test of "three points better" against "no better": each block adds its evidence, and
nobody stops because it looks good. The spread comes from the first fifty blocks.
"""

from __future__ import annotations

from statistics import pvariance
from typing import Final

BETTER: Final = 0.03
BOUND: Final = 2.94  # one mistake in about twenty either way
FIRST: Final = 50
MOST: Final = 1500

OPEN: Final = "open"
ACCEPTED: Final = "accepted"
REJECTED: Final = "rejected"
NOT_SHOWN: Final = "not-shown"


def evidence(shares: list[float], fair: float) -> float:
    """The logarithm of how much better "three points better" explains these blocks."""
    spread = max(pvariance(shares[:FIRST]), 1e-6)
    middle = fair + BETTER / 2
    return BETTER / spread * sum(share - middle for share in shares)


def verdict(shares: list[float], fair: float) -> str:
    """What can be said after these blocks."""
    if len(shares) < FIRST:
        return OPEN
    weight = evidence(shares, fair)
    if weight > BOUND:
        return ACCEPTED
    if weight < -BOUND:
        return REJECTED
    return NOT_SHOWN if len(shares) >= MOST else OPEN
