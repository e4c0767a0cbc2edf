"""The statements of many decisions as few: those that are alike are carried out together.

What one writer wrote keeps its order; what several wrote has none among them. So a statement may join an
earlier one of its kind, unless something of its own writer comes between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tenderfoot.server.storage.postgres.dialect import key_length
from tenderfoot.server.storage.sql import Statement, Value
from tenderfoot.server.storage.store import Writer

Row = Sequence[Value]


class Wave:
    """One statement, and the rows it is carried out for; no row is put over another of the same wave."""

    def __init__(self, statement: str) -> None:
        self.statement: Final = statement
        self.rows: Final[list[Row]] = []
        self._key: Final = key_length(statement)
        self._put: Final[set[tuple[Value, ...]]] = set()

    def takes(self, row: Row) -> bool:
        """Whether it has room for this row."""
        return not self._key or tuple(row[: self._key]) not in self._put

    def add(self, row: Row) -> None:
        """Carry it out for this row too."""
        self.rows.append(row)
        if self._key:
            self._put.add(tuple(row[: self._key]))


class _Laying:
    def __init__(self) -> None:
        self.waves: Final[list[Wave]] = []
        self._alike: Final[dict[str, list[int]]] = {}

    def lay(self, statement: str, row: Row, least: int) -> int:
        """Put a row into the first wave that takes it, not before this one; into which."""
        alike = self._alike.setdefault(statement, [])
        number = next((n for n in alike if n >= least and self.waves[n].takes(row)), len(self.waves))
        if number == len(self.waves):
            self.waves.append(Wave(statement))
            alike.append(number)
        self.waves[number].add(row)
        return number


def waves(written: Iterable[tuple[Writer, Sequence[Statement]]]) -> list[Wave]:
    """What is carried out for all of these, in its order."""
    laying, last = _Laying(), dict[Writer, int]()
    for writer, statements in written:
        for statement, row in statements:
            last[writer] = laying.lay(statement, row, last.get(writer, 0))
    return laying.waves
