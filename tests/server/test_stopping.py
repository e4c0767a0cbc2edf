"""The server stops when it is told to, whoever does not listen."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import secrets
import signal
import socket
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final, Self

from tenderfoot.server.tables.session import MOST_FAULTS
from tests.server.guest import STUCK, Guest
from tests.server.running import running

LONG_LINE: Final = "🎲" * 400  # four bytes each


@contextmanager
def process(place: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server in a process of its own, and its port."""
    command = [sys.executable, "-m", "tests.server.booth", str(place / "tables.db"), "narrow"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        assert running.stdout is not None
        try:
            yield running, int(running.stdout.readline())
        finally:
            running.kill()


class Deaf:
    """Somebody who greets and then reads nothing, neither news nor goodbyes."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        self._line: Final = socket.socket()
        self._line.settimeout(STUCK)
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.connect(("127.0.0.1", port))
        self._shake_hands(port, table, cookie)
        self.send({"type": "hello", "id": 1, "language": "en", "since": 0})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()

    def _shake_hands(self, port: int, table: str, cookie: str) -> None:
        lines = [
            f"GET /ws/{table} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            f"Origin: http://127.0.0.1:{port}",
            f"Cookie: tenderfoot={cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(secrets.token_bytes(16)).decode()}",
        ]
        self._line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert b" 101 " in self._line.recv(64)

    def send(self, wish: dict[str, object]) -> None:
        """Say something; no answer is read."""
        message = json.dumps(wish).encode()
        mask = secrets.token_bytes(4)
        masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(message))
        self._line.sendall(bytes([0x81, 0x80 | len(message)]) + mask + masked)


async def sent(guest: Guest) -> int:
    """How many bytes the server has written to its sockets."""
    found = re.search(r"bytes_sent_total (\d+)", await guest.get("/metrics"))
    assert found is not None
    return int(found[1])


async def deafen(stack: ExitStack, port: int, lines: int, listeners: int, nonsense: int = 0) -> None:
    """A table where much was said, and people who came and have it all on its way to them."""
    async with Guest(port) as ann:
        opened = await ann.open("toytown", name="Ann")
        look = await ann.look(opened["table"])
        for _ in range(lines):
            await look.wish("say", text=LONG_LINE)
        await look.close()
        token = next(iter(ann.http.cookie_jar)).value
        before = await sent(ann)
        deaf = [stack.enter_context(Deaf(port, opened["table"], token)) for _ in range(listeners)]
        while await sent(ann) < before + listeners * lines * len(LONG_LINE.encode()):
            pass
    for _ in range(nonsense):
        deaf[0].send({"type": "nonsense"})


def test_who_does_not_read_does_not_stop_the_server_from_stopping(tmp_path: Path) -> None:
    with process(tmp_path) as (running, port), ExitStack() as stack:
        asyncio.run(deafen(stack, port, 100, 3))
        running.send_signal(signal.SIGTERM)
        assert running.wait(STUCK) == 0


def test_neither_does_who_does_not_finish_what_he_asks(tmp_path: Path) -> None:
    begun = [b"", b"GET", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"]
    with process(tmp_path) as (running, port), ExitStack() as stack:
        for words in begun:
            line = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            line.sendall(words)
        running.send_signal(signal.SIGTERM)
        assert running.wait(STUCK) == 0


def test_who_talks_nonsense_and_does_not_read_is_not_kept_for_good(tmp_path: Path) -> None:
    async def story(port: int, stack: ExitStack) -> None:
        await deafen(stack, port, 100, 1, nonsense=MOST_FAULTS + 1)
        async with Guest(port) as ann:
            while "tenderfoot_sockets 0" not in await ann.get("/metrics"):
                pass

    with process(tmp_path) as (_, port), ExitStack() as stack:
        asyncio.run(asyncio.wait_for(story(port, stack), STUCK))


def test_who_comes_while_the_server_stops_is_hung_up_on_and_not_forgotten(tmp_path: Path) -> None:
    """However many turns of the loop lie between his coming and the end; a socket left open is a warning."""

    async def pass_by(turns: int) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)

    async def story(turns: int, port: int) -> None:
        await pass_by(6)  # the server waits for somebody by then
        late = socket.create_connection(("127.0.0.1", port))
        late.settimeout(STUCK)
        lines.append(late)
        await pass_by(turns)

    lines: list[socket.socket] = []
    for turns in range(6):
        running(tmp_path, partial(story, turns))
    gc.collect()
    for line in lines:
        with line, suppress(ConnectionResetError):
            assert line.recv(1) == b""
