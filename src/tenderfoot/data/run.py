"""Play what a data set still lacks, hundred by hundred."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from tenderfoot.arena.run import ALONE, deaf
from tenderfoot.data.collection import Dataset
from tenderfoot.data.errors import BadDataset, spoken
from tenderfoot.data.folder import Folder, numbers
from tenderfoot.data.plan import Plan
from tenderfoot.data.play import Rows, played
from tenderfoot.data.progress import Progress, watched
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import Value
from tenderfoot.engine.seed import Seed
from tenderfoot.engine.words import Facts
from tenderfoot.extras import needed

Play = Callable[[int], Rows]
Players = Callable[[Play, Iterable[int]], Iterator[Rows]]
_DIGITS: Final = 9


def dataset(
    game: str,
    out: str | Path,
    *,
    games: int = 1000,
    bots: str | Sequence[str] = "greenhorn",
    seed: Seed = 0,
    jobs: int = 1,
    progress: Progress | bool | None = None,
    **options: Value,
) -> Dataset:
    """Let bots play a game many times, and keep it in a directory; one that was begun there goes on.

    `bots` are levels or `package:Class`, one for all seats or one for each; `progress` is True for a bar, or
    a function that is told the games done and the games in all. More than one of `jobs` are processes of
    their own: a script that wants them calls this below `if __name__ == "__main__":`.

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
        _fill(plan, folder, folder.claim(plan, count), workers, progress)
        return Dataset(out)


def _fill(plan: Plan, folder: Folder, games: int, jobs: int, progress: Progress | bool | None) -> None:
    """Play the hundreds that are missing."""
    missing = folder.missing(games)
    done = games - sum(len(numbers(shard, games)) for shard in missing)
    show = watched(progress, plan.name, done)
    with _players(jobs if missing else ALONE) as players:
        for shard in missing:
            rows: list[Rows] = []
            for one in players(partial(played, plan), numbers(shard, games)):
                rows.append(one)
                show(done + len(rows), games)
            folder.write(shard, [row for one in rows for row in one.decisions], [one.game for one in rows])
            done += len(rows)


@contextmanager
def _players(jobs: int) -> Iterator[Players]:
    """Who plays games in their order: this process, or several new ones, for threads do not fork."""
    if jobs == ALONE:
        yield map
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), deaf)
    try:
        yield pool.map
    except BrokenProcessPool as error:
        raise BadDataset("dataset-broken", {}) from error
    finally:
        pool.shutdown(cancel_futures=True)


def counted(name: str, value: object) -> int:
    """A whole number above nought, as a number or as it was typed."""
    said = str(value)
    if not (said.isdecimal() and said.isascii()) or len(said) > _DIGITS or int(said) < 1:
        facts: Facts = {"option": name, "found": said, "least": 1, "most": 10**_DIGITS - 1}
        raise BadOptions("no-number", facts)
    return int(said)
