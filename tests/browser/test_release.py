"""What is published plays where nothing else is: the whole recipe of docs/releasing.md but the upload."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import Guests
from tests.browser.hands import Hands, play_until

ROOT: Final = Path(__file__).parents[2]
ADDRESS: Final = re.compile(r"http://127\.[\d.]+:\d+")
TURNS: Final = 6
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def dist() -> Path:
    """Everything `make dist` makes; without training, which takes minutes and changes no game."""
    subprocess.run(["make", "dist", "TENDERFOOT_PGO=0"], cwd=ROOT, check=True)
    return ROOT / "dist"


def test_three_files_are_made(dist: Path) -> None:
    plain, *compiled = sorted(dist.glob("*.whl"), key=lambda file: "none-any" not in file.name)
    assert plain.name.endswith("-py3-none-any.whl")
    assert ["manylinux" in file.name for file in compiled] == [True]
    assert len(list(dist.glob("*.tar.gz"))) == 1


def installed(place: Path, package: Path) -> Path:
    """The command of an empty environment, into which this alone was put."""
    subprocess.run([sys.executable, "-m", "venv", place], check=True)
    pip = [f"{place}/bin/python", "-m", "pip", "-qq", "--disable-pip-version-check", "install", str(package)]
    subprocess.run(pip, check=True, env=os.environ | {"TENDERFOOT_COMPILE": "0", "TENDERFOOT_WEB": "1"})
    return place / "bin" / "tenderfoot"


@pytest.fixture(params=["*manylinux*.whl", "*none-any.whl", "*.tar.gz"])
def served(request: pytest.FixtureRequest, dist: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from each of the three files, in a folder of its own."""
    (package,) = dist.glob(request.param)
    command = installed(tmp_path / "venv", package)
    said = subprocess.run([command, "--version"], capture_output=True, encoding="utf-8", check=True).stdout
    assert ("compiled" if "manylinux" in package.name else "interpreted") in said
    serve = [str(command), "serve", "--port", "0", "--database", "tables.db", "--lang", "en"]
    with subprocess.Popen(serve, cwd=tmp_path, stdout=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stdout is not None
        yield next(found[0] for line in server.stdout if (found := ADDRESS.search(line)))
        server.terminate()


def test_the_page_is_there_and_a_game_is_played(served: str, browser: Browser) -> None:
    guests = Guests(browser, served)
    ann = guests.arrive()
    ann.sit_down("dicetown", 2)
    hands = Hands(ann.page)
    play_until(lambda: hands.over() or hands.answered.total() >= TURNS, hands)
    guests.leave()
    assert guests.faults == []
