"""`tenderfoot dataset`: play and keep, or look whether what is kept is right.

It takes what was typed as plain words and gives back the name of a sentence with its facts.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from tenderfoot.arena.crew import Tell
from tenderfoot.data import USUAL
from tenderfoot.data.collection import Dataset
from tenderfoot.data.errors import BadDataset
from tenderfoot.data.run import counted, dataset
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import Options

Said = tuple[str, dict[str, int | str]]
_BESIDES: Final = frozenset({"verify", "out", "lang"})


def made(game: str, settings: Options, wishes: dict[str, str], tell: Tell | None = None) -> Said:
    """Play what is missing, then read it back and check all of it."""
    if "on" in wishes and "jobs" in wishes:
        raise BadOptions("jobs-on", {})
    said = {**USUAL, "jobs": str(os.cpu_count() or 1), **wishes}
    data = dataset(
        game,
        said["out"],
        games=counted("games", said["games"]),
        bots=said["bots"].split(","),
        seed=said["seed"],
        jobs=counted("jobs", said["jobs"]),
        on=said["on"],
        tell=tell,
        progress=_watching(),
        **settings,
    )
    return verified(data)


def looked_at(game: str, settings: Options, wishes: dict[str, str], _tell: Tell | None = None) -> Said:
    """Only check what is there; whatever would matter for playing is refused."""
    other = sorted({*wishes, *settings} - _BESIDES)
    if other:
        raise BadOptions("verify-alone", {"option": other[0]})
    data = Dataset(wishes.get("out", USUAL["out"]))
    if game and data.about["game"] != game:
        raise BadDataset("dataset-of", {"path": str(data.folder.root), "game": data.about["game"]})
    return verified(data)


def verified(data: Dataset) -> Said:
    """What is to be said of a data set in which everything is right."""
    games = data.verify(_watching())
    decisions = sum(data.games(["decisions"]).column("decisions").to_pylist())
    kilobytes = -(-data.folder.size() // 1000)
    facts = {"path": str(data.folder.root), "game": str(data.about["game"])}
    return "dataset-verified", {**facts, "games": games, "decisions": decisions, "kilobytes": kilobytes}


def stopped(wishes: dict[str, str]) -> Said:
    """What is to be said when somebody stops it: what is kept, and how to go on."""
    out = wishes.get("out", USUAL["out"])
    if not (Path(out) / "dataset.json").exists():
        return "interrupted", {}
    data = Dataset(out)
    return "dataset-stopped", {"path": out, "games": len(data), "wanted": int(data.about["games"])}


def _watching() -> bool:
    """A bar is for somebody who looks."""
    return sys.stderr.isatty()
