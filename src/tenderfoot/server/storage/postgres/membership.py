"""A worker among others: who keeps its tables in PostgreSQL owns a part of them, and stands on the roll."""

from __future__ import annotations

import secrets

from tenderfoot.server.shards.keeper import Membership
from tenderfoot.server.shards.ownership import Leases
from tenderfoot.server.storage.postgres.roll import WorkerRoll
from tenderfoot.server.storage.postgres.store import PostgresStore
from tenderfoot.server.storage.store import Store


def membership(store: Store, address: str) -> Membership | None:
    """That of a worker at this address, with another name at each start; none on a file of our own."""
    if not isinstance(store, PostgresStore):
        return None
    name = f"{address} {secrets.token_hex(4)}"
    return Membership(store.session, WorkerRoll(store.session, name, address), Leases())
