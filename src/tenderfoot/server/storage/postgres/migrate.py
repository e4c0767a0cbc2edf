"""Bringing a PostgreSQL database up to date: one process at a time, all of it or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenderfoot.server.errors import NewerDatabase
from tenderfoot.server.storage.postgres import sql
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.line import Line, call
from tenderfoot.server.storage.postgres.migrations import LEAST, MIGRATIONS

PATIENCE: Final = 60.0  # seconds for all of it
SLOWLY: Final = {"statement_timeout": "50000", "lock_timeout": "50000"}


async def migrate(address: Address, changes: Sequence[str] = MIGRATIONS, least: int = LEAST) -> None:
    """See how far the database is; what it has not had yet is done to it under a lock."""
    line = await call(address, SLOWLY, PATIENCE)
    try:
        if await _had(line, len(changes)) < len(changes):
            await _changed(line, changes, least)
    finally:
        await line.end()


async def _had(line: Line, known: int) -> int:
    """How many changes it has had; a program that does not know what it must know is refused."""
    if not (await line.ask(sql.IS_COUNTED))[0]["known"]:
        return 0
    rows = await line.ask(sql.HAD)
    if rows and rows[0]["least"] > known:
        raise NewerDatabase("newer-database", {"found": rows[0]["had"], "known": known})
    return int(rows[0]["had"]) if rows else 0


async def _changed(line: Line, changes: Sequence[str], least: int) -> None:
    """What is missing, once we are the only one who looks; whoever waited finds it done."""
    await line.run(sql.ONLY_ONE)
    await line.run(sql.COUNTED)
    had = await _had(line, len(changes))
    for change in changes[had:]:
        await line.run(change)
    if had < len(changes):
        await line.run(sql.FORGET_COUNT)
        await line.ask(sql.COUNT, [len(changes), least])
    await line.run("commit")
