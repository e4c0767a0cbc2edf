"""What events have read off the table, remembered for law 9: everybody must see it, whoever is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tenderfoot.engine.contract import State
from tenderfoot.engine.events import Event
from tenderfoot.engine.match import Match


class Afterwards:
    """Every after-image that was told in a game: how it is read, of whom, and the first event that told it.

    Many events tell of the same purse. It is read once for all of them, as there are many tables to compare.
    """

    def __init__(self) -> None:
        self._images: Final[dict[tuple[Callable[[Any, int], int], int], str]] = {}

    def listen(self, match: Match) -> None:
        """Remember how the images of all that is told are read, and forget the story."""
        heard: list[Event] = [] if match.log is None else match.log
        for event in heard:
            row = event.row
            for i, after in enumerate(row.after):
                image = (after.read, event.numbers[row.whose[i]])
                if image not in self._images:
                    self._images[image] = f"{row.name} {row.names[row.told + i]} {image[1]}"
        heard.clear()

    def images(self, s: State) -> list[int]:
        """What all of them say of this table."""
        return [read(s, whose) for read, whose in self._images]

    def differing(self, one: list[int], other: list[int]) -> str:
        """The name of an image that is not the same on two tables; empty: all are."""
        for n, name in enumerate(self._images.values()):
            if one[n] != other[n]:
                return name
        return ""
