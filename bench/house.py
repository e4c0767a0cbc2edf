"""Our server for the load, with limits it does not meet: `python -m bench.house FILE`."""

import sys
from pathlib import Path
from typing import Final

from tenderfoot.games import GAMES
from tenderfoot.server import event_loop
from tenderfoot.server.command import listen, started, stop_request
from tenderfoot.server.safety.guard import Guard
from tenderfoot.server.services import Limits, Services
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.wire.app import Server
from tenderfoot.server.wire.static_files import StaticFiles
from tenderfoot.server.workers.pool import BotPool, coach_pool, workforce

ROOMY: Final = Limits(
    connections=100_000,
    connections_in_all=100_000,
    sockets=100_000,
    tables=1_000_000,
    alive=1_000_000,
    entries=1_000_000,
    requests=1e9,
    messages=1e9,
)


async def main(path: Path) -> None:
    """Serve until told to stop."""
    listening = listen("127.0.0.1", 0)
    house = Services(GAMES, SqliteStore(path), workforce(BotPool(), coach_pool(1)), limits=ROOMY)
    runner = await started(Server(house, Guard(ROOMY, None), StaticFiles()), listening)
    print(f"PORT {listening.getsockname()[1]}", flush=True)
    await stop_request().wait()
    await runner.cleanup()


if __name__ == "__main__":
    event_loop.run(main(Path(sys.argv[1])))
