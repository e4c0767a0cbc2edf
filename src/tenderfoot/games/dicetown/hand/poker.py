"""7.8.1. Which poker hand is best."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.dicetown.box import DICE
from tenderfoot.games.dicetown.hand.dice import ALL_ROLLS, faces, pack

HANDS: Final = (
    "high-card",
    "pair",
    "two-pair",
    "three",
    "straight",
    "full-house",
    "four",
    "five",
)
_SHAPES: Final[dict[tuple[int, ...], int]] = {
    (1, 1, 1, 1, 1): 0,
    (2, 1, 1, 1): 1,
    (2, 2, 1): 2,
    (3, 1, 1): 3,
    (3, 2): 5,
    (4, 1): 6,
    (5,): 7,
}
_STRAIGHT: Final = 4


def category(hand: int) -> int:
    """Which of `HANDS` five dice are."""
    shown = faces(hand)
    groups = sorted([shown.count(face) for face in set(shown)], reverse=True)
    if len(groups) == DICE and shown[-1] - shown[0] == DICE - 1:
        return _STRAIGHT
    return _SHAPES[tuple(groups)]


NAMES: Final[dict[int, str]] = {hand: HANDS[category(hand)] for hand in ALL_ROLLS[DICE]}


def key(hand: int) -> list[int]:
    """R-10. Category, then the faces by count and height, descending: only equal hands are tied."""
    shown = faces(hand)
    groups = sorted([(shown.count(face), face) for face in set(shown)], reverse=True)
    return [category(hand), *[face for _, face in groups]]


def _ranks() -> dict[int, int]:
    """The rank of every hand: a higher number beats a lower one, the worst hand has 1."""
    ladder = sorted([(key(hand), hand) for hand in ALL_ROLLS[DICE]])
    return {hand: place + 1 for place, (_, hand) in enumerate(ladder)}


RANK: Final = _ranks()


def deciding(hand: int, other: int) -> int:
    """The dice of this hand that set it apart: those of its category, or the first face that differs."""
    shown = faces(hand)
    mine = key(hand)
    theirs = key(other)
    if mine[0] != theirs[0]:
        return pack([face for face in shown if shown.count(face) > 1] or shown)
    for i in range(1, len(mine)):
        if mine[i] != theirs[i]:
            return pack([face for face in shown if face == mine[i]])
    return 0
