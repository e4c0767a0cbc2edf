"""What an operator removes from a PostgreSQL database that no worker is at, and what was reported in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tenderfoot.server.errors import DatabaseInUse, NotRemoved
from tenderfoot.server.storage import sql
from tenderfoot.server.storage.postgres import sql as own
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.line import Line, call
from tenderfoot.server.storage.postgres.migrate import PATIENCE, SLOWLY, migrate
from tenderfoot.server.storage.rows import NEUTRAL


async def remove_table(address: Address, table: str) -> None:
    """The table and everything about it."""
    async with _opened(address) as line:
        if not await line.ask(sql.TABLE, [table]):
            raise NotRemoved("no-table-to-remove", {"found": table})
        for statement in sql.REMOVALS:
            await line.ask(statement, [table])


async def remove_name(address: Address, name: str) -> int:
    """The name, and what was said under it, at every table; at how many."""
    async with _opened(address) as line:
        found = await line.ask(sql.NAMED, [name, name])
        if not found:
            raise NotRemoved("no-name-to-remove", {"name": name})
        for statement, values in sql.renamings(name, NEUTRAL):
            await line.ask(statement, values)
        return len(found)


async def reports(address: Address) -> list[dict[str, str | int]]:
    """What was reported, oldest first; workers may be at work meanwhile."""
    await migrate(address)
    line = await call(address)
    try:
        columns = ("table_id", "about", "number", "name", "text", "at")
        return [{column: row[column] for column in columns} for row in await line.ask(sql.REPORTS)]
    finally:
        await line.end()


@asynccontextmanager
async def _opened(address: Address) -> AsyncIterator[Line]:
    """The database, brought up to date; all is done or nothing, and nothing while somebody owns a table."""
    await migrate(address)
    line = await call(address, SLOWLY, PATIENCE)
    try:
        if await line.ask(own.ANY_OWNER):
            raise DatabaseInUse("database-workers", {"address": str(address)})
        await line.run("begin")
        yield line
        await line.run("commit")
    finally:
        await line.end()
