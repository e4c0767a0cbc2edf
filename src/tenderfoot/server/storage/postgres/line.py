"""One connection to PostgreSQL, on which one thing is asked at a time and nothing is waited for without end.

A server that works answers in time: what takes too long there it ends by itself. So no answer in time means
that it, or the way to it, is frozen; then the line is cut. What became of a commit on its way is unknown to
us: whoever reads next knows it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, Final, TypeVar

from tenderfoot.extras import needed
from tenderfoot.server.storage.decode import Row
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.dialect import numbered
from tenderfoot.server.storage.postgres.errors import NoDatabase
from tenderfoot.server.storage.sql import Value

T = TypeVar("T")
CALL: Final = 3.0  # seconds until somebody takes the call
ANSWER: Final = 3.0  # seconds until whatever we ask is answered
CUT: Final = "the session with the database has ended"
# What the server does by itself, in milliseconds where nothing else is said: nobody waits for somebody who
# holds a row; who does not go on with his transaction, or is out of reach, loses his session and its locks.
SETTINGS: Final = {
    "application_name": "tenderfoot",
    "statement_timeout": "2000",
    "lock_timeout": "1000",
    "idle_in_transaction_session_timeout": "3000",
    "client_connection_check_interval": "1000",
    "tcp_user_timeout": "3000",
    "tcp_keepalives_idle": "2",  # seconds
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "2",
    "synchronous_commit": "on",
}
ENDED: Final = ("57P", "08", "25P03")  # what the server calls it when it ends a session
WRONG_PASSWORD: Final = ("28P01", "28000")
NO_SUCH_DATABASE: Final = ("3D000",)


class Line:
    """From the call to the end; `cut` is set when it has ended, whoever ended it."""

    def __init__(self, connection: Any, answer: float) -> None:  # noqa: ANN401  asyncpg has no types
        self._connection: Final = connection
        self._answer: Final = answer
        self._loop: Final = asyncio.get_running_loop()
        self.cut: Final = asyncio.Event()
        self.pid: Final = int(connection.get_server_pid())
        connection.add_termination_listener(lambda _: self.cut.set())

    async def run(self, script: str) -> str:
        """Statements without values; how the last of them ended."""
        return str(await self._in_time(self._connection.execute(script)))

    async def ask(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows of a statement with `?` for each value."""
        rows: list[Row] = await self._in_time(self._connection.fetch(numbered(statement), *values))
        return rows

    async def ask_many(self, statement: str, rows: Sequence[Sequence[Value]]) -> None:
        """The same statement with each of these, in their order."""
        await self._in_time(self._connection.executemany(numbered(statement), rows))

    async def ask_columns(self, statement: str, columns: Sequence[Sequence[Value]]) -> None:
        """A statement in PostgreSQL's own words, with lists for values."""
        await self._in_time(self._connection.execute(statement, *columns))

    async def undo(self) -> None:
        """End a transaction without its work; if the line was cut, the server does so."""
        if not self.cut.is_set():
            await self.run("rollback")

    async def _in_time(self, asking: Awaitable[T]) -> T:
        alarm = self._loop.call_later(self._answer, self.hang_up)
        try:
            return await asking
        except Exception as fault:
            if self._connection.is_closed() or state_of(fault).startswith(ENDED):
                self.hang_up()
            raise
        finally:
            alarm.cancel()

    def hang_up(self) -> None:
        """Cut the line without a word."""
        self.cut.set()
        self._connection.terminate()

    async def end(self) -> None:
        """Say good-bye, if anybody is there to hear it."""
        if not self.cut.is_set():
            await self._in_time(self._connection.close())


async def call(address: Address, settings: Mapping[str, str] | None = None, answer: float = 0.0) -> Line:
    """A line to the database at this address, or a sentence that says why there is none."""
    library = needed("asyncpg", "postgres")
    try:
        connection = await library.connect(
            address.url, timeout=CALL, server_settings={**SETTINGS, **(settings or {})}
        )
    except Exception as fault:  # noqa: BLE001  the library's kinds, the system's, and a strange address's
        raise NoDatabase(_why(fault), {"address": str(address)}) from None
    return Line(connection, answer or ANSWER)


def _why(fault: Exception) -> str:
    """The sentence for this; never in the words of the fault, which may hold anything."""
    state = state_of(fault)
    if state in WRONG_PASSWORD:
        return "database-password"
    if state in NO_SUCH_DATABASE:
        return "database-unknown"
    if isinstance(fault, OSError) or state:
        return "database-unreachable"
    return "database-address"


def state_of(fault: BaseException) -> str:
    """What PostgreSQL calls a fault; empty if it is none of its own."""
    return str(getattr(fault, "sqlstate", None) or "")


def said(fault: BaseException) -> str:
    """A fault by its kind, as a log may have it: its words may hold what somebody wrote."""
    about = (state_of(fault), str(getattr(fault, "constraint_name", None) or ""))
    return " ".join([type(fault).__name__, *filter(None, about)])
