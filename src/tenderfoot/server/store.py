"""What is on disk: SQLite, one writer that commits the decisions of many tables together.

`write` gives a future that is done when its statements are committed, all or none. While one commit
waits for the disk, what arrives meanwhile is gathered for the next: nobody waits for anybody's sake.
The statements are carried out in memory by the event loop, for two threads of Python only get in each
other's way; waiting for the disk, and everything that goes wrong, is the business of a thread. The writing
connection belongs to one of them at a time. Readers have their own and see only what is committed.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from tenderfoot.server.errors import Stored
from tenderfoot.server.schema import migrate

Value = str | int | bytes | None
Statement = tuple[str, Sequence[Value]]
Row = tuple[Any, ...]
Passing = Callable[[str], None]

PATIENCE: Final = 5000  # milliseconds for somebody else who writes to the file
AFTER_A_FAULT: Final = sqlite3.OperationalError("what came before it could not be stored")


async def stored(writing: asyncio.Future[None]) -> None:
    """Wait until something is on disk, or say that it is not."""
    try:
        await writing
    except sqlite3.Error as fault:
        raise Stored("not-stored", {}) from fault


def idle() -> None:
    """Nobody has anything to do."""


class Author:
    """Whoever writes one thing after the other: when one of them fails, so do those that came after it.

    `leaving` is called when all it has written is on its way to the disk, in one commit.
    """

    def __init__(self, leaving: Callable[[], None] = idle) -> None:
        self.leaving: Final = leaving
        self.failed = False


class Batch:
    """The statements of one decision, who made it, and who waits for it."""

    def __init__(self, statements: list[Statement], author: Author, future: asyncio.Future[None]) -> None:
        self.statements: Final = statements
        self.author: Final = author
        self.future: Final = future


Told = list[tuple[Batch, sqlite3.Error | None]]  # what became of each


def nothing(point: str) -> None:
    """What happens at a named point of the program: nothing. The tests stop the process there."""


class Store:
    """One database file."""

    def __init__(self, path: Path, passing: Passing = nothing) -> None:
        self.path: Final = path
        self.passing: Final = passing
        self.commits = 0
        self._waiting: list[Batch] = []
        self._lent = False  # the writing connection is the thread's, or will be at once
        self._closed = False
        self._handed: SimpleQueue[tuple[list[Batch], bool] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._reader_lock = threading.Lock()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._writing = self._connect()
        migrate(self._writing)
        self._writing.execute("pragma busy_timeout = 0")  # the event loop waits for nobody
        self._reading = self._connect()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        connection.execute(f"pragma busy_timeout = {PATIENCE}")
        return connection

    def write(self, statements: list[Statement], author: Author | None = None) -> asyncio.Future[None]:
        """Commit these statements; the future is done when they are on disk, or says why they are not."""
        future = self._loop.create_future()
        if self._closed:
            future.set_exception(sqlite3.ProgrammingError("the store is closed"))
            return future
        self._waiting.append(Batch(statements, author or Author(), future))
        if not self._lent:
            self._lent = True
            self._loop.call_soon(self._gather)
        return future

    def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows of a query, as committed."""
        with self._reader_lock:
            return self._reading.execute(sql, values).fetchall()

    async def fetch(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The same, without holding anybody up."""
        return await asyncio.to_thread(self.read, sql, values)

    def close(self) -> None:
        """Commit what is waiting, and stop; a query that is under way ends first."""
        self._closed = True
        self._handed.put(None)
        self._thread.join()
        for batch, fault in self._one_by_one(self._waiting):
            _resolve([batch.future], fault)
        with self._reader_lock:  # a connection closed under a query brings the process down
            self._reading.close()
        self._writing.close()

    # --- in the event loop --------------------------------------------------------------------

    def _gather(self) -> None:
        """Carry out what is waiting, and hand it over to be committed."""
        if self._closed:
            return
        batches, self._waiting = self._waiting, []
        self._lent = bool(batches)
        if batches:
            authors = {batch.author for batch in batches}
            sound = not any(author.failed for author in authors)
            self._handed.put((batches, sound and self._carried_out(batches)))
            for author in authors:
                author.leaving()

    def _carried_out(self, batches: list[Batch]) -> bool:
        """Whether all statements could be carried out, and at once; if not, none was."""
        try:
            self._execute(batches)
        except sqlite3.Error:
            self._undo()
            return False
        return True

    def _written(self, told: Told) -> None:
        """The thread is done: tell, and go on."""
        for batch, fault in told:
            _resolve([batch.future], fault)
        self._gather()

    # --- in the thread ------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            handed = self._handed.get()
            if handed is None:
                return
            batches, carried_out = handed
            told = self._commit(batches) if carried_out else self._one_by_one(batches)
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._written, told)

    def _commit(self, batches: list[Batch]) -> Told:
        """Put on disk what was carried out; if the disk refuses it, each for itself."""
        try:
            self._put_on_disk()
        except sqlite3.Error:
            self._undo()
            return self._one_by_one(batches)
        return [(batch, None) for batch in batches]

    def _one_by_one(self, batches: list[Batch]) -> Told:
        """Each for itself, with patience: one of them cannot be stored, or somebody else has the file."""
        told: Told = []
        self._writing.execute(f"pragma busy_timeout = {PATIENCE}")
        for batch in batches:
            fault = AFTER_A_FAULT if batch.author.failed else self._alone(batch)
            batch.author.failed = fault is not None
            told.append((batch, fault))
        self._writing.execute("pragma busy_timeout = 0")
        return told

    def _alone(self, batch: Batch) -> sqlite3.Error | None:
        try:
            self._execute([batch])
            self._put_on_disk()
        except sqlite3.Error as fault:
            self._undo()
            return fault
        return None

    def _put_on_disk(self) -> None:
        self.passing("before commit")
        self._writing.execute("commit")
        self.commits += 1
        self.passing("after commit")

    # --- in both ------------------------------------------------------------------------------

    def _execute(self, batches: list[Batch]) -> None:
        self._writing.execute("begin immediate")
        for batch in batches:
            for sql, values in batch.statements:
                self._writing.execute(sql, values)

    def _undo(self) -> None:
        if self._writing.in_transaction:
            self._writing.execute("rollback")


def _resolve(futures: list[asyncio.Future[None]], fault: sqlite3.Error | None) -> None:
    for future in futures:
        if future.done():
            continue
        if fault is None:
            future.set_result(None)
        else:
            future.set_exception(fault)
