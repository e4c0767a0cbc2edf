"""What the README shows to those who program is run as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import tenderfoot

README = Path(__file__).parents[1] / "README.md"
# What a program that only plays must not have to load.
HEAVY = ("numpy", "aiohttp", "textual", "msgspec")


def program() -> str:
    """The README's only Python."""
    (found,) = re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return str(found)


def run(text: str) -> str:
    """What a fresh interpreter says to this program."""
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, encoding="utf-8", check=True)
    return done.stdout


def test_five_lines_play_a_whole_game() -> None:
    lines = [line for line in program().splitlines() if line and not line.startswith("import")]
    assert len(lines) == 5
    scores, winners = re.findall(r"\[(.*?)\]", run(program()))
    points = [int(number) for number in scores.split(",")]
    assert len(points) == 3
    assert max(points) in [points[int(seat)] for seat in winners.split(",")]


def test_nothing_heavy_is_loaded_for_it() -> None:
    loaded = run(f"{program()}\nimport sys\nprint(*sys.modules)").split()
    assert "tenderfoot.games.dicetown" in loaded
    assert not set(HEAVY) & set(loaded)
    bare = run("import sys, tenderfoot\nprint(*sys.modules)").split()
    assert not [name for name in bare if name.startswith("tenderfoot.")]


def test_the_package_says_what_it_gives() -> None:
    assert tenderfoot.__version__
    assert {"Match", "Illegal", "game_names"} <= set(tenderfoot.__all__)
