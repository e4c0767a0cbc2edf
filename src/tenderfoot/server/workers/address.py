"""Where thinkers are: HOST:PORT, or unix:PATH for a socket in the file system."""

from __future__ import annotations

import asyncio
import os
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable
from typing import Final

from tenderfoot.server.errors import BadSetting

HIGHEST_PORT: Final = 65535
_UNIX: Final = "unix:"

Served = Callable[[StreamReader, StreamWriter], Awaitable[None]]


class Address:
    """One of them; refused if it cannot be meant."""

    def __init__(self, text: str, source: str) -> None:
        self.text: Final = text
        self.path: Final = text.removeprefix(_UNIX) if text.startswith(_UNIX) else ""
        host, _, port = text.rpartition(":")
        self.host: Final = host.strip("[]")
        self.port: Final = int(port) if port.isdecimal() and port.isascii() and len(port) <= 5 else -1  # noqa: PLR2004
        if not self.path and (not self.host or not 0 <= self.port <= HIGHEST_PORT):
            raise BadSetting("bad-thinkers", {"source": source, "found": text})

    async def connect(self) -> tuple[StreamReader, StreamWriter]:
        """Speak to whoever listens there."""
        if self.path:
            return await asyncio.open_unix_connection(self.path)
        return await asyncio.open_connection(self.host, self.port)

    async def listen(self, served: Served) -> asyncio.Server:
        """Listen there; a socket in the file system is its owner's alone."""
        if not self.path:
            return await asyncio.start_server(served, self.host, self.port)
        before = os.umask(0o177)
        try:
            return await asyncio.start_unix_server(served, self.path)
        finally:
            os.umask(before)

    def of(self, server: asyncio.Server) -> str:
        """As others may name it: where the system chose the port, with that one."""
        if self.path:
            return self.text
        return f"{self.text.rpartition(':')[0]}:{server.sockets[0].getsockname()[1]}"
