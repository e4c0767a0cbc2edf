"""Playing on inside the rules: the same games as from outside, and a chooser of one's own may stop."""

from __future__ import annotations

from collections import Counter

import pytest

from tenderfoot.engine.chance import Imagined
from tenderfoot.engine.contract import Ask, Choice, State, decide, waiting
from tenderfoot.engine.rollout import Chooser, Uniform, rollout
from tenderfoot.games import GAMES


def begun(game: str, seed: bytes = b"seed") -> State:
    """A new game for three."""
    return GAMES[game].new_game({"players": 3}, Imagined(seed), None)


@pytest.mark.parametrize("game", GAMES)
def test_a_rollout_is_the_game_that_its_answers_play(game: str) -> None:
    """Driven from outside with the same chooser, the same positions follow."""
    inside, outside = begun(game), begun(game)
    answers = rollout(inside, Uniform(7))
    chooser = Uniform(7)
    for _ in range(answers):
        ask = waiting(outside)[0]
        choice = chooser.choose(outside, ask)
        assert choice is not None
        decide(outside, ask.seat, choice)
    assert not inside.frames
    assert GAMES[game].dump(inside) == GAMES[game].dump(outside)
    assert GAMES[game].winners(inside)


def test_equal_seeds_give_equal_games_and_others_others() -> None:
    ends = []
    for seed in (7, 7, 8, 7 + (1 << 40)):
        state = begun("goldriver")
        rollout(state, Uniform(seed))
        ends.append(GAMES["goldriver"].dump(state))
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_every_answer_is_about_as_likely_as_any_other() -> None:
    """χ² with five degrees of freedom is below 20.5 in 999 of 1,000 cases; the seed is fixed."""
    ask = Ask(0, 0, [Choice(key, str(key)) for key in range(6)])
    chooser, state = Uniform(1), begun("goldriver")
    counts = Counter(str(chooser.choose(state, ask)) for _ in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


class Impatient(Chooser):
    """The first answer to everything, three times."""

    def __init__(self) -> None:
        self.left = 3

    def choose(self, s: State, ask: Ask) -> Choice | None:
        self.left -= 1
        return None if self.left < 0 else ask.options[0]


def test_a_chooser_of_ones_own_may_stop() -> None:
    state = begun("dicetown")
    assert rollout(state, Impatient()) == 3
    assert state.frames


def test_a_chooser_must_choose() -> None:
    with pytest.raises(NotImplementedError):
        rollout(begun("dicetown"), Chooser())
