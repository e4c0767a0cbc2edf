"""Workers that start in a blink: this process has imported all, and forks a worker on command.

`start URL PORT` on standard input gives its PID on standard output. The child is a whole worker: a server of
the tests (limits that nobody reaches, Toytown beside the real games) on PostgreSQL, behind a proxy. `early`
instead of `start` gives the control: a worker that acknowledges before it has committed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast

from tenderfoot.server.command import listen, started, stop_request
from tenderfoot.server.safety.guard import Guard
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.changes import Change
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.membership import membership
from tenderfoot.server.storage.postgres.store import PostgresStore
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.storage.store import Writer
from tenderfoot.server.wire.app import Server
from tenderfoot.server.wire.static_files import StaticFiles
from tests.server import booth
from tests.server.nursery import said

HOST: Final = "127.0.0.1"


class EarlyStore(PostgresStore):
    """The control: says "committed" before it is."""

    def write(self, changes: Sequence[Change], writer: Writer | None = None) -> asyncio.Future[None]:
        future = super().write(changes, writer)
        self._loop.call_soon(said, future)
        return future


async def serve(kind: type[PostgresStore], url: str, port: int, starter: int) -> None:
    """One worker, until it is told to stop, or its starter is gone."""
    asyncio.get_running_loop().add_reader(starter, os._exit, 1)
    listening = listen(HOST, port)
    store = await kind.opened(Address(url), beat=Beat(booth.BRISK))
    member = membership(store, f"{HOST}:{port}")
    assert member is not None
    made = cast("type[SqliteStore]", lambda *_: store)
    goods = booth.services(Path(), store=made, ownership=member.leases)
    guard = Guard(goods.limits, None, proxied=True)
    runner = await started(Server(goods, guard, StaticFiles(), member), listening)
    await stop_request().wait()
    await runner.cleanup()


def start(kind: type[PostgresStore], url: str, port: int, ends: tuple[int, int]) -> int:
    """Fork a worker; its pid."""
    pid = os.fork()
    if not pid:
        os.close(ends[1])
        asyncio.run(serve(kind, url, port, ends[0]))
        os._exit(0)
    return pid


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    ends = os.pipe()  # nothing is said there: it ends when we do, however that is
    for line in sys.stdin:
        what, url, port = line.split()
        kind = EarlyStore if what == "early" else PostgresStore
        sys.stdout.write(f"{start(kind, url, int(port), ends)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
