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
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tenderfoot.server.errors import NewerDatabase
from tenderfoot.server.storage import sql
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.changes import Change
from tenderfoot.server.storage.group_commit import Batch, Done, Fates, GroupCommit, tell
from tenderfoot.server.storage.migrations import MIGRATIONS
from tenderfoot.server.storage.private_file import locked, made_private
from tenderfoot.server.storage.queries import Queries, Rows
from tenderfoot.server.storage.sql import Statement, Value
from tenderfoot.server.storage.store import AFTER_A_FAULT, Checkpoint, StoreFault, Writer, nothing

PATIENCE: Final = 5000  # milliseconds for somebody else who writes to the file
Batches = list[Batch[list[Statement]]]


class SqliteStore(Queries):
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

    async def close(self) -> None:
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

    async def fetch(self, *queries: Statement) -> list[Rows]:
        """The same for several, without holding anybody up."""
        return await asyncio.to_thread(self._each, queries)

    def _each(self, queries: Sequence[Statement]) -> list[Rows]:
        return [self.read(query, values) for query, values in queries]

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
