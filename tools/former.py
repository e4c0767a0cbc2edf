"""Put the bots of an earlier commit beside those of the house: `python -m tools.former`, and `make arena`.

What is better now must beat what was the best before. The bots of that commit are written into build/former
as a package of their own. They play by today's rules, are shown today's views, and are bots by today's
contract. Where the history is not at hand there are none, and nobody is measured against them.
"""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Final

from tenderfoot.arena.former import CLASS, PACKAGE
from tenderfoot.games import GAMES

ROOT: Final = Path(__file__).parent.parent
BEFORE: Final = "2253c952d1d94f64a0062d8fcbae5bf271d73317"  # the last commit before bots learned who wins
_BOTS: Final = "src/tenderfoot/bots"
_OF_THE_HOUSE: Final = re.compile(r"\btenderfoot\.bots\b(?!\.contract)")
_BEST: Final = '''"""The best of its time."""

from {package}.{game}.marshal import Marshal


class {name}(Marshal):
    """Under a name that nobody has today."""
'''


def former(root: Path, commit: str, out: Path) -> None:
    """Write the bots of this commit as the package `former` into a folder; what was there is gone."""
    found = sources(root, commit)
    shutil.rmtree(out, ignore_errors=True)
    if not found:
        print(f"The bots of commit {commit[:12]} are not here; nobody is measured against them.")
        return
    for name, text in found.items():
        file = out / PACKAGE / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_OF_THE_HOUSE.sub(PACKAGE, text), encoding="utf-8")
    for game in GAMES:
        best = _BEST.format(package=PACKAGE, game=game, name=CLASS)
        (out / PACKAGE / game / "best.py").write_text(best, encoding="utf-8")


def sources(root: Path, commit: str) -> dict[str, str]:
    """The sources of the bots as they were, by their names; none where the history is not at hand."""
    command = ["git", "archive", commit, _BOTS]
    done = subprocess.run(command, cwd=root, capture_output=True, check=False)
    if done.returncode:
        return {}
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        files = {one.name: archive.extractfile(one) for one in archive if one.name.endswith(".py")}
        return {name.removeprefix(f"{_BOTS}/"): file.read().decode() for name, file in files.items() if file}


if __name__ == "__main__":
    former(ROOT, BEFORE, ROOT / "build" / "former")
