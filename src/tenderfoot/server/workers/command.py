"""`tenderfoot thinkers`: processes that think for the bots of servers elsewhere."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping

from tenderfoot.bots import enrolled
from tenderfoot.engine.game import Game
from tenderfoot.locale import Catalogue
from tenderfoot.server import event_loop
from tenderfoot.server.command import stop_request
from tenderfoot.server.errors import BadSetting
from tenderfoot.server.flags import THINKERS
from tenderfoot.server.settings import Said
from tenderfoot.server.workers.address import Address
from tenderfoot.server.workers.handshake import identity, secret
from tenderfoot.server.workers.pool import BotPool
from tenderfoot.server.workers.thinking_house import ThinkingHouse

Say = Callable[[str], None]


def thinkers(flags: Mapping[str, str], games: dict[str, Game], words: Catalogue, say: Say) -> int:
    """Listen, say where, and stop on Ctrl-C."""
    said = Said(flags, os.environ, THINKERS)
    address, token = Address(said.word("listen"), "--listen"), secret(said.word("thinkers_token"))
    for home in filter(None, said.word("bots").split(",")):
        enrolled(home)
    event_loop.run(_think(address, said.count("processes"), token, games, words, say))
    return 0


async def _think(
    address: Address, processes: int, token: str, games: dict[str, Game], words: Catalogue, say: Say
) -> None:
    pool = BotPool(processes)
    pool.warm()
    house = ThinkingHouse(pool, await asyncio.to_thread(identity, games), token)
    try:
        server = await address.listen(house.serve)
    except (OSError, OverflowError) as fault:
        house.close()
        raise BadSetting("cannot-start", {"fault": str(fault)}) from None
    stop = stop_request()
    say(words.say("thinkers-here", {"address": address.of(server), "count": processes}))
    await stop.wait()
    server.close()
    house.close()
