"""Every way to keep dice: 462 sets of kept dice, what can be rolled to each, and what can be kept of it.

Tables only, made once. A *set* is a multiset of at most five dice, by its number here; the 252 full
hands come last. A *row* is a set with a roll of its loose dice; a *way* is a row with a part of the
roll that is kept. Rows of a set lie together.
"""

from __future__ import annotations

from itertools import product
from math import factorial
from typing import Final

import numpy as np

from tenderfoot.bots.numbers import Floats, Ints
from tenderfoot.games.dicetown.box import DICE, FACES
from tenderfoot.games.dicetown.hand.dice import ALL_ROLLS, ONE, count
from tenderfoot.games.dicetown.hand.poker import RANK
from tenderfoot.games.dicetown.hand.price import price

SETS: Final = [kept for n in range(DICE + 1) for kept in ALL_ROLLS[n]]
NUMBER: Final = {kept: number for number, kept in enumerate(SETS)}
SIZE: Final[Ints] = np.array([n for n in range(DICE + 1) for _ in ALL_ROLLS[n]])
FIRST_HAND: Final = len(SETS) - len(ALL_ROLLS[DICE])
HANDS: Final = SETS[FIRST_HAND:]
FACE_COUNTS: Final[Ints] = np.array([[count(kept, face) for face in range(len(FACES))] for kept in SETS])
HAND_COUNTS: Final[Ints] = FACE_COUNTS[FIRST_HAND:]
HAND_RANK: Final[Ints] = np.array([RANK[hand] - 1 for hand in HANDS])

PRICES: Final[Ints] = np.array([price(n) for n in range(DICE + 1)])
DEAREST: Final = price(DICE)

# A roll, its chance, and the set that each way leads to with its price; and that for every set.
Row = tuple[int, float, list[tuple[int, int]]]
Rows = list[list[Row]]


def chance_of(roll: int) -> float:
    """How likely these dice are to be rolled."""
    counts = [count(roll, face) for face in range(len(FACES))]
    ways = factorial(sum(counts))
    for n in counts:
        ways //= factorial(n)
    return float(ways / len(FACES) ** sum(counts))


def parts(roll: int) -> list[tuple[int, int]]:
    """What can be kept of a roll, each with its number of dice."""
    ranges = [range(count(roll, face) + 1) for face in range(len(FACES))]
    found = []
    for counts in product(*ranges):
        kept = sum(n * one for n, one in zip(counts, ONE, strict=True))
        found.append((kept, sum(counts)))
    return found


class Fan:
    """The rows of all sets with the same number of loose dice, side by side.

    `next` and `price` are tables of ways × rows: a row with fewer ways repeats its last one, so that the
    best way of every row is found in one sweep. The rolls of each set come in the same order, with the
    same `chance`. `place` is where a way leads in a table by price and set.
    """

    def __init__(self, sets: Ints, rows_of: Rows) -> None:
        rows = [ways for number in sets for _, _, ways in rows_of[number]]
        most = max(len(ways) for ways in rows)
        wide = np.array([ways + [ways[-1]] * (most - len(ways)) for ways in rows])
        self.sets: Final = sets
        self.next: Final[Ints] = np.ascontiguousarray(wide[:, :, 0].T)
        self.price: Final[Ints] = np.ascontiguousarray(wide[:, :, 1].T)
        self.place: Final[Ints] = self.price * len(SETS) + self.next
        self.chance: Final[Floats] = np.array([chance for _, chance, _ in rows_of[sets[0]]])


class Ways:
    """The rows and ways of some sets: of all of them, or of those that can grow out of one set."""

    def __init__(self, sets: Ints, rows_of: Rows) -> None:
        per_set = [len(rows_of[number]) for number in sets]
        counts = [len(rows) for rows in rows_of]
        rows = [row for number in sets for row in rows_of[number]]
        self.sets: Final = sets
        self.count: Final = sum(len(ways) for _, _, ways in rows)
        self.rows: Final[Ints] = np.flatnonzero(np.isin(np.repeat(np.arange(len(rows_of)), counts), sets))
        self.row_set: Final[Ints] = np.repeat(sets, per_set)
        self.row_roll: Final = [roll for roll, _, _ in rows]
        self.row_chance: Final[Floats] = np.array([chance for _, chance, _ in rows])
        sizes = SIZE[sets]
        self.fans: Final = [Fan(sets[sizes == size], rows_of) for size in np.unique(sizes)]


def _rows(number: int) -> list[Row]:
    """Every roll of the loose dice of a set, its chance, and what each keep leads to and costs."""
    kept = SETS[number]
    return [
        (roll, chance, [(NUMBER[kept + part], price(n)) for part, n in kept_parts])
        for roll, chance, kept_parts in _ROLLS[DICE - int(SIZE[number])]
    ]


_ROLLS: Final = [[(roll, chance_of(roll), parts(roll)) for roll in ALL_ROLLS[n]] for n in range(DICE + 1)]
_ROWS: Final = [_rows(number) for number in range(FIRST_HAND)]
ALL: Final = Ways(np.arange(FIRST_HAND), _ROWS)
_KNOWN: Final[dict[int, Ways]] = {0: ALL}


def growing(number: int) -> Ways:
    """The ways of everything that can still become of a set."""
    ways = _KNOWN.get(number)
    if ways is None:
        fits = np.all(FACE_COUNTS[:FIRST_HAND] >= FACE_COUNTS[number], axis=1)
        ways = _KNOWN[number] = Ways(np.flatnonzero(fits), _ROWS)
    return ways


def _last() -> Floats:
    """6.1. The chance of each full hand when the loose dice of a set are rolled once and all kept."""
    last = np.zeros((len(SETS), len(HANDS)))
    last[FIRST_HAND:] = np.eye(len(HANDS))
    for number in range(FIRST_HAND):
        for roll, chance, _ in _ROWS[number]:
            last[number, NUMBER[SETS[number] + roll] - FIRST_HAND] += chance
    return last


LAST: Final = _last()
