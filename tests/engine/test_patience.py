"""A patient game stops at every window, whoever could react: a server closes it in its own time."""

from __future__ import annotations

import pytest

from tenderfoot.engine.chance import Chance, Scripted
from tenderfoot.engine.contract import (
    Ask,
    Choice,
    Frame,
    decide,
    go_on,
    held,
    polled,
    retract,
    settle,
    waiting,
)
from tenderfoot.engine.errors import Illegal
from tests.engine.toytown import KEEPS, PASS, PLAYS, REACT, Toy, Toytown

GAME = Toytown()


def at_the_window(order: list[int]) -> Toy:
    """Three players, the cards from the end of this order in their hands, who have kept and added nothing."""
    script = {"deck 0": order, **{f"dice 1 {seat}": [1] for seat in range(3)}}
    s = GAME.new_game({"players": 3}, Scripted(bytes(32), script), None)
    s.patient = True
    for seat in range(3):
        decide(s, seat, KEEPS[0])
    go_on(s)  # a throw of 0 leaves no choice: that too waits
    return s


def odd_cards() -> Toy:
    """Nobody holds an even card: nobody can react."""
    return at_the_window([0, 2, 4, 6, 8, 10, 11, 9, 7, 5, 3, 1])


def mixed_cards() -> Toy:
    """Only seat 1 can react."""
    return at_the_window([0, 2, 4, 6, 8, 11, 9, 7, 10, 5, 3, 1])


def test_a_window_that_nobody_can_use_waits_like_any_other() -> None:
    useless, useful = odd_cards(), mixed_cards()
    assert polled(useless) == polled(useful) == 0b111
    assert held(useless)
    assert not held(useful)
    assert [ask.seat for ask in waiting(useful)] == [1]


def test_a_window_is_held_when_the_last_one_has_answered() -> None:
    s = mixed_cards()
    decide(s, 1, PASS)
    assert held(s)
    retract(s, 1)
    assert not held(s)
    decide(s, 1, PLAYS[10])
    assert s.points == [0, 0, 0]
    go_on(s)
    assert s.points == [0, 1, 0]
    assert not held(s)


def test_a_patient_game_comes_out_the_same() -> None:
    hasty = GAME.new_game({"players": 3}, Chance(bytes(32)), None)
    patient = GAME.new_game({"players": 3}, Chance(bytes(32)), None)
    patient.patient = True
    while hasty.frames:
        while held(patient):
            go_on(patient)
        ask = waiting(hasty)[0]
        decide(hasty, ask.seat, ask.options[-1])
        decide(patient, ask.seat, ask.options[-1])
    while held(patient):
        go_on(patient)
    assert GAME.dump(patient) == GAME.dump(hasty)


def test_a_game_that_is_not_held_cannot_go_on() -> None:
    with pytest.raises(Illegal, match="not-held"):
        go_on(mixed_cards())


class Alone(Frame[Toy]):
    """A window for one seat that has one answer."""

    def run(self, s: Toy) -> None:
        s.ask(0, REACT, [PASS])

    def chosen(self, s: Toy, choice: Choice) -> None:
        s.pop()

    def is_window(self) -> bool:
        return True


def test_a_window_for_one_seat_is_held_too() -> None:
    s = odd_cards()
    go_on(s)
    asks: list[Ask] = s.asks[:]
    s.asks = []
    s.push(Alone())
    settle(s)
    assert held(s)
    assert polled(s) == 0b001
    go_on(s)
    assert [ask.seat for ask in s.asks] == [ask.seat for ask in asks]
