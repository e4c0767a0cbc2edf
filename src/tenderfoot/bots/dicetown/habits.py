"""How people play the throws when one knows nothing more about them.

Two of them: `greedy`, which collects the face it has most of, and `settled`, a mixture of four habits
against which nobody gains by playing otherwise: each is the best answer to the average of those before.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import numpy as np

from tenderfoot.bots.dicetown.rivals import PURSES, THROWS, Habit, Mixture, Outlook, outlook
from tenderfoot.bots.dicetown.stakes import DOC, Stakes, alike, by_dollar
from tenderfoot.bots.dicetown.throws import Throws
from tenderfoot.bots.dicetown.ways import ALL, FACE_COUNTS, NUMBER, SETS
from tenderfoot.bots.numbers import Ints
from tenderfoot.games.dicetown.box import DICE
from tenderfoot.games.dicetown.hand.dice import ONE

_ROUNDS: Final = 8  # of answering oneself: nobody then gains a fiftieth of a point by playing otherwise
_MIXED: Final = 4
_GREEDY_PRICE: Final = 3


def usual(seats: int) -> Stakes:
    """What the places are worth on an ordinary day, to nobody in particular."""
    n = np.arange(DICE + 1, dtype=np.float64)
    first = np.zeros((DOC, DICE + 1))
    first[0] = n
    first[1] = 2.2
    first[2] = [0.0, 2.3, 3.1, 3.6, 4.0, 4.3]
    first[3] = [0.0, 1.8, 2.6, 3.1, 3.4, 3.6]
    first[4] = 2.0
    first[5] = [2.7, 5.4, 8.0, 8.0, 8.0, 8.0]
    return Stakes(first, np.zeros_like(first), np.full(DOC, 1 / seats), alike(1.2), by_dollar(0.5))


def best_answer(stakes: Stakes, others: Outlook) -> Habit:
    """What to keep against this outlook, for every throw, purse and row."""
    throws = Throws(stakes, others, ALL, PURSES - 1)
    tables = [throws.choices(step) for step in range(THROWS)]
    return Habit([[table[:, purse] for purse in range(PURSES)] for table in tables])


def _average(outlooks: list[Outlook]) -> Outlook:
    return Outlook(
        np.mean([one.alive for one in outlooks], axis=0),
        np.mean([one.ends for one in outlooks], axis=0),
        np.mean([one.late for one in outlooks], axis=0),
    )


def from_nothing(habits: Mixture, rivals: int) -> Outlook:
    """What rivals with these habits and money enough end with when nobody has kept a die yet."""
    return outlook([0] * rivals, [PURSES - 1] * rivals, 0, THROWS, habits)


def _settle(seats: int) -> Mixture:
    seen = [from_nothing(greedy(), seats - 1)]
    answers: list[Habit] = []
    for _ in range(_ROUNDS):
        answers.append(best_answer(usual(seats), _average(seen)))
        seen.append(from_nothing(((1.0, answers[-1]),), seats - 1))
    return tuple((1 / _MIXED, answer) for answer in answers[-_MIXED:])


def _greedy() -> Habit:
    tables = [_greedy_choices(min(purse, _GREEDY_PRICE)) for purse in range(PURSES)]
    return Habit([tables] * THROWS)


def _greedy_choices(purse: int) -> Ints:
    """Keep the dice of the face of which kept and rolled dice show most, higher faces first."""
    rolled = FACE_COUNTS[[NUMBER[roll] for roll in ALL.row_roll]]
    together = rolled + FACE_COUNTS[ALL.row_set]
    faces = np.argmax((rolled > 0) * (8 * together + np.arange(len(ONE))), axis=1)
    wanted = np.minimum(rolled[np.arange(len(faces)), faces], purse + 1)
    after = np.array(SETS)[ALL.row_set] + wanted * np.array(ONE)[faces]
    return np.array([NUMBER[int(kept)] for kept in after])


@cache
def settled(seats: int) -> Mixture:
    """The settled habits at a table of so many; made once."""
    return _settle(seats)


@cache
def greedy() -> Mixture:
    """The greedy habit; made once."""
    return ((1.0, _greedy()),)


@cache
def mixed(seats: int, greed: float) -> Mixture:
    """Some people are greedy, the others settled."""
    return tuple((greed * w, h) for w, h in greedy()) + tuple(((1 - greed) * w, h) for w, h in settled(seats))


@lru_cache(maxsize=64)
def today(seats: int, bank: int, mine: int, row: tuple[int, ...], badge: float, twice: bool) -> Mixture:
    """What settled people answer to what the places hold today: a full bank draws a crowd.

    All of it is public, so everybody at the table thinks of the same answer; it is worked out once a round.
    """
    usually = usual(seats)
    first = usually.first.copy()
    first[0] = np.minimum(first[0], mine)
    first[1] = 0.5 * bank
    first[2] *= 2 if twice else 1
    first[4] = badge
    first[5] = [sum(row[: min(1 + aces, len(row))]) for aces in range(DICE + 1)]
    stakes = Stakes(first, usually.second, usually.tie, usually.doc, usually.savings)
    answer = best_answer(stakes, from_nothing(settled(seats), seats - 1))
    return ((0.6, answer), *[(0.4 * weight, habit) for weight, habit in mixed(seats, 0.4)])
