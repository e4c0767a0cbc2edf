"""Secret bids of two are solved exactly: neither can do better."""

import numpy as np
import pytest

from tenderfoot.bots.goldriver.sealed import solve


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
