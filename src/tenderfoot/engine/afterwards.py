"""What events have read off the table, remembered for law 9: everybody must see it, whoever is told."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import State
from tenderfoot.engine.events import After, Event
from tenderfoot.engine.match import Match


class Afterwards:
    """Every after-image that was told in a game, by the name of its event, its fact and whose it is."""

    def __init__(self) -> None:
        self._images: Final[dict[str, tuple[After, int]]] = {}

    def listen(self, match: Match) -> None:
        """Remember how the images of all that is told are read, and forget the story."""
        heard: list[Event] = [] if match.log is None else match.log
        for event in heard:
            row = event.row
            for i, after in enumerate(row.after):
                whose = event.numbers[row.whose[i]]
                self._images[f"{row.name} {row.names[row.told + i]} {whose}"] = (after, whose)
        heard.clear()

    def differing(self, one: State, other: State) -> str:
        """An image that is not the same on these two tables; empty: all are."""
        for name, (after, whose) in self._images.items():
            if after.read(one, whose) != after.read(other, whose):
                return name
        return ""
