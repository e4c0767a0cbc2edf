"""The examples do what they say, in their short form, as somebody who downloaded them runs them."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, place: Path) -> str:
    """What it prints; it needs nothing of the directory it is started in, and leaves nothing there."""
    command = [sys.executable, str(EXAMPLES / name), "--short"]
    done = subprocess.run(command, cwd=place, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert list(place.iterdir()) == []
    return done.stdout


def test_the_bot_beats_the_greenhorn(tmp_path: Path) -> None:
    head, first, second = run("bot.py", tmp_path).splitlines()
    assert head.startswith("bot ")
    assert first.split()[:3] == ["Dreamer", "4", "100.0%"]
    assert second.split()[:3] == ["greenhorn", "4", "0.0%"]


def test_the_notebook_plays_looks_reads_and_measures(tmp_path: Path) -> None:
    said = run("notebook.py", tmp_path)
    for word in ("won by ['", "Round ", "<record of goldriver, 3 players, ", "tumbleweed"):
        assert word in said


def test_the_training_run_plays_and_counts(tmp_path: Path) -> None:
    before, *after = run("training.py", tmp_path).splitlines()
    assert before.startswith("before: ")
    assert [line.split(":")[0] for line in after] == ["after    20 games", "after    40 games"]
