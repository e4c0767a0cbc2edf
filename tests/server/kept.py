"""Both homes of a store, for tests that mean the same in either."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.home import Home
from tenderfoot.server.storage.postgres.line import call
from tenderfoot.server.storage.postgres.store import PostgresStore
from tenderfoot.server.storage.sql import Value
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.storage.store import Checkpoint, nothing
from tests.server import postgres

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgres"
HOMES: Final = (SQLITE, POSTGRES)
AnyStore = SqliteStore | PostgresStore


def home(kind: str, place: Path) -> Home:
    """An empty home of this kind."""
    return place / "tables.db" if kind == SQLITE else postgres.fresh()


async def opened(home: Home, checkpoint: Checkpoint = nothing, beat: Beat | None = None) -> AnyStore:
    """The store that lives there."""
    if isinstance(home, Path):
        return SqliteStore(home, checkpoint, beat)
    return await PostgresStore.opened(home, checkpoint, beat)


def with_store(home: Home, story: Callable[[AnyStore], Awaitable[None]]) -> None:
    """Open it, tell the story, close it."""

    async def main() -> None:
        store = await opened(home)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(main())


async def counted(store: AnyStore, part: str) -> int:
    """How many rows there are."""
    [[row]] = await store.fetch((f"select count(*) as number from {part}", []))  # noqa: S608  a name of ours
    return int(row["number"])


async def unwilling(store: AnyStore, *, so: bool) -> None:
    """From now on the database refuses whatever is written, or takes it again."""
    if isinstance(store, SqliteStore):
        store._writing.execute(f"pragma query_only = {'on' if so else 'off'}")
    else:
        await store.session.execute(f"set default_transaction_read_only = {'on' if so else 'off'}")


def tampered(home: Home, statement: str, values: Sequence[Value] = ()) -> None:
    """Change something while no server is there."""
    if isinstance(home, Path):
        file = sqlite3.connect(home)
        file.execute(statement, values)
        file.commit()
        file.close()
        return

    async def change() -> None:
        line = await call(home)
        await line.ask(statement, values)
        await line.end()

    asyncio.run(change())
