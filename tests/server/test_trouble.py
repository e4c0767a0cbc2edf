"""Whatever comes, and whatever is wrong with us, somebody is told so in a sentence: no 500, no bare close."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import aiohttp
import pytest

from tenderfoot.server.storage.sql import Value
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.wire.app import Server
from tests.server.booth import database
from tests.server.guest import Guest, Json, Look, Message, Refusal, first, seated
from tests.server.running import running, with_server

FORM: Final = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json"
LONG: Final = "a" * 5000
OTHER_HOSTS: Final = [
    *("", "[", "]", "[]", "[[", "]]", "[::1", "::1]", "[::1]]", "[[::1]", "[::1]x", "x[::1]", "[1::2::3]"),
    *("[::1%25]", "[%]", "[v1.x]", "[zz]", "[::ffff:1.2.3.4.5]", ":", "::", ":80", "a:b:c", "a:b", "1.2.3"),
    *("127.0.0.1:", "127.0.0.1:x", "127.0.0.1:-1", "127.0.0.1:99999999", "127.0.0.1:١", "127.0.0.1,evil"),
    *("evil@127.0.0.1", "127.0.0.1@evil", "127.0.0.1/evil", "127.0.0.1?x", "127.0.0.1#x", "127.0.0.1\\evil"),
    *("évil", "١٢٧.0.0.1", "localhost.", "localhost evil", "%00", "%5b", "xn--", "http://127.0.0.1", LONG),
    *("[" + LONG, "[" + "::1" * 99 + "]", "127.0.0.1:" + "9" * 5000, "\udcff", "\udcff]"),
]


async def raw(port: int, request: str) -> tuple[int, bytes]:
    """Status and body of what comes back for these very bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request.encode("utf-8", "surrogateescape"))
        answer = await reader.read()
    finally:
        writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head, f"a bare close after {request[:80]!r}"
    return int(head.split()[1]), body


def test_a_host_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        for host in OTHER_HOSTS:
            for line in ("GET /api/games", "GET /", "GET /ws/0123456789"):
                status, body = await raw(
                    port, f"{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
                )
                said = json.loads(body)
                assert (status, said["code"]) in ((403, "wrong-host"), (400, "bad-request")), host
                assert said["sentence"] != ""
        for host in ("localhost", "LOCALHOST:80", "127.0.0.1:1", "[::1]", "[::1]:8765", "192.168.1.7:8765"):
            status, _ = await raw(
                port, f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
            )
            assert status == 200, host
        assert (await raw(port, "GET /api/games HTTP/1.0\r\n\r\n"))[0] == 403

    running(tmp_path, story)


def test_a_seat_that_is_none_is_refused_in_replay_and_review(tmp_path: Path) -> None:
    seats = (
        "0009999",
        "9" * 5000,
        "2",
        "00",
        "-1",
        "+1",
        "1.0",
        "٠",
        "²",
        "1_0",
        " 1",
        "",
        "x",
        "None",
        "\x00",
    )

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            await asyncio.gather(*[look.play() for look in looks])
            for seat in seats:
                for kind in ("replay", "review"):
                    address = f"{ann.base}/api/tables/{looks[0].table}/{kind}"
                    async with ann.http.get(address, params={"as": seat}) as reply:
                        assert reply.status == 403, seat
                        assert (await reply.json())["code"] == "no-such-seat", seat

    running(tmp_path, story)


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd", "x-gzip", "identity, gzip", "rot13"])
def test_a_body_that_says_it_is_packed_is_refused(tmp_path: Path, encoding: str) -> None:
    form = b'{"game": "toytown"}'

    async def story(port: int) -> None:
        async with Guest(port) as ann:
            for body in (b"junk", b"\x1f\x8bjunk", form, zlib.compress(form), b""):
                headers = {"Content-Encoding": encoding, "Content-Type": "application/json"}
                async with ann.http.post(ann.base + "/api/tables", data=body, headers=headers) as reply:
                    assert reply.status == 400
                    assert (await reply.json())["sentence"] != ""
            for path in ("/api/games", "/api/mine", "/healthz"):
                async with ann.http.get(ann.base + path, data=b"junk", headers=headers) as reply:
                    assert reply.status < 500

    running(tmp_path, story)


