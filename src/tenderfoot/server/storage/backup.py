"""A copy of the database while a server plays on it: whole, as of one moment, and for its owner alone."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from tenderfoot.server.errors import NoBackup
from tenderfoot.server.storage.private_file import OWNER


def backup(database: Path, copy: Path) -> None:
    """Write the copy; a file that is there already is left alone."""
    if not database.exists():
        raise NoBackup("no-database", {"file": str(database)})
    try:
        os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER))
        _copied(database, copy)
    except FileExistsError:
        raise NoBackup("backup-exists", {"file": str(copy)}) from None
    except (OSError, sqlite3.Error) as fault:
        raise NoBackup("no-backup", {"file": str(copy), "fault": str(fault)}) from None


def _copied(database: Path, copy: Path) -> None:
    """Through SQLite, which knows what is committed and not yet in the file."""
    with contextlib.ExitStack() as stack:
        source = stack.enter_context(contextlib.closing(sqlite3.connect(database)))
        target = stack.enter_context(contextlib.closing(sqlite3.connect(copy)))
        source.backup(target)
