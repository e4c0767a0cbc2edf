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

from tenderfoot.server.command import listen, started, stop_request
from tenderfoot.server.journal import Journal
from tenderfoot.server.safety.guard import Guard
from tenderfoot.server.services import Limits, Services
from tenderfoot.server.shards.ownership import Ownership
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.storage.store import Checkpoint, nothing
from tenderfoot.server.tables.projection import ALLOWED, Projection
from tenderfoot.server.wire.app import Server
from tenderfoot.server.wire.static_files import StaticFiles
from tenderfoot.server.workers.pool import WorkerPool, workforce
from tenderfoot.server.workers.thinkers import Thinkers
from tests.server import company
from tests.server.company import NEVER
from tests.server.games import GAMES

BRISK = 0.0005  # seconds: a game of a test has many commits
ROOMY = Limits(
    connections=5000,
    silence=NEVER,
    hello=NEVER,
    heartbeat=NEVER,
    sockets=5000,
    tables=100_000,
    requests=1e6,
    messages=1e6,
    chat=1e6,
    chat_lines=100_000,
    chat_bytes=10**9,
    entries=100_000,
    patience=NEVER,
    pulse=NEVER,  # a commit of its own would be counted among those at which a server is to die
    measured=0,
    opening=120.0,
    returning=120.0,
)


def limited(**limits: float) -> Limits:
    """Limits that nobody reaches, but for these."""
    return structs.replace(ROOMY, **limits)


def services(
    path: Path,
    *,
    limits: Limits = ROOMY,
    projection: Projection = ALLOWED,
    checkpoint: Checkpoint = nothing,
    store: type[SqliteStore] = SqliteStore,
    beat: float = BRISK,
    bots: Thinkers | None = None,
    coaches: WorkerPool | None = None,
    archivists: WorkerPool | None = None,
    ownership: Ownership | None = None,
) -> Services:
    """The common goods of a server for tests; its log is as talkative as it can be."""
    journal = Journal("debug")
    workers = workforce(bots or company.bots(), coaches or company.coaches())
    return Services(
        GAMES,
        store(path, checkpoint, Beat(beat)),
        workers if archivists is None else structs.replace(workers, archivists=archivists),
        limits=limits,
        projection=projection,
        checkpoint=checkpoint,
        journal=journal,
        ownership=ownership,
    )


def server(
    goods: Services,
    pages: StaticFiles | None = None,
    *,
    base: str | None = None,
    proxied: bool = False,
    metrics: str = "",
) -> Server:
    """The server over these goods."""
    guard = Guard(goods.limits, base, proxied=proxied, metrics=metrics)
    return Server(goods, guard, pages or StaticFiles())


def database(server: Server) -> SqliteStore:
    """The file behind a server."""
    store = server.services.store
    assert isinstance(store, SqliteStore)
    return store


async def main(path: Path, *, narrow: bool) -> None:
    """Serve until told to stop; `narrow`: the machine keeps next to nothing for who does not read."""
    listening = listen("127.0.0.1", 0)
    if narrow:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    runner = await started(server(services(path)), listening)
    stop = stop_request()
    sys.stdout.write(f"{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    await stop.wait()
    await runner.cleanup()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), narrow="narrow" in sys.argv[2:]))
