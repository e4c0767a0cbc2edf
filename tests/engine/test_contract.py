"""Asking, sealing, opening, refusing: what `decide` does, shown on Toytown."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tenderfoot.engine.chance import Chance, Scripted
from tenderfoot.engine.contract import (
    Choice,
    asked,
    decide,
    default_answer,
    polled,
    reopen,
    retract,
    waiting,
)
from tenderfoot.engine.errors import BadOptions, Illegal
from tenderfoot.engine.events import Event
from tenderfoot.engine.perft import perft
from tenderfoot.engine.seats import clockwise, each
from tests.engine.toytown import ADDS, KEEPS, NAMES, PASS, ROUND_BEGAN, STOLE, WHISPERED, Round, Toy, Toytown

GAME = Toytown()


def table(dice: list[int], log: list[Event] | None = None) -> Toy:
    """Three players who throw these dice in round 1; cards 0 1 | 2 3 | 4 5 are in the hands."""
    script = {f"dice 1 {seat}": [die] for seat, die in enumerate(dice)}
    script["deck 0"] = [6, 7, 8, 9, 10, 11, 5, 4, 3, 2, 1, 0]
    return GAME.new_game({"players": 3}, Scripted(bytes(32), script), log)


def test_several_seats_are_asked_at_once() -> None:
    s = table([5, 2, 3])
    assert [ask.seat for ask in waiting(s)] == [0, 1, 2]
    assert polled(s) == 0b111


def test_a_sealed_answer_goes_on_with_a_private_question() -> None:
    s = table([5, 2, 3])
    decide(s, 1, KEEPS[2])
    ask = asked(s, 1)
    assert ask is not None
    assert ask.options == ADDS[:3]
    decide(s, 1, ADDS[1])
    assert asked(s, 1) is None
    assert polled(s) == 0b111
    assert s.points == [0, 0, 0]


def test_answers_open_together() -> None:
    s = table([5, 2, 3])
    for seat, keep, add in ((2, 3, 0), (0, 5, 3), (1, 2, 1)):
        decide(s, seat, KEEPS[keep])
        decide(s, seat, ADDS[add])
    assert s.points == [8, 3, 3]
    assert not s.sealed


def test_a_single_answer_is_given_by_the_engine() -> None:
    """A 0 leaves one face to keep and nothing to add: the seat is polled but never has to answer."""
    s = table([0, 2, 3])
    assert [ask.seat for ask in waiting(s)] == [1, 2]
    assert polled(s) == 0b111


def test_keeping_nothing_needs_no_further_question() -> None:
    s = table([5, 2, 3])
    decide(s, 0, KEEPS[0])
    assert asked(s, 0) is None


def test_what_was_not_offered_is_refused() -> None:
    s = table([5, 2, 3])
    before = GAME.dump(s)
    with pytest.raises(Illegal, match="not-offered"):
        decide(s, 1, KEEPS[5])
    with pytest.raises(Illegal, match="not-asked"):
        decide(s, 3, KEEPS[0])
    assert GAME.dump(s) == before


def test_an_equal_choice_made_elsewhere_is_accepted() -> None:
    s = table([5, 2, 3])
    decide(s, 1, Choice(12, "keep 2"))
    assert s.sealed[1] == [KEEPS[2]]


def test_a_seat_may_take_its_sealed_answer_back() -> None:
    s = table([5, 2, 3])
    decide(s, 1, KEEPS[2])
    retract(s, 1)
    ask = asked(s, 1)
    assert ask is not None
    assert ask.options == KEEPS[:3]
    decide(s, 1, KEEPS[0])
    retract(s, 1)
    assert asked(s, 1) is not None


def test_a_forced_answer_taken_back_is_given_again() -> None:
    s = table([0, 2, 3])
    retract(s, 0)
    assert [ask.seat for ask in waiting(s)] == [1, 2]


def test_nothing_sealed_cannot_be_taken_back() -> None:
    s = table([5, 2, 3])
    with pytest.raises(Illegal, match="nothing-sealed"):
        retract(s, 1)


def test_the_rulebook_answers_for_the_absent() -> None:
    s = table([5, 2, 3])
    assert default_answer(s, 1) == KEEPS[0]
    with pytest.raises(Illegal, match="not-asked"):
        default_answer(s, 3)


def finish(s: Toy) -> None:
    while s.frames:
        ask = waiting(s)[0]
        decide(s, ask.seat, ask.options[-1])


def test_after_the_end_everything_is_refused() -> None:
    s = table([5, 2, 3])
    finish(s)
    with pytest.raises(Illegal, match="over"):
        decide(s, 0, PASS)
    with pytest.raises(Illegal, match="over"):
        default_answer(s, 0)
    assert waiting(s) == []


def test_events_are_told_to_those_who_may_know() -> None:
    log: list[Event] = []
    finish(table([5, 2, 3], log))
    stole, whispered = next((a, b) for a, b in pairwise(log) if a.row is STOLE)
    assert stole.told_to(stole["thief"]) is stole
    outsider = 3 - stole["thief"] - stole["victim"]
    for viewer in (outsider, None):
        told = stole.told_to(viewer)
        assert told is not None
        assert told.facts() == {"thief": f"seat:{stole['thief']}"}
    assert whispered.row is WHISPERED
    assert whispered.told_to(stole["thief"]) is whispered
    assert whispered.told_to(outsider) is None


def test_an_event_is_for_everybody_unless_it_says_so() -> None:
    told = Event(ROUND_BEGAN, [])
    assert told.told_to(None) is told
    assert told.for_others() is None


def test_a_question_is_about_nothing_in_particular_unless_it_says_so() -> None:
    s = table([5, 2, 3])
    assert s.frames[-1].facts(s) == {}
    assert Round().pack() == []


def test_a_stored_answer_that_fits_no_question_is_refused() -> None:
    s = Toy(Chance(bytes(32)), [[0], [1], [2]], [], [0, 0, 0], [0, 0, 0], 0)
    s.push(Round())
    with pytest.raises(Illegal, match="not-asked"):
        reopen(s, {0: [99, 99, 99]})


def test_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadOptions, match="unknown-option"):
        GAME.options({"colour": "red"})
    with pytest.raises(BadOptions, match=r"unknown-value.*seven"):
        GAME.options({"players": "seven"})
    assert GAME.options({}) == {"players": 3, "mood": "calm"}


def test_choices_are_equal_by_key() -> None:
    assert Choice(1, "a") == Choice(1, "b")
    assert Choice(1, "a") != "a"
    assert {Choice(1, "a"), Choice(1, "b")} == {Choice(1, "a")}
    assert repr(NAMES[2]) == "name 2"
    assert NAMES[2].verb() == "name"
    assert NAMES[2].facts() == {"seat": "seat:2"}
    assert PASS.facts() == {}


def test_perft_counts_the_ways() -> None:
    """With faces 5, 2, 3 the first seat has 6 answers, of which five lead to a further question."""
    assert perft(table([5, 2, 3]), 0) == 1
    assert perft(table([5, 2, 3]), 1) == 6
    # 0 adds nothing and passes on to seat 1 (3 answers); 1 to 5 add 2, 3, 4, 4, 4.
    assert perft(table([5, 2, 3]), 2) == 3 + 2 + 3 + 4 + 4 + 4


def test_seats_go_clockwise() -> None:
    assert clockwise(2, 4) == [2, 3, 0, 1]
    assert each(0b101, 4) == [0, 2]
