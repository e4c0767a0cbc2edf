"""A game that is over is judged on what its players knew."""

from collections.abc import Iterator

import pytest

from tenderfoot.bots import make, reply
from tenderfoot.bots.goldriver.luck import RiverLuck
from tenderfoot.bots.goldriver.marshal import Marshal
from tenderfoot.bots.judge import MISTAKE, Judge
from tenderfoot.bots.review import Review, review
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, Choice, decide, waiting
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begun
from tenderfoot.engine.record import Record, new_record
from tenderfoot.engine.view import View
from tenderfoot.games import dicetown, goldriver
from tenderfoot.locale import Catalogue
from tests.engine.toytown import Toytown

GAMES: list[Game] = [dicetown.GAME, goldriver.GAME]


def recorded(game: Game, level: str, seats: int) -> Record:
    record = new_record(game, {"players": seats}, b"a game to review", ["Ann", "Bob", "Cyd"][:seats])
    state = game.new_game(record.options, Chance(record.seed), None)
    number = 0
    while state.frames:
        ask = waiting(state)[0]
        number += 1
        bot = make(game.name, level, number.to_bytes(2, "big"))
        choice = reply(game, level, bot, game.view(state, ask.seat), ask)
        record.add(ask.seat, choice)
        decide(state, ask.seat, choice)
    return record


def played(game: Game, record: Record) -> Iterator[tuple[View, Ask, Choice]]:
    """What was seen, asked and answered, decision by decision."""
    match = begun(game, record.blank(), Chance(record.seed), [])
    for decision in record.decisions:
        ask = match.ask(decision.seat)
        assert ask is not None
        choice = match.option(decision.seat, decision.text)
        yield match.view(decision.seat), ask, choice
        match.answer(decision.seat, choice)


@pytest.fixture(scope="module", params=GAMES, ids=["dicetown", "goldriver"])
def looked_at(request: pytest.FixtureRequest) -> Review:
    game: Game = request.param
    return review(game, recorded(game, "greenhorn", 3), [0, 1, 2])


def test_the_curve_says_who_was_winning_and_ends_with_who_won(looked_at: Review) -> None:
    assert len(looked_at.curve) > 5
    for point in looked_at.curve:
        assert sum(point.chances) == pytest.approx(1)
    assert max(looked_at.curve[0].chances) < 0.6
    assert max(looked_at.curve[-1].chances) in (1.0, 0.5)
    numbers = [point.number for point in looked_at.curve]
    assert numbers == sorted(set(numbers))


def test_the_swings_are_the_greatest_gains_of_the_curve(looked_at: Review) -> None:
    """Each belongs to a round, and is told by something everybody saw in it."""
    rounds = list(zip(looked_at.curve, looked_at.curve[1:], strict=False))
    gains = [max(new - old for old, new in zip(a.chances, b.chances, strict=True)) for a, b in rounds]
    swings = looked_at.swings()
    assert [swing.gain for swing in swings] == pytest.approx(sorted(gains, reverse=True)[:3])
    for swing in swings:
        before, after = next(pair for pair in rounds if pair[0].stage == swing.stage)
        assert before.number <= swing.number < after.number
        assert after.chances[swing.seat] - before.chances[swing.seat] == pytest.approx(swing.gain)
        assert swing.event.audience() == -1
        assert "round" not in swing.event.facts()


def test_what_one_gains_by_luck_the_others_lose(looked_at: Review) -> None:
    assert looked_at.rolls
    for roll in looked_at.rolls:
        assert sum(roll.lucks) == pytest.approx(0, abs=1e-9)
    lucks = [looked_at.luck(seat) for seat in range(3)]
    assert sum(lucks) == pytest.approx(0, abs=1e-6)
    assert max(lucks) > 0.5


def test_the_luckiest_roll_is_the_best_one_of_somebody_whom_it_concerns(looked_at: Review) -> None:
    best = looked_at.luckiest()
    assert best is not None
    seat, roll = best
    assert roll.concerns(seat)
    own = [each.lucks[seat] for seat in range(3) for each in looked_at.rolls if each.concerns(seat)]
    assert roll.lucks[seat] == max(own) > 0


def test_the_three_costliest_decisions_come_with_something_better(looked_at: Review) -> None:
    worst = looked_at.costliest(None)
    assert len(worst) == 3
    assert worst[0].loss >= worst[1].loss >= worst[2].loss >= MISTAKE
    for mistake in worst:
        assert mistake.chosen != mistake.better
        assert Catalogue("fr", None).has(f"reason-{mistake.reason}")
    assert all(mistake.seat == 1 for mistake in looked_at.costliest(1))
    assert all(count > 0 for count in looked_at.judged)
    assert looked_at.lost(1) == sum(mistake.loss for mistake in looked_at.mistakes if mistake.seat == 1)


@pytest.mark.parametrize("game", GAMES, ids=["dicetown", "goldriver"])
def test_the_better_somebody_plays_the_less_the_review_finds(game: Game) -> None:
    """A Marshal makes no mistakes in the coach's eyes, who is one; whom the wind carries off makes many."""
    best, careless = [review(game, recorded(game, level, 2), [0, 1]) for level in ("marshal", "tumbleweed")]
    assert len(best.mistakes) < len(careless.mistakes) / 3


def test_a_mistake_is_looked_at_again_in_worlds_it_was_not_found_by() -> None:
    """What the quick look calls costly and the coach does not, is none."""

    class Unmoved(Marshal):
        def closer(self, *_: object) -> None:
            return None

    record = recorded(goldriver.GAME, "tumbleweed", 2)
    judge = Judge("goldriver", RiverLuck())
    for view, ask, chosen in played(goldriver.GAME, record):
        judge.look(view, ask, 0, chosen)
    assert judge.mistakes(0)
    judge.coach = Unmoved(b"")
    assert judge.mistakes(0) == []


def test_how_far_it_is_is_told_decision_by_decision_and_seat_by_seat() -> None:
    record, heard = recorded(goldriver.GAME, "greenhorn", 2), list[tuple[int, int]]()
    review(goldriver.GAME, record, [0, 1], lambda done, wanted: heard.append((done, wanted)))
    decisions, (_, wanted) = len(record.decisions), heard[0]
    assert [done for done, _ in heard[:decisions]] == list(range(1, decisions + 1))
    assert decisions < heard[decisions][0] < wanted
    assert heard[-1] == (wanted, wanted)
    assert len(heard) == decisions + 2


def test_a_game_without_a_coach_has_a_flat_curve_until_it_ends() -> None:
    toy = Toytown()
    found = review(toy, recorded(toy, "tumbleweed", 3), [0, 1, 2])
    assert found.curve[0].chances == pytest.approx([1 / 3] * 3)
    assert (found.rolls, found.mistakes, found.luckiest()) == ([], [], None)
    assert found.judged == [0, 0, 0]
