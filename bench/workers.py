"""Workers on a PostgreSQL of their own, with a proxy before them or without, while they are measured."""

import asyncio
import http.client
import itertools
import socket
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final, Self

from bench.contender import Meter, cpu, cpu_of_children
from bench.house import ROOMY
from bench.kept import Kept
from tenderfoot.server.cluster.command import haproxy
from tenderfoot.server.cluster.proxy import Door, configuration
from tenderfoot.server.shards.shard import SHARDS, letter_of
from tenderfoot.server.storage.postgres.line import call
from tenderfoot.server.storage.postgres.own_server import OwnServer

HERE: Final = "127.0.0.1"
OK: Final = 200
MOVING: Final = 503  # no worker has that table just now
STUCK: Final = 60.0  # seconds
PAUSE: Final = 0.05
LETTERS: Final = [letter_of(shard) for shard in range(SHARDS)]
_numbers: Final = itertools.count()


class StuckError(Exception):
    """Workers that never agreed who has what."""


class Database:
    """A PostgreSQL that waits for its disk as any does; each measurement gets a new database."""

    def __init__(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="tenderfoot-bench-"))
        self._server: Final = OwnServer(folder, lasting=False)

    def __enter__(self) -> Self:
        self._server.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.stop()

    def new(self) -> str:
        """The address of a new database."""
        name = f"bench{next(_numbers)}"
        asyncio.run(self._make(name))
        return self._server.address(name).url

    async def _make(self, name: str) -> None:
        line = await call(self._server.address(), {"statement_timeout": "0"}, STUCK)
        await line.run(f"create database {name}")
        await line.end()

    def cpu(self) -> float:
        """The seconds of CPU that all its processes have used."""
        return cpu(self._server.pid()) + cpu_of_children(self._server.pid())


class Workers:
    """So many workers on one database; with a proxy people come to that, without one to the only worker."""

    def __init__(self, database: Database, count: int, *, proxied: bool) -> None:
        self._database: Final = database
        self._url: Final = database.new()
        self._how: Final = ["proxied"] if proxied else []
        self._proxy: Kept | None = None
        self.crew: Final[list[Kept]] = []
        self.ports: Final[list[int]] = []
        self._count: Final = count
        self.port = 0

    def __enter__(self) -> Self:
        with ExitStack() as undo:
            undo.callback(self._stop)
            for _ in range(self._count):
                self.crew.append(self._started(0))
                self.ports.append(int(self.crew[-1].said().split()[1]))
            self.port = self._lead() if self._how else self.ports[0]
            self.settle()
            undo.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def meters(self) -> dict[str, Meter]:
        """What a decision costs, and whom."""
        crew, proxy = self.crew, self._proxy
        meters = {"cpu": lambda: sum(one.cpu() for one in crew), "database": self._database.cpu}
        return {**meters, "proxy": proxy.cpu} if proxy else meters

    def memory(self) -> float:
        """The bytes that all workers have in memory."""
        return sum(one.memory() for one in self.crew)

    def owner(self, table: str) -> int | None:
        """The number of the worker that has a table, unless it is moving."""
        return next((n for n, port in enumerate(self.ports) if said(port, f"/shards/{table[0]}") == OK), None)

    def kill(self, number: int) -> None:
        """A worker is gone from one moment to the next."""
        self.crew[number].kill()

    def again(self, number: int) -> None:
        """It starts where it was; everything is as before when it has its share."""
        self.crew[number] = self._started(self.ports[number])
        self.crew[number].said()
        self.settle()

    def settle(self) -> None:
        """Wait until each has an equal share and the proxy knows it."""
        until = time.monotonic() + STUCK
        while not self._settled():
            if time.monotonic() > until:
                raise StuckError("the workers have not shared the tables out within a minute")
            time.sleep(PAUSE)

    def _settled(self) -> bool:
        shares = [sum(said(port, f"/shards/{one}") == OK for one in LETTERS) for port in self.ports]
        if sum(shares) != SHARDS or max(shares) - min(shares) > 1:
            return False
        return all(said(self.port, f"/api/tables/{one * 10}") not in (0, MOVING) for one in LETTERS)

    def _started(self, port: int) -> Kept:
        return Kept([sys.executable, "-m", "bench.house", self._url, str(port), *self._how])

    def _lead(self) -> int:
        """Start the proxy; its port."""
        port, folder = free_port(), Path(tempfile.mkdtemp(prefix="tenderfoot-bench-"))
        file = folder / "haproxy.cfg"
        workers = [f"{HERE}:{one}" for one in self.ports]
        file.write_text(configuration(workers, Door(f"{HERE}:{port}", ROOMY)), "utf-8")
        self._proxy = Kept([haproxy(), "-q", "-db", "-f", str(file)], folder)
        return port

    def _stop(self) -> None:
        for one in [*self.crew, *([self._proxy] if self._proxy else [])]:
            one.stop()


class Single:
    """The one process with its file on disk."""

    def __init__(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="tenderfoot-bench-"))
        self._kept: Final = Kept([sys.executable, "-m", "bench.house", f"{folder}/tables.db"], folder)
        self.port = 0

    def __enter__(self) -> Self:
        self.port = int(self._kept.said().split()[1])
        return self

    def __exit__(self, *_: object) -> None:
        self._kept.stop()

    def meters(self) -> dict[str, Meter]:
        """What a decision costs."""
        return {"cpu": self._kept.cpu}

    def memory(self) -> float:
        """The bytes it has in memory."""
        return self._kept.memory()


def said(port: int, path: str) -> int:
    """The status of a page; 0 where nobody answers."""
    line = http.client.HTTPConnection(HERE, port, timeout=STUCK)
    try:
        line.request("GET", path)
        return line.getresponse().status
    except (OSError, http.client.HTTPException):
        return 0
    finally:
        line.close()


def free_port() -> int:
    """A port that nobody has just now."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])
