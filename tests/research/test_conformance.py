"""The suites of PettingZoo and Gymnasium, for both games, every number of players, all extensions.

OpenSpiel's is in test_spiel.py.
"""

from functools import partial

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import tenderfoot.research.single  # registers the two names with Gymnasium
from tenderfoot.research import aec
from tests.research.setups import ALL, Setup, called

# PettingZoo would rather see a box than observations with a mask beside them, as its own classic games have;
# the suite knows those by their names.
A_MASK = "ignore:Observation space for each agent probably should be:UserWarning"
NOT_AN_ARRAY = "ignore:Observation is not a NumPy array:UserWarning"
NAMES = {"dicetown": "tenderfoot/DiceTown-v0", "goldriver": "tenderfoot/GoldRiver-v0"}


@pytest.mark.filterwarnings(A_MASK, NOT_AN_ARRAY)
@pytest.mark.parametrize("setup", ALL, ids=called)
def test_pettingzoo_finds_nothing_wrong(setup: Setup) -> None:
    game, options = setup
    api_test(aec.guarded(game, **options), num_cycles=150)
    api_test(aec.Table(game, **options), num_cycles=150)
    parallel_api_test(aec.parallel(game, **options), num_cycles=60)


@pytest.mark.parametrize("setup", ALL, ids=called)
def test_a_seed_is_a_game(setup: Setup) -> None:
    game, options = setup
    seed_test(partial(aec.guarded, game, **options), num_cycles=40)


@pytest.mark.parametrize("setup", ALL, ids=called)
def test_gymnasium_finds_nothing_wrong(setup: Setup) -> None:
    game, options = setup
    chair = gymnasium.make(NAMES[game], opponents="tumbleweed", **options)
    check_env(chair.unwrapped)


@pytest.mark.parametrize("game", list(NAMES))
def test_tables_can_be_drawn(game: str) -> None:
    render_test(partial(aec.guarded, game), custom_tests={"svg": is_svg})
    chair = gymnasium.make(NAMES[game], render_mode="svg")
    chair.reset(seed=1)
    assert is_svg(chair.render())


def is_svg(drawn: object) -> bool:
    return str(drawn).startswith("<svg") and str(drawn).endswith("</svg>")


def test_the_names_are_registered() -> None:
    assert tenderfoot.research.single.goldriver is not None
    assert set(NAMES.values()) <= set(gymnasium.registry)
