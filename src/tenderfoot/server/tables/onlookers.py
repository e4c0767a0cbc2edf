"""Who is at a table without a chair: told to its host alone. The others see how many there are."""

from __future__ import annotations

from msgspec import structs

from tenderfoot.server.protocol.server_messages import Onlookers
from tenderfoot.server.storage.rows import Grant
from tenderfoot.server.tables.chat import heard_rooms
from tenderfoot.server.tables.table import Table


def onlookers(table: Table, grant: Grant) -> Onlookers | None:
    """Those a host may have something to do with: not everybody who has ever looked in.

    They are connected or muted, or he can read what they have said.
    """
    if not grant.host:
        return None
    present, heard = {session.device for session in table.sessions}, _heard(table, grant)
    known = table.on_disk().onlookers
    guests = [structs.replace(one, present=device in present) for device, one in known.items()]
    told = [one for one in guests if one.present or one.muted or one.guest in heard]
    return Onlookers(sorted(told, key=lambda one: one.guest))


def _heard(table: Table, grant: Grant) -> set[int]:
    """Those without a chair whose lines this host hears."""
    if "watchers" not in heard_rooms(table, grant.seat):
        return set()
    return {line.guest for line in table.chat["watchers"]}
