"""Secret bids of two are solved exactly: neither can do better."""

import numpy as np
import pytest

from tenderfoot.bots import make
from tenderfoot.bots.goldriver.prospector import Prospector
from tenderfoot.bots.goldriver.seal import bid_worths
from tenderfoot.bots.goldriver.sealed import solve
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.prompts import BID2
from tests.bots.positions import positions


def test_matching_pennies_is_even() -> None:
    found = solve(np.array([[1.0, -1.0], [-1.0, 1.0]]))
    assert found.value == pytest.approx(0)
    assert found.rows == pytest.approx([0.5, 0.5])
    assert found.columns == pytest.approx([0.5, 0.5])


def test_a_dominated_choice_is_never_taken() -> None:
    found = solve(np.array([[3.0, 2.0], [1.0, 0.0]]))
    assert found.rows == pytest.approx([1, 0])
    assert found.columns == pytest.approx([0, 1])
    assert found.value == pytest.approx(2)


def test_a_bluff_has_the_known_odds() -> None:
    # Rows guard the left with 3, the right with 1; columns are hit where they are not guarded.
    found = solve(np.array([[3.0, 0.0], [0.0, 1.0]]))
    assert found.rows == pytest.approx([0.25, 0.75])
    assert found.value == pytest.approx(0.75)


@pytest.mark.parametrize("seed", range(12))
def test_neither_gains_by_leaving_the_mixture(seed: int) -> None:
    chance = np.random.default_rng(seed)
    gains = chance.integers(-9, 10, size=(2 + seed * 5, 40 - seed * 3)).astype(np.float64)
    found = solve(gains)
    assert found.rows.sum() == pytest.approx(1)
    assert (found.rows @ gains).min() == pytest.approx(found.value, abs=1e-6)
    assert (gains @ found.columns).max() == pytest.approx(found.value, abs=1e-6)


@pytest.mark.parametrize("level", ["prospector", "gambler", "marshal"])
def test_a_bid_under_seal_loses_nothing_to_the_exact_mixture(level: str) -> None:
    bot = make("goldriver", level, b"seal")
    assert isinstance(bot, Prospector)
    better = 0
    for state, ask in positions(GAME, {"players": 2}, 90):
        if ask.prompt != BID2:
            continue
        s = bot.world(GAME.view(state, ask.seat), 0)
        gains = bot.gains(s, ask)
        mixture = solve(gains)
        worths = bid_worths(s, ask, gains, bot.shrewd)
        best = int(np.argmax(worths))
        assert gains[best] @ mixture.columns == pytest.approx(mixture.value)
        better += worths[best] > mixture.value + 0.5
    assert better > 5  # and it gains against those who bid otherwise
