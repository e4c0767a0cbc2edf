"""Our server for the load, with limits it does not meet: `python -m bench.house FILE`."""

import asyncio
import sys
from pathlib import Path
from typing import Final

from tenderfoot.games import GAMES
from tenderfoot.server.app import Server
from tenderfoot.server.command import listen, started, stop_wish
from tenderfoot.server.guard import Guard
from tenderfoot.server.house import House, Limits
from tenderfoot.server.pages import Pages
from tenderfoot.server.store import Store
from tenderfoot.server.thinkers import Thinkers

ROOMY: Final = Limits(
    connections=100_000,
    connections_in_all=100_000,
    sockets=100_000,
    tables=1_000_000,
    requests=1e9,
    wishes=1e9,
)


async def main(path: Path) -> None:
    """Serve until told to stop."""
    listening = listen("127.0.0.1", 0)
    house = House(GAMES, Store(path), Thinkers(), limits=ROOMY)
    runner = await started(Server(house, Guard(ROOMY, None), Pages()), listening)
    print(f"PORT {listening.getsockname()[1]}", flush=True)
    await stop_wish().wait()
    await runner.cleanup()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
