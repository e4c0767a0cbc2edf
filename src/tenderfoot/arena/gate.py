"""Whether a change is an improvement, decided as soon as the blocks allow it.

A sequential test of "three points better" against "no better": each block adds its evidence, and
nobody stops because it looks good. The spread comes from the first fifty blocks.

Blocks are weighed in the order of their seeds and without a gap: where it stops is the same however many
play, and whichever block comes in first.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import pvariance
from typing import Final

from tenderfoot.arena.crew import Crew
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Block
from tenderfoot.arena.part import Part, play

BETTER: Final = 0.03
BOUND: Final = 2.94  # one mistake in about twenty either way
FIRST: Final = 50
MOST: Final = 1500

OPEN: Final = "open"
ACCEPTED: Final = "accepted"
REJECTED: Final = "rejected"
NOT_SHOWN: Final = "not-shown"

Progress = Callable[[int, int, list[float]], object]


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


def stopped(shares: list[float], fair: float) -> tuple[str, int]:
    """The verdict as soon as there is one, and after how many blocks; what came later was not waited for."""
    for count in range(FIRST, len(shares) + 1):
        said = verdict(shares[:count], fair)
        if said != OPEN:
            return said, count
    return OPEN, len(shares)


def gated(ledger: Ledger[Block], seeds: list[int], crew: Crew, progress: Progress) -> tuple[str, list[Block]]:
    """Play as many of these seeds as it takes: the verdict, and the blocks it rests on."""
    fair = 1 / ledger.experiment.players
    shares = _shares(ledger, seeds)
    playing = play([(Part(ledger, seeds), seeds)], crew)
    while stopped(shares, fair)[0] == OPEN and next(playing, None):
        shares = _shares(ledger, seeds)
        progress(len(shares), len(seeds), shares)
    said, count = stopped(shares, fair)
    return said, ledger.among(seeds[:count])


def _shares(ledger: Ledger[Block], seeds: list[int]) -> list[float]:
    return [block.share() for block in ledger.first(seeds)]
