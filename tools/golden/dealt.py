"""Chance for whole golden games: a deck is ordered by a number drawn for the name of each card.

A card more in the box slips in somewhere and leaves the order of the others as it was; after a real shuffle
nothing would lie where it lay. Dice and all else fall as in a real game.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Final

from tenderfoot.engine.chance import Chance
from tenderfoot.games.dicetown import box as town
from tenderfoot.games.goldriver.box import NAMES

Decks = dict[str, list[str]]


def _numbered(names: list[str]) -> list[str]:
    """Each copy of a card with a name of its own."""
    so_far: Counter[str] = Counter()
    numbered: list[str] = []
    for name in names:
        so_far[name] += 1
        numbered.append(f"{name} {so_far[name]}")
    return numbered


# By the first word of the key under which a deck is shuffled: the name of each card.
DECKS: Final[Decks] = {
    "store": _numbered([town.STORE_IDS[kind] for kind in town.STORE_KIND]),
    "property": _numbered([town.PROPERTY_IDS[kind] for kind in town.PROPERTY_KIND]),
    "river": _numbered([town.RIVER_IDS[kind] for kind in town.RIVER_KIND]),
    "outlaws": town.OUTLAW_IDS,
    "elixirs": list(town.ELIXIRS),
    "deck": NAMES,
}


class Dealt(Chance):
    """The chance of a whole golden game."""

    def shuffled(self, key: str, cards: list[int]) -> list[int]:
        """A deck in the order of what its names draw; other cards as in a real game."""
        names = DECKS.get(key.split(maxsplit=1)[0])
        if names is None:
            return super().shuffled(key, cards)
        drawn = {sha256(self.seed + f"{key} {names[card]}".encode()).digest(): card for card in cards}
        return [drawn[number] for number in sorted(drawn)]