def test_what_is_too_deep_is_refused_and_the_line_stays_open(tmp_path: Path) -> None:
    depth = 5000
    deep = ['{"type":"say","id":1,"text":' + "[" * depth, "[" * depth, '{"a":' * 2000]

    async def story(port: int) -> None:
        async with Guest(port) as ann:
            opened = await ann.open("toytown", name="Ann")
            look = await ann.look(opened["table"])
            for text in deep:
                await look.ws.send_str(text)
                look.newest.pop("refused", None)
                await look.until(lambda: "refused" in look.newest)
                assert look.newest["refused"]["code"] in ("too-deep", "not-understood")
                assert look.newest["refused"]["sentence"] != ""
                table = f"/api/tables/{opened['table']}"
                for path in ("/api/tables", f"{table}/enter", f"{table}/forget"):
                    headers = {"Content-Type": "application/json"}
                    async with ann.http.post(ann.base + path, data=text.encode(), headers=headers) as reply:
                        assert reply.status == 400
                        assert (await reply.json())["sentence"] != ""
            await look.wish("say", text="still here")

    running(tmp_path, story)


def fill(store: SqliteStore) -> None:
    """From now on there is no room for another page, as if the disk were full."""
    pages = store._writing.execute("pragma page_count").fetchone()[0]
    store._writing.execute(f"pragma max_page_count = {pages}")


def make_room(store: SqliteStore) -> None:
    store._writing.execute("pragma max_page_count = 1000000")


async def until_full(ann: Guest) -> Message:
    """Open tables until there is no room for one more; what is said then."""
    for _ in range(200):
        async with ann.http.post(ann.base + "/api/tables", json={"game": "toytown", "name": "Ann"}) as reply:
            if reply.status != 201:
                assert reply.status == 503
                said: Message = await reply.json()
                return said
    raise AssertionError("the disk is never full")


def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "dicetown", options={"players": 2})
            over = await seated([ann, bob], "toytown", options={"players": 2})
            fill(database(server))
            assert (await until_full(ann))["code"] == "not-stored"
            ann.http.headers["Accept-Language"] = "fr"
            assert "disque" in (await until_full(ann))["sentence"]
            with pytest.raises(Refusal, match="not-stored"):
                await talk(looks[0])
            async with bob.http.post(f"{bob.base}/api/tables/{over[0].table}/forget", json={}) as reply:
                assert reply.status in (200, 503)
            make_room(database(server))
            again = await ann.look(looks[0].table)
            await again.until(again.ask)
            ask = again.ask() or {}
            await again.wish("answer", question=ask["question"], choice=first(ask))
            assert (await ann.open("toytown", name="Ann"))["table"]

    with_server(tmp_path, story)


async def talk(look: Look) -> None:
    for _ in range(400):
        await look.wish("say", text="x" * 400)


def test_what_is_over_can_be_read_from_a_full_disk(tmp_path: Path) -> None:
    """Record, replay and review are made and told, though they cannot be kept."""

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            await asyncio.gather(*[look.play() for look in looks])
            where = f"/api/tables/{looks[0].table}"
            record, replay = await ann.get(where + "/record"), await ann.get(where + "/replay")
            database(server)._writing.execute("delete from replays")
            fill(database(server))
            await until_full(ann)
            database(server)._writing.execute("pragma query_only = on")
            assert await ann.get(where + "/record") == record
            assert await ann.get(where + "/replay") == replay
            database(server)._writing.execute("pragma query_only = off")

    with_server(tmp_path, story)


def spoil(place: Path, *changes: str) -> None:
    """Change the file behind the server's back."""
    spoilt = sqlite3.connect(place / "tables.db")
    for change in changes:
        spoilt.execute(change)
    spoilt.commit()
    spoilt.close()


SPOILT: Final = [
    "update tables set options = '{'",
    "update tables set clock = x'ff'",
    "update tables set outcome = '[]', status = 'over'",
    "update tables set game = 7",
    "update tables set server_seed = 'x'",
    "update chairs set standing = '?'",
    "update chairs set standing = x'ff'",
    "update grants set seat = 99",
    "update events set body = '{'",
    "update events set body = x'ff'",
    "update answers set seat = seat + 99",
    "update answers set kind = 'dance'",
]


