"""No field of a table is forgotten: each gets a value of its own, and is looked for where it must arrive."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import Any, Final

import pytest

from tenderfoot.engine.contract import State
from tenderfoot.engine.fields import Part, dumped, fields
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begin
from tenderfoot.engine.options import Options
from tenderfoot.games import GAMES
from tenderfoot.games.goldriver import state as river

# What a view tells of a field that does not lie open. A new field is open, or is named here.
HIDDEN: Final = {
    "goldriver": {
        "where": "but for what is face down",
        "pile": "how many",
        "drawn": "not at all",
    },
}
OPEN: Final[dict[str, type[Any]]] = {"goldriver": river.Board}
BOXES: Final[dict[str, Options]] = {"goldriver": {"players": 4}}


def fresh(game: str) -> State:
    """A table that waits for nothing, so that no rule minds what lies on it."""
    s = begin(GAMES[game], BOXES[game], 7).state
    s.frames.clear()
    s.asks.clear()
    return s


def other(value: object, numbers: Iterator[int]) -> object:
    """Something of the same kind, not alike to anything else."""
    if isinstance(value, Part):
        refill(value, fields(type(value)), numbers)
        return value
    if isinstance(value, list):
        return [other(one, numbers) for one in value or [0, 0]]
    return next(numbers)


def refill(table: object, names: list[str], numbers: Iterator[int]) -> None:
    for name in names:
        setattr(table, name, other(getattr(table, name), numbers))


def filled(game: str) -> State:
    s = fresh(game)
    refill(s, fields(type(s)), count(1000))
    return s


def written(game: Game, s: State) -> str:
    return json.dumps(game.dump(s))


@pytest.mark.parametrize("game", OPEN)
def test_a_copy_has_every_field(game: str) -> None:
    s = filled(game)
    assert dumped(s.copy()) == dumped(s)


@pytest.mark.parametrize("game", OPEN)
def test_what_is_stored_comes_back(game: str) -> None:
    text = written(GAMES[game], filled(game))
    assert written(GAMES[game], GAMES[game].load(json.loads(text))) == text


@pytest.mark.parametrize("game", OPEN)
def test_tables_that_differ_in_one_field_are_not_the_same(game: str) -> None:
    """Laws compare what a game dumps."""
    for name in fields(type(filled(game))):
        s = fresh(game)
        refill(s, [name], count(1000))
        assert written(GAMES[game], s) != written(GAMES[game], fresh(game)), name


@pytest.mark.parametrize("game", OPEN)
def test_a_view_and_a_world_have_all_that_lies_open(game: str) -> None:
    s = fresh(game)
    refill(s, fields(OPEN[game]), count(1000))
    for seat in (0, None):
        view = GAMES[game].view(s, seat)
        for table in (view, GAMES[game].determinize(view, b"world")):
            assert {n: getattr(table, n) for n in fields(OPEN[game])} == {
                n: getattr(s, n) for n in fields(OPEN[game])
            }


@pytest.mark.parametrize("game", OPEN)
def test_of_every_other_field_somebody_has_said_what_a_view_tells(game: str) -> None:
    assert set(fields(type(fresh(game)))) - set(fields(OPEN[game])) == set(HIDDEN[game])
