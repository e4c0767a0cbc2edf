"""The pages under docs name files, modules and names that exist; the change log is grouped."""

from __future__ import annotations

import ast
import importlib
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.architecture import MAY_IMPORT
from tests.repository import files

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = [
    "README.md",
    "CONTRIBUTING.md",
    *sorted(f"docs/{page.name}" for page in ROOT.glob("docs/*.md")),
]
CODE: Final = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PATH: Final = re.compile(r"[\w.-]+(?:/[\w.-]+)*/?")
ENDINGS: Final = (".py", ".md", ".ts", ".svelte", ".ftl", ".txt", ".toml", ".json", ".svg", "/")
TEST: Final = re.compile(r"((?:[\w-]+/)*\w+\.py)::(\w+)")
DOTTED: Final = re.compile(r"tenderfoot(?:\.\w+)+")
NAME: Final = re.compile(r"(?:[A-Z]\w*[a-z]\w*|[A-Z][A-Z_]+|\w+_\w+)(?=\(.*\)$|$)")
# What a page may call by name although nothing here bears it: words of other people's houses.
ELSEWHERE: Final = frozenset({"PYTHONPATH", "NO_COLOR", "HMAC", "SHA"})
MADE: Final = frozenset({"node_modules/", "src/tenderfoot/server/static"})


@cache
def tracked() -> list[str]:
    """Every file of the repository, by its path."""
    return files("-co", "--exclude-standard")


@cache
def vocabulary() -> frozenset[str]:
    """Every word of the sources, as a compiler reads them."""
    files = [name for name in tracked() if name.endswith((".py", ".ts", ".svelte", "Makefile"))]
    sources = [name for name in files if name != "tests/test_docs.py"]
    return frozenset(
        word for name in sources for word in re.findall(r"\w+", (ROOT / name).read_text("utf-8"))
    )


def said(page: str) -> list[str]:
    """What stands in backticks in the prose of a page."""
    return CODE.findall(FENCE.sub("", page))


def missing(page: str) -> list[str]:
    """What a page names that is not there."""
    return [word for word in said(page) if not known(word, page)]


def known(word: str, page: str) -> bool:
    """Whether this is no name of ours, or the name of something that exists."""
    if PATH.fullmatch(word) and word.endswith(ENDINGS):
        return is_file(word) or word in MADE or written_by(word, page)
    if test := TEST.fullmatch(word):
        return is_test(test[1], test[2])
    if DOTTED.fullmatch(word):
        return is_object(word)
    name = NAME.match(word)
    return not name or name[0] in vocabulary() | ELSEWHERE or name[0] in "\n".join(FENCE.findall(page))


def is_file(path: str) -> bool:
    """A file or a folder, by its whole path or by the end of it."""
    around = [f"/{name}" for name in tracked()]
    return any(f"/{path}" in name if path.endswith("/") else name.endswith(f"/{path}") for name in around)


def written_by(path: str, page: str) -> bool:
    """Whether a page lets its reader write this file, or one in this folder."""
    return (
        re.search(rf"^(?:\*\*|Save it as )`(?:[\w./-]+/)?{re.escape(path)}", page, re.MULTILINE) is not None
    )


def is_test(path: str, name: str) -> bool:
    """A test of a file, by the end of its path."""
    files = [found for found in tracked() if f"/{found}".endswith(f"/{path}")]
    return any(f"\ndef {name}(" in (ROOT / found).read_text("utf-8") for found in files)


def is_object(dotted: str) -> bool:
    """A module, or something in it."""
    parts = dotted.split(".")
    for n in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:n]))
        except ModuleNotFoundError:
            continue
        for name in parts[n:]:
            found = getattr(found, name, None)
        return found is not None
    return False


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_names_exists(page: str) -> None:
    assert missing((ROOT / page).read_text("utf-8")) == []


STALE: Final = [
    "See `src/tenderfoot/games/dicetown/nowhere.py`.",
    "See `cards/no_such_card.py` and `box.py`.",
    "See `games/nowhere/`.",
    "See `tests/test_docs.py::test_nothing`.",
    "See `tenderfoot.engine.nothing`.",
    "See `tenderfoot.Mitch`.",
    "It is a `Playabel`.",
    "It calls `open_sesame`.",
    "It calls `OpenSesame(seat)`.",
    "It reads `NO_SUCH_CONSTANT`.",
]


@pytest.mark.parametrize("page", STALE)
def test_a_name_that_does_not_exist_is_found(page: str) -> None:
    assert len(missing(page)) == 1


def test_a_name_that_exists_is_let_be() -> None:
    page = (
        "`engine/contract.py`, `src/tenderfoot/engine/`, `tenderfoot.engine.contract.Ask`, `Ask`, `make play`"
        ", `test_docs.py::test_a_name_that_exists_is_let_be`"
    )
    assert missing(page) == []


def rooms() -> dict[str, frozenset[str]]:
    """The table of docs/architecture.md: who may import whom. The package itself is called by its name."""
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \|.*\| ([^|]+) \|$", page, re.MULTILINE)
    return {inside(name): frozenset(map(inside, re.findall(r"`(\w+)`", others))) for name, others in rows}


def inside(room: str) -> str:
    return "" if room == "tenderfoot" else room


def test_the_page_about_the_house_says_who_may_import_whom() -> None:
    assert rooms() == MAY_IMPORT


def test_the_picture_of_the_house_shows_every_room() -> None:
    drawn = re.findall(r'class="name"[^>]*>([^<]+)<', (ROOT / "docs/rooms.svg").read_text("utf-8"))
    assert sorted(map(inside, drawn)) == sorted([*MAY_IMPORT, "web/"])


def test_the_page_about_editions_lists_what_an_edition_is_made_of() -> None:
    """Its table has a row for every value that an `Edition` is made of, and no other."""
    tree = ast.parse((ROOT / "src/tenderfoot/games/dicetown/edition.py").read_text("utf-8"))
    (made,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Edition"]
    init = made.body[1]
    assert isinstance(init, ast.FunctionDef)
    page = (ROOT / "docs/adding-an-edition.md").read_text("utf-8")
    cells = re.findall(r"^\| (`[^|]+`) \|", page, re.MULTILINE)
    listed = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    assert sorted(listed) == sorted({arg.arg for arg in init.args.kwonlyargs} - {"options"})


def test_the_change_log_is_grouped() -> None:
    """Each version tells what was added, what is different, what was mended, and nothing stands outside."""
    log = (ROOT / "CHANGELOG.md").read_text("utf-8")
    for version in log.split("\n## ")[1:]:
        above, *groups = version.split("\n### ")
        assert "\n- " not in above
        assert [group.splitlines()[0] for group in groups] == ["Added", "Changed", "Fixed"]
