"""Where acts are kept by default: one SQLite file, written by one process.

The statements of a commit are carried out in memory by the event loop, for two threads of Python only get in
each other's way; waiting for the disk, and everything that goes wrong, is the business of a thread. The
writing connection belongs to one of them at a time. Readers have their own, and see only what is committed.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar

from tenderfoot.server.errors import NewerDatabase
from tenderfoot.server.storage import decode, sql
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.changes import Change
from tenderfoot.server.storage.group_commit import Batch, Done, Fates, GroupCommit, tell
from tenderfoot.server.storage.migrations import MIGRATIONS
from tenderfoot.server.storage.private_file import locked, made_private
from tenderfoot.server.storage.sql import Statement, Value
from tenderfoot.server.storage.store import (
    Alive,
    Checkpoint,
    LinkRow,
    Listed,
    Replay,
    StoreFault,
    TableRows,
    Writer,
    nothing,
)
from tenderfoot.server.tables.acts import Act, Step

PATIENCE: Final = 5000  # milliseconds for somebody else who writes to the file
AFTER_A_FAULT: Final = "what came before it could not be stored"
Batches = list[Batch[list[Statement]]]
T = TypeVar("T")


class SqliteStore:
    """One database file."""

    def __init__(self, path: Path, checkpoint: Checkpoint = nothing, beat: Beat | None = None) -> None:
        self.path: Final = path
        self.commits = 0
        self.checkpoint: Final = checkpoint
        self._handed: SimpleQueue[tuple[Batches, Done, bool] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._reader_lock = threading.Lock()
        made_private(path)
        self._lock: Final = locked(path)
        self._writing = self._connect()
        migrate(self._writing)
        self._writing.execute("pragma busy_timeout = 0")  # the event loop waits for nobody
        self._reading = self._connect()
        self._reading.row_factory = sqlite3.Row
        self.group: Final = GroupCommit(self, beat)
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        connection.execute(f"pragma busy_timeout = {PATIENCE}")
        return connection

    def write(self, changes: Sequence[Change], writer: Writer | None = None) -> asyncio.Future[None]:
        """Commit these changes; the future is done when they are on disk, or says why they are not."""
        return self.group.write(changes, writer)

    def close(self) -> None:
        """Commit what is waiting, and stop; a query that is under way ends first."""
        left = self.group.stop()
        self._handed.put(None)
        self._thread.join()
        self.group.tell()
        tell(left, self._one_by_one(left))
        with self._reader_lock:  # a connection closed under a query brings the process down
            self._reading.close()
        self._writing.close()
        os.close(self._lock)

    # --- reading ------------------------------------------------------------------------------

    def read(self, query: str, values: Sequence[Value] = ()) -> list[sqlite3.Row]:
        """The rows of a query, as committed."""
        with self._reader_lock:
            rows: list[sqlite3.Row] = self._reading.execute(query, values).fetchall()
            return rows

    async def _fetch(self, query: str, *values: Value) -> list[sqlite3.Row]:
        """The same, without holding anybody up."""
        return await asyncio.to_thread(self.read, query, values)

    async def _first(self, query: str, *values: Value) -> sqlite3.Row | None:
        return next(iter(await self._fetch(query, *values)), None)

    async def table(self, table: str) -> TableRows | None:
        """Everything about one table."""
        return await asyncio.to_thread(self._table, table)

    def _table(self, table: str) -> TableRows | None:
        found = self.read(sql.TABLE, [table])
        if not found:
            return None
        return TableRows(
            row=decode.table_row(found[0]),
            seats=[decode.seat(row) for row in self.read(sql.CHAIRS, [table])],
            grants={row["device"]: decode.grant(row) for row in self.read(sql.GRANTS, [table])},
            banned={row["device"] for row in self.read(sql.BANS, [table])},
            acts=[(decode.act(row), row["took"]) for row in self.read(sql.ACTS, [table])],
            steps=[decode.step(row) for row in self.read(sql.STEPS, [table])],
            chat=[decode.chat(row) for row in self.read(sql.CHAT, [table])],
        )

    async def listed(self, table: str) -> Listed | None:
        """One table as a list needs it."""
        found = await asyncio.to_thread(self._listed, sql.TABLE, table)
        return found[0] if found else None

    async def public_tables(self, most: int) -> list[Listed]:
        """Public tables that gather or play, newest first."""
        return await asyncio.to_thread(self._listed, sql.PUBLIC_TABLES, most)

    async def tables_of(self, device: bytes, most: int) -> list[Listed]:
        """The tables of a device, newest first."""
        return await asyncio.to_thread(self._listed, sql.TABLES_OF, device, most)

    def _listed(self, query: str, *values: Value) -> list[Listed]:
        found = []
        for row in self.read(query, values):
            chairs = [(chair["name"], chair["kind"]) for chair in self.read(sql.CHAIRS, [row["id"]])]
            info, fault = _read(decode.table_row, row)
            grant = decode.grant(row) if query == sql.TABLES_OF else None
            public, known = row["visibility"] == "public", (row["id"], row["opened"], str(row["game"]))
            found.append(Listed(*known, info, row["status"], public, chairs, grant, fault))
        return found

    async def unfinished(self, since: int) -> list[str]:
        """Tables where a game is played: those opened since then, and those whose clock runs."""
        return [row["id"] for row in await self._fetch(sql.UNFINISHED, since)]

    async def unarchived(self, game: str, rules: int) -> list[str]:
        """Tables whose game is over, was played by these rules, and has no replay yet."""
        return [row["id"] for row in await self._fetch(sql.UNARCHIVED, game, rules)]

    async def outdated(self, before: int, most: int, *, over: bool) -> list[str]:
        """Tables that are over, or are not, and where nothing has happened since then."""
        query = sql.OUTDATED_OVER if over else sql.OUTDATED
        return [row["id"] for row in await self._fetch(query, before, before, before, most)]

    async def alive(self, opener: bytes) -> Alive:
        """How many tables are not over."""
        mine, everybody = await self._fetch(sql.ALIVE_OF, opener), await self._fetch(sql.ALIVE)
        return Alive(mine[0]["number"], everybody[0]["number"])

    async def link(self, table: str, secret: bytes) -> LinkRow | None:
        """What a secret opens at this table."""
        row = await self._first(sql.LINK, table, secret)
        return None if row is None else LinkRow(row["kind"], row["seat"], row["sitter"])

    async def links(self, table: str) -> int:
        """How many links a table has."""
        row = await self._first(sql.LINKS, table)
        return 0 if row is None else int(row["number"])

    async def spoken_at(self, device: bytes) -> list[str]:
        """The tables where a device has said something that is kept."""
        return [row["table_id"] for row in await self._fetch(sql.SPOKEN, device)]

    async def granted(self, table: str, device: bytes) -> bool:
        """Whether a device may know of a table."""
        return bool(await self._fetch(sql.GRANTED, table, device))

    async def acts(self, table: str) -> list[Act]:
        """The acts of a game in their order."""
        return [decode.act(row) for row in await self._fetch(sql.ACTS, table)]

    async def steps(self, table: str) -> list[tuple[int, Step]]:
        """What each version brought, and when."""
        return [decode.step(row) for row in await self._fetch(sql.STEPS, table)]

    async def replay(self, table: str) -> Replay | None:
        """What is kept of a game that is over."""
        row = await self._first(sql.REPLAY, table)
        return None if row is None else Replay(row["record"], row["frames"])

    async def review(self, table: str) -> str | None:
        """Its review, if it was made."""
        row = await self._first(sql.REVIEW, table)
        return None if row is None else str(row["body"])

    # --- writing, in the event loop -----------------------------------------------------------

    def prepare(self, changes: Sequence[Change]) -> list[Statement]:
        """The statements of these changes, with the values they have now."""
        return sql.statements(changes)

    def commit(self, batches: Batches, done: Done) -> None:
        """Carry these out in memory, and hand them over to be put on disk."""
        sound = not any(batch.writer.failed for batch in batches)
        self._handed.put((batches, done, sound and self._carried_out(batches)))

    def _carried_out(self, batches: Batches) -> bool:
        """Whether all statements could be carried out, and at once; if not, none was."""
        try:
            self._execute(batches)
        except sqlite3.Error:
            self._undo()
            return False
        return True

    # --- writing, in the thread ---------------------------------------------------------------

    def _work(self) -> None:
        while True:
            handed = self._handed.get()
            if handed is None:
                return
            batches, done, carried_out = handed
            fates = self._together(batches) if carried_out else self._one_by_one(batches)
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(done, fates)

    def _together(self, batches: Batches) -> Fates:
        """Put on disk what was carried out; if the disk refuses it, each for itself."""
        try:
            self._put_on_disk()
        except sqlite3.Error:
            self._undo()
            return self._one_by_one(batches)
        return [None] * len(batches)

    def _one_by_one(self, batches: Batches) -> Fates:
        """Each for itself, with patience: one of them cannot be stored, or somebody else has the file."""
        fates: Fates = []
        self._writing.execute(f"pragma busy_timeout = {PATIENCE}")
        for batch in batches:
            fault = StoreFault(AFTER_A_FAULT) if batch.writer.failed else self._alone(batch)
            batch.writer.failed = fault is not None
            fates.append(fault)
        self._writing.execute("pragma busy_timeout = 0")
        return fates

    def _alone(self, batch: Batch[list[Statement]]) -> StoreFault | None:
        try:
            self._execute([batch])
            self._put_on_disk()
        except sqlite3.Error as fault:
            self._undo()
            return StoreFault(f"{type(fault).__name__}: {fault}")
        return None

    def _put_on_disk(self) -> None:
        self.checkpoint("before commit")
        self._writing.execute("commit")
        self.commits += 1
        self.checkpoint("after commit")

    # --- in both ------------------------------------------------------------------------------

    def _execute(self, batches: Batches) -> None:
        self._writing.execute("begin immediate")
        for batch in batches:
            for statement, values in batch.prepared:
                self._writing.execute(statement, values)

    def _undo(self) -> None:
        if self._writing.in_transaction:
            self._writing.execute("rollback")


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file up to date, one change a transaction; `user_version` says how many it has had."""
    had = int(connection.execute("pragma user_version").fetchone()[0])
    if had > len(MIGRATIONS):
        raise NewerDatabase("newer-database", {"found": had, "known": len(MIGRATIONS)})
    for number in range(had, len(MIGRATIONS)):
        connection.executescript(
            f"begin immediate; {MIGRATIONS[number]}; pragma user_version = {number + 1}; commit;"
        )


def _read(decoder: Callable[[decode.Row], T], row: sqlite3.Row) -> tuple[T | None, str]:
    """What a row says, or what kind of fault it has."""
    try:
        return decoder(row), ""
    except Exception as fault:  # noqa: BLE001  a spoilt row may fail in any way
        return None, type(fault).__name__
