"""Our server for the load, with limits it does not meet: `python -m bench.house HOME [PORT [proxied]]`.

Its home is a file, or the address of a database; there it is a worker, which may be one of several.
"""

import sys
from typing import Final

from tenderfoot.games import GAMES
from tenderfoot.server import event_loop
from tenderfoot.server.command import listen, started, stop_request
from tenderfoot.server.safety.guard import Guard
from tenderfoot.server.services import Limits, Services
from tenderfoot.server.settings import database_home
from tenderfoot.server.storage.home import Home, opened
from tenderfoot.server.storage.postgres.membership import membership
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


async def main(home: Home, port: int, *, proxied: bool) -> None:
    """Serve until told to stop."""
    listening = listen("127.0.0.1", port)
    name, store = f"127.0.0.1:{listening.getsockname()[1]}", await opened(home)
    member = membership(store, name)
    ownership = None if member is None else member.leases
    staff = workforce(BotPool(), coach_pool(1))
    house = Services(GAMES, store, staff, limits=ROOMY, ownership=ownership)
    guard = Guard(ROOMY, None, proxied=proxied)
    runner = await started(Server(house, guard, StaticFiles(), member), listening)
    print(f"PORT {listening.getsockname()[1]}", flush=True)
    await stop_request().wait()
    await runner.cleanup()


if __name__ == "__main__":
    where, *more = sys.argv[1:]
    there = int(more[0]) if more else 0
    event_loop.run(main(database_home({"database": where}, {}), there, proxied="proxied" in more))
