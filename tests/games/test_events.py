"""The tables of events: constants named as their rows, told with as many numbers as they want, movements that
name facts or places.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenderfoot.engine.events import MOST, Row
from tenderfoot.games import GAMES
from tools.rows import table, titles

SOURCES = Path(__file__).parents[2] / "src" / "tenderfoot" / "games"
# Where things lie that are nobody's.
SPOTS = {
    "dicetown": "mine bank stagecoach store discard property row doc village riverbank outlaws wanted cup",
    "goldriver": "supply pot bank deck row out shown",
}


def tells(game: str) -> Iterator[tuple[str, ast.Call]]:
    """Every place where a rule of the game tells something."""
    for file in sorted((SOURCES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "s.tell":
                yield f"{file.name}:{node.lineno}", node


def faults(rows: dict[str, Row], where: str, call: ast.Call) -> Iterator[str]:
    """What is wrong with this telling. Numbers have no names for the type checker, so they are counted."""
    name, *numbers = [ast.unparse(part) for part in call.args]
    if name not in rows:
        yield f"{where}: {name} is no row"
    elif len(numbers) > rows[name].told or len(numbers) < needed(rows[name]):
        yield f"{where}: {name} has {rows[name].told} facts, {len(numbers)} are told"


def needed(row: Row) -> int:
    """How many numbers cannot be left out: a card has no aim, or one, or two."""
    return 2 if row.name == "card-played" else row.told


every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_constant_is_named_as_its_row(game: str) -> None:
    rows = table(game)
    assert {name.lower().replace("_", "-") for name in rows} == {row.name for row in rows.values()}
    assert len(set(titles(table(game)))) == len(titles(table(game)))


@every_game
def test_every_row_is_told_as_it_wants(game: str) -> None:
    rows = table(game)
    calls = list(tells(game))
    assert [fault for where, call in calls for fault in faults(rows, where, call)] == []
    assert {ast.unparse(call.args[0]) for _, call in calls} == set(rows)


def test_a_number_left_out_is_found() -> None:
    rows = table("dicetown")
    call = ast.parse("s.tell(DUG, seat, nines)", mode="eval").body
    assert isinstance(call, ast.Call)
    assert list(faults(rows, "here", call)) == ["here: DUG has 4 facts, 2 are told"]


@every_game
def test_what_moves_comes_from_somewhere_and_goes_somewhere(game: str) -> None:
    for row in table(game).values():
        assert row.told <= MOST
        facts = {*row.names, *row.also, *(["count"] if row.counted >= 0 else [])}
        for move in row.moves:
            assert {move.origin, move.to} <= facts | set(SPOTS[game].split()), row.name
            assert move.count in facts | {"1"}, row.name
            assert move.origin != move.to
