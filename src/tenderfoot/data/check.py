"""Whether a data set is right: playing its games again must give the same rows, value for value.

Only the answers are taken from the files. Seeds, bots and options follow from what the data set says it is,
and everything else from the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tenderfoot.data.columns import DECISIONS, TABLES, Row, rows_of
from tenderfoot.data.errors import BadDataset
from tenderfoot.data.folder import Folder
from tenderfoot.data.plan import Plan
from tenderfoot.data.play import came_of_it, decided
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.match import Match

_ANSWER: Final = list(DECISIONS).index("answer")


def check(plan: Plan, folder: Folder, shard: int, numbers: range) -> None:
    """Refuse these games at the first value that differs, with file and row."""
    tape = Tape(folder.file("decisions", shard), list(rows_of(folder.read("decisions", shard))))
    games, path = list(rows_of(folder.read("games", shard))), folder.file("games", shard)
    if len(games) != len(numbers):
        raise BadDataset("dataset-rows", {"path": str(path), "count": len(games), "wanted": len(numbers)})
    for row, number in enumerate(numbers):
        match = plan.match(number)
        for decision in decided(plan, number, match, tape.choose):
            tape.compare(decision)
        _compare("games", path, row, games[row], came_of_it(plan, number, match))
    tape.end()


class Tape:
    """The decisions of a file, one after the other: each is answered as it was, and compared."""

    def __init__(self, path: Path, rows: Sequence[Row]) -> None:
        self._path: Final = path
        self._rows: Final = rows
        self._row = 0

    def choose(self, match: Match, ask: Ask) -> Choice:
        """The answer in the file."""
        if self._row == len(self._rows):
            raise BadDataset("dataset-short", {"path": str(self._path), "count": self._row})
        text = str(self._rows[self._row][_ANSWER])
        choice = ask.written(text)
        if choice is None:
            raise BadDataset("dataset-illegal", {"path": str(self._path), "row": self._row, "found": text})
        return choice

    def compare(self, decision: Row) -> None:
        """The row of the file must be this one."""
        _compare("decisions", self._path, self._row, self._rows[self._row], decision)
        self._row += 1

    def end(self) -> None:
        """All games are over: nothing may be left."""
        if self._row < len(self._rows):
            facts = {"count": len(self._rows), "wanted": self._row}
            raise BadDataset("dataset-rows", {"path": str(self._path), **facts})


def _compare(name: str, path: Path, row: int, found: Row, ours: Row) -> None:
    for column, have, want in zip(TABLES[name], found, ours, strict=True):
        if have != want:
            facts = {"column": column, "found": str(have), "value": str(want)}
            raise BadDataset("dataset-differs", {"path": str(path), "row": row, **facts})
