"""Results are voided by what decided them, and by nothing else."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from tenderfoot import bots
from tenderfoot.arena.ledger import fingerprint, named_after, sources
from tenderfoot.engine.game import Game
from tenderfoot.games import GAMES, dicetown, goldriver

HOME = Path(bots.__file__).parent
PLAYING = """
import sys
from tenderfoot.bots import levels, make
for level in levels(sys.argv[1]):
    make(sys.argv[1], level, b"")
print(*[name for name in sys.modules if name.startswith("tenderfoot.bots.")])
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of the bots, to be changed."""
    return Path(copytree(HOME, tmp_path / "bots"))


def change(file: Path) -> None:
    file.write_text(file.read_text() + "# changed\n")


@pytest.mark.parametrize("name", list(GAMES))
def test_everything_that_plays_counts(name: str) -> None:
    command = [sys.executable, "-c", PLAYING, name]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    counted = {file.relative_to(HOME).with_suffix("").as_posix() for file in sources(HOME, GAMES[name])}
    wanted = {module.removeprefix("tenderfoot.bots.").replace(".", "/") for module in loaded}
    assert len(wanted) > 10
    deciding = wanted - {name, "roster", "outside", "reply", f"{name}/reasons"}  # reasons are never followed
    assert deciding <= counted


def test_the_bots_of_one_game_void_only_its_own_results(home: Path) -> None:
    change(home / "goldriver" / "prospects.py")
    assert named_after(home, goldriver.GAME) != fingerprint("goldriver")
    assert named_after(home, dicetown.GAME) == fingerprint("dicetown")


def test_what_was_learned_voids_the_results_of_its_game(home: Path) -> None:
    change(home / "goldriver" / "value.json")
    assert named_after(home, goldriver.GAME) != fingerprint("goldriver")
    assert named_after(home, dicetown.GAME) == fingerprint("dicetown")


def test_what_every_bot_is_made_of_voids_all_results(home: Path) -> None:
    change(home / "thinker.py")
    for name, game in GAMES.items():
        assert named_after(home, game) != fingerprint(name)


def test_those_who_only_look_on_void_nothing(home: Path) -> None:
    change(home / "coach.py")
    change(home / "review.py")
    change(home / "goldriver" / "reasons.py")
    change(home / "dicetown" / "chances.py")
    for name, game in GAMES.items():
        assert named_after(home, game) == fingerprint(name)


def test_other_rules_void_results(home: Path) -> None:
    rules = goldriver.GAME
    later = Game(rules.name, rules.version + 1, rules.settings, rules.prompts)
    assert named_after(home, later) != fingerprint("goldriver")
