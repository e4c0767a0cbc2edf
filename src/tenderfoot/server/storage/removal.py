"""What an operator removes from a database that no server has: a table, or a name wherever it stands."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tenderfoot.server.errors import NotRemoved
from tenderfoot.server.storage import sql
from tenderfoot.server.storage.private_file import locked
from tenderfoot.server.storage.rows import NEUTRAL
from tenderfoot.server.storage.sqlite import migrate


def remove_table(database: Path, table: str) -> None:
    """The table and everything about it."""
    with _opened(database) as file:
        if not file.execute(sql.TABLE, [table]).fetchall():
            raise NotRemoved("no-table-to-remove", {"found": table})
        for statement in sql.REMOVALS:
            file.execute(statement, [table])


def remove_name(database: Path, name: str) -> int:
    """The name, and what was said under it, at every table; at how many."""
    with _opened(database) as file:
        found = file.execute(sql.NAMED, [name, name]).fetchall()
        if not found:
            raise NotRemoved("no-name-to-remove", {"name": name})
        for statement, values in sql.renamings(name, NEUTRAL):
            file.execute(statement, values)
        return len(found)


def reports(database: Path) -> list[dict[str, str | int]]:
    """What was reported, oldest first; a server may be at work meanwhile."""
    if not database.exists():
        raise NotRemoved("no-database", {"file": str(database)})
    with contextlib.closing(sqlite3.connect(database)) as file:
        file.row_factory = sqlite3.Row
        try:
            return [dict(row) for row in file.execute(sql.REPORTS)]
        except sqlite3.OperationalError:  # a file from before there were any
            return []


@contextlib.contextmanager
def _opened(database: Path) -> Iterator[sqlite3.Connection]:
    """The file, brought up to date, for this process alone; all is done or nothing."""
    if not database.exists():
        raise NotRemoved("no-database", {"file": str(database)})
    lock = locked(database)
    try:
        with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as file:
            migrate(file)
            file.execute("pragma secure_delete = on")
            file.execute("begin immediate")
            yield file
            file.execute("commit")
    finally:
        os.close(lock)
