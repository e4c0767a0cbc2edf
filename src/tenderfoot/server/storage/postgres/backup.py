"""A copy of a PostgreSQL database while workers play on it: by its own `pg_dump`, and for its owner alone.

`pg_restore` brings it back. The password goes into the surroundings of the program and never into its words,
which everybody on the machine can read.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import IO

from tenderfoot.server.errors import NoBackup
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.binaries import every
from tenderfoot.server.storage.private_file import OWNER


def backup(address: Address, copy: Path) -> None:
    """Write the copy; a file that is there already is left alone."""
    programs = every("pg_dump")
    if not programs:
        raise NoBackup("no-pg-dump", {"address": str(address)})
    try:
        descriptor = os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER)
    except FileExistsError:
        raise NoBackup("backup-exists", {"file": str(copy)}) from None
    except OSError as fault:
        raise NoBackup("no-backup", {"file": str(copy), "fault": str(fault)}) from None
    with os.fdopen(descriptor, "wb") as file:
        wrong = _dumped_by_one(programs, address, file)
    if wrong:
        copy.unlink()
        raise NoBackup("no-backup", {"file": str(copy), "fault": wrong})


def _dumped_by_one(programs: list[Path], address: Address, file: IO[bytes]) -> str:
    """By the first that can: one that is older than the database refuses before it has written anything."""
    for program in programs:
        wrong = _dumped(program, address, file)
        if not wrong:
            return ""
    return wrong


def _dumped(program: Path, address: Address, file: IO[bytes]) -> str:
    """What went wrong, in the last line that it said."""
    url, password = address.apart()
    secret = {"PGPASSWORD": password} if password else {}
    done = subprocess.run(  # noqa: S603
        [program, "--format=custom", "--no-owner", "--no-password", "--dbname", url],
        stdin=subprocess.DEVNULL,
        stdout=file,
        stderr=subprocess.PIPE,
        env={**os.environ, **secret},
        check=False,
    )
    said = done.stderr.decode("utf-8", "replace").strip().splitlines()
    return (said or ["?"])[-1] if done.returncode else ""
