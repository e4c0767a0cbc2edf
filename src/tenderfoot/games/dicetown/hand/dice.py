"""Dice as multisets in one integer: three bits for the count of each face, the 9 lowest.

Adding two such integers puts dice together, subtracting takes them apart. Dice have no names:
two nines are the same, whichever was rolled first.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.games.dicetown.box import DICE, FACES

NO_DICE: Final = 0
ONE: Final = [1 << 3 * face for face in range(len(FACES))]


def count(dice: int, face: int) -> int:
    """How many of these dice show this face."""
    return dice >> 3 * face & 7


def pack(faces: list[int]) -> int:
    """These faces as a multiset."""
    dice = 0
    for face in faces:
        dice += ONE[face]
    return dice


def faces(dice: int) -> list[int]:
    """The faces, lowest first."""
    return [face for face in range(len(FACES)) for _ in range(dice >> 3 * face & 7)]


def within(part: int, dice: int) -> bool:
    """Whether these dice are among those."""
    return all(count(part, face) <= count(dice, face) for face in range(len(FACES)))


def written(dice: int) -> str:
    """The faces in the notation of records."""
    return " ".join([FACES[face] for face in faces(dice)])


def word(dice: int) -> str:
    """The dice as a fact."""
    return "dice:" + written(dice)


def rolls(n: int, face: int = 0) -> list[int]:
    """Every way n dice can lie, from this face upwards."""
    if face == len(FACES) - 1:
        return [n << 3 * face]
    return [(k << 3 * face) + rest for k in range(n + 1) for rest in rolls(n - k, face + 1)]


ALL_ROLLS: Final = [rolls(n) for n in range(DICE + 1)]
WRITTEN: Final[dict[int, str]] = {roll: written(roll) for some in ALL_ROLLS for roll in some}


def parts(dice: int) -> list[int]:
    """Every multiset among these dice, smaller ones first."""
    every = [NO_DICE]
    for face in range(len(FACES)):
        every = [part + k * ONE[face] for part in every for k in range(count(dice, face) + 1)]
    return sorted(every, key=size)


def size(dice: int) -> int:
    """How many dice: as 8 is 7 + 1, an octal number and the sum of its digits leave the same by seven."""
    return dice % 7
