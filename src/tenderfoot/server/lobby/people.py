"""People at tables: how many look on, and how somebody goes out of the tables he has been at."""

from __future__ import annotations

from typing import Final

from tenderfoot.server.errors import Denied, NoSuchTable, Unreadable
from tenderfoot.server.lobby.lobby import Lobby
from tenderfoot.server.storage.changes import ChatDropped, GrantDropped
from tenderfoot.server.storage.store import Store, stored
from tenderfoot.server.tables import chat
from tenderfoot.server.tables.forgetting import forget_person
from tenderfoot.server.tables.table import Table

EVERYWHERE: Final = 100_000  # tables: more than anybody has been at


async def traces(store: Store, device: bytes | None) -> list[str]:
    """The tables where something of this device's person is kept: a place, or a word he has said."""
    if device is None:
        return []
    listed = [one.id for one in await store.tables_of(device, EVERYWHERE)]
    return list(dict.fromkeys([*listed, *await store.spoken_at(device)]))


async def forget_at(lobby: Lobby, name: str, device: bytes | None) -> None:
    """Take this device's person out of a table; of one that cannot be read he goes too."""
    store = lobby.services.store
    if device is None or not (await store.granted(name, device) or name in await store.spoken_at(device)):
        raise NoSuchTable("no-such-table", {})
    try:
        table = await lobby.table(name)
    except Unreadable:
        await stored(store.write([GrantDropped(device, name), ChatDropped(device, name, None)]))
    else:
        await _forget_readable(table, device)


async def _forget_readable(table: Table, device: bytes) -> None:
    """What he has said goes also where he has no place any more: he was shown out, or has gone."""
    if table.row.status == "opening":  # the seed is being made, with the names
        raise Denied("being-set-up", {})
    if device in table.grants:
        await forget_person(table, device)
    else:
        await stored(table.write([ChatDropped(device, table.row.id, None)]))
        await chat.deleted(table)


def like_him(table: Table, device: bytes) -> int:
    """How many look on as he does: watchers, or those who wait for a chair; neither costs the other room."""
    role, seatless = table.grant(device).role, [one for one in table.sessions if one.viewer() is None]
    looking = [table.grants.get(one.device) for one in seatless]
    return sum(grant is not None and grant.role == role for grant in looking)
