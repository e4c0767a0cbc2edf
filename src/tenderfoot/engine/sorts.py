"""What a number in an event stands for: a seat, a card, a set of cards, or just a number.

Rules tell numbers, which cost nothing when nobody listens. A sort knows how such a number is said in a
fact (`seat:2`, `card:dynamite`), and what the page may expect there (`script`, a type of TypeScript).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tenderfoot.engine.words import Fact

_SEATS: Final = [str(seat) for seat in range(8)]
NONE: Final = -1  # the number of a fact that is not there
_DIGIT: Final = 8  # bits of a place in a packed list


@mypyc_attr(allow_interpreted_subclasses=True)
class Sort:
    """A plain number; other sorts say it in words."""

    def __init__(self, script: str = "number") -> None:
        self.script: Final = script

    def say(self, n: int) -> Fact:
        """The number as the catalogues want it."""
        return n

    def several(self) -> bool:
        """Whether it stands for several things."""
        return False

    def optional(self) -> bool:
        """Whether the fact may be missing (`NONE`)."""
        return False

    def count(self, n: int) -> int:
        """How many things it stands for."""
        return 1


class Word(Sort):
    """One of a few words: `yes`, `no`."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(" | ".join([f"'{word}'" for word in words]))
        self.words: Final = words

    def say(self, n: int) -> Fact:
        return self.words[n]


class Named(Sort):
    """One of a list of ids: a face, a card, a place."""

    def __init__(self, kind: str, ids: list[str]) -> None:
        super().__init__(f"`{kind}:${{string}}`")
        self.kind: Final = kind
        self.ids: Final = ids

    def say(self, n: int) -> Fact:
        return f"{self.kind}:{self.ids[n]}"


class SetOf(Named):
    """Several of a list of ids, as a set of bits: cards by uid, seats."""

    def say(self, n: int) -> Fact:
        return f"{self.kind}:{' '.join([self.ids[i] for i in range(n.bit_length()) if n >> i & 1])}"

    def several(self) -> bool:
        return True

    def count(self, n: int) -> int:
        return n.bit_count()


class ListOf(Named):
    """Several of a list of ids, in order; `packed` makes the number."""

    def say(self, n: int) -> Fact:
        return f"{self.kind}:{' '.join([self.ids[i] for i in unpacked(n)])}"

    def several(self) -> bool:
        return True

    def count(self, n: int) -> int:
        return len(unpacked(n))


class Maybe(Sort):
    """A fact that is not always there: without a number it is left out."""

    def __init__(self, sort: Sort) -> None:
        super().__init__(sort.script)
        self.sort: Final = sort

    def optional(self) -> bool:
        return True

    def say(self, n: int) -> Fact:
        return self.sort.say(n)


def packed(numbers: list[int]) -> int:
    """A list of small numbers as one number; a 1 stands before them, so that zeros count."""
    n = 1
    for number in numbers:
        n = n << _DIGIT | number
    return n


def unpacked(n: int) -> list[int]:
    """The list again."""
    numbers: list[int] = []
    while n > 1:
        numbers.append(n & (1 << _DIGIT) - 1)
        n >>= _DIGIT
    numbers.reverse()
    return numbers


NUMBER: Final = Sort()
YES: Final = Word(["no", "yes"])
SEAT: Final = Named("seat", _SEATS)
SEATS: Final = SetOf("seat", _SEATS)
