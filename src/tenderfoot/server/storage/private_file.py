"""The file of a database: its owner's alone, and one server's at a time.

The lock is the system's, on a file beside the database, and is gone with the process, however it ended: a
server that was killed is in nobody's way. SQLite gives its own two files the mode of the first.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from tenderfoot.server.errors import DatabaseInUse

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

OWNER: Final = 0o600
DIRECTORY: Final = 0o700


def made_private(path: Path) -> None:
    """Nobody else may read it, nor the two files beside it; it is made if it is not there."""
    path.parent.mkdir(mode=DIRECTORY, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER))
    for one in (path, beside(path, "-wal"), beside(path, "-shm")):
        if one.exists():
            one.chmod(OWNER)


def locked(path: Path) -> int:
    """This process has the database from now on: the descriptor that says so, to be closed at the end."""
    descriptor = os.open(beside(path, ".lock"), os.O_RDWR | os.O_CREAT, OWNER)
    try:
        _lock(descriptor)
    except OSError:
        os.close(descriptor)
        raise DatabaseInUse("database-in-use", {"file": str(path)}) from None
    return descriptor


def beside(path: Path, ending: str) -> Path:
    """The file of this name with something behind it."""
    return path.with_name(path.name + ending)


def _lock(descriptor: int) -> None:
    """A lock of the process, which its children do not inherit."""
    if sys.platform == "win32":
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
