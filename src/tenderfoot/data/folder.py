"""Where a data set lies: what it is in `dataset.json`, and of each table a file for every hundred games.

    dataset.json
    decisions/00000.parquet  decisions/00001.parquet  …
    games/00000.parquet      games/00001.parquet      …

Files are whole or not there: they are written under another name, down to the disk, and renamed. A hundred
games are kept when both their files are, so whoever was interrupted goes on with those that are missing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, Final

from tenderfoot.data.columns import TABLES, WRITING, Row, table
from tenderfoot.data.errors import BadDataset
from tenderfoot.data.plan import Plan, Title, difference
from tenderfoot.extras import needed
from tenderfoot.locale.fault import fault

SHARD: Final = 100  # games in a file
_TITLE: Final = "dataset.json"
_KINDS: Final = {
    "game": str,
    "rules": int,
    "actions": str,
    "options": dict,
    "bots": list,
    "bot_sources": str,
    "seed": str,
    "games": int,
}


class Folder:
    """The directory of a data set."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root

    def file(self, name: str, shard: int) -> Path:
        """Where these hundred games of a table lie."""
        return self.root / name / f"{shard:05}.parquet"

    def title(self) -> Title:
        """What lies here; refused if it is no data set."""
        try:
            found = json.loads((self.root / _TITLE).read_text("utf-8"))
        except OSError as error:
            raise BadDataset("dataset-none", {"path": str(self.root), "reason": fault(error)}) from error
        except ValueError:
            found = None
        if not isinstance(found, dict) or not _sound(found):
            raise BadDataset("dataset-unreadable", {"path": str(self.root / _TITLE)})
        return found

    def claim(self, plan: Plan, games: int) -> int:
        """Take an empty directory, or one with this very data set; the number of games it is to hold."""
        try:
            return self._claim(plan.title(games), games)
        except OSError as error:
            raise _unwritable(self.root, error) from error

    def write(self, shard: int, decisions: Sequence[Row], games: Sequence[Row]) -> None:
        """Keep a hundred games; those of the second table say that they are whole."""
        write = needed("pyarrow.parquet", "data").write_table
        for name, rows in (("decisions", decisions), ("games", games)):
            keep(self.file(name, shard), partial(write, table(name, rows), **WRITING))

    def missing(self, games: int) -> list[int]:
        """Which hundreds are still to be played."""
        return [shard for shard in range(shards(games)) if self.kept(shard) < len(numbers(shard, games))]

    def kept(self, shard: int) -> int:
        """How many games of a hundred are here."""
        files = [self.file(name, shard) for name in TABLES]
        if not all(file.exists() for file in files):
            return 0
        return int(self.opened("games", shard).metadata.num_rows)

    def opened(self, name: str, shard: int) -> Any:  # noqa: ANN401 - pyarrow has no types
        """A file of a table, to be read."""
        path = self.file(name, shard)
        if not path.exists():
            raise BadDataset("dataset-missing", {"path": str(path)})
        try:
            found = needed("pyarrow.parquet", "data").ParquetFile(path)
        except (OSError, ValueError) as error:
            raise BadDataset("dataset-damaged", {"path": str(path)}) from error
        if found.schema_arrow.names != list(TABLES[name]):
            raise BadDataset("dataset-damaged", {"path": str(path)})
        return found

    def read(self, name: str, shard: int, columns: list[str] | None = None) -> Any:  # noqa: ANN401 - untyped
        """A hundred games of a table, or some of its columns."""
        try:
            return self.opened(name, shard).read(columns=columns)
        except (OSError, ValueError) as error:
            raise BadDataset("dataset-damaged", {"path": str(self.file(name, shard))}) from error

    def size(self) -> int:
        """How many bytes both tables take."""
        return sum(file.stat().st_size for name in TABLES for file in (self.root / name).glob("*.parquet"))

    def _claim(self, wanted: Title, games: int) -> int:
        if (self.root / _TITLE).exists():
            found = self.title()
            self._refuse_another(found, wanted)
            if found["games"] >= games:
                return int(found["games"])
        elif self._taken():
            raise BadDataset("dataset-elsewhere", {"path": str(self.root)})
        text = json.dumps(wanted, indent=1) + "\n"
        keep(self.root / _TITLE, lambda file: file.write(text.encode()))
        return games

    def _refuse_another(self, found: Title, wanted: Title) -> None:
        other = difference(found, wanted)
        if other is not None:
            what, have, want = other
            facts = {"what": f"datum:{what}", "found": have, "value": want}
            raise BadDataset("dataset-other", {"path": str(self.root), **facts})

    def _taken(self) -> bool:
        """Whether other people's files lie here; what an interrupted write has left is ours."""
        if not self.root.is_dir():
            return False
        return any(not file.name.startswith(f".{_TITLE}") for file in self.root.iterdir())


def _sound(title: Title) -> bool:
    """Whether a title says everything, in the right kind of words."""
    return all(isinstance(title.get(key), kind) for key, kind in _KINDS.items()) and title["games"] > 0


def _unwritable(path: Path, error: OSError) -> BadDataset:
    return BadDataset("dataset-unwritable", {"path": str(path), "reason": fault(error)})


def shards(games: int) -> int:
    """How many files that makes."""
    return -(-games // SHARD)


def numbers(shard: int, games: int) -> range:
    """The numbers of the games in a file."""
    return range(shard * SHARD, min(games, (shard + 1) * SHARD))


def keep(path: Path, fill: Callable[[IO[bytes]], object]) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with new.open("wb") as file:
            fill(file)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        raise _unwritable(path, error) from error
    finally:
        with suppress(OSError):
            new.unlink()
