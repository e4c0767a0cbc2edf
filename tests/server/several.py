"""Several real workers on a real PostgreSQL behind a real HAProxy, and what can happen to them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final, Self

import aiohttp

from tenderfoot.server.shards.shard import SHARDS, letter_of
from tenderfoot.server.storage.decode import Row
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.errors import NoDatabase
from tenderfoot.server.storage.postgres.line import call
from tests.server import postgres
from tests.server.haproxy import Proxy

STUCK: Final = 600.0  # seconds, to stop a test that hangs; a busy machine is no fault
PAUSE: Final = 0.05
SHARES: Final = (
    "select pid, count(*) as number from pg_locks where locktype = 'advisory' and objsubid = 2 group by pid"
)


class Several:
    """So many workers; `urls` is where each finds the database, which all have in common."""

    def __init__(self, place: Path, workers: int, *, early: bool = False) -> None:
        self.database: Final = postgres.own_server()
        self.url: Final = self.database.address().url
        self.ports: Final = free_ports(workers + 1)
        self.port: Final = self.ports.pop()  # of the proxy
        self.urls: Final = [self.url] * workers
        self.pids: Final = [0] * workers
        self._how: Final = "early" if early else "start"
        self._proxy: Final = Proxy(place, self.port, self.ports)
        self._crew: Final = subprocess.Popen(
            [sys.executable, "-m", "tests.server.crew"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    async def __aenter__(self) -> Self:
        try:
            await asyncio.to_thread(self._proxy.__enter__)
            for number in range(len(self.pids)):
                await self.start(number)
            await self.settled()
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        for number in range(len(self.pids)):
            self.signal(number, signal.SIGKILL)
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        assert self._crew.stdin is not None
        assert self._crew.stdout is not None
        self._crew.stdin.close()
        self._crew.wait()
        self._crew.stdout.close()
        self._proxy.__exit__()
        self.database.stop()

    # --- what happens to them -----------------------------------------------------------------

    async def start(self, number: int) -> None:
        """A worker begins, and listens soon."""
        self.pids[number] = int(await asyncio.to_thread(self._forked, number))

    def _forked(self, number: int) -> str:
        assert self._crew.stdin is not None
        assert self._crew.stdout is not None
        self._crew.stdin.write(f"{self._how} {self.urls[number]} {self.ports[number]}\n")
        self._crew.stdin.flush()
        return self._crew.stdout.readline()

    def signal(self, number: int, what: signal.Signals) -> None:
        """Signal 9, or stop, or go on."""
        if self.pids[number]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pids[number], what)

    async def gone(self, number: int) -> None:
        """Its process has ended."""
        async with asyncio.timeout(STUCK):
            while alive(self.pids[number]):  # noqa: ASYNC110  it is nobody's child here
                await asyncio.sleep(PAUSE)

    # --- what can be seen of them -------------------------------------------------------------

    async def owned(self, number: int) -> str:
        """The letters of the shards a worker says it owns."""
        async with aiohttp.ClientSession() as http:
            said = [await self._says(http, number, letter_of(shard)) for shard in range(SHARDS)]
        return "".join([letter_of(shard) for shard in range(SHARDS) if said[shard]])

    async def _says(self, http: aiohttp.ClientSession, number: int, letter: str) -> bool:
        try:
            async with http.get(f"http://127.0.0.1:{self.ports[number]}/shards/{letter}") as reply:
                return reply.status == 200
        except aiohttp.ClientError:
            return False

    async def owner(self, table: str) -> int:
        """The worker that has a table."""
        async with asyncio.timeout(STUCK), aiohttp.ClientSession() as http:
            while True:
                for number in range(len(self.ports)):
                    if await self._says(http, number, table[0]):
                        return number
                await asyncio.sleep(PAUSE)

    async def settled(self, workers: int = 0) -> None:
        """So many workers, or all, own an equal share of everything, and the proxy knows it."""
        async with asyncio.timeout(STUCK):
            while True:
                shares = await self._shares()
                if len(shares) == (workers or len(self.ports)) and max(shares) - min(shares) <= 1:
                    break
                await asyncio.sleep(PAUSE)
            await self._known()

    async def _shares(self) -> list[int]:
        """How much each worker owns, as the database has it; nothing, unless all is owned."""
        try:
            shares = [int(row["number"]) for row in await asked(self.url, SHARES)]
        except (NoDatabase, OSError):  # it has just been started
            return []
        return shares if sum(shares) == SHARDS else []

    async def _known(self) -> None:
        """The proxy finds an owner for each shard: nobody is told that a table is moving."""
        async with aiohttp.ClientSession() as http:
            for shard in range(SHARDS):
                while True:
                    path = f"/api/tables/{letter_of(shard) * 10}"
                    async with http.get(f"http://127.0.0.1:{self.port}{path}") as reply:
                        if reply.status != 503:
                            break
                    await asyncio.sleep(PAUSE)


async def asked(url: str, question: str) -> list[Row]:
    """What the database says to a question of the test's own, however long that takes."""
    line = await call(Address(url), {"statement_timeout": "0"}, STUCK)
    rows = await line.ask(question)
    await line.end()
    return rows


def alive(pid: int) -> bool:
    """Whether a process, not ours to wait for, is still there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def free_ports(count: int) -> list[int]:
    """Ports that nobody has just now, all different."""
    probes = [socket.socket() for _ in range(count)]
    for probe in probes:
        probe.bind(("127.0.0.1", 0))
    ports = [int(probe.getsockname()[1]) for probe in probes]
    for probe in probes:
        probe.close()
    return ports
