"""Lines without a network, tapped: every byte a server sends, of every kind, with its moment.

The connection is the product's own (`wire/listener.py`) and everything behind it too; only the socket is
missing. What is sent in one piece is noted as one piece, and so are pings, goodbyes and hanging up.
"""

from __future__ import annotations

import asyncio
import json
from typing import Final, cast

from aiohttp import web

from tenderfoot.server.safety import tokens
from tenderfoot.server.safety.connections import Connections
from tenderfoot.server.wire.listener import HttpConnection
from tests.server.leaping import Anything

HOST: Final = "127.0.0.1:8000"
PING, PONG, TEXT, GOODBYE = 0x89, 0x8A, 0x81, 0x88
SILENCE: Final = 15.0
Heard = tuple[float, str, str, bytes]  # when, by which line, what, and all of it


class Ear:
    """All that reached somebody, in its order."""

    def __init__(self) -> None:
        self.heard: Final[list[Heard]] = []

    def note(self, line: str, what: str, piece: bytes = b"") -> None:
        now = asyncio.get_running_loop().time()
        self.heard.append((round(now, 6), line, what, piece))


class Tap(asyncio.Transport):
    """One connection; its other end is an ear."""

    def __init__(self, address: str, ear: Ear, name: str) -> None:
        super().__init__()
        self._address: Final = address
        self._ear: Final = ear
        self._name: Final = name
        self._closing = False
        self.connection: HttpConnection

    def get_extra_info(self, name: str, default: Anything = None) -> Anything:
        return (self._address, 50000) if name == "peername" else default

    def write(self, data: bytes | bytearray | memoryview) -> None:
        piece = bytes(data)
        self._ear.note(self._name, "bytes", piece)
        if piece[:1] == bytes([PING]):
            self.feed(frame(PONG, piece[2:]))

    def writelines(self, pieces: Anything) -> None:
        self.write(b"".join(pieces))

    def feed(self, data: bytes) -> None:
        """The client sends this."""
        asyncio.get_running_loop().call_soon(self._fed, data)

    def _fed(self, data: bytes) -> None:
        if not self._closing:
            self.connection.data_received(data)

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._ear.note(self._name, "hangs up")
            asyncio.get_running_loop().call_soon(self.connection.connection_lost, None)

    def abort(self) -> None:
        self.close()

    def is_closing(self) -> bool:
        return self._closing

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        """Nothing is fed faster than it is read."""

    def resume_reading(self) -> None:
        """Nor was it stopped."""

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Everything is taken at once."""


class Switchboard:
    """Makes connections to one server."""

    def __init__(self, runner: web.AppRunner, connections: Connections) -> None:
        self._runner: Final = runner
        self._connections: Final = connections

    def line(self, address: str, ear: Ear, name: str) -> Tap:
        tap = Tap(address, ear, name)
        server = cast("web.Server", self._runner.server)
        tap.connection = HttpConnection(server, self._connections, address, SILENCE, refused=False)
        tap.connection.connection_made(tap)
        return tap


class Caller:
    """A device with its cookie, and an ear for all its lines."""

    def __init__(self, board: Switchboard, name: str, address: str) -> None:
        self.ear: Final = Ear()
        self.name: Final = name
        self.token: Final = name.replace(" ", "").ljust(tokens.TOKEN_LENGTH, "x")
        self.device: Final = tokens.digest(self.token)
        self._board: Final = board
        self._address: Final = address
        self._calls = 0

    def get(self, path: str, *headers: str) -> None:
        """Ask for a page; the reply is noted."""
        self._call(f"GET {path}", b"", ["Connection: close", *headers])

    def post(self, path: str, body: object) -> None:
        kind = "Content-Type: application/json"
        self._call(f"POST {path}", json.dumps(body).encode(), ["Connection: close", kind])

    def look(self, table: str, *headers: str) -> Socket:
        """Open a socket at a table."""
        wanted = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        origin = headers or (f"Origin: http://{HOST}",)
        return Socket(self._call(f"GET /ws/{table}", b"", [*wanted, key, *origin]))

    def _call(self, what: str, body: bytes, headers: list[str]) -> Tap:
        self._calls += 1
        tap = self._board.line(self._address, self.ear, f"{self.name} {self._calls} {what}")
        about = [f"Host: {HOST}", f"Cookie: {tokens.COOKIE}={self.token}", *headers]
        length = [f"Content-Length: {len(body)}"] if body else []
        tap.feed("\r\n".join([f"{what} HTTP/1.1", *about, *length, "", ""]).encode() + body)
        return tap


class Socket:
    """A WebSocket, seen from the client."""

    def __init__(self, tap: Tap) -> None:
        self._tap: Final = tap
        self._wishes = 0

    def send(self, kind: str, /, **fields: object) -> None:
        """Send a wish."""
        self._wishes += 1
        self.text(json.dumps({"type": kind, "id": self._wishes, **fields}))

    def text(self, text: str) -> None:
        """Send anything."""
        self._tap.feed(frame(TEXT, text.encode()))

    def ping(self, word: bytes) -> None:
        self._tap.feed(frame(PING, word))

    def goodbye(self) -> None:
        self._tap.feed(frame(GOODBYE, b"\x03\xe8"))


def frame(kind: int, payload: bytes) -> bytes:
    """A client's frame (RFC 6455, 5.2), masked with nothing."""
    size = len(payload)
    head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE, size >> 8, size & 255])
    return head + bytes(4) + payload
