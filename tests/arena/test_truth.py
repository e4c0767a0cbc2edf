"""The review tells the truth: what it calls a mistake is one, what it passes over costs little."""

from typing import cast

import pytest

from tenderfoot.arena.rollouts import Gap, gap
from tenderfoot.arena.truth import Drawn, Fortunes, Verdict, drawn, verdict
from tenderfoot.bots.coach import coach
from tenderfoot.bots.judge import MISTAKE
from tenderfoot.engine.game import Game
from tenderfoot.games import dicetown, goldriver
from tenderfoot.games.goldriver.known.view import RiverView

GAMES: list[Game] = [dicetown.GAME, goldriver.GAME]
FOUR = {"players": 4}
POSITIONS = 200
LONG_RUN = 1000


def test_the_same_answer_is_worth_the_same_in_every_world() -> None:
    one = drawn(goldriver.GAME, FOUR, 3)
    found = gap(goldriver.GAME, one.view, one.ask, (one.chosen, one.chosen), 4)
    assert (found.worlds, found.mean, found.error) == (4, 0.0, 0.0)


def test_roll_outs_stop_when_they_are_sure_and_not_before() -> None:
    assert Gap([5.0, 6.0, 5.5, 5.2] * 10).clear_of(0.0, MISTAKE)
    assert not Gap([5.0, 6.0, 5.5, 5.2] * 10).clear_of(5.4)


def test_an_answer_that_throws_a_game_away_is_called_a_mistake_and_is_one() -> None:
    """Somebody bids what he has for a row: the review says so, and so do the roll-outs."""
    for seed in range(40):
        one = drawn(goldriver.GAME, FOUR, seed)
        early = cast(RiverView, one.view).round < 6
        if early and one.ask.options[0].text == "pass" and len(one.ask.options) > 12:
            reckless = Drawn(one.view, one.ask, one.ask.options[-1])
            found = verdict(goldriver.GAME, reckless, 12)
            assert found.mistake is not None
            assert found.mistake.loss >= MISTAKE
            assert found.loss > 0
            assert found.right()
            return
    pytest.fail("nobody had enough to waste it")


def test_what_the_coach_would_do_is_no_mistake() -> None:
    one = drawn(goldriver.GAME, FOUR, 5)
    bot = coach("goldriver")
    assert bot is not None
    best = Drawn(one.view, one.ask, bot.ranked(one.view, one.ask)[0].choice)
    assert verdict(goldriver.GAME, best, 4).mistake is None


def test_the_luck_of_a_table_is_nought() -> None:
    found = Fortunes(goldriver.GAME, {"players": 3}, range(2))
    assert found.most == pytest.approx(0, abs=1e-6)
    assert found.spread > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=["dicetown", "goldriver"])
def test_nine_of_ten_verdicts_hold_in_a_thousand_roll_outs(game: Game) -> None:
    found = [verdict(game, drawn(game, FOUR, seed)) for seed in range(POSITIONS)]
    called = [one for one in found if one.mistake is not None]
    passed = [one for one in found if one.mistake is None]
    assert len(called) > 5
    for which in (called, passed):
        assert share(which) >= 0.9


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=["dicetown", "goldriver"])
def test_nobody_is_lucky_in_a_thousand_games(game: Game) -> None:
    found = Fortunes(game, FOUR, range(LONG_RUN))
    assert found.most == pytest.approx(0, abs=1e-6)
    for seat in found.seats:
        assert abs(seat.mean) < 3 * seat.error


def share(verdicts: list[Verdict]) -> float:
    """How many of them are right."""
    return sum(one.right() for one in verdicts) / len(verdicts)
