"""The house keeps its laws, and each law is awake: a planted violation is caught."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from tests import architecture as laws
from tests.architecture import Source
from tests.conditions import editions_are_values, state_has_no_words
from tests.constructors import no_riddles, values_by_keyword
from tests.repository import files

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "src" / "tenderfoot"
BINARY: Final = (".jpg", ".png", ".webp", ".woff2")

Law = Callable[[Source], list[str]]

LAWS: Final[list[Law]] = [
    laws.who_imports_whom,
    laws.what_rules_may_know,
    laws.no_printing,
    laws.ceilings,
    laws.plain_names,
    laws.plain_python,
    laws.tables_are_seen_in_views,
    editions_are_values,
    state_has_no_words,
    values_by_keyword,
    no_riddles,
]


@cache
def sources() -> list[Source]:
    files = sorted(PACKAGE.rglob("*.py"))
    return [Source(file.relative_to(PACKAGE).as_posix(), file.read_text("utf-8")) for file in files]


@cache
def tracked() -> dict[str, str]:
    """Every text file of the repository, by its path."""
    return {name: (ROOT / name).read_text("utf-8") for name in files() if not name.endswith(BINARY)}


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_sources_keep_the_law(law: Law) -> None:
    assert [complaint for source in sources() for complaint in law(source)] == []


def test_every_part_of_the_package_has_its_place() -> None:
    """A new part must be given its imports in MAY_IMPORT before it can exist."""
    assert {source.part for source in sources()} <= set(laws.MAY_IMPORT)


def files_of(game: str) -> dict[str, Source]:
    """The modules of a game, by their paths in its folder."""
    return {s.path.removeprefix(f"games/{game}/"): s for s in sources() if s.game == game}


def both_games() -> list[str]:
    return sorted({source.game for source in sources() if source.game})


def test_the_games_have_one_skeleton() -> None:
    """The same file names for the same things, and few enough in the top folder to see the round."""
    assert both_games() == ["dicetown", "goldriver"]
    for game in both_games():
        assert laws.missing(files_of(game)) == []
        top = {path.split("/")[0] for path in files_of(game)} - {"__init__.py"}
        assert len(top) <= laws.MOST_NAMES


def test_a_game_that_is_built_otherwise_is_caught() -> None:
    files = files_of("goldriver")
    moved = {("settings.py" if path == "edition.py" else path): file for path, file in files.items()}
    assert laws.missing(moved) == ["edition.py is not there"]
    renamed = {**files, "prompts.py": Source("games/goldriver/prompts.py", "QUESTIONS: Final = []")}
    assert laws.missing(renamed) == ["prompts.py does not define PROMPTS"]


def test_no_file_is_excused_without_need() -> None:
    lengths = {source.path: len(source.text.splitlines()) for source in sources()}
    assert [path for path in laws.LONGER if lengths.get(path, 0) <= laws.FILE_CEILING] == []


PLANTED: Final[list[tuple[Law, str, str]]] = [
    (
        values_by_keyword,
        "games/goldriver/end.py",
        "class Points:\n    def __init__(self, seat: int, nuggets: int, bank: int, poker: int) -> None: ...",
    ),
    (
        values_by_keyword,
        "games/dicetown/choices.py",
        "class Play(Choice):\n    def __init__(self, kind: int, aim: int, also: int, said: str) -> None: ...",
    ),
    (laws.who_imports_whom, "engine/record.py", "from tenderfoot.games import GAMES"),
    (laws.who_imports_whom, "engine/record.py", "import tenderfoot.games.dicetown"),
    (laws.who_imports_whom, "games/dicetown/hand/throws.py", "from tenderfoot.bots.contract import Bot"),
    (laws.who_imports_whom, "games/dicetown/hand/throws.py", "from tenderfoot import server"),
    (laws.who_imports_whom, "games/dicetown/hand/throws.py", "from tenderfoot.games.goldriver import box"),
    (laws.who_imports_whom, "games/dicetown/hand/throws.py", "from . import box"),
    (laws.who_imports_whom, "bots/tumbleweed.py", "from tenderfoot.terminal.app import App"),
    (laws.who_imports_whom, "bots/tumbleweed.py", "from tenderfoot.locale import catalogue"),
    (laws.who_imports_whom, "terminal/app.py", "from tenderfoot.server.tables.table import Table"),
    (laws.who_imports_whom, "server/app.py", "from tenderfoot.cli import main"),
    (laws.who_imports_whom, "games/__init__.py", "def late() -> None:\n    from tenderfoot import cli"),
    (laws.what_rules_may_know, "engine/chance.py", "import random"),
    (laws.what_rules_may_know, "games/dicetown/hand/throws.py", "from random import choice"),
    (laws.what_rules_may_know, "games/dicetown/end.py", "from datetime import datetime"),
    (laws.what_rules_may_know, "engine/record.py", "import os.path"),
    (laws.what_rules_may_know, "engine/record.py", "from pathlib import Path"),
    (laws.what_rules_may_know, "engine/record.py", "import time, hashlib"),
    (laws.what_rules_may_know, "engine/record.py", "import msgspec"),
    (laws.what_rules_may_know, "games/dicetown/state.py", "from dataclasses import dataclass"),
    (laws.what_rules_may_know, "bots/search.py", "import socket"),
    (laws.what_rules_may_know, "bots/search.py", "from time import process_time"),
    (laws.what_rules_may_know, "bots/search.py", "import time as t"),
    (laws.what_rules_may_know, "bots/dicetown/search.py", "def f() -> None:\n    import datetime"),
    (laws.what_rules_may_know, "bots/search.py", "from threading import Timer"),
    (laws.what_rules_may_know, "bots/search.py", "from secrets import token_bytes"),
    (laws.no_printing, "games/dicetown/hand/throws.py", "def f() -> None:\n    print('roll')"),
    (laws.no_printing, "engine/record.py", "text = open('x').read()"),
    (laws.ceilings, "bots/tumbleweed.py", "x = 1\n" * 301),
    (laws.ceilings, "bots/tumbleweed.py", "def f() -> None:\n" + "    x = 1\n" * 30),
    (laws.ceilings, "bots/tumbleweed.py", "class A:\n    def f(self) -> None:\n" + "        x = 1\n" * 30),
    (laws.ceilings, "bots/tumbleweed.py", "def __init__(self) -> None:\n" + "    self.x = 1\n    f()\n" * 31),
    (laws.ceilings, "bots/tumbleweed.py", "def f() -> None:\n    town(\n" + "        x,\n" * 30 + "    )"),
    (laws.plain_names, "server/table.py", "class TableManager: ..."),
    (laws.plain_names, "server/table.py", "class HandlerOfThings: ..."),
    (laws.plain_names, "server/table_utils.py", ""),
    (laws.plain_names, "games/dicetown/helpers.py", ""),
    (laws.plain_python, "games/dicetown/hand/throws.py", "f = lambda x: x"),
    (laws.plain_python, "games/dicetown/hand/throws.py", "def f() -> object:\n    yield 1"),
    (laws.plain_python, "games/dicetown/hand/throws.py", "def f(*all_of_it: int) -> None: ..."),
    (laws.plain_python, "games/dicetown/hand/throws.py", "def f() -> None:\n    def g() -> None: ..."),
    (laws.plain_python, "games/dicetown/hand/throws.py", "@dataclass(slots=True)\nclass A: ..."),
    (laws.plain_python, "games/dicetown/hand/throws.py", "class A(NamedTuple):\n    x: int"),
    (laws.plain_python, "games/dicetown/hand/throws.py", "class A(B, C): ..."),
    (laws.plain_python, "games/dicetown/state.py", "class Town(State, Board, Purse): ..."),
    (laws.plain_python, "engine/contract.py", "class A(metaclass=M): ..."),
    (no_riddles, "games/dicetown/setup.py", "p = Player(8, 0, 0, 0)"),
    (no_riddles, "games/dicetown/setup.py", "s.become(Pay(*given))"),
    (laws.tables_are_seen_in_views, "server/play.py", "from tenderfoot.games.dicetown.state import Town"),
    (laws.tables_are_seen_in_views, "terminal/app.py", "from tenderfoot.games.goldriver.stored import codec"),
    (laws.tables_are_seen_in_views, "server/play.py", "x = self.match.state.players[0]"),
    (laws.tables_are_seen_in_views, "arena/bout.py", "x = state.hands"),
    (laws.tables_are_seen_in_views, "bots/review.py", "x = match.state.deck"),
    (editions_are_values, "games/dicetown/hand/throws.py", "if s.edition == REVISED:\n    x = 1"),
    (editions_are_values, "games/dicetown/hand/throws.py", "if s.edition is REVISED:\n    x = 1"),
    (editions_are_values, "games/dicetown/hand/throws.py", "if not s.edition.revised:\n    x = 1"),
    (editions_are_values, "games/dicetown/places/saloon.py", "x = 1 if wildwest else 2"),
    (editions_are_values, "games/dicetown/end.py", "x = [c for c in cards if c.in_edition]"),
    (editions_are_values, "games/dicetown/end.py", "while s.withIndians:\n    x = 1"),
    (editions_are_values, "games/dicetown/end.py", "match s.edition:\n    case 1:\n        x = 1"),
    (editions_are_values, "games/dicetown/end.py", "x = place.name == 'saloon'"),
    (editions_are_values, "games/dicetown/end.py", "x = options['wild_west'] or 2"),
    (editions_are_values, "games/goldriver/end.py", "x = 'edition' in options"),
    (state_has_no_words, "games/dicetown/state.py", "class Town:\n    money: dict[str, int]"),
    (state_has_no_words, "games/goldriver/state.py", "def f(x: typing.Dict[str, int]) -> None: ..."),
]


@pytest.mark.parametrize(("law", "path", "text"), PLANTED)
def test_a_planted_violation_is_caught(law: Law, path: str, text: str) -> None:
    assert law(Source(path, text)) != []


ALLOWED: Final[list[tuple[Law, str, str]]] = [
    (
        laws.who_imports_whom,
        "games/dicetown/town.py",
        "from tenderfoot.games.dicetown.box import FACES",
    ),
    (laws.who_imports_whom, "games/__init__.py", "from tenderfoot.games import dicetown, goldriver"),
    (laws.who_imports_whom, "terminal/app.py", "from tenderfoot import __version__, form"),
    (laws.what_rules_may_know, "engine/chance.py", "import hmac\nfrom typing import Final"),
    (laws.what_rules_may_know, "bots/tumbleweed.py", "import random"),
    (laws.no_printing, "cli.py", "print('hello')"),
    (
        laws.ceilings,
        "bots/tumbleweed.py",
        "def f() -> None:\n    '''One\n" + "\n" * 30 + "'''\n" + "    x = 1\n" * 29,
    ),
    (laws.ceilings, "bots/tumbleweed.py", "def __init__(self) -> None:\n" + "    self.x: Final = x\n" * 40),
    (laws.ceilings, "bots/tumbleweed.py", "def f() -> None:\n    Town(\n" + "        x,\n" * 30 + "    )"),
    (laws.plain_names, "games/dicetown/places/saloon.py", "class Database: ..."),
    (
        laws.plain_python,
        "games/dicetown/hand/throws.py",
        "@final\nclass A(Frame[Town]):\n    x = any(y for y in z)",
    ),
    (laws.plain_python, "games/dicetown/state.py", "@trait\nclass Board: ..."),
    (laws.plain_python, "games/dicetown/state.py", "class Town(State, Board): ..."),
    (no_riddles, "games/dicetown/setup.py", "s.become(Pay(sheriff, seats, brutes, free=0))"),
    (no_riddles, "games/goldriver/deck.py", "Printed('SN02', MINE, TOWN, 2, 6, SAFE, '')"),
    (laws.tables_are_seen_in_views, "server/play.py", "x = self.match.state.frames"),
    (
        laws.tables_are_seen_in_views,
        "bots/goldriver/lure.py",
        "from tenderfoot.games.goldriver.state import River",
    ),
    (editions_are_values, "games/dicetown/edition.py", "if name == edition.name:\n    x = 1"),
    (editions_are_values, "games/dicetown/town.py", "places = s.edition.places\nif places:\n    x = 1"),
    (state_has_no_words, "games/dicetown/state.py", "class Town:\n    money: dict[int, str]"),
]


@pytest.mark.parametrize(("law", "path", "text"), ALLOWED)
def test_what_is_allowed_is_let_be(law: Law, path: str, text: str) -> None:
    assert law(Source(path, text)) == []


def found(pattern: str) -> list[str]:
    """Where the tracked files hold what a pattern of the laws forbids."""
    search = getattr(laws, pattern).search
    lines = [(name, line) for name, text in tracked().items() for line in text.splitlines()]
    planted = {"tests/test_architecture.py", "tests/architecture.py"}
    return [f"{name}: {line.strip()}" for name, line in lines if name not in planted and search(line)]


@pytest.mark.parametrize("pattern", ["HOST", "MACHINE_PATH", "UNFINISHED"])
def test_the_repository_names_no_registry_no_machine_and_no_unfinished_work(pattern: str) -> None:
    assert found(pattern) == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        ("HOST", "index = https://files.pythonhosted.example/simple"),
        ("HOST", '"resolved": "https://registry.npmjs.example/x.tgz"'),
        *[("MACHINE_PATH", f"cd /{place}/tenderfoot") for place in laws.PLACES],
        *[("MACHINE_PATH", f'path = "/{place}/checkout"') for place in laws.PLACES],
        ("MACHINE_PATH", r"C:\\Users\\somebody"),
        *[("UNFINISHED", f"# {mark}: the tie") for mark in laws.MARKS],
        *[("UNFINISHED", mark) for mark in laws.MARKS],
    ],
)
def test_a_planted_line_is_caught(pattern: str, line: str) -> None:
    assert getattr(laws, pattern).search(line)


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        ("HOST", "the registry of games: tenderfoot.games.GAMES"),
        ("MACHINE_PATH", "#!/usr/bin/env bash"),
        ("MACHINE_PATH", "see docs/home/plan.md and src/srv/x"),
        ("UNFINISHED", "a todo list is a list"),
    ],
)
def test_an_innocent_line_is_let_be(pattern: str, line: str) -> None:
    assert not getattr(laws, pattern).search(line)


def message_ids(text: str) -> list[str]:
    """The ids of a catalogue, of messages, terms and attributes; what cannot be read is an id of its own."""
    ids = []
    for entry in parse(text).body:
        if isinstance(entry, ftl.Junk):
            ids.append(f"unreadable: {entry.content}")
        elif isinstance(entry, ftl.Message | ftl.Term):
            name = entry.id.name
            ids += [name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes)]
    return ids


def catalogues(language: str) -> dict[str, list[str]]:
    folder = PACKAGE / "locale" / language
    return {file.name: sorted(message_ids(file.read_text("utf-8"))) for file in folder.glob("*.ftl")}


def test_both_languages_say_the_same_things() -> None:
    assert catalogues("fr") == catalogues("en")


@pytest.mark.parametrize(("game", "other"), [("dicetown", "goldriver"), ("goldriver", "dicetown")])
def test_the_catalogues_can_be_read_and_say_each_thing_once(game: str, other: str) -> None:
    """One game is spoken at a time: its catalogues with the common ones, without those of the other game."""
    ids = [name for file, names in catalogues("en").items() if not file.startswith(other) for name in names]
    assert [name for name in ids if name.startswith("unreadable") or ids.count(name) > 1] == []
    assert any(file.startswith(game) for file in catalogues("en"))


def test_a_missing_message_is_noticed() -> None:
    assert message_ids("a = A\nb = B\n    .tip = C\n") == ["a", "b", "b.tip"]
    assert message_ids("a = A\n") != message_ids("b = A\n")
    assert message_ids("a = { $x\n")[0].startswith("unreadable")
