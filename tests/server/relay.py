"""A way to the database that can freeze: what is sent arrives nowhere, and nobody is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from typing import Final
from urllib.parse import urlsplit

from tenderfoot.server.storage.postgres.address import Address

CHUNK: Final = 65536
Watch = Callable[["Relay", bytes], None]


def unmoved(relay: Relay, sent: bytes) -> None:
    """Let everything pass."""


class Relay:
    """Passes bytes on while nothing is frozen; `watch` sees what goes to the database, before it goes."""

    def __init__(self, watch: Watch) -> None:
        self._watch: Final = watch
        self.there = asyncio.Event()
        self.back = asyncio.Event()
        self.thaw()

    def freeze(self) -> None:
        """Nothing passes, either way."""
        self.there.clear()
        self.back.clear()

    def thaw(self) -> None:
        """Everything goes on, with what was held up."""
        self.there.set()
        self.back.set()

    async def to_database(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while sent := await reader.read(CHUNK):
            self._watch(self, sent)
            await self.there.wait()
            writer.write(sent)
        writer.close()

    async def from_database(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while sent := await reader.read(CHUNK):
            await self.back.wait()
            writer.write(sent)
        writer.close()


@asynccontextmanager
async def relayed(address: Address, watch: Watch = unmoved) -> AsyncIterator[tuple[Relay, Address]]:
    """The same database at another address, by way of a relay."""
    relay, where = Relay(watch), urlsplit(address.url)
    tasks: set[asyncio.Task[None]] = set()

    async def called(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        over, out = await asyncio.open_connection(where.hostname, where.port)
        with closing(writer), closing(out):
            await asyncio.gather(relay.to_database(reader, out), relay.from_database(over, writer))

    def received(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.add(asyncio.ensure_future(called(reader, writer)))

    server = await asyncio.start_server(received, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield relay, Address(address.url.replace(f":{where.port}/", f":{port}/"))
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
