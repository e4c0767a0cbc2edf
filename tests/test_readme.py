"""What the README shows to those who program is run as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import tenderfoot

README: Final = Path(__file__).parents[1] / "README.md"
PROGRAMS: Final = re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
FIVE, BY_HAND, BOT, RESEARCH = PROGRAMS
# What a program that only plays must not have to load.
HEAVY: Final = ("numpy", "aiohttp", "textual", "msgspec")


def run(text: str, place: Path) -> str:
    """What a fresh interpreter says to this program."""
    command = [sys.executable, "-c", text]
    done = subprocess.run(command, cwd=place, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def lines(program: str) -> list[str]:
    return [line for line in program.splitlines() if line and not line.startswith("import")]


def test_five_lines_play_a_whole_game_and_go_through_it_again(tmp_path: Path) -> None:
    assert len(lines(FIVE)) == 5
    scores, winners = re.findall(r"\[(.*?)\]", run(FIVE, tmp_path))
    points = [int(number) for number in scores.split(",")]
    assert len(points) == 3
    assert max(points) in [points[int(seat)] for seat in winners.split(",")]


def test_who_answers_himself_needs_nothing_heavy(tmp_path: Path) -> None:
    said = run(f"{BY_HAND}\nimport sys\nprint(*sys.modules)", tmp_path)
    loaded = said.splitlines()[-1].split()
    assert "Gold Mine" in said
    assert "tenderfoot.games.dicetown" in loaded
    assert not set(HEAVY) & set(loaded)


def test_a_bot_of_ones_own_takes_ten_lines_and_its_table_three_rows(tmp_path: Path) -> None:
    assert len(lines(BOT)) <= 10
    head, *rows = run(BOT, tmp_path).splitlines()
    assert head.startswith("bot ")
    assert sorted(row.split()[0] for row in rows) == ["Careful", "greenhorn", "tumbleweed"]


def test_the_environment_plays_a_whole_game(tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo")
    assert run(f"{RESEARCH}\nprint(env.agents)", tmp_path) == "[]\n"


def test_the_package_says_what_it_gives() -> None:
    assert tenderfoot.__version__
    named = set(re.findall(r"tenderfoot\.([a-zA-Z]\w*)\(", "\n".join([*PROGRAMS, README.read_text("utf-8")])))
    assert named <= set(tenderfoot.__all__)
    assert {"Match", "play", "read", "tournament", "levels"} <= named
