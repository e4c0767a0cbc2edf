"""How much there is of everything in Dice Town: the names and the bounds of its entries."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.dicetown.box import (
    BASE_STORE,
    DICE,
    FACES,
    PROPERTY,
    PROPERTY_IDS,
    RANCH,
    START_BANK,
    START_MONEY,
    STORE_IDS,
)
from tenderfoot.games.dicetown.setup import store_cards
from tenderfoot.numbers.entry import Entry, each_of

_COACH: Final = 2  # dollars on the stagecoach of the extension
_MINE: Final = 30
_WILD_MINE: Final = 40  # for more than two
_TWO: Final = 2
GOODS: Final = ["nuggets", "dollars", "deeds", "cards"]  # of an offer or a demand, in its order


class Extent:
    """What can be there for so many players, in the fullest print, with or without the extensions."""

    def __init__(self, seats: int, frontier: bool) -> None:
        self.seats: Final = seats
        self.frontier: Final = frontier
        self.spots: Final = 2 if frontier else 1  # offers of one petitioner
        self.dollars: Final = START_MONEY * seats + START_BANK + (_COACH if frontier else 0)
        self.nuggets: Final = _WILD_MINE if frontier and seats > _TWO else _MINE
        self.store: Final = STORE_IDS if frontier else BASE_STORE
        self.copies: Final = [card.copies for card in store_cards(revised=True)][: len(self.store)]
        self.cards: Final = sum(self.copies)
        self.deeds: Final = sum([copies for _, copies, _ in PROPERTY[:RANCH]])
        self.land_kinds: Final = len(PROPERTY) if frontier else RANCH
        self.property: Final = sum([copies for _, copies, _ in PROPERTY[: self.land_kinds]])

    def cards_of(self, prefix: str, about: str) -> list[Entry]:
        """Store cards by their kind."""
        return [
            Entry(f"{prefix} {name}", 0, most, about)
            for name, most in zip(self.store, self.copies, strict=True)
        ]

    def deeds_of(self, prefix: str, about: str) -> list[Entry]:
        """Deeds by their kind, where no Ranch can be: in a hand."""
        return [Entry(f"{prefix} {name}", 0, most, about) for name, most, _ in PROPERTY[:RANCH]]

    def land_of(self, prefix: str, about: str) -> list[Entry]:
        """Property cards by their kind, Ranches too where they are played."""
        return [Entry(f"{prefix} {name}", 0, most, about) for name, most, _ in PROPERTY[: self.land_kinds]]

    def land_at(self, prefix: str, about: str) -> list[Entry]:
        """Which property card lies in one place."""
        return each_of([f"{prefix} {name}" for name in PROPERTY_IDS[: self.land_kinds]], 1, about)

    def goods(self, prefix: str, about: str) -> list[Entry]:
        """Nuggets, dollars and the backs of cards."""
        most = [self.nuggets, self.dollars, self.deeds, self.cards]
        return [Entry(f"{prefix} {name}", 0, n, about) for name, n in zip(GOODS, most, strict=True)]


def faces_of(prefix: str, about: str) -> list[Entry]:
    """Dice by their face."""
    return each_of([f"{prefix} {face}" for face in FACES], DICE, about)


def places(entries: list[Entry]) -> dict[str, int]:
    """Where each entry stands, by its name."""
    return {entry.name: at for at, entry in enumerate(entries)}
