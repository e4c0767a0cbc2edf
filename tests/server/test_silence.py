"""Who is silent, does not read, or never stops talking is hung up on, and nobody else notices.

Every limit here is small, and what is awaited is what it brings about; nothing is measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiohttp
import pytest

from tenderfoot.server.wire.app import Server
from tests.server.booth import limited
from tests.server.guest import STUCK, Guest
from tests.server.running import running, with_server

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
SHORT = 0.3
LONGER = 2.0  # than it takes to be heard on a busy machine
GONE = b""


@contextlib.asynccontextmanager
async def calling(port: int, said: bytes = b"") -> AsyncIterator[Line]:
    """A bare connection, on which this was said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def until(true: Callable[[], object]) -> None:
    """Wait for something in the server."""
    while not true():  # noqa: ASYNC110  the server need not say it for a test
        await asyncio.sleep(0.01)


def request(path: str, *headers: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *headers, "", ""]).encode()


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "])
def test_who_asks_for_nothing_is_hung_up_on(said: bytes, tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with calling(port, said) as (reader, _):
            assert await reader.read() == GONE

    running(tmp_path, story, limits=limited(silence=SHORT))


def test_who_asks_for_nothing_more_is_hung_up_on(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with calling(port, request("/metrics")) as (reader, _):
            said = await reader.read()
            assert said.startswith(b"HTTP/1.1 200")
            assert b"tenderfoot_connections 1" in said

    running(tmp_path, story, limits=limited(silence=LONGER))


def test_a_form_that_does_not_arrive_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        async with calling(port, f"{head}Content-Length: 99\r\n\r\n{{".encode()) as (reader, _):
            said = await reader.read()
            assert said.startswith(b"HTTP/1.1 400")
            assert b"took longer than 2 seconds" in said

    running(tmp_path, story, limits=limited(silence=LONGER))


def test_who_does_not_read_what_he_asked_for_is_hung_up_on(tmp_path: Path) -> None:
    page = tmp_path / "static"
    page.mkdir()
    (page / "long.bin").write_bytes(bytes(40_000_000))

    async def story(server: Server, port: int) -> None:
        async with calling(port, request("/long.bin")) as (_, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            await until(lambda: server.connections.all)
            await until(lambda: not server.connections.all)
            assert server.services.metrics.cut_off == 1

    with_server(tmp_path, story, static=page, limits=limited(patience=SHORT))


def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            table = (await ann.open("toytown", name="Ann"))["table"]
            ws = await ann.http.ws_connect(f"{ann.base}/ws/{table}", origin=ann.base)
            assert (await ws.receive()).type is aiohttp.WSMsgType.CLOSE
            assert ws.close_code == 1008

    running(tmp_path, story, limits=limited(hello=SHORT))


def test_a_socket_that_says_everything_but_hello_is_closed(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            table = (await ann.open("toytown", name="Ann"))["table"]
            ws = await ann.http.ws_connect(f"{ann.base}/ws/{table}", origin=ann.base)
            for number in range(30):
                await ws.send_json({"type": "say", "id": number, "text": "let me in"})
            codes = [message.json()["code"] async for message in ws]
            assert set(codes) == {"hello-first"}
            assert len(codes) == 21
            assert ws.close_code == 1008

    running(tmp_path, story)


def test_a_socket_whose_other_end_is_dead_is_closed(tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            table = (await ann.open("toytown", name="Ann"))["table"]
            await ann.http.ws_connect(f"{ann.base}/ws/{table}", origin=ann.base, autoping=False)
            await until(lambda: server.sockets)
            # a client that does not look at what comes answers no ping either
            await until(lambda: not server.sockets)

    with_server(tmp_path, story, limits=limited(heartbeat=SHORT))


def test_the_silent_make_room_for_whoever_comes(tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async with calling(port) as (first, _), calling(port), calling(port):
            await until(lambda: len(server.connections.all) == 3)
            async with calling(port, request("/healthz", "Connection: close")) as (reader, _):
                assert (await reader.read()).startswith(b"HTTP/1.1 200")
            assert await first.read() == GONE

    with_server(tmp_path, story, limits=limited(connections=3))


@pytest.mark.parametrize("limit", ["connections", "connections_in_all"])
def test_where_all_are_busy_the_next_is_told_when_to_come_again(limit: str, tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            table = (await ann.open("toytown", name="Ann"))["table"]
            looks = [await ann.look(table) for _ in range(2)]
            asked = request("/api/games", "Accept-Language: fr")
            async with calling(port, asked) as (reader, _):
                head, _, body = (await reader.read()).partition(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 429")
                assert b"Retry-After: 10" in head
                assert json.loads(body)["code"] == "too-many-connections"
                assert "réessayez dans 10 secondes" in json.loads(body)["sentence"]
            await looks[0].close()
            async with calling(port, request("/api/games", "Connection: close")) as (reader, _):
                assert (await reader.read()).startswith(b"HTTP/1.1 200")

    running(tmp_path, story, limits=limited(**{limit: 2}))


def test_who_goes_on_after_being_told_that_he_is_too_fast_is_hung_up_on(tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            look = await ann.look((await ann.open("toytown", name="Ann"))["table"])
            for _ in range(200):
                await look.send("say", text="buy!")
            while await look.receive() is not None:
                pass
            assert look.ws.close_code == 1008
            refused = sum('"too-fast"' in text for text in look.heard)
            assert 11 <= refused < 100
            assert server.services.metrics.flooders == 1

    with_server(tmp_path, story, limits=limited(chat=0.001, warnings=10))


def test_who_pings_without_end_is_hung_up_on(tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            look = await ann.look((await ann.open("toytown", name="Ann"))["table"])
            await look.ws.ping()
            with contextlib.suppress(ConnectionError):
                for _ in range(200):
                    await look.ws.ping()
            while await look.receive() is not None:
                pass
            assert server.services.metrics.flooders == 1

    with_server(tmp_path, story, limits=limited(messages=0.001, warnings=10))


def test_a_flood_of_requests_is_refused_and_hung_up_on(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with calling(port, request("/healthz") * 60) as (reader, _):
            said = await reader.read()
            assert said.count(b"HTTP/1.1 200") == 5
            assert said.count(b"HTTP/1.1 429") == 1

    running(tmp_path, story, limits=limited(requests=0.001))


def test_without_descriptors_the_silent_go_and_the_log_stays_short(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.booth", str(tmp_path / "tables.db")]
    log = tmp_path / "log"
    with log.open("w") as told, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=told) as process:
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline())
            used = len(list(Path(f"/proc/{process.pid}/fd").iterdir()))
            resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (used + 10, used + 10))
            asyncio.run(besieged(port))
        finally:
            process.kill()
    assert "nothing left to let somebody in with" in log.read_text()
    assert len(log.read_text().splitlines()) <= 50


async def besieged(port: int) -> None:
    """Very many who say nothing, and one who wants something."""
    async with asyncio.timeout(STUCK), contextlib.AsyncExitStack() as all_of_them:
        for _ in range(100):
            await all_of_them.enter_async_context(calling(port))
        for _ in range(3):
            async with calling(port, request("/api/games", "Connection: close")) as (reader, _):
                assert (await reader.read()).startswith(b"HTTP/1.1 200")


ASKED = """
import resource
from tenderfoot.server.wire.descriptors import SPARE, room
resource.setrlimit(resource.RLIMIT_NOFILE, (SPARE + 50, SPARE + 500))
print(room(40), room(300), resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE, room(9000))
"""


def test_there_are_as_many_connections_as_descriptors_at_most() -> None:
    said = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["40", "300", "300", "500"]
