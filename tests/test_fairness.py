"""docs/fairness.md: its verifier is short, knows nothing of ours, and finds what was tampered with."""

from __future__ import annotations

import ast
import asyncio
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.match import write
from tenderfoot.engine.options import Options
from tenderfoot.engine.origin import Origin, header, seat_commitment, table_commitment
from tenderfoot.engine.record import new_record
from tenderfoot.games import GAMES
from tests.server.guest import Guest, seated
from tests.server.running import running

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "fairness.md"
ORIGIN: Final = Origin(bytes(range(32)), [b"a" * 16, b"", b"c" * 16])
PLAYED: Final = [
    ("dicetown", {"players": 3, "edition": "classic", "wild_west": True, "indians": True}),
    ("dicetown", {"players": 3, "edition": "revised"}),
    ("goldriver", {"players": 3}),
]


def program() -> str:
    """The one program of the document."""
    (found,) = re.findall(r"^```python\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return str(found)


class Outsider:
    """Somebody with the document's program, a record, and what he noted before the game."""

    def __init__(self, place: Path) -> None:
        self._program: Final = place / "verifier.py"
        self._record: Final = place / "record.txt"
        self._program.write_text(program(), "utf-8")

    def finds(self, record: str, *noted: str) -> str:
        """What is wrong, or nothing."""
        self._record.write_text(record, "utf-8")
        line = [sys.executable, "-I", "-S", str(self._program), str(self._record), *noted]
        done = subprocess.run(line, capture_output=True, encoding="utf-8", timeout=120, check=False)
        assert "Traceback" not in done.stderr
        assert done.returncode == (1 if done.stderr else 0)
        return done.stderr.strip()


@pytest.fixture
def outsider(tmp_path: Path) -> Outsider:
    return Outsider(tmp_path)


def played(name: str, wanted: Options, origin: Origin = ORIGIN) -> str:
    """The record of a whole game, played at random, whose seed is made of what these put in."""
    game, names = GAMES[name], ["Ann", "Ada", "Zoé"]
    options = game.options(wanted)
    record = new_record(game, options, origin.seed(header(name, options, names, game.version)), names)
    record.origin = origin
    s, random = game.new_game(options, Chance(record.seed), None), Random(1)
    while s.frames:
        ask = random.choice(waiting(s))
        choice = random.choice(ask.options)
        record.add(ask.seat, choice)
        decide(s, ask.seat, choice)
    return write(game, record)


def noted(origin: Origin) -> list[str]:
    """What everybody had promised."""
    seats = [seat_commitment(seat, part) if part else "-" for seat, part in enumerate(origin.seats)]
    return [table_commitment(origin.table), *seats]


def test_it_is_short_and_knows_nothing_of_ours() -> None:
    assert len([line for line in program().splitlines() if line]) <= 40
    imported = {
        alias.name
        for node in ast.walk(ast.parse(program()))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    assert imported == {"hashlib", "hmac", "json", "re", "sys"}


@pytest.mark.parametrize(("game", "options"), PLAYED)
def test_it_finds_a_true_game_right(outsider: Outsider, game: str, options: Options) -> None:
    assert outsider.finds(played(game, options), *noted(ORIGIN)) == ""


def other(digits: str) -> str:
    """The same with another last digit."""
    return digits[:-1] + ("0" if digits[-1] != "0" else "1")


def changed(record: str, beginning: str) -> str:
    """The record with another last digit in the last line that begins so."""
    lines = record.splitlines()
    at = max(number for number, line in enumerate(lines) if line.startswith(beginning))
    lines[at] = other(lines[at])
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("beginning", "found"),
    [
        ("seed ", "the seed is not what was put in"),
        ("origin ", "tenderfoot seat2: this was not promised"),
        ("seat 2 ", "the seed is not what was put in"),
        ("~ dice ", "dice "),
        ("~ store 0", "store 0"),
        ("~ property 0", "property 0"),
        ("~ sheriff", "sheriff"),
    ],
)
def test_it_finds_what_was_changed(outsider: Outsider, beginning: str, found: str) -> None:
    record = changed(played("dicetown", {"players": 3}), beginning)
    assert outsider.finds(record, *noted(ORIGIN)).startswith(found)


def test_it_finds_a_contribution_changed_without_any_note(outsider: Outsider) -> None:
    record = changed(played("goldriver", {"players": 3}), "origin ")
    assert outsider.finds(record) == "the seed is not what was put in"


def test_it_finds_the_second_shuffle_of_gold_river_changed(outsider: Outsider) -> None:
    """Its cards come from the first one, in the order that docs/rules/goldriver.md says."""
    record = played("goldriver", {"players": 3})
    (line,) = [line for line in record.splitlines() if line.startswith("~ deck 1 = ")]
    first, second, *rest = line.removeprefix("~ deck 1 = ").split()
    swapped = record.replace(line, " ".join(["~ deck 1 =", second, first, *rest]))
    assert outsider.finds(record) == ""
    assert outsider.finds(swapped).startswith("deck 1 should be")


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        (Origin(bytes(32), ORIGIN.seats), "tenderfoot server"),
        (Origin(ORIGIN.table, [b"A" * 16, b"", b"c" * 16]), "tenderfoot seat0"),
        (Origin(ORIGIN.table, [b"a" * 16, b"b" * 16, b"c" * 16]), "tenderfoot seat1"),
        (Origin(b"", [ORIGIN.table, b"", b"c" * 16]), "tenderfoot server"),
    ],
)
def test_it_finds_a_seed_chosen_afterwards(outsider: Outsider, chosen: Origin, found: str) -> None:
    """All of the record fits together: only who noted the promises can tell."""
    record = played("goldriver", {"players": 3}, chosen)
    assert outsider.finds(record) == ""
    assert outsider.finds(record, *noted(ORIGIN)).startswith(found)


def test_it_finds_right_what_a_server_leaves_behind(outsider: Outsider, tmp_path: Path) -> None:
    """Two people and a bot at a real table: what was shown before the game, and the record after it."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "goldriver", options={"players": 3}, bots=["tumbleweed"])
            room = looks[0].room
            told = [room["commitment"], *[chair["commitment"] or "-" for chair in room["chairs"]]]
            await asyncio.gather(*[look.play() for look in looks])
            record = await ann.get(f"/api/tables/{looks[0].table}/record")
            assert outsider.finds(record, *told) == ""
            assert outsider.finds(changed(record, "~ production"), *told).startswith("production")

    running(tmp_path, story)
