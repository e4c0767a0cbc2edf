"""Who gets in, how often, and what replies say about themselves."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tenderfoot.server.wire.app import Server
from tests.server.booth import limited
from tests.server.guest import Guest, Refusal, seated
from tests.server.running import running, with_server


def test_a_socket_needs_the_cookie_and_the_exact_origin(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as eve:
            table = (await ann.open("toytown", name="Ann"))["table"]
            address = f"{ann.base}/ws/{table}"
            for origin in (None, "http://evil.example", f"http://localhost:{port}", ann.base + "/"):
                with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                    await ann.http.ws_connect(address, origin=origin)
                assert refused.value.status == 403
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await eve.http.ws_connect(address, origin=eve.base)
            assert refused.value.status == 404
            with pytest.raises(Refusal, match="wrong-origin"):
                await eve.get(f"/ws/{table}")

    running(tmp_path, story)


def test_other_sites_and_other_names_are_refused(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            form = {"game": "toytown"}
            for headers, status in (
                ({"Origin": "http://evil.example"}, 403),
                ({"Sec-Fetch-Site": "cross-site"}, 403),
                ({"Host": "evil.example"}, 403),
                ({"Content-Type": "text/plain"}, 400),
                ({"Origin": ann.base, "Sec-Fetch-Site": "same-origin"}, 201),
            ):
                async with ann.http.post(ann.base + "/api/tables", json=form, headers=headers) as reply:
                    assert reply.status == status, headers

    running(tmp_path, story)


def test_every_reply_has_its_headers_and_the_cookie_is_closed_to_scripts(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            async with ann.http.post(ann.base + "/api/tables", json={"game": "toytown"}) as reply:
                cookie = reply.headers["Set-Cookie"]
                assert "HttpOnly" in cookie
                assert "SameSite=Strict" in cookie
            for path in ("/api/games", "/api/mine", "/healthz", "/nowhere", "/ws/x", "/assets/none.js"):
                async with ann.http.get(ann.base + path) as reply:
                    assert "script-src 'self'" in reply.headers["Content-Security-Policy"]
                    assert "unsafe" not in reply.headers["Content-Security-Policy"]
                    assert reply.headers["Referrer-Policy"] == "no-referrer"
                    assert reply.headers["X-Content-Type-Options"] == "nosniff"
                    assert reply.headers["Cache-Control"] in ("no-store", "no-cache")

    running(tmp_path, story)


def test_secrets_are_stored_as_digests_only_and_never_logged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            opened = await ann.open("toytown", name="Ann", options={"players": 2}, bots=["tumbleweed"])
            secrets.extend(opened[kind].partition("=")[2] for kind in ("join", "watch"))
            secrets.extend(cookie.value for cookie in ann.http.cookie_jar)
            look = await ann.look(opened["table"])
            secrets.append((await look.wish("invite", kind="seat"))["path"].partition("=")[2])
            await look.wish("say", text="a private word")
            await look.until(look.sits)
            await look.ready()
            await look.begin()
            await look.play()

    secrets: list[str] = []
    running(tmp_path, story)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    said = capsys.readouterr()
    assert len(secrets) == 4
    for secret in secrets:
        assert secret.encode() not in stored
        assert secret not in said.err + said.out
    assert "a private word" not in said.err
    assert "a table was opened" in said.err


def test_a_get_changes_nothing(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            table = (await ann.open("toytown", name="Ann"))["table"]
            before = dump(tmp_path)
            for path in ("games", "tables", "mine", f"tables/{table}/record", f"tables/{table}/replay"):
                async with ann.http.get(f"{ann.base}/api/{path}") as reply:
                    await reply.read()
            assert dump(tmp_path) == before

    running(tmp_path, story)


def dump(place: Path) -> list[str]:
    connection = sqlite3.connect(place / "tables.db")
    try:
        return [line for line in connection.iterdump() if "pulse" not in line]  # that is the server's own
    finally:
        connection.close()


def test_limits_of_one_address(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            opened = [await ann.open("toytown", name="Ann") for _ in range(3)]
            with pytest.raises(Refusal, match="too-many-tables"):
                await ann.open("toytown", name="Ann")
            for _ in range(2):
                await ann.look(opened[0]["table"])
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await ann.look(opened[0]["table"])
            assert refused.value.status == 429

    running(tmp_path, story, limits=limited(tables=3, sockets=2))


def test_limits_of_requests_messages_chat_and_watchers(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve:
            opened = await ann.open("toytown", name="Ann")
            look = await ann.look(opened["table"])
            codes = set()
            for _ in range(12):
                try:
                    await look.wish("say", text="spam")
                except Refusal as refusal:
                    codes.add(refusal.code)
            assert codes == {"too-fast"}
            await bob.enter(opened["watch"])
            await eve.enter(opened["watch"])
            await bob.look(opened["table"])
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await eve.look(opened["table"])
            assert refused.value.status == 429
            with pytest.raises(Refusal, match="too-many-links"):
                await look.wish("invite", kind="join")

    running(tmp_path, story, limits=limited(chat=0.001, watchers=1, links=2))


def test_who_talks_nonsense_is_sent_away(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            table = (await ann.open("toytown", name="Ann"))["table"]
            look = await ann.look(table)
            for _ in range(21):
                await look.ws.send_str('{"type": "nonsense"}')
            while await look.receive() is not None:
                pass
            assert look.ws.close_code == 1008
            assert (
                sum('"type":"refused"' in text for text in look.heard) == 21
            )  # the last one is told why too
            binary = await ann.look(table)
            await binary.ws.send_bytes(b"{}")
            while await binary.receive() is not None:
                pass
            assert binary.ws.close_code == 1008
            long = await ann.look(table)
            await long.ws.send_str("x" * 20_000)
            while await long.receive() is not None:
                pass
            assert long.ws.close_code == 1009

    running(tmp_path, story)


def narrow(about: Callable[[str], Any]) -> None:
    """Leave the machine little room for what is not read, so that it is soon full."""
    line = about("socket")
    for side in (socket.SO_RCVBUF, socket.SO_SNDBUF):
        line.setsockopt(socket.SOL_SOCKET, side, 4096)


def test_a_slow_reader_is_dropped_and_holds_nobody_up(tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2}, pace=0)
            stuck = await bob.look(looks[0].table)
            transport = stuck.ws._response.connection.transport  # type: ignore[union-attr]
            transport.pause_reading()  # type: ignore[union-attr]
            narrow(transport.get_extra_info)  # type: ignore[union-attr]
            for ws in server.sockets:
                narrow(ws.get_extra_info)
            table = server.lobby.tables[looks[0].table]
            line = "x" * 400
            while server.services.metrics.slow_readers == 0:
                await looks[0].wish("say", text=line)
                table.room_changed()
                await looks[1].until(lambda: len(looks[1].chat) >= len(table.chat["players"]))
            await asyncio.gather(looks[0].play(), looks[1].play())
            assert server.services.metrics.slow_readers == 1

    with_server(tmp_path, story, limits=limited(queued=1000, patience=0.5))


def test_counts_are_for_this_machine_alone(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            assert "tenderfoot_acts_total 0" in await ann.get("/metrics")
            async with ann.http.get(ann.base + "/metrics", headers={"X-Forwarded-For": "1.2.3.4"}) as reply:
                assert reply.status == 404
            assert await ann.get("/healthz") == "well\n"

    running(tmp_path, story)
