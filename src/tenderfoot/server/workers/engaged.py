"""Who thinks for a server's bots: processes of its own, or pools elsewhere that it names."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from tenderfoot.engine.game import Game
from tenderfoot.server.journal import Journal
from tenderfoot.server.settings import Settings
from tenderfoot.server.workers.address import Address
from tenderfoot.server.workers.distant import DistantPool, DistantThinkers
from tenderfoot.server.workers.handshake import identity, secret
from tenderfoot.server.workers.pool import BotPool
from tenderfoot.server.workers.thinkers import Thinkers


async def engaged(wanted: Settings, games: Mapping[str, Game]) -> Thinkers:
    """As the settings have it; a pool that is a stranger is refused before anything else is begun."""
    if not wanted.thinkers:
        return BotPool(wanted.bot_processes)
    addresses = [Address(one.strip(), "--thinkers") for one in wanted.thinkers.split(",")]
    token = secret(wanted.thinkers_token)
    known = await asyncio.to_thread(identity, games)
    found = DistantThinkers([DistantPool(one, token, known) for one in addresses], Journal(wanted.level))
    await found.greet()
    return found
