"""The review tells the truth: what it calls a mistake is one, what it passes over costs little."""

from pathlib import Path
from typing import Any, cast

import pytest

from tenderfoot.arena.experiment import Experiment
from tenderfoot.arena.honesty import Balance, Honesty, share
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.rollouts import Gap, Trial
from tenderfoot.arena.truth import Drawn, Verdict, drawn, judged, verdict
from tenderfoot.arena.verdicts import Accusations, Fortune, Fortunes, Tried, Verdicts
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
    found = Trial(goldriver.GAME, one.view, one.ask).gap((one.chosen, one.chosen), 4)
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
    played = Fortunes("goldriver", {"players": 3})
    found = Balance([played.block(seed) for seed in range(2)])
    assert found.most == pytest.approx(0, abs=1e-6)
    assert max(abs(seat.mean) for seat in found.seats) > 0
    assert "Over 2 games" in found.said()


def test_a_review_that_errs_is_said_to_err() -> None:
    """Three called and two passed over; one of each was wrong."""
    right = [Tried(0, 5.0, 4.0, right=True), Tried(1, 9.0, 2.0, right=True), Tried(2, None, 1.0, right=True)]
    wrong = [Tried(3, 4.0, -1.0, right=False), Tried(4, None, 7.0, right=False)]
    accused = [Tried(5, 8.0, 3.0, right=True), Tried(6, None, 0.0, right=True)]
    said = Honesty([*right, *wrong], accused).said()
    assert "Of 5 decisions" in said
    assert "calls 3 a mistake. Of those and 1 that it calls so in other games, 75% cost something" in said
    assert "Of the 2 it passes over, 50% cost" in said


def test_an_accusation_is_what_the_review_calls_a_mistake_and_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In some games it finds one among a dozen decisions, and only that is tried; in others there is none."""
    tried: list[Drawn] = []

    def weighed(game: Game, one: Drawn) -> Verdict:
        tried.append(one)
        return Verdict(one, judged(game, one), 2.5, 0.1)

    monkeypatch.setattr("tenderfoot.arena.verdicts.verdict", weighed)
    found = [Accusations("goldriver", FOUR).block(seed) for seed in range(6)]
    called = [one for one in found if one.called is not None]
    assert 0 < len(called) == len(tried) < len(found)
    assert all(one.called is None or (one.called >= MISTAKE and one.loss == 2.5) for one in found)


@pytest.mark.parametrize("kind", [Verdicts, Accusations, Fortunes])
def test_what_was_tried_comes_back_out_of_its_ledger(
    kind: type[Verdicts | Accusations | Fortunes], tmp_path: Path
) -> None:
    experiment: Experiment[Any] = kind("goldriver", FOUR)
    piece = Fortune(7, [0.5, -0.5]) if kind is Fortunes else Tried(7, None, 1.5, right=True)
    Ledger(experiment, tmp_path / experiment.file()).add(piece)
    (again,) = Ledger(experiment, tmp_path / experiment.file()).among([7])
    assert again.plain() == piece.plain()
    assert experiment.fingerprint() != Pairing("goldriver", FOUR, "gambler", "gambler").fingerprint()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=["dicetown", "goldriver"])
def test_nine_of_ten_verdicts_hold_in_a_thousand_roll_outs(game: Game) -> None:
    tried, accused = Verdicts(game.name, FOUR), Accusations(game.name, FOUR)
    drawn_ = [tried.block(seed) for seed in range(POSITIONS)]
    found = Honesty(drawn_, [accused.block(seed) for seed in range(POSITIONS // 2)])
    assert len(found.called) > 20
    for which in (found.called, found.passed):
        assert share(which) >= 0.9


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=["dicetown", "goldriver"])
def test_nobody_is_lucky_in_a_thousand_games(game: Game) -> None:
    played = Fortunes(game.name, FOUR)
    found = Balance([played.block(seed) for seed in range(LONG_RUN)])
    assert found.most == pytest.approx(0, abs=1e-6)
    for seat in found.seats:
        assert abs(seat.mean) < 3 * seat.error
