"""Results are voided by what decided them, and by nothing else."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from tenderfoot import bots
from tenderfoot.arena.effort import efforts
from tenderfoot.arena.fingerprint import fingerprint, named_after, sources
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.stable import strategies
from tenderfoot.bots import levels
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.game import Game
from tenderfoot.games import GAMES, dicetown, goldriver
from tests.arena.toy import HIGH

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


def test_who_is_not_of_the_house_counts_where_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("first_miser", "second_miser"):
        source = "from tenderfoot.arena.stable import Passer\n\n\nclass Miser(Passer):\n    pass\n"
        (tmp_path / f"{name}.py").write_text(source + f"# {name}\n")
    first, second = (fingerprint("goldriver", [f"{name}_miser:Miser"]) for name in ("first", "second"))
    assert len({first, second, fingerprint("goldriver")}) == 3


@pytest.mark.parametrize("name", list(GAMES))
def test_levels_of_the_house_are_counted_without_being_named(name: str) -> None:
    assert fingerprint(name, levels(name)) == fingerprint(name)


def test_what_the_arena_seats_counts_for_those_results_alone() -> None:
    """A change in `stable.py` voids what its strategies played, and so with other efforts."""
    stable = {fingerprint("dicetown", [home]) for home in strategies("dicetown")}
    effort = {fingerprint("dicetown", [home, "gambler"]) for home in efforts("dicetown")}
    assert len(stable) == len(effort) == 1
    assert len({*stable, *effort, fingerprint("dicetown")}) == 3


def test_a_ledger_of_another_version_of_a_strategy_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    module = tmp_path / "changing_miser.py"
    module.write_text("from tenderfoot.arena.stable import Passer as Miser\n")
    pairing = Pairing("goldriver", {"players": 2}, "changing_miser:Miser", "tumbleweed")
    assert pairing.fingerprint() == fingerprint("goldriver", strategies("goldriver")[:1])
    path = tmp_path / "ledger"
    Ledger(pairing, path)
    with pytest.raises(BadOptions, match="other-ledger"):
        Ledger(Renamed(pairing), path)


class Renamed(Pairing):
    """The same words, and somebody else behind one of them."""

    def __init__(self, pairing: Pairing) -> None:
        super().__init__(pairing.game, pairing.options, pairing.focal, pairing.field)

    def entrants(self) -> list[str]:
        return [HIGH, self.field]
