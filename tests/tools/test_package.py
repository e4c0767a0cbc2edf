"""What is published holds what it needs and nothing else: the plain wheel, and the archive of the sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath
from typing import Final

import pytest

from tests.repository import files, unpacked

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "tenderfoot"
PAGE: Final = "tenderfoot/server/static"
STRAY: Final = ("__pycache__/", "node_modules/", ".mypy_cache/", ".DS_Store", "docs/api/")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both, as `make dist` makes them, in a folder."""
    place = tmp_path_factory.mktemp("dist")
    wishes = {"TENDERFOOT_COMPILE": "0", "TENDERFOOT_WEB": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(place)]
    subprocess.run(build, cwd=ROOT, env=os.environ | wishes, check=True, capture_output=True)
    return place


@pytest.fixture(scope="module")
def wheel(made: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(next(made.glob("*-py3-none-any.whl")))


@pytest.fixture(scope="module")
def sources(made: Path) -> Path:
    """The archive of the sources, unpacked."""
    with tarfile.open(next(made.glob("*.tar.gz"))) as archive:
        archive.extractall(made, filter="data")
    return next(place for place in made.iterdir() if place.is_dir())


def about(wheel: zipfile.ZipFile) -> Message:
    """What the wheel says of itself."""
    (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
    return Parser().parsestr(wheel.read(name).decode())


def own_files() -> set[str]:
    """Every file of the package but the page, which git does not know."""
    files = [file for file in PACKAGE.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    names = {f"tenderfoot/{file.relative_to(PACKAGE).as_posix()}" for file in files}
    return {name for name in names if not name.startswith(f"{PAGE}/")}


def stray(names: list[str]) -> list[str]:
    return [name for name in names if name.endswith((".pyc", ".so")) or any(part in name for part in STRAY)]


def test_the_wheel_holds_the_package_whole_and_nothing_beside_it(wheel: zipfile.ZipFile) -> None:
    names = [name for name in wheel.namelist() if ".dist-info/" not in name]
    assert own_files() == {name for name in names if not name.startswith(f"{PAGE}/")}
    assert stray(wheel.namelist()) == []


def test_the_wheel_holds_what_is_no_code(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    assert {"tenderfoot/py.typed", f"{PAGE}/index.html", f"{PAGE}/licences.txt"} <= names
    assert {f"tenderfoot/bots/{game}/value.json" for game in ("dicetown", "goldriver")} <= names
    assert {f"tenderfoot/locale/{language}/web.ftl" for language in ("en", "fr")} <= names


def test_the_wheel_says_who_may_use_it_and_what_else_there_is(wheel: zipfile.ZipFile) -> None:
    said = about(wheel)
    assert said["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1 AND PSF-2.0"
    named = {PurePosixPath(name).name for name in said.get_all("License-File", [])}
    assert named == {"LICENSE", "Apache-2.0.txt", "OFL.txt", "mypy.txt"}
    assert set(said.get_all("Provides-Extra", [])) == {
        *("research", "spiel", "data", "cluster", "ppo", "postgres", "cluster-local"),
    }
    assert said["Summary"]
    assert said["Keywords"]


def test_the_notices_name_everything_in_the_page(wheel: zipfile.ZipFile) -> None:
    notices = wheel.read(f"{PAGE}/licences.txt").decode()
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    for name in [*page["dependencies"], "svelte"]:
        assert f"\n{name} " in notices
    for words in ("The Tenderfoot contributors", "SIL OPEN FONT LICENSE", "Reserved Font Name Rye", "Bitter"):
        assert words in notices


def test_the_notice_of_the_compiler_is_the_compilers_own() -> None:
    """What mypyc adds to the compiled rules comes under the licence that mypy ships."""
    (theirs,) = [file for file in distribution("mypy").files or [] if file.match("licenses/LICENSE")]
    assert (ROOT / "licences" / "mypy.txt").read_text("utf-8") == theirs.read_text("utf-8")


def test_the_citation_names_this_version(wheel: zipfile.ZipFile) -> None:
    assert f"\nversion: {about(wheel)['Version']}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_the_sources_hold_all_that_git_knows_and_the_page(sources: Path) -> None:
    there = {file.relative_to(sources).as_posix() for file in sources.rglob("*") if file.is_file()}
    assert set(files()) <= there
    assert {"PKG-INFO", "Makefile", "CITATION.cff", f"src/{PAGE}/index.html"} <= there
    assert stray(sorted(there)) == []


def test_without_git_the_same_files_are_found(sources: Path) -> None:
    """So the tests run from the archive too. What is new here and unknown to git may be in it as well."""
    assert set(files()) <= set(unpacked(sources)) <= set(files("-co", "--exclude-standard"))


def test_who_builds_from_the_sources_needs_no_node(sources: Path) -> None:
    """The page beside them is the one that these sources make, so nobody makes it again."""
    asked = "from tools.web import stale; raise SystemExit(stale())"
    subprocess.run([sys.executable, "-c", asked], cwd=sources, check=True)
