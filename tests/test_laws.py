"""Every game keeps laws 1 to 10 in the positions of random games, for every set of options.

Compiled rules are judged in one position of two of one game, and `make test-long` judges every position of
thousands. Interpreted ones, which are the same source and slower, are judged in one position of six of one
game, for some fifteen sets that hold every value of every option; that both forms play alike is what the
playthroughs show.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import product
from typing import Final

import pytest

from tenderfoot import form
from tenderfoot.engine.laws import check
from tenderfoot.engine.options import Options, word
from tenderfoot.engine.scramble import Scramble
from tenderfoot.games import GAMES
from tests.games.dicetown.secrets import TownSecrets
from tests.games.goldriver.secrets import RiverSecrets

SECRETS: Final[dict[str, Scramble]] = {"dicetown": TownSecrets(), "goldriver": RiverSecrets()}
MOST_DECISIONS: Final = 20_000
COMPILED: Final = form() == "compiled"
FEW: Final = 1
STRIDE: Final = 2 if COMPILED else 6
MANY: Final = 2_000
TOWN_STEP, RIVER_STEP = 7, 4


def dicetown() -> list[Options]:
    sets: list[Options] = []
    for edition, bribes, wild, indians in product(
        ("classic", "revised"), (True, False), (False, True), (False, True)
    ):
        for players in range(2, 7 if wild else 6):
            sets.append(
                {
                    "edition": edition,
                    "players": players,
                    "bribes": bribes,
                    "wild_west": wild,
                    "indians": indians,
                }
            )
    return sets


def goldriver() -> list[Options]:
    switches: list[Options] = [
        {},
        {"poker": False},
        {"buildings": False},
        {"first_game": True},
        {"mayor_points": 5},
    ]
    return [{"players": players, **switch} for players in range(2, 6) for switch in switches]


def every_set() -> list[tuple[str, Options]]:
    return [("dicetown", options) for options in dicetown()] + [
        ("goldriver", options) for options in goldriver()
    ]


def sets_to_judge() -> list[tuple[str, Options]]:
    """Every set, if the rules are fast; otherwise some fifteen, spread evenly."""
    if COMPILED:
        return every_set()
    return [("dicetown", options) for options in dicetown()[::TOWN_STEP]] + [
        ("goldriver", options) for options in goldriver()[::RIVER_STEP]
    ]


def words(part: object) -> str | None:
    return " ".join(map(word, part.values())) if isinstance(part, dict) else None


def judge(game: str, options: Options, first: int, games: int, stride: int) -> None:
    for n in range(first, first + games):
        seed = sha256(f"laws {game} {sorted(options.items())} {n}".encode()).digest()
        check(GAMES[game], options, seed, SECRETS[game], MOST_DECISIONS, stride)


def values(sets: list[tuple[str, Options]]) -> set[str]:
    """Every value of every option that occurs."""
    return {f"{game} {name} {value}" for game, options in sets for name, value in options.items()}


def test_the_sets_to_judge_hold_every_value_of_every_option() -> None:
    assert values(sets_to_judge()) == values(every_set())


@pytest.mark.parametrize(("game", "options"), sets_to_judge(), ids=words)
def test_the_laws_hold(game: str, options: Options) -> None:
    judge(game, options, 0, FEW, STRIDE)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), every_set(), ids=words)
def test_the_laws_hold_in_many_games(game: str, options: Options) -> None:
    judge(game, options, FEW, MANY, 1)
