"""Real server processes that start in a blink: this one has imported all, and forks a server on command.

`start FILE POINT N` on standard input gives `PID PORT` on standard output. The child is the whole server on
a socket of its own; at the N-th checkpoint of POINT ("before commit", …) it kills itself with signal 9. POINT
`never` leaves that to whoever reads its PID. `EARLY` before `start` gives the control: a server that
acknowledges before it has committed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from tenderfoot.server.command import listen, started, stop_request
from tenderfoot.server.storage.changes import Change
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.storage.store import Checkpoint, Writer
from tests.server import booth


class EarlyStore(SqliteStore):
    """The control: says "committed" before it is."""

    def write(self, changes: Sequence[Change], writer: Writer | None = None) -> asyncio.Future[None]:
        future = super().write(changes, writer)
        self._loop.call_soon(said, future)
        return future


def said(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


def suicidal(point: str, passings: int) -> Checkpoint:
    """Die at the n-th checkpoint of a point."""
    left = [passings]

    def checkpoint(reached: str) -> None:
        if reached == point:
            left[0] -= 1
            if not left[0]:
                os.kill(os.getpid(), signal.SIGKILL)

    return checkpoint


async def serve(path: Path, store: type[SqliteStore], checkpoint: Checkpoint, to: int) -> None:
    listening = listen("127.0.0.1", 0)
    listening.listen(128)
    os.write(to, f"{listening.getsockname()[1]}\n".encode())
    os.close(to)
    goods = booth.services(path, checkpoint=checkpoint, store=store)
    runner = await started(booth.server(goods), listening)
    await stop_request().wait()
    await runner.cleanup()


def start(path: str, point: str, passings: int, store: type[SqliteStore]) -> str:
    """Fork a server; its pid and port."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        os.close(reading)
        asyncio.run(serve(Path(path), store, suicidal(point, passings), writing))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        return f"{pid} {told.readline().strip()}"


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        *early, _, path, point, passings = line.rstrip("\n").split("\t")
        store = EarlyStore if early else SqliteStore
        sys.stdout.write(start(path, point, int(passings), store) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
