"""Events as rows: facts, twins, what lies open afterwards, what follows, and what moves."""

from __future__ import annotations

import pytest

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import State
from tenderfoot.engine.events import After, Also, Event, Move, Row
from tenderfoot.engine.sorts import (
    NONE,
    NUMBER,
    SEAT,
    SEATS,
    YES,
    ListOf,
    Maybe,
    Named,
    SetOf,
    packed,
    unpacked,
)

CARDS = ["ace", "king", "queen"]
DUG = Row("dug", {"seat": SEAT, "nuggets": NUMBER}, moves=[Move("nuggets", "mine", "seat", "nuggets")])
STOLEN = Row(
    "stolen",
    {"robber": SEAT, "victim": SEAT, "card": Named("card", CARDS), "worth": NUMBER},
    moves=[Move("card", "victim", "robber"), Move("dollars", "victim", "robber", "worth")],
    only="robber victim",
    hides="card worth",
)
ROLLED = Row("rolled", {"seat": SEAT}, only="seat")


def told(row: Row, *numbers: int, table: State | None = None) -> Event:
    """One event, told at a table where somebody listens."""
    log: list[Event] = []
    s = State(Chance(bytes(32))) if table is None else table
    s.log = log
    s.tell(row, *numbers)
    (event,) = log
    return event


def test_nothing_is_made_if_nobody_listens() -> None:
    s = State(Chance(bytes(32)))
    s.tell(DUG, 0, 2)
    assert s.log is None


def test_numbers_are_said_as_their_row_says() -> None:
    event = told(DUG, 2, 3)
    assert (event.title(), event.facts()) == ("dug", {"seat": "seat:2", "nuggets": 3})
    assert event["nuggets"] == 3
    assert repr(event) == "<dug {'seat': 'seat:2', 'nuggets': 3}>"
    assert event.told_to(None) is event


def test_a_plain_number_is_always_said_also_where_it_would_mean_nothing_elsewhere() -> None:
    assert told(DUG, 2, NONE).facts() == {"seat": "seat:2", "nuggets": NONE}


def test_those_it_is_about_know_all_and_the_others_the_rest() -> None:
    event = told(STOLEN, 0, 2, 1, 4)
    assert event.told_to(0) is event
    assert event.told_to(2) is event
    for other in (1, None):
        heard = event.told_to(other)
        assert heard is not None
        assert heard.title() == "stolen-unseen"
        assert heard.facts() == {"robber": "seat:0", "victim": "seat:2"}


def test_the_twin_moves_nothing_that_would_tell_what_is_hidden() -> None:
    assert STOLEN.twin is not None
    assert [(move.what, move.count) for move in STOLEN.twin.moves] == [("card", "1")]


def test_without_a_twin_the_others_notice_nothing() -> None:
    assert told(ROLLED, 1).told_to(0) is None
    assert told(ROLLED, 1).told_to(None) is None
    assert told(ROLLED, 1).told_to(1) is not None


def test_what_lies_open_afterwards_is_read_from_the_table() -> None:
    class Purses(State):
        def __init__(self) -> None:
            super().__init__(Chance(bytes(32)))
            self.money = [5, 6, 7]

    def purse(s: Purses, seat: int) -> int:
        return s.money[seat]

    paid = Row("paid", {"amount": NUMBER, "seat": SEAT}, after={"purse": After(NUMBER, purse, "seat")})
    event = told(paid, 1, 2, table=Purses())
    assert event.facts() == {"amount": 1, "seat": "seat:2", "purse": 7}


def test_what_follows_is_worked_out() -> None:
    def total(numbers: list[int]) -> int:
        return numbers[0] + numbers[1]

    def last(numbers: list[int]) -> int:
        return NONE if numbers[1] == 5 else numbers[1]

    dice = Row(
        "dice", {"a": NUMBER, "b": NUMBER}, also={"total": Also(NUMBER, total), "x": Also(Maybe(SEAT), last)}
    )
    assert told(dice, 2, 5).facts() == {"a": 2, "b": 5, "total": 7}


def test_what_is_not_there_is_left_out() -> None:
    aimed = Row("aimed", {"seat": SEAT, "victim": Maybe(SEAT)})
    assert told(aimed, 1).facts() == {"seat": "seat:1"}


@pytest.mark.parametrize(
    ("row", "numbers", "facts"),
    [
        (Row("a", {"cards": SetOf("card", CARDS)}), (0b101,), {"cards": "card:ace queen", "count": 2}),
        (Row("b", {"seats": SEATS, "count": NUMBER}), (0b10, 9), {"seats": "seat:1", "count": 9}),
        (Row("c", {"a": SEATS, "b": SEATS}), (1, 2), {"a": "seat:0", "b": "seat:1"}),
        (
            Row("d", {"cards": ListOf("card", CARDS)}),
            (packed([2, 0]),),
            {"cards": "card:queen ace", "count": 2},
        ),
        (Row("e", {"cards": ListOf("card", CARDS)}), (packed([]),), {"cards": "card:", "count": 0}),
        (Row("f", {"tie": YES}), (1,), {"tie": "yes"}),
    ],
)
def test_sets_and_lists_count_themselves(row: Row, numbers: tuple[int, ...], facts: object) -> None:
    assert told(row, *numbers).facts() == facts


@pytest.mark.parametrize("numbers", [[], [0], [0, 0, 255], [3, 1, 2]])
def test_a_packed_list_comes_back(numbers: list[int]) -> None:
    assert unpacked(packed(numbers)) == numbers


def test_types_for_the_page() -> None:
    assert (NUMBER.script, YES.script, SEATS.script) == ("number", "'no' | 'yes'", "`seat:${string}`")
    assert NUMBER.count(9) == SEAT.count(9) == 1
