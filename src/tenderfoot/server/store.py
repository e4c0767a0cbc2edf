"""What is on disk: SQLite, one writer thread that commits the decisions of many tables together.

`write` gives a future that is done when its statements are committed, all or none. While one commit
waits for the disk, what arrives meanwhile is gathered for the next: nobody waits for anybody's sake.
Readers have a connection of their own and see only what is committed.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from tenderfoot.server.schema import migrate

Value = str | int | bytes | None
Statement = tuple[str, Sequence[Value]]
Row = tuple[Any, ...]
Passing = Callable[[str], None]

MOST_AT_ONCE: Final = 500
AFTER_A_FAULT: Final = sqlite3.OperationalError("what came before it could not be stored")


class Author:
    """Whoever writes one thing after the other: when one of them fails, so do those that came after it."""

    def __init__(self) -> None:
        self.failed = False


class Batch:
    """The statements of one decision, who made it, and who waits for it."""

    def __init__(self, statements: list[Statement], author: Author, future: asyncio.Future[None]) -> None:
        self.statements: Final = statements
        self.author: Final = author
        self.future: Final = future


def nothing(point: str) -> None:
    """What happens at a named point of the program: nothing. The tests stop the process there."""


class Store:
    """One database file."""

    def __init__(self, path: Path, passing: Passing = nothing) -> None:
        self.path: Final = path
        self.passing: Final = passing
        self.commits = 0
        self._batches: SimpleQueue[Batch | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._reader_lock = threading.Lock()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._writing = self._connect()
        migrate(self._writing)
        self._reading = self._connect()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        connection.execute("pragma busy_timeout = 5000")
        return connection

    def write(self, statements: list[Statement], author: Author | None = None) -> asyncio.Future[None]:
        """Commit these statements; the future is done when they are on disk, or says why they are not."""
        future = self._loop.create_future()
        self._batches.put(Batch(statements, author or Author(), future))
        return future

    def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows of a query, as committed."""
        with self._reader_lock:
            return self._reading.execute(sql, values).fetchall()

    async def fetch(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The same, without holding anybody up."""
        return await asyncio.to_thread(self.read, sql, values)

    def close(self) -> None:
        """Commit what is waiting, and stop."""
        self._batches.put(None)
        self._thread.join()
        self._reading.close()
        self._writing.close()

    def _work(self) -> None:
        """The writer: gather, commit, tell."""
        while True:
            gathered = [self._batches.get()]
            while len(gathered) < MOST_AT_ONCE and not self._batches.empty():
                gathered.append(self._batches.get())
            batches = [batch for batch in gathered if batch is not None]
            if batches:
                self._commit(batches)
            if len(batches) < len(gathered):
                return

    def _commit(self, batches: list[Batch]) -> None:
        """All of them at once; if one of them cannot be, each for itself."""
        if not any(batch.author.failed for batch in batches) and self._transaction(batches) is None:
            self._tell(batches, None)
            return
        for batch in batches:
            fault = AFTER_A_FAULT if batch.author.failed else self._transaction([batch])
            batch.author.failed = fault is not None
            self._tell([batch], fault)

    def _transaction(self, batches: list[Batch]) -> sqlite3.Error | None:
        try:
            self._writing.execute("begin immediate")
            for batch in batches:
                for sql, values in batch.statements:
                    self._writing.execute(sql, values)
            self.passing("before commit")
            self._writing.execute("commit")
        except sqlite3.Error as fault:
            if self._writing.in_transaction:
                self._writing.execute("rollback")
            return fault
        self.commits += 1
        self.passing("after commit")
        return None

    def _tell(self, batches: list[Batch], fault: sqlite3.Error | None) -> None:
        futures = [batch.future for batch in batches]
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_resolve, futures, fault)


def _resolve(futures: list[asyncio.Future[None]], fault: sqlite3.Error | None) -> None:
    for future in futures:
        if future.done():
            continue
        if fault is None:
            future.set_result(None)
        else:
            future.set_exception(fault)
