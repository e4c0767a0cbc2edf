"""Luck is what a roll brings beyond the average: over all rolls of two dice it is nought, for every seat."""

from typing import cast

import pytest

from tenderfoot.bots.goldriver.luck import RiverLuck, rolled
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, Choice, decide
from tenderfoot.engine.events import Event, of_row
from tenderfoot.games.goldriver import GAME, keys
from tenderfoot.games.goldriver.events import ROLLED
from tenderfoot.games.goldriver.prompts import DIE
from tenderfoot.games.goldriver.state import River
from tests.bots.positions import positions


def answered(s: River, ask: Ask, choice: Choice) -> list[Event]:
    """What is told when this is answered."""
    copy = s.copy()
    copy.log = log = list[Event]()
    decide(copy, ask.seat, choice)
    return log


def rolls() -> list[tuple[River, Ask, Choice, list[Event]]]:
    """Answers that lead to the dice of a round, real dice."""
    found = []
    for number, (state, ask) in enumerate(positions(GAME, {"players": 3}, 400, every=1)):
        s = cast(River, state).copy()
        s.chance = Chance(number.to_bytes(4, "big"))
        choice = ask.options[0]
        log = answered(s, ask, choice)
        if of_row(log, ROLLED):
            found.append((s, ask, choice, log))
    return found


def test_over_all_rolls_nobody_is_lucky() -> None:
    """The dice that came are one of thirty-six, and those make nought together, for every seat."""
    looked_at = 0
    for s, ask, choice, log in rolls()[:6]:
        if ask.prompt == DIE:
            continue
        [(whose, lucks)] = RiverLuck().fallen(s, ask.seat, choice, log)
        assert whose is None
        assert sum(lucks) == pytest.approx(0, abs=1e-9)
        ends = [rolled(s, ask.seat, choice, [one, two]) for one in range(6) for two in range(6)]
        one, two = s.chance.numbers(keys.production(s.round), 6, 2)
        for seat in range(3):
            mean = sum(end[seat] for end in ends) / 36
            assert lucks[seat] == pytest.approx(100 * (ends[6 * one + two][seat] - mean), abs=1e-9)
        looked_at += max(map(abs, lucks)) > 0.1
    assert looked_at > 2


def test_who_sets_a_die_himself_owes_nothing_to_luck() -> None:
    for state, ask in positions(GAME, {"players": 3}, 3000, every=1, level="tumbleweed"):
        s = cast(River, state)
        if ask.prompt == DIE:
            log = answered(s, ask, ask.options[0])
            assert of_row(log, ROLLED)
            assert RiverLuck().fallen(s, ask.seat, ask.options[0], log) == []
            return
    pytest.fail("nobody has set a die")
