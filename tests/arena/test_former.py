"""Whoever is better now meets who was the best before: bots of an earlier commit, beside today's."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tenderfoot.arena.former import former
from tenderfoot.arena.ladder import Ladder
from tenderfoot.arena.pairing import Pairing
from tenderfoot.games import GAMES
from tools import former as tool

MARSHAL: Final = '''"""The first that is offered."""

from tenderfoot.bots.contract import Bot
from tenderfoot.bots.habit import first


class Marshal(Bot):
    def choose(self, view, ask):
        return first(ask.options)
'''
HABIT: Final = "def first(options):\n    return options[0]\n"
BOTS: Final = {
    "__init__.py": "",
    "habit.py": HABIT,
    "dicetown/__init__.py": "",
    "dicetown/marshal.py": MARSHAL,
    "goldriver/__init__.py": "",
    "goldriver/marshal.py": MARSHAL,
}


@pytest.fixture
def history(tmp_path: Path) -> Path:
    """A repository with one commit, and bots in it."""
    for name, text in BOTS.items():
        file = tmp_path / "src" / "tenderfoot" / "bots" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Bots"]):
        who = ["-c", "user.name=nobody", "-c", "user.email=nobody@example.org"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True)
    return tmp_path


@pytest.fixture
def at_hand(history: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Those bots beside the house, and forgotten afterwards."""
    tool.former(history, "HEAD", tmp_path / "build")
    monkeypatch.syspath_prepend(tmp_path / "build")
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "former"]:
        del sys.modules[name]


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize("game", GAMES)
def test_the_best_of_an_earlier_commit_plays_by_todays_rules(game: str) -> None:
    pairing = Pairing(game, {"players": 2}, "greenhorn", former(game))
    assert pairing.field == f"former.{game}.best:FormerMarshal"
    assert pairing.block(3).share() > 0.5
    assert pairing.fingerprint() != Pairing(game, {"players": 2}, "greenhorn", "marshal").fingerprint()


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize("game", GAMES)
def test_the_best_level_meets_them_in_the_ladder(game: str) -> None:
    (rung,) = [rung for rung in Ladder(game, 400).rungs() if "former" in rung.sections]
    assert isinstance(rung.experiment, Pairing)
    assert (rung.experiment.focal, rung.experiment.field) == ("marshal", former(game))
    assert len(rung.seeds) == 400


def test_without_the_history_nobody_is_measured_against_them(
    history: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tool.former(history, "HEAD", tmp_path / "build")
    tool.former(history, "0" * 40, tmp_path / "build")
    said = "The bots of commit 000000000000 are not here; nobody is measured against them.\n"
    assert capsys.readouterr().out == said
    assert not (tmp_path / "build").exists()
    assert former("dicetown") == ""
    assert not [rung for rung in Ladder("dicetown", 400).rungs() if "former" in rung.sections]
