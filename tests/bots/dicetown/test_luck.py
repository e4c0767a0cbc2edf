"""Luck with the throws of Dice Town: nought over all rolls, and the last throw counts too."""

import pytest

from tenderfoot.bots.dicetown.gambler import Gambler
from tenderfoot.bots.dicetown.keeping import Keeping
from tenderfoot.bots.dicetown.luck import LastThrow, TownLuck
from tenderfoot.bots.dicetown.ways import LAST, NUMBER, SETS, chance_of
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, decide, waiting
from tenderfoot.engine.events import Event, of_row
from tenderfoot.games.dicetown import GAME
from tenderfoot.games.dicetown.events import THROW_BEGAN
from tenderfoot.games.dicetown.hand.dice import ALL_ROLLS, size
from tenderfoot.games.dicetown.hand.keeps import keeps
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.prompts import KEEP
from tests.bots.positions import positions


def best(keeping: Keeping, roll: int, money: int) -> float:
    """What a roll is worth with the best keep."""
    options = keeps(roll, money, False)
    return max(one.worth for one in keeping.weigh(Ask(0, KEEP, options)))


def test_over_all_rolls_of_a_throw_nobody_is_lucky() -> None:
    looked_at = 0
    for state, ask in positions(GAME, {"players": 3}, 60, every=5):
        if ask.prompt != KEEP:
            continue
        view = GAME.view(state, ask.seat)
        me = view.seats[ask.seat]
        keeping = Gambler(b"").keeping(view, ask.seat)
        rolls = ALL_ROLLS[5 - size(me.kept)]
        mean = sum(chance_of(roll) * best(keeping, roll, me.money) for roll in rolls)
        assert mean == pytest.approx(keeping.before(), abs=1e-9)
        looked_at += 1
    assert looked_at > 5


def last_throws(count: int) -> list[tuple[LastThrow, list[Event]]]:
    """The last throws of rounds of a real game, with what was told."""
    found: list[tuple[LastThrow, list[Event]]] = []
    log: list[Event] = []
    state = GAME.new_game(GAME.options({"players": 3}), Chance(b"last throws"), log)
    bots = [Gambler(bytes([seat])) for seat in range(3)]
    while state.frames and len(found) < count:
        ask = waiting(state)[0]
        before, told = state.copy(), len(log)
        decide(state, ask.seat, bots[ask.seat].choose(GAME.view(state, ask.seat), ask))
        last = LastThrow(before, log[told:])
        if last.rolled:
            for seat in last.rolled:
                view = GAME.view(before, seat)
                lucks = TownLuck().fallen(before, ask.seat, ask.options[0], log[told:])
                assert all(sum(each) == pytest.approx(0, abs=1e-9) for _, each in lucks)
                assert {whose for whose, _ in lucks} == set(last.rolled)
                _over_all_hands(last, view, seat)
            found.append((last, log[told:]))
    return found


def _over_all_hands(last: LastThrow, view: TownView, seat: int) -> None:
    """The dice that came are one roll of many, and those make nought together."""
    kept = last.kept[seat]
    mean = 0.0
    for roll in ALL_ROLLS[5 - size(kept)]:
        last.rolled[seat], came = roll, last.rolled[seat]
        mean += chance_of(roll) * last.luck(view, seat)
        last.rolled[seat] = came
    assert mean == pytest.approx(0, abs=1e-9)


def test_the_last_throw_is_luck_too() -> None:
    found = last_throws(3)
    assert len(found) == 3
    for last, log in found:
        assert any(event["last"] for event in of_row(log, THROW_BEGAN))
        for seat, roll in last.rolled.items():
            assert size(last.kept[seat] + roll) == 5
            assert LAST[NUMBER[last.kept[seat]]].sum() == pytest.approx(1)
            assert last.kept[seat] in SETS
