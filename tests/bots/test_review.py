"""A game that is over is judged on what its players knew."""

import pytest

from tenderfoot.bots import make, reply
from tenderfoot.bots.review import Review, review
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.game import Game
from tenderfoot.engine.record import Record, new_record
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


def test_luck_belongs_to_rolls_and_has_a_best_one(looked_at: Review) -> None:
    assert looked_at.rolls
    luckiest = looked_at.luckiest()
    assert luckiest is not None
    assert luckiest.luck == max(roll.luck for roll in looked_at.rolls) > 0
    total = sum(looked_at.luck(seat) for seat in range(3))
    assert total == pytest.approx(sum(roll.luck for roll in looked_at.rolls))


def test_the_three_costliest_decisions_come_with_something_better(looked_at: Review) -> None:
    worst = looked_at.costliest(None)
    assert len(worst) == 3
    assert worst[0].loss >= worst[1].loss >= worst[2].loss > 0
    for mistake in worst:
        assert mistake.chosen != mistake.better
        assert Catalogue("fr", None).has(f"reason-{mistake.reason}")
    assert all(mistake.seat == 1 for mistake in looked_at.costliest(1))
    assert all(count > 0 for count in looked_at.judged)


def test_the_coach_finds_no_fault_with_itself() -> None:
    found = review(goldriver.GAME, recorded(goldriver.GAME, "gambler", 3), [0, 1, 2])
    careless = review(goldriver.GAME, recorded(goldriver.GAME, "tumbleweed", 3), [0, 1, 2])
    assert sum(found.lost) < sum(careless.lost) / 3


def test_a_game_without_a_coach_has_a_flat_curve_until_it_ends() -> None:
    toy = Toytown()
    found = review(toy, recorded(toy, "tumbleweed", 3), [0, 1, 2])
    assert found.curve[0].chances == pytest.approx([1 / 3] * 3)
    assert (found.rolls, found.mistakes, found.luckiest()) == ([], [], None)
