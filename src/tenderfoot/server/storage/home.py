"""Which of its two homes the store has: a file on this machine, or a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path

from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.store import PostgresStore
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.storage.store import Store

Home = Path | Address


async def opened(home: Home) -> Store:
    """The store that lives there."""
    return SqliteStore(home) if isinstance(home, Path) else await PostgresStore.opened(home)
