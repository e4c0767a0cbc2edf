"""What the others may end with, from the dice and money that everybody sees.

A habit is how somebody plays the throws: for each throw, purse and row, what is kept. From a rival's
kept dice a habit gives, throw by throw, three things: `alive`, how often it is still unfinished;
`ends`, its final hands if the phase ends with this throw (it has finished, or rolls a last time);
`late`, the part of `ends` in which it was unfinished.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from tenderfoot.bots.dicetown.ways import ALL, FIRST_HAND, LAST, SETS, Ways, growing
from tenderfoot.bots.numbers import Floats, Ints

THROWS: Final = 5
PURSES: Final = 5  # $0 to $3, and enough for everything


class Habit:
    """What is kept, by throw and purse and row: the number of the set it leads to."""

    def __init__(self, choices: list[list[Ints]]) -> None:
        self.choices: Final = choices

    def step(self, before: Floats, throw: int, purse: int, ways: Ways = ALL) -> Floats:
        """The distribution over sets after one more throw, of which only some may occur."""
        rows = before[ways.row_set] * ways.row_chance
        chosen = self.choices[min(throw, THROWS - 1)][min(purse, PURSES - 1)][ways.rows]
        after: Floats = np.bincount(chosen, weights=rows, minlength=len(SETS)).astype(np.float64, copy=False)
        return after


Mixture = tuple[tuple[float, Habit], ...]


class Outlook:
    """The three things for all rivals: `alive` (throws × rivals), `ends` and `late` (… × 252)."""

    def __init__(self, alive: Floats, ends: Floats, late: Floats) -> None:
        self.alive: Final = alive
        self.ends: Final = ends
        self.late: Final = late


def outlook(kept: list[int], purses: list[int], throw: int, throws: int, habits: Mixture) -> Outlook:
    """What may become of rivals with these sets and dollars in the next throws, the open one first.

    `habits` is a mixture: each with its weight. A rival with another habit is a different rival, so
    the mixture is over whole courses of play.
    """
    seats = zip(kept, purses, strict=True)
    each = [_course(number, min(purse, PURSES - 1), throw, throws, habits) for number, purse in seats]
    return Outlook(
        np.stack([one.alive for one in each], axis=1),
        np.stack([one.ends for one in each], axis=1),
        np.stack([one.late for one in each], axis=1),
    )


@lru_cache(maxsize=512)
def _course(kept: int, purse: int, throw: int, throws: int, habits: Mixture) -> Outlook:
    """The same for one rival; everybody at the table asks it of the same few sets."""
    after = np.zeros((throws, len(SETS)))
    for weight, habit in habits:
        after += weight * _followed(kept, purse, throw, throws, habit)
    late = after[:, :FIRST_HAND] @ LAST[:FIRST_HAND]
    return Outlook(after[:, :FIRST_HAND].sum(axis=1), late + after[:, FIRST_HAND:], late)


@lru_cache(maxsize=1024)
def _followed(kept: int, purse: int, throw: int, throws: int, habit: Habit) -> Floats:
    """The sets of a rival with one habit after each of the coming throws; most habits come in mixtures."""
    after = np.zeros((throws, len(SETS)))
    if kept >= FIRST_HAND:
        return after
    now = np.zeros(len(SETS))
    now[kept] = 1.0
    for step in range(throws):
        now = habit.step(now, throw + step, purse, growing(kept))
        after[step] = now
        now[FIRST_HAND:] = 0
    return after
