"""Tables that come to a worker and go from it, with their shards.

Who leaves politely lets what was said be stored and acknowledged, takes nothing new, and sends everybody on
with 1012: their pages come back at once, and find the next owner. Who has lost the database forgets
everything on the spot: what it could not store was never acknowledged.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from tenderfoot.server.lobby.lobby import Lobby
from tenderfoot.server.shards.shard import shard_of
from tenderfoot.server.storage.store import StoreFault
from tenderfoot.server.tables.line import MOVED
from tenderfoot.server.tables.table import Table


class Handover:
    """The tables of a lobby, as far as shards come and go."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Final = lobby

    async def come(self, shards: Collection[int]) -> None:
        """These are ours now: go on with their games."""
        try:
            await self._lobby.restore(shards)
        except StoreFault as fault:  # whoever looks at one of them has it read
            self._lobby.services.journal.error("games cannot be gone on with", fault=str(fault))

    async def leave(self, shards: Collection[int]) -> None:
        """These are ours no longer: finish what is being written, send everybody on, forget them."""
        tables = [table for name, table in self._lobby.tables.items() if shard_of(name) in shards]
        _retire(tables)
        try:
            await self._lobby.services.store.write([])  # behind all that was written before
        finally:
            _send_on(tables)

    def drop(self) -> None:
        """Nothing is ours any more: forget everything at once."""
        tables = list(self._lobby.tables.values())
        _retire(tables)
        _send_on(tables)


def _retire(tables: Iterable[Table]) -> None:
    """Nothing is done at these any more; what was written is still acknowledged when it is stored."""
    for table in tables:
        table.gone = True
        table.lost()


def _send_on(tables: Iterable[Table]) -> None:
    for table in tables:
        for session in list(table.sessions):
            session.hang_up(MOVED)
