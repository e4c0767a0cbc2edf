"""`tenderfoot dataset`, as it is typed."""

import re
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Final

import pytest

from tenderfoot.cli import main
from tenderfoot.data import Dataset
from tests.data.sets import changed

SHORT: Final = "dataset goldriver --players 2 --first-game --bots tumbleweed"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en")


def said(line: str, status: int, capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that a call says, on the side where it belongs."""
    assert main(line.split()) == status
    heard = capsys.readouterr()
    text, other = (heard.err, heard.out) if status else (heard.out, heard.err)
    assert other == ""
    (only,) = text.splitlines()
    return only


def test_it_plays_keeps_and_verifies(capsys: pytest.CaptureFixture[str]) -> None:
    line = said(f"{SHORT} --games 12 --jobs 1", 0, capsys)
    found = re.fullmatch(
        r"12 games of goldriver with (\d+) decisions: (\d+) KB in dataset, "
        r"read back and verified by playing every game again\.",
        line,
    )
    assert found is not None
    data = Dataset("dataset")
    assert int(found[1]) == data.decisions().num_rows
    assert int(found[2]) == -(-data.folder.size() // 1000)
    assert said("dataset --verify", 0, capsys) == line
    assert said("dataset goldriver --verify --out dataset --lang fr", 0, capsys).endswith(
        "ko dans dataset, relues et vérifiées en rejouant chaque partie."
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dataset --lang en", "Say which game to play: tenderfoot dataset goldriver."),
        ("dataset --lang fr", "Dites à quel jeu jouer : tenderfoot dataset goldriver."),
        ("dataset chess", "There is no game “chess”"),
        ("dataset goldriver --jobs none", "--jobs wants a whole number from 1 to "),
        ("dataset goldriver --bots genius", "There are no bots of level “genius”"),
        ("dataset goldriver --edition classic", "This game has no option “--edition”"),
        ("dataset --verify --games 7", "--verify plays nothing, so --games means nothing beside it"),
        ("dataset --verify --poker --lang fr", "--verify ne joue rien, donc --poker n’y veut rien dire"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    line: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(line, 2, capsys).startswith(words)
    assert list(tmp_path.iterdir()) == []


def test_what_lies_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    said(f"{SHORT} --games 2 --jobs 1", 0, capsys)
    other = said(f"{SHORT} --seed 7 --lang fr", 1, capsys)
    assert other.startswith("dataset contient un autre jeu de données : la graine y est « 5feceb66ffc8… »")
    assert said("dataset dicetown --verify", 1, capsys) == "dataset holds a data set of goldriver."
    assert said("dataset --verify --out x", 1, capsys) == "There is no data set in x: there is no such file."
    changed(Path("dataset/games/00000.parquet"), 1, "scores", [0, 0])
    assert said("dataset --verify", 1, capsys).startswith(
        "dataset/games/00000.parquet, row 1: scores is “[0, 0]”, and playing the game again gives “["
    )


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    """What is whole is kept, and nothing else lies there."""
    command = [sys.executable, "-m", "tenderfoot", *SHORT.split(), "--games", "99999", "--jobs", "1"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stderr is not None
        while not Path("dataset/games/00000.parquet").exists():
            assert process.poll() is None
            sleep(0.01)
        process.send_signal(signal.SIGINT)
        said = process.stderr.read()
        assert process.wait() == 130
    kept = len(Dataset("dataset"))
    assert said.strip() == (
        f"Stopped: {kept} of 99,999 games are kept in dataset; the same command goes on from there."
    )
    assert kept % 100 == 0 < kept
    assert list(tmp_path.rglob(".*")) == []


def test_the_example_runs() -> None:
    root = Path(__file__).parents[2]
    command = [sys.executable, str(root / "examples" / "dataset.py"), "--short"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert "30 games are right" in done.stdout
    assert len(re.findall(r"^  [A-Z]+ +[+-]\d", done.stdout, re.MULTILINE)) == 10
