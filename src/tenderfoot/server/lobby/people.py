"""People at tables: how many look on, and how somebody goes out of every table he has been at."""

from __future__ import annotations

from typing import Final

from tenderfoot.server.errors import Denied, Unreadable
from tenderfoot.server.lobby.links import forget_unread
from tenderfoot.server.lobby.lobby import Lobby
from tenderfoot.server.storage.changes import ChatDropped
from tenderfoot.server.storage.store import stored
from tenderfoot.server.tables import chat
from tenderfoot.server.tables.forgetting import forget_person
from tenderfoot.server.tables.table import Table

EVERYWHERE: Final = 100_000  # tables: more than anybody has been at


async def forget_everywhere(lobby: Lobby, device: bytes | None) -> int:
    """Take this device's person out of every table; of one that cannot be read he goes too."""
    if device is None:
        return 0
    listed = await lobby.services.store.tables_of(device, EVERYWHERE)
    if any(one.status == "opening" for one in listed):  # the seed is being made, with the names
        raise Denied("being-set-up", {})
    for one in listed:
        try:
            await forget_person(await lobby.table(one.id), device)
        except Unreadable:
            await forget_unread(lobby.services.store, one.id, device)
    return len(listed) + await _forget_said(lobby, device)


async def _forget_said(lobby: Lobby, device: bytes) -> int:
    """What he has said where he has no place any more: he was shown out, or has gone. At how many tables."""
    left = await lobby.services.store.spoken_at(device)
    for name in left:
        await stored(lobby.services.store.write([ChatDropped(device, name, None)]))
        if name in lobby.tables:
            await chat.deleted(lobby.tables[name])
    return len(left)


def like_him(table: Table, device: bytes) -> int:
    """How many look on as he does: watchers, or those who wait for a chair; neither costs the other room."""
    role, seatless = table.grant(device).role, [one for one in table.sessions if one.viewer() is None]
    looking = [table.grants.get(one.device) for one in seatless]
    return sum(grant is not None and grant.role == role for grant in looking)
