"""The files of this repository, by their paths; also where they were unpacked and no git knows them."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
# What is made here and belongs to nobody's sources.
MADE: Final = ("build", "dist", "docs/api", "src/tenderfoot/server/static", "PKG-INFO")


def files(*flags: str) -> list[str]:
    """Every file that git names when asked like this; without git, every file that was not made."""
    git = subprocess.run(["git", "ls-files", "-z", *flags], cwd=ROOT, capture_output=True, check=False)
    names = git.stdout.decode().split("\0") if git.returncode == 0 else []
    return [name for name in names if name and (ROOT / name).is_file()] or unpacked(ROOT)


def unpacked(root: Path) -> list[str]:
    """The files below a folder but those that were made."""
    found = [file.relative_to(root) for file in sorted(root.rglob("*")) if file.is_file()]
    return [path.as_posix() for path in found if not made(path)]


def made(path: Path) -> bool:
    """Whether a tool has made this: an environment, a cache, a package of the page, something built."""
    hidden = any(part.startswith(".") and part != ".ci" for part in path.parts[:-1])
    inside = "__pycache__" in path.parts or "node_modules" in path.parts
    return hidden or inside or any(path.is_relative_to(one) for one in MADE)
