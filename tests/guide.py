"""A guide under docs, carried out: what its blocks write and change, in a copy of the house.

A title that is a file (`**`path`**`) stands above its block: the whole file, or, in a block of kind `diff`,
what changes in it. A hunk of a diff is found by its lines; `@@` begins another one.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from tests.command import environment

ROOT: Final = Path(__file__).parents[1]
BLOCK: Final = re.compile(r"^\*\*`([^`\n]+)`\*\*\n\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SEEN: Final = shutil.ignore_patterns(
    "__pycache__", "node_modules", "static", "*.so", "screens", "playthroughs", "browser"
)


class Block(NamedTuple):
    """What a guide says of one file."""

    path: str
    kind: str
    text: str


def blocks(page: str) -> list[Block]:
    """The files that a guide writes and changes, in its order."""
    return [Block(*found) for found in BLOCK.findall((ROOT / "docs" / page).read_text("utf-8"))]


def house(place: Path, parts: tuple[str, ...] = ("src",)) -> Path:
    """A copy of these parts of the repository."""
    for part in parts:
        if (ROOT / part).is_file():
            shutil.copy(ROOT / part, place / part)
        else:
            shutil.copytree(ROOT / part, place / part, ignore=SEEN)
    return place


def touched(page: str) -> list[str]:
    """The files that a guide writes or changes."""
    return [block.path for block in blocks(page)]


def carried_out(page: str, place: Path) -> None:
    """Do in this copy what the guide says."""
    for block in blocks(page):
        file = place / block.path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(changed(file, block), "utf-8")


def changed(file: Path, block: Block) -> str:
    """What a file is after its block."""
    if block.kind != "diff":
        return block.text
    text = file.read_text("utf-8")
    for hunk in re.split(r"^@@.*\n", block.text, flags=re.MULTILINE):
        before, after = side(hunk, "-"), side(hunk, "+")
        assert text.count(before) == 1, f"{block.path}: found {text.count(before)} times:\n{before}"
        text = text.replace(before, after)
    return text


def side(hunk: str, sign: str) -> str:
    """A hunk as it was (-) or as it will be (+)."""
    lines = hunk.splitlines(keepends=True)
    return "".join([line[1:] for line in lines if line[0] in (" ", sign)])


def python(house: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Python in such a copy, to its end."""
    return subprocess.run(
        [sys.executable, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**environment(house), "PYTHONPATH": str(house / "src")},
        cwd=house,
        timeout=300,
        check=False,
    )


def tidy(house: Path, page: str, wish: list[str]) -> str:
    """What the linter or the formatter says to the Python that a guide has written or changed."""
    written = [path for path in touched(page) if path.endswith(".py")]
    done = python(house, "-m", "ruff", *wish, "-q", "--config", str(ROOT / "pyproject.toml"), *written)
    return done.stdout + done.stderr


@contextmanager
def serving(house: Path) -> Iterator[str]:
    """The server of such a copy, in a process of its own; its address."""
    command = [sys.executable, "-m", "tenderfoot", "serve", "--port", "0"]
    environ = {**environment(house), "PYTHONPATH": str(house / "src")}
    with subprocess.Popen(command, env=environ, cwd=house, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found is not None
        try:
            yield found[0]
        finally:
            process.terminate()
