"""Tables in the middle of random games, of every kind there is, for the tests of their pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from tenderfoot.engine.match import Match, begin
from tenderfoot.engine.options import Options
from tenderfoot.games import GAMES

NAMES: Final = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
EVERY: Final = 83  # of so many decisions one is looked at

# Each edition, each extension, few and many players.
KINDS: Final[list[tuple[str, Options]]] = [
    ("dicetown", {"players": 2, "edition": "classic"}),
    ("dicetown", {"players": 4}),
    ("dicetown", {"players": 3, "edition": "classic", "wild_west": True}),
    ("dicetown", {"players": 5, "edition": "classic", "wild_west": True, "indians": True}),
    ("dicetown", {"players": 6, "wild_west": True, "indians": True}),
    ("goldriver", {"players": 2}),
    ("goldriver", {"players": 3}),
    ("goldriver", {"players": 4}),
    ("goldriver", {"players": 5}),
]
NAMED: Final = [f"{game} {' '.join(str(value) for value in options.values())}" for game, options in KINDS]


def looked_at(game: str, options: Options, seed: int = 7, every: int = EVERY) -> Iterator[Match]:
    """One random game, as it stands now and then, and as it ended."""
    match, chance = begin(GAMES[game], options, seed, NAMES), random.Random(seed)
    number = 0
    while not match.over:
        if number % every == 0:
            yield match
        ask = chance.choice(match.asks)
        match.answer(ask.seat, chance.choice(ask.options))
        number += 1
    yield match
