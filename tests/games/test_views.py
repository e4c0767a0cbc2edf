"""Views as plain data: they hold what their shapes say and nothing else, and no word of the rules' own."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from tenderfoot.engine.match import begin
from tenderfoot.engine.options import Options
from tenderfoot.engine.view import View
from tenderfoot.games import GAMES

SOURCES = Path(__file__).parents[2] / "src" / "tenderfoot" / "games"
EVERY: list[tuple[str, Options]] = [
    ("dicetown", {"players": 3, "edition": "classic"}),
    ("dicetown", {"players": 4, "wild_west": True, "indians": True}),
    ("goldriver", {"players": 2}),
    ("goldriver", {"players": 4}),
]
SNAKE = re.compile(r"[a-z]+(_[a-z]+)*")
every_game = pytest.mark.parametrize(("game", "options"), EVERY)


def looks(game: str, options: Options, every: int = 7) -> Iterator[View]:
    """What everybody sees in some positions of a random game."""
    match, chooser = begin(GAMES[game], options, 5, listen=False), random.Random(5)
    while not match.over:
        ask = chooser.choice(match.asks)
        match.answer(ask.seat, chooser.choice(ask.options))
        if len(match.paper.decisions) % every == 0 or match.over:
            yield from [match.view(seat) for seat in [*range(match.seats), None]]


def written_shapes(game: str) -> ModuleType:
    """The shapes as they are written: the compiler forgets what the keys of a typed dictionary hold."""
    name = f"shapes_of_{game}"
    spec = spec_from_file_location(name, SOURCES / game / "known" / "shapes.py")
    assert spec is not None
    assert spec.loader is not None
    sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


@every_game
def test_a_view_is_what_its_shape_says(game: str, options: Options) -> None:
    """Every key is there, each holds its kind of thing, and there are no more."""
    shape = written_shapes(game).ViewShape
    for view in looks(game, options):
        seen = json.loads(json.dumps(view.plain()))
        assert msgspec.convert(seen, shape) == seen


@every_game
def test_no_view_names_a_rule(game: str, options: Options) -> None:
    """A frame can be called otherwise tomorrow: what a screen shows does not change."""
    frames = import_module(f"tenderfoot.games.{game}.stored.frames").FRAMES
    named = re.compile(rf"\b({'|'.join(frames)})\b")
    for view in looks(game, options):
        assert view.stack or view.seat is None or view.ask is None
        assert not named.findall(json.dumps(view.plain()))


@pytest.mark.parametrize("game", GAMES)
def test_keys_are_written_as_everywhere_on_the_wire(game: str) -> None:
    module = import_module(f"tenderfoot.games.{game}.known.shapes")
    keys = [key for shape in vars(module).values() for key in getattr(shape, "__annotations__", {})]
    assert len(keys) > 30
    assert [key for key in keys if not SNAKE.fullmatch(key)] == []


@every_game
def test_a_spectator_sees_the_table_of_everybody_and_has_nothing_of_his_own(
    game: str, options: Options
) -> None:
    seen = {}
    for view in looks(game, options, every=20):
        if view.seat == 0:
            seen = {"table": view.table()}
        elif view.seat is None:
            assert view.table() == seen["table"]
            own = view.own()
            assert (own["seat"], own["ask"], own["said"]) == (None, None, [])
