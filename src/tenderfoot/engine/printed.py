"""What is printed: kinds of cards, and of whatever else a box holds, by name.

A box has a printed list of names; the place in that list is the kind, a number that nobody writes by
hand. The class of a card says its name, its copies and whatever else is printed on it.
"""

from __future__ import annotations

from typing import Final, TypeVar


class Kind:
    """A kind of card: its name in the printed list of its box, and how many copies the box has."""

    def __init__(self, name: str, names: list[str], copies: int = 1) -> None:
        if name not in names:
            raise ValueError(f"No list of the box names {name}.")
        self.name: Final = name
        self.kind: Final = names.index(name)
        self.copies: Final = copies

    def uids(self, most: int) -> list[int]:
        """The numbers of its copies, where no kind of the list has more than `most`."""
        if self.copies > most:
            raise ValueError(f"{self.copies} copies of {self.name}: there is room for {most}.")
        return [self.kind * most + copy for copy in range(self.copies)]


K = TypeVar("K", bound=Kind)


def in_order(cards: list[K], names: list[str]) -> list[K]:
    """The cards in the order of the printed list, so that each is found by its kind."""
    found = {card.name: card for card in cards}
    missing = [name for name in names if name not in found]
    if missing or len(found) != len(cards):
        raise ValueError(f"Every name of the list has one class; missing: {missing}.")
    return [found[name] for name in names]


def kinds_of(names: list[str], most: int) -> list[int]:
    """The kind of each uid."""
    return [kind for kind in range(len(names)) for _ in range(most)]
