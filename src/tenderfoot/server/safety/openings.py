"""Whether one more table may be opened: tables that are not over are counted, of one address and in all."""

from __future__ import annotations

from typing import Final

from tenderfoot.server.errors import LimitReached
from tenderfoot.server.services import Services

LATER: Final = 600  # seconds until a game may be over


async def opener(services: Services, address: str) -> bytes:
    """Who opens a table, as its row remembers him, if there is room for one more."""
    limits, found = services.limits, services.opener(address)
    alive = await services.store.alive(found)
    if alive.mine >= limits.alive:
        raise LimitReached("too-many-alive", {"count": limits.alive, "seconds": LATER})
    if alive.all >= limits.alive_in_all:
        raise LimitReached("server-full", {"seconds": LATER})
    return found
