"""The list of all workers on one database: each beats in its row, by the database's own clock."""

from __future__ import annotations

from typing import Final

from tenderfoot.server.shards.shares import Colleague
from tenderfoot.server.storage.postgres import sql
from tenderfoot.server.storage.postgres.session import Session


class WorkerRoll:
    """The list, as one worker sees it; `address` is where the others and the operator find it."""

    def __init__(self, session: Session, worker: str, address: str) -> None:
        self.id: Final = worker
        self._session: Final = session
        self._address: Final = address

    async def sign(self, pid: int) -> list[Colleague]:
        """Say that we are there, with this session; everybody who was, and who is no more."""
        rows = await self._session.execute(sql.SIGN, [self.id, self._address, pid, self.id])
        return [Colleague(row["id"], row["pid"], row["remaining"] / 1000, row["gone"]) for row in rows]

    async def strike(self, worker: str) -> None:
        """Take a worker off the list."""
        await self._session.execute(sql.STRIKE, [worker])
