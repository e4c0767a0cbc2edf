"""A field is declared once: storing, loading and comparing find it in the body of its class."""

from __future__ import annotations

import json

import pytest

from tenderfoot.engine.contract import State
from tenderfoot.engine.fields import CORE, Part, dumped, fields, fill


class Purse(Part):
    money: int = 0
    kept: int = 0


class Prospector(Purse):
    claims: list[int]


class Camp(Part):
    prospectors: list[Prospector]
    well: Purse
    rows: list[list[int]]


def camp() -> Camp:
    old = Prospector()
    old.money = 7
    old.claims = [3, 1]
    young = Prospector()
    young.claims = []
    made = Camp()
    made.prospectors = [old, young]
    made.well = Purse()
    made.rows = [[1, 2], []]
    return made


def test_a_class_has_its_own_fields_and_those_it_inherits() -> None:
    assert fields(Purse) == ["kept", "money"]
    assert fields(Prospector) == ["claims", "kept", "money"]


def test_what_is_dumped_names_every_field_and_the_class_of_every_part() -> None:
    assert dumped(camp()) == {
        "prospectors": [
            {"Prospector": {"claims": [3, 1], "kept": 0, "money": 7}},
            {"Prospector": {"claims": [], "kept": 0, "money": 0}},
        ],
        "rows": [[1, 2], []],
        "well": {"Purse": {"kept": 0, "money": 0}},
    }


def test_what_is_dumped_comes_back_through_json_and_shares_nothing() -> None:
    stored = dumped(camp())
    again = Camp()
    fill(again, json.loads(json.dumps(stored)), {"Prospector": Prospector, "Purse": Purse})
    assert dumped(again) == stored
    again.prospectors[0].claims.append(9)
    again.rows[0].append(9)
    assert dumped(again) != stored
    assert stored == dumped(camp())


def test_a_dump_is_apart_from_the_table() -> None:
    table = camp()
    stored = dumped(table)
    table.prospectors[0].claims.append(9)
    table.rows[1].append(9)
    assert stored == dumped(camp())


def test_a_field_that_was_not_dumped_is_missed() -> None:
    stored = dumped(camp())
    del stored["well"]
    with pytest.raises(KeyError):
        fill(Camp(), stored, {"Prospector": Prospector, "Purse": Purse})


def test_what_names_no_class_is_no_part_and_stays_as_it_is() -> None:
    purse = Purse()
    fill(purse, {"money": {}, "kept": 1}, {"Purse": Purse})
    assert (vars(purse)["money"], purse.kept) == ({}, 1)


def test_what_is_the_engines_own_is_no_field_of_a_table() -> None:
    """Whoever gives every state something more must say here whether it belongs to the table."""
    own = getattr(State, "__mypyc_attrs__", None) or State.__slots__
    assert {name for name in own if not name.startswith("_")} | {"edition"} == CORE
    assert fields(State) == []
