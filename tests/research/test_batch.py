"""Many games in one call are the same games as one by one."""

import numpy as np
import numpy.typing as npt
import pytest

from tenderfoot.engine.errors import Illegal
from tenderfoot.research import Batch
from tenderfoot.research.seeds import Seeds
from tests.research.setups import SETUPS, Setup, called


def drawn(masks: npt.NDArray[np.int8], chance: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal action for each row."""
    best: npt.NDArray[np.int64] = np.argmax(masks * chance.random(masks.shape), axis=1)
    return best


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_a_batch_plays_what_its_matches_would(setup: Setup) -> None:
    game, options = setup
    batch, chance = Batch(game, 3, **options), np.random.default_rng(1)
    look = batch.reset(seed=4)
    seeds = Seeds(4)
    matches = [batch.lens.begin(seeds.next()) for _ in range(3)]
    for _ in range(120):
        for row, match in enumerate(matches):
            seat = match.asks[0].seat
            assert look.seats[row] == seat
            assert look.observations[row].tolist() == batch.lens.observation(match, seat).tolist()
            assert look.masks[row].tolist() == batch.lens.mask(match, seat).tolist()
        actions = drawn(look.masks, chance)
        look, rewards, over = batch.step(actions)
        for row, match in enumerate(matches):
            batch.lens.answer(match, match.asks[0].seat, int(actions[row]))
            assert over[row] == match.over
            assert rewards[row].sum() == pytest.approx(1.0 if match.over else 0.0)
            if match.over:
                assert [seat for seat in range(match.seats) if rewards[row][seat]] == match.winners()
                matches[row] = batch.lens.begin(seeds.next())


def test_games_that_are_over_begin_anew() -> None:
    batch, chance = Batch("goldriver", 8, players=2, reward="score"), np.random.default_rng(2)
    look, ended = batch.reset(seed=1), 0
    while ended < 20:
        look, rewards, over = batch.step(drawn(look.masks, chance))
        ended += int(over.sum())
        assert (rewards[~over] == 0).all()
        assert look.masks.any(1).all()


def test_one_wrong_action_is_refused_for_all() -> None:
    batch = Batch("goldriver", 4, players=3)
    with pytest.raises(RuntimeError, match="call reset"):
        batch.step([0, 0, 0, 0])
    look = batch.reset(seed=1)
    wrong = batch.lens.actions.action("bid 16")
    with pytest.raises(Illegal, match=r"In game 2 action 22 \(bid 16\) does not answer the question"):
        batch.step([0, 0, wrong, 0])
    with pytest.raises(Illegal, match="In game 0 action -1 does not"):
        batch.step([-1, 0, 0, 0])
    with pytest.raises(ValueError, match="There are 4 games, and 1 actions"):
        batch.step([0])
    assert (batch._look().observations == look.observations).all()
    with pytest.raises(ValueError, match="1 game at least"):
        Batch("goldriver", 0)
