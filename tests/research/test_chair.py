"""One chair for Gymnasium: the others play, seats change, and what is wrong is said."""

import gymnasium
import pytest

from tenderfoot.bots import Bot
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.errors import Illegal, Refusal
from tenderfoot.engine.view import View
from tenderfoot.research import Chair, Policy
from tenderfoot.research.lens import Mask, Numbers


def first(_: Numbers, mask: Mask) -> int:
    return int(mask.argmax())


class Wrong(Bot):
    """Says what nobody asked."""

    def choose(self, view: View, ask: Ask) -> str:
        return "nonsense"


def played(chair: Chair) -> float:
    """The reward of a game in which the first legal action is taken."""
    _, info = chair.reset()
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        assert info["action_mask"].any()
        _, reward, over, _, info = chair.step(info["action_mask"].argmax())
    return reward


def test_a_better_one_wins_more() -> None:
    """Whoever always passes loses to a greenhorn, in whichever seat he sits."""
    chair = Chair("goldriver", players=2, opponents="greenhorn")
    chair.reset(seed=1)
    seats, won = set(), 0.0
    for _ in range(12):
        won += played(chair)
        seats.add(chair.seat)
    assert seats == {0, 1}
    assert won <= 4


def test_rewards_are_of_the_own_seat() -> None:
    chair = Chair("dicetown", players=3, seat=2, reward="score")
    chair.reset(seed=1)
    reward = played(chair)
    assert reward == chair.playing.scores()[2]


def test_a_policy_of_ones_own_can_be_the_opponent() -> None:
    lens = Chair("goldriver", players=3).lens
    chair = Chair("goldriver", players=3, opponents=[Policy(lens, first), lambda _, ask: ask.options[-1]])
    chair.reset(seed=2)
    assert played(chair) in (0, 0.5, 1, 1 / 3)


def test_the_same_seed_is_the_same_game() -> None:
    chairs = [Chair("goldriver", players=4, opponents="tumbleweed") for _ in range(2)]
    seen = [chair.reset(seed=9)[0].tolist() for chair in chairs]
    assert seen[0] == seen[1]
    for _ in range(5):
        steps = [chair.step(chair.action_masks().argmax()) for chair in chairs]
        assert steps[0][0].tolist() == steps[1][0].tolist()


def test_an_action_that_is_no_answer_loses_or_is_refused() -> None:
    chair = Chair("goldriver", players=2)
    chair.reset(seed=3)
    bid = chair.lens.actions.action("bid 99")
    _, reward, over, _, info = chair.step(bid)
    assert (reward, over, info["illegal"]) == (-1, True, "You cannot bid 99: you have 15.")
    with pytest.raises(gymnasium.error.ResetNeeded, match="The game is over"):
        chair.step(0)
    strict = Chair("goldriver", players=2, illegal="refuse")
    strict.reset(seed=3)
    with pytest.raises(Illegal, match="You cannot bid 99"):
        strict.step(bid)
    assert strict.step(strict.action_masks().argmax())[2] is False


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="There is no game yet"):
        Chair("goldriver").step(0)
    with pytest.raises(ValueError, match="3 other seats need as many opponents, not 1"):
        Chair("goldriver", players=4, opponents=["greenhorn"])
    with pytest.raises(Refusal, match="“sheriff”"):
        Chair("goldriver", opponents="sheriff")
    with pytest.raises(ValueError, match="There is no seat 7 at this table"):
        Chair("goldriver", seat=7)
    chair = Chair("goldriver", players=2, opponents=Wrong, seat=1)
    with pytest.raises(Refusal, match="nonsense"):
        chair.reset(seed=1)
