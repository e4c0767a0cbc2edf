"""What an operator does with the tables, wherever they are kept: copy them, remove some, read reports."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tenderfoot.server.storage import backup as files
from tenderfoot.server.storage import removal as in_file
from tenderfoot.server.storage.home import Home
from tenderfoot.server.storage.postgres import backup as dumps
from tenderfoot.server.storage.postgres import removal as in_postgres


def backup(home: Home, copy: Path) -> None:
    """A copy of all tables, as of one moment."""
    if isinstance(home, Path):
        files.backup(home, copy)
    else:
        dumps.backup(home, copy)


def remove_table(home: Home, table: str) -> None:
    """The table and everything about it."""
    if isinstance(home, Path):
        in_file.remove_table(home, table)
    else:
        asyncio.run(in_postgres.remove_table(home, table))


def remove_name(home: Home, name: str) -> int:
    """The name, and what was said under it, at every table; at how many."""
    if isinstance(home, Path):
        return in_file.remove_name(home, name)
    return asyncio.run(in_postgres.remove_name(home, name))


def reports(home: Home) -> list[dict[str, str | int]]:
    """What was reported, oldest first."""
    return in_file.reports(home) if isinstance(home, Path) else asyncio.run(in_postgres.reports(home))
