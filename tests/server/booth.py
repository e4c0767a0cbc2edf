"""A real server in a process of its own, for tests: `python -m tests.server.booth FILE [narrow]`.

It is the product with Toytown beside the real games and limits that a test cannot reach. Nothing in the
product knows of it. A line on standard output says the port.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

from msgspec import structs

from tenderfoot.server.app import Server
from tenderfoot.server.command import listen, started, stop_wish
from tenderfoot.server.guard import Guard
from tenderfoot.server.house import House, Limits
from tenderfoot.server.journal import Journal
from tenderfoot.server.pages import Pages
from tenderfoot.server.projection import ALLOWED, Projection
from tenderfoot.server.store import Passing, Store, nothing
from tenderfoot.server.thinkers import Thinkers
from tests.server import company
from tests.server.company import NEVER
from tests.server.games import GAMES

ROOMY = Limits(
    connections=5000,
    silence=NEVER,
    hello=NEVER,
    heartbeat=NEVER,
    sockets=5000,
    tables=100_000,
    requests=1e6,
    wishes=1e6,
    chat=1e6,
    patience=NEVER,
    pulse=NEVER,  # a commit of its own would be counted among those at which a server is to die
    opening=120.0,
    returning=120.0,
)


def limited(**limits: float) -> Limits:
    """Limits that nobody reaches, but for these."""
    return structs.replace(ROOMY, **limits)


def house(
    path: Path,
    *,
    limits: Limits = ROOMY,
    projection: Projection = ALLOWED,
    passing: Passing = nothing,
    store: type[Store] = Store,
    thinkers: Thinkers | None = None,
    coaches: Thinkers | None = None,
) -> House:
    """The common goods of a server for tests; its log is as talkative as it can be."""
    journal = Journal("debug")
    return House(
        GAMES,
        store(path, passing),
        thinkers or company.bots(),
        coaches=coaches or company.coaches(),
        limits=limits,
        projection=projection,
        passing=passing,
        journal=journal,
    )


def server(goods: House, pages: Pages | None = None) -> Server:
    """The server over these goods."""
    return Server(goods, Guard(goods.limits, None), pages or Pages())


async def main(path: Path, *, narrow: bool) -> None:
    """Serve until told to stop; `narrow`: the machine keeps next to nothing for who does not read."""
    listening = listen("127.0.0.1", 0)
    if narrow:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    runner = await started(server(house(path)), listening)
    stop = stop_wish()
    sys.stdout.write(f"{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    await stop.wait()
    await runner.cleanup()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), narrow="narrow" in sys.argv[2:]))
