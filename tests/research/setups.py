"""Every way to set the games up that research must bear, and games played at random by numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tenderfoot.engine.contract import Ask
from tenderfoot.engine.match import Match
from tenderfoot.research.lens import Lens

Setup = tuple[str, dict[str, Any]]  # a game and its options

PLAIN: Final[list[Setup]] = [
    *[("goldriver", {"players": players}) for players in (2, 3, 4, 5)],
    *[("dicetown", {"players": players}) for players in (2, 3, 4, 5)],
]
EXTENDED: Final[list[Setup]] = [
    ("goldriver", {"players": 3, "first_game": True}),
    ("dicetown", {"players": 3, "edition": "classic", "indians": True}),
    ("dicetown", {"players": 2, "wild_west": True, "indians": True}),
    ("dicetown", {"players": 6, "edition": "classic", "wild_west": True, "indians": True}),
]
SETUPS: Final = PLAIN + EXTENDED
# For the suites of others, which want every number of players with everything there is.
ALL: Final[list[Setup]] = [
    *SETUPS,
    *[("dicetown", {"players": players, "wild_west": True, "indians": True}) for players in (3, 4, 5)],
]


def called(setup: object) -> str:
    """A set-up as the name of a test."""
    game, options = setup if isinstance(setup, tuple) else ("", {})
    return "-".join([game, *[f"{name}={value}" for name, value in options.items()]])


def lens_of(setup: Setup) -> Lens:
    return Lens(setup[0], **setup[1])


def questions(lens: Lens, seed: int, games: int = 1) -> Iterator[tuple[Match, Ask]]:
    """Every question of some games in which answers are drawn, before it is answered."""
    chance = Random(seed)
    for game in range(games):
        match = lens.begin(b"research %d %d" % (seed, game))
        while not match.over:
            ask = chance.choice(match.asks)
            yield match, ask
            match.answer(ask.seat, chance.choice(ask.options))
