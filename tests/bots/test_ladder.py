"""Every level plays every game with every number of players and every option to its end, legally."""

import pytest

from tenderfoot.arena.bout import play
from tenderfoot.bots import levels
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.options import Options, word
from tenderfoot.games import dicetown, goldriver

TOWNS: list[Options] = [
    {"edition": "classic", "players": 2},
    {"edition": "revised", "players": 5, "bribes": False},
    {"edition": "classic", "players": 6, "wild_west": True},
    {"edition": "revised", "players": 3, "wild_west": True, "indians": True},
    {"edition": "classic", "players": 3, "indians": True},
]
RIVERS: list[Options] = [
    {"players": 2},
    {"players": 3, "first_game": True},
    {"players": 4, "poker": False, "mayor_points": 5},
    {"players": 5, "buildings": False},
]


@pytest.mark.parametrize("options", TOWNS, ids=lambda options: "-".join(map(word, options.values())))
def test_all_levels_of_dice_town_finish_a_game_together(options: Options) -> None:
    seated = [Entrant(level) for level in [*levels("dicetown")[::-1], "gambler"][: int(options["players"])]]
    outcome = play(dicetown.GAME, options, seated, 11)
    assert sum(outcome.shares) == pytest.approx(1)
    assert all(clock.decisions() for clock in outcome.clocks)


@pytest.mark.parametrize("options", RIVERS, ids=lambda options: "-".join(map(word, options.values())))
@pytest.mark.parametrize("seed", range(3))
def test_all_levels_of_gold_river_finish_a_game_together(options: Options, seed: int) -> None:
    seated = [Entrant(level) for level in levels("goldriver")[::-1][: int(options["players"])]]
    outcome = play(goldriver.GAME, options, seated, seed)
    assert sum(outcome.shares) == pytest.approx(1)
    assert min(outcome.scores) >= 0
