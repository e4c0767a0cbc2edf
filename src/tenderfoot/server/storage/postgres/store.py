"""Where acts are kept for many processes: a PostgreSQL database.

One session writes, in groups, each of them one transaction of as few statements as there are kinds of them;
others read. A group whose transaction is refused is carried out again, each decision for itself. If nobody
can say what became of a commit, the session is over: those who wrote are told that it was not stored, and
whoever owns their tables next reads what was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import Struct, structs

from tenderfoot.server.storage import sql
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.changes import Change, Heartbeat
from tenderfoot.server.storage.group_commit import Batch, Done, Fates, GroupCommit, tell
from tenderfoot.server.storage.postgres import sql as own
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.dialect import from_columns
from tenderfoot.server.storage.postgres.line import CUT, Line, said
from tenderfoot.server.storage.postgres.migrate import migrate
from tenderfoot.server.storage.postgres.readers import Readers
from tenderfoot.server.storage.postgres.session import Session
from tenderfoot.server.storage.postgres.waves import Wave, waves
from tenderfoot.server.storage.queries import Queries, Rows
from tenderfoot.server.storage.sql import Statement
from tenderfoot.server.storage.store import AFTER_A_FAULT, Checkpoint, StoreFault, Writer, nothing


class Prepared(Struct, frozen=True):
    """The statements of one decision, and the session that it was made in."""

    session: int
    statements: list[Statement]


Batches = list[Batch[Prepared]]


class PostgresStore(Queries):
    """One database, of which this process writes what it owns."""

    def __init__(
        self, session: Session, readers: Readers, checkpoint: Checkpoint = nothing, beat: Beat | None = None
    ) -> None:
        self.session: Final = session
        self.checkpoint: Final = checkpoint
        self.commits = 0
        self._readers: Final = readers
        self._loop: Final = asyncio.get_running_loop()
        self._at_work: asyncio.Task[None] | None = None
        self._texts: Final[dict[str, str]] = {}
        self.group: Final = GroupCommit(self, beat)

    @classmethod
    async def opened(
        cls, address: Address, checkpoint: Checkpoint = nothing, beat: Beat | None = None
    ) -> PostgresStore:
        """The database at this address, brought up to date, or a sentence that says why not."""
        await migrate(address)
        session = Session(address)
        await session.renew()
        await session.execute(own.FORGET_THE_GONE)
        return cls(session, Readers(address), checkpoint, beat)

    def write(self, changes: Sequence[Change], writer: Writer | None = None) -> asyncio.Future[None]:
        """Commit these changes; the future is done when they are on disk, or says why they are not."""
        return self.group.write(changes, writer)

    async def fetch(self, *queries: Statement) -> list[Rows]:
        """The rows of each of these, as of one moment."""
        return [*await self._readers.fetch(queries)]

    async def close(self) -> None:
        """Commit what is waiting, and stop; a query that is under way ends first."""
        left = self.group.stop()
        if self._at_work is not None:
            await self._at_work
        self.group.tell()
        tell(left, await self._fates(left))
        await self.session.close()
        await self._readers.close()

    # --- writing ------------------------------------------------------------------------------

    def prepare(self, changes: Sequence[Change]) -> Prepared:
        """The statements of these changes, with the values they have now."""
        return Prepared(self.session.number, sql.statements([self._ours(change) for change in changes]))

    def _ours(self, change: Change) -> Change:
        if isinstance(change, Heartbeat):
            return structs.replace(change, process=self.session.pid)
        return change

    def commit(self, batches: Batches, done: Done) -> None:
        """Begin to store these."""
        self._at_work = self._loop.create_task(self._store(batches, done))

    async def _store(self, batches: Batches, done: Done) -> None:
        done(await self._fates(batches))

    async def _fates(self, batches: Batches) -> Fates:
        """What becomes of each; without a session none is stored, as far as we can say."""
        try:
            return await self.session.alone(partial(self._carry_out, batches))
        except StoreFault as fault:
            for batch in batches:
                batch.writer.failed = True
            return [StoreFault(str(fault)) for _ in batches]

    async def _carry_out(self, batches: Batches, line: Line) -> Fates:
        if not any(map(self._unfit, batches)) and await self._together(batches, line):
            return [None] * len(batches)
        return await self._one_by_one(batches, line)

    def _unfit(self, batch: Batch[Prepared]) -> StoreFault | None:
        """Why this cannot be stored whatever the database says."""
        if batch.prepared.session != self.session.number:
            return StoreFault(CUT)
        return StoreFault(AFTER_A_FAULT) if batch.writer.failed else None

    async def _together(self, batches: Batches, line: Line) -> bool:
        """Whether all of them could be stored; if not, none was."""
        try:
            await line.run("begin")
            for wave in waves((batch.writer, batch.prepared.statements) for batch in batches):
                await self._roll(wave, line)
            await self._put_on_disk(line)
        except Exception:  # noqa: BLE001  whatever it is: each is tried for itself, and says it then
            await line.undo()
            return False
        return True

    async def _roll(self, wave: Wave, line: Line) -> None:
        """Carry out a statement for many rows at once."""
        text = self._texts.get(wave.statement)
        if text is None:
            text = self._texts[wave.statement] = from_columns(wave.statement, self.session.types)
        if text:
            await line.ask_columns(text, [*zip(*wave.rows, strict=True)])
        else:
            await line.ask_many(wave.statement, wave.rows)

    async def _one_by_one(self, batches: Batches, line: Line) -> Fates:
        """Each for itself, for one of them cannot be stored; what can is put on disk in one commit."""
        try:
            await line.run("begin")
            fates = [await self._alone(batch, line) for batch in batches]
            await self._put_on_disk(line)
        except Exception:
            await line.undo()
            raise
        return fates

    async def _alone(self, batch: Batch[Prepared], line: Line) -> StoreFault | None:
        fault = self._unfit(batch)
        if fault is None:
            fault = await _tried(batch.prepared.statements, line)
        batch.writer.failed = fault is not None
        return fault

    async def _put_on_disk(self, line: Line) -> None:
        self.checkpoint("before commit")
        if await line.run(own.COMMIT) != "COMMIT":
            raise StoreFault("it was undone")
        self.commits += 1
        self.checkpoint("after commit")


async def _tried(statements: Sequence[Statement], line: Line) -> StoreFault | None:
    """All of these or none; why none, if the rest of the transaction can go on without them."""
    await line.run("savepoint one")
    try:
        for statement, values in statements:
            await line.ask(statement, values)
    except Exception as fault:
        if line.cut.is_set():
            raise
        await line.run("rollback to savepoint one")
        return StoreFault(said(fault))
    await line.run("release savepoint one")
    return None
