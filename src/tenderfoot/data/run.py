"""Play what a data set still lacks, hundred by hundred."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from tenderfoot.arena.crew import Crew, Tell, hired, in_order
from tenderfoot.arena.fingerprint import strangers
from tenderfoot.data.collection import Dataset
from tenderfoot.data.errors import spoken
from tenderfoot.data.folder import SHARD, Folder, numbers
from tenderfoot.data.plan import Plan
from tenderfoot.data.play import Rows, played
from tenderfoot.data.progress import Progress, watched
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import Value
from tenderfoot.engine.seed import Seed
from tenderfoot.engine.words import Facts
from tenderfoot.extras import needed

_DIGITS: Final = 9
_GRAIN: Final = 5  # games that are handed out together


def dataset(
    game: str,
    out: str | Path,
    *,
    games: int = 1000,
    bots: str | Sequence[str] = "greenhorn",
    seed: Seed = 0,
    jobs: int = 1,
    on: str = "",
    tell: Tell | None = None,
    progress: Progress | bool | None = None,
    **options: Value,
) -> Dataset:
    """Let bots play a game many times, and keep it in a directory; one that was begun there goes on.

    `bots` are levels or `package:Class`, one for all seats or one for each; `progress` is True for a bar, or
    a function that is told the games done and the games in all. More than one of `jobs` are processes of
    their own: a script that wants them calls this below `if __name__ == "__main__":`. With `on`, the address
    of a scheduler of Dask's, its workers play instead, and `tell` is told what they wait for.

    >>> kept = dataset("goldriver", "river", games=2, bots="tumbleweed", players=2)
    >>> len(kept), kept.games().num_rows
    (2, 2)
    """
    with spoken():
        needed("pyarrow.parquet", "data")
        count, workers = counted("games", games), counted("jobs", jobs)
        plan = Plan(game, options, [bots] if isinstance(bots, str) else bots, seed)
        plan.players(0)
        folder = Folder(Path(out))
        with hired(workers, on, strangers(game, plan.bots), tell) as crew:
            _fill(plan, folder, folder.claim(plan, count), crew, progress)
        return Dataset(out)


def _fill(plan: Plan, folder: Folder, games: int, crew: Crew, progress: Progress | bool | None) -> None:
    """Play the hundreds that are missing; each is written when all its games are there."""
    wanted = [number for shard in folder.missing(games) for number in numbers(shard, games)]
    before = games - len(wanted)
    begun: dict[int, dict[int, Rows]] = {}
    with watched(progress, plan.name, before) as show:
        for done, (number, rows) in enumerate(crew.each(partial(played, plan), wanted, _GRAIN), before + 1):
            shard = number // SHARD
            begun.setdefault(shard, {})[number] = rows
            show(done, games)
            if len(begun[shard]) == len(numbers(shard, games)):
                _write(folder, shard, in_order(begun.pop(shard).items()))


def _write(folder: Folder, shard: int, rows: list[Rows]) -> None:
    folder.write(shard, [row for one in rows for row in one.decisions], [one.game for one in rows])


def counted(name: str, value: object) -> int:
    """A whole number above nought, as a number or as it was typed."""
    said = str(value)
    if not (said.isdecimal() and said.isascii()) or len(said) > _DIGITS or int(said) < 1:
        facts: Facts = {"option": name, "found": said, "least": 1, "most": 10**_DIGITS - 1}
        raise BadOptions("no-number", facts)
    return int(said)
