"""PostgreSQL in virtual time: the product's own statements, in a database that is really there.

What it is asked is asked beside the story, whose clock stands still meanwhile; a commit takes as long as it
is told. A place has one database, whoever opens it after whom.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.group_commit import Done, tell
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.readers import Readers
from tenderfoot.server.storage.postgres.session import Session
from tenderfoot.server.storage.postgres.store import Batches, PostgresStore
from tenderfoot.server.storage.queries import Rows
from tenderfoot.server.storage.sql import Statement
from tests.server import postgres
from tests.server.virtual import Takes


async def _begun(address: Address) -> tuple[Session, Readers]:
    session = Session(address)
    await session.renew()
    return session, Readers(address)


def _database(path: Path) -> Address:
    """The one of this place; its name is written down there."""
    if not path.exists():
        path.write_text(postgres.fresh().url)
    return Address(path.read_text())


class VirtualPostgres(PostgresStore):
    """Its lines belong to the loop beside this one; the beat, and who is told when, to this one."""

    def __init__(self, path: Path, takes: Takes, beat: Beat | None) -> None:
        self._takes: Final = takes
        self._beside: Final = postgres.beside()
        self._ends: Callable[[], None] | None = None
        session, readers = self._beside.run(_begun(_database(path)))
        super().__init__(session, readers, beat=beat)

    async def fetch(self, *queries: Statement) -> list[Rows]:
        return self._beside.run(super().fetch(*queries))

    def commit(self, batches: Batches, done: Done) -> None:
        self._ends = partial(done, self._beside.run(self._fates(batches)))
        loop = asyncio.get_running_loop()
        loop.call_later(self._takes(loop.time()), self._end)

    async def close(self) -> None:
        """The commit that is under way ends first."""
        self._end()
        left = self.group.stop()
        self.group.tell()
        tell(left, self._beside.run(self._fates(left)))
        self._beside.run(self.session.close())
        self._beside.run(self._readers.close())

    def _end(self) -> None:
        ends, self._ends = self._ends, None
        if ends is not None:
            ends()