@pytest.mark.parametrize("change", SPOILT)
def test_one_table_that_cannot_be_read_hides_no_other(tmp_path: Path, change: str) -> None:
    kept: dict[str, str] = {}

    async def before(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            form: Json = {"options": {"players": 2}, "visibility": "public"}
            sound = await seated([ann, bob], "dicetown", **form)
            spoilt = await seated([ann, bob], "dicetown", **form)
            await asyncio.gather(*[look.play(most=1) for look in spoilt])
            kept.update(sound=sound[0].table, spoilt=spoilt[0].table)
            kept.update(token=next(iter(ann.http.cookie_jar)).value)

    async def after(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as eve:
            ann.http.cookie_jar.update_cookies({"tenderfoot": kept["token"]})
            mine = {card["table"]: card["status"] for card in await ann.get("/api/mine")}
            assert mine[kept["sound"]] == "playing"
            assert kept["spoilt"] in mine
            public = [card["table"] for card in await eve.get("/api/tables")]
            assert kept["sound"] in public
            look = await ann.look(kept["sound"])
            await look.until(look.ask)
            await told(ann, kept["spoilt"])
            await strangers(eve, kept["spoilt"])
            await ann.post(f"/api/tables/{kept['spoilt']}/forget", {})
            assert [card["table"] for card in await ann.get("/api/mine")] == [kept["sound"]]

    running(tmp_path, before)
    key = "id" if change.startswith("update tables") else "table_id"
    spoil(tmp_path, f"{change} where {key} = '{kept['spoilt']}'")
    running(tmp_path, after)


async def told(ann: Guest, table: str) -> None:
    """Its owner can come to it, or is told that it cannot be read."""
    for path in ("record", "replay", "review", "proof"):
        async with ann.http.get(f"{ann.base}/api/tables/{table}/{path}") as reply:
            assert reply.status in (403, 503), path
            assert (await reply.json())["sentence"] != ""
    with contextlib.suppress(aiohttp.WSServerHandshakeError):
        await ann.look(table)


async def strangers(eve: Guest, table: str) -> None:
    """For everybody else there is no such table, as if it could be read."""
    for path in ("record", "replay", "review", "proof"):
        with pytest.raises(Refusal, match="no-such-table"):
            await eve.get(f"/api/tables/{table}/{path}")
    with pytest.raises(Refusal, match="no-such-table"):
        await eve.enter(f"/t/{table}#join={'A' * 22}")


def test_what_was_kept_of_a_game_that_is_over_may_be_spoilt_too(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            await asyncio.gather(*[look.play() for look in looks])
            where = f"/api/tables/{looks[0].table}"
            await ann.get(where + "/replay")
            await ann.get(where + "/review")
            spoil(tmp_path, "update replays set frames = x'00'", "update reviews set body = '{'")
            for path in ("replay", "review"):
                async with ann.http.get(f"{ann.base}{where}/{path}") as reply:
                    assert (reply.status, (await reply.json())["code"]) == (503, "unreadable")
            assert await ann.get(where + "/record")

    running(tmp_path, story)


class Broken(SqliteStore):
    """A disk that is well until it is broken; then it fails in a way nobody has thought of."""

    broken = False

    def read(self, query: str, values: Sequence[Value] = ()) -> list[sqlite3.Row]:
        if self.broken:
            raise ZeroDivisionError(query)
        return super().read(query, values)


def test_what_nobody_has_thought_of_is_logged_and_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            opened = await ann.open("toytown", name="Ann")
            look = await ann.look(opened["table"])
            assert isinstance(server.services.store, Broken)
            server.services.store.broken = True
            async with ann.http.get(ann.base + "/api/mine", headers={"Accept-Language": "fr"}) as reply:
                said = await reply.json()
                assert (reply.status, said["code"]) == (503, "fault")
                assert "nosniff" in reply.headers["X-Content-Type-Options"]
                assert "serveur" in said["sentence"]
            with pytest.raises(Refusal, match="fault"):
                await look.wish("invite", kind="join")
            server.services.store.broken = False
            again = await ann.look(opened["table"])  # what was in memory may be half done: the disk knows
            await again.wish("invite", kind="join")

    with_server(tmp_path, story, store=Broken)
    said = capsys.readouterr().err
    assert "ZeroDivisionError" in said
    assert "select" not in said


def test_what_the_library_refuses_is_said_in_a_sentence_too(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            headers = {"Accept-Language": "fr"}
            for method, path, status in (("POST", "/api/games", 405), ("DELETE", "/", 405)):
                async with ann.http.request(method, ann.base + path, headers=headers) as reply:
                    assert reply.status == status
                    assert (await reply.json())["sentence"].endswith(".")
            async with ann.http.post(ann.base + "/api/tables", json={"game": "x" * 20_000}) as reply:
                assert reply.status == 413
                assert (await reply.json())["sentence"] != ""

    running(tmp_path, story)


@pytest.mark.parametrize(
    "request_",
    [
        "nonsense\r\n\r\n",
        "GET http://[/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\n broken\r\n: x\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        f"{FORM}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        f"GET /{'x' * 20_000} HTTP/1.1\r\nHost: localhost\r\n\r\n",
        f"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: {'x' * 20_000}\r\n\r\n",
    ],
)
def test_what_is_no_request_is_refused_in_every_language(tmp_path: Path, request_: str) -> None:
    async def story(port: int) -> None:
        status, body = await raw(port, request_)
        assert 400 <= status < 500
        assert "sens" in json.loads(body)["sentence"]

    running(tmp_path, story)
