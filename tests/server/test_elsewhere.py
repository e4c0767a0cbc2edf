"""A worker that owns a part of the tables: the others are elsewhere, and nothing of them happens here."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import aiohttp
import pytest

from tenderfoot.server.lobby.handover import Handover
from tenderfoot.server.lobby.retention import DAY
from tenderfoot.server.shards.ownership import Leases
from tenderfoot.server.shards.shard import SHARDS, letter_of, shard_of
from tenderfoot.server.storage.changes import TableRemoved
from tenderfoot.server.tables.session import Session
from tenderfoot.server.wire.app import Server
from tests.server.booth import limited
from tests.server.guest import Guest, Look, Refusal, first, seated
from tests.server.running import running, with_server

NEVER: Final = float("inf")


def leases(shards: range = range(SHARDS)) -> Leases:
    """These shards, for good."""
    found = Leases(lambda: 0.0)
    found.until = NEVER
    for shard in shards:
        found.take(shard)
    return found


def gone(owned: Leases, table: str) -> None:
    owned.give_up(shard_of(table))


async def status(guest: Guest, path: str, **headers: str) -> tuple[int, str]:
    async with guest.http.get(guest.base + path, headers=headers) as reply:
        return reply.status, reply.headers.get("Retry-After", "")


def test_a_table_of_another_worker_is_elsewhere_over_http_and_its_socket_is_not_opened(
    tmp_path: Path,
) -> None:
    owned = leases()

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            table = looks[0].table
            gone(owned, table)
            for path in ("", "/record", "/replay", "/review", "/proof"):
                assert await status(ann, f"/api/tables/{table}{path}") == (503, "1")
            for path in ("enter", "forget", "forget-me", "open-replay"):
                with pytest.raises(Refusal, match="elsewhere") as refused:
                    await ann.post(f"/api/tables/{table}/{path}", {})
                assert refused.value.reply["sentence"] != ""
            with pytest.raises(aiohttp.WSServerHandshakeError) as closed:
                await ann.look(table)
            assert closed.value.status == 503
            assert await status(ann, f"/t/{table}") != (503, "1")  # the page itself is anybody's
            ann.http.headers["Accept-Language"] = "fr"
            with pytest.raises(Refusal) as refused:
                await ann.get(f"/api/tables/{table}")
            assert "serveur" in refused.value.reply["sentence"]
            assert [card["asked"] for card in await ann.get("/api/mine")] == [None]
            assert (await ann.get("/api/traces"))["tables"] == [table]

    running(tmp_path, story, ownership=owned)


def test_new_tables_and_rematches_are_where_they_are_opened(tmp_path: Path) -> None:
    owned = leases(range(7, 9))

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            opened = [(await ann.open("toytown"))["table"] for _ in range(12)]
            assert {shard_of(table) for table in opened} == {7, 8}
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            await asyncio.gather(*[look.play() for look in looks])
            await looks[0].wish("rematch")
            await looks[0].until(lambda: looks[0].room["rematch"])
            assert shard_of(looks[0].room["rematch"]) == shard_of(looks[0].table)
            await ann.look(looks[0].room["rematch"])
            for shard in (7, 8):
                owned.give_up(shard)
            with pytest.raises(Refusal, match="elsewhere"):
                await ann.open("toytown")

    running(tmp_path, story, ownership=owned)


def test_who_leaves_politely_acknowledges_what_was_said_sends_on_and_forgets(tmp_path: Path) -> None:
    owned = leases()

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            kept = await seated([ann, bob], "toytown", options={"players": 2})
            while shard_of(kept[0].table) == shard_of(looks[0].table):
                kept = await seated([ann, bob], "toytown", options={"players": 2})
            asked = next(look for look in looks if look.ask())
            ask = asked.ask() or {}
            number = await asked.send("answer", question=ask["question"], choice=first(ask))
            await asyncio.wait_for(received(server, asked), 60)
            gone(owned, asked.table)
            await Handover(server.lobby).leave({shard_of(asked.table)})
            assert asked.table not in server.lobby.tables
            assert (await asked.reply(number))["type"] == "taken"
            assert await closed(asked) == 1012
            assert kept[0].table in server.lobby.tables
            owned.take(shard_of(asked.table))
            await Handover(server.lobby).come({shard_of(asked.table)})
            assert asked.table in server.lobby.tables  # a game goes on before anybody looks at it
            again = [await ann.look(asked.table), await bob.look(asked.table)]
            await asyncio.gather(*[look.play() for look in again])
            assert all(not look.ws.closed for look in kept)

    with_server(tmp_path, story, ownership=owned)


async def received(server: Server, look: Look) -> None:
    """The answer is on its way to the disk, or there."""
    table = server.lobby.tables[look.table]
    while table.play is None or not table.play.given:  # noqa: ASYNC110  a server says nothing of it
        await asyncio.sleep(0)


async def closed(look: Look) -> int | None:
    while await look.receive() is not None:
        pass
    return look.ws.close_code


def test_who_has_lost_the_database_forgets_everything_at_once(tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            Handover(server.lobby).drop()
            assert server.lobby.tables == {}
            assert [await closed(look) for look in looks] == [1012, 1012]
            again = [await ann.look(looks[0].table), await bob.look(looks[0].table)]
            await asyncio.gather(*[look.play() for look in again])

    with_server(tmp_path, story, ownership=leases())


class Deaf:
    """A line that only remembers how it was closed."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    def reply(self, message: bytes) -> None: ...

    def wake(self) -> None: ...

    def look(self) -> None: ...

    def close(self, code: int) -> None:
        self.closed.append(code)


def test_who_is_let_in_while_his_table_goes_is_sent_on_too(tmp_path: Path) -> None:
    """Between the look at the table and the first word of the socket others have their turn."""

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            table = server.lobby.tables[(await ann.open("toytown", name="Ann"))["table"]]
            device, line = next(iter(table.grants)), Deaf()
            session = Session(server.lobby, table, device, server.languages)
            Handover(server.lobby).drop()
            session.begin(line)
            assert line.closed == [1012]

    with_server(tmp_path, story, ownership=leases())


def test_a_table_that_moves_while_it_is_read_is_not_kept(tmp_path: Path) -> None:
    """Somebody else may have had it, and written, in between."""
    owned = leases()

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            table = (await ann.open("toytown"))["table"]
            server.lobby.vacated(table)
            server.lobby.leaving.discard(table)
            reading = asyncio.ensure_future(server.lobby.table(table))
            await asyncio.sleep(0)
            gone(owned, table)
            owned.take(shard_of(table))
            with pytest.raises(Exception, match="elsewhere"):
                await reading
            assert table not in server.lobby.tables
            assert (await server.lobby.table(table)).row.id == table

    with_server(tmp_path, story, ownership=owned)


def test_only_owned_tables_are_pruned(tmp_path: Path) -> None:
    owned = leases()

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            tables = [(await ann.open("toytown"))["table"] for _ in range(8)]
            owned.give_up(shard_of(tables[0]))
            later = server.services.now() + 2 * DAY
            server.services.now = lambda: later  # type: ignore[method-assign]
            mine = {table for table in tables if shard_of(table) != shard_of(tables[0])}
            assert await server.retention.prune() == len(mine)
            assert tables[0] in (await ann.get("/api/traces"))["tables"]
            await server.services.store.write([TableRemoved(tables[0])])

    with_server(tmp_path, story, ownership=owned, limits=limited(keep_abandoned=1))


def test_a_proxy_learns_which_shards_are_here_and_nobody_behind_it_does(tmp_path: Path) -> None:
    owned = leases(range(3))

    async def story(port: int) -> None:
        async with Guest(port) as ann:
            said = [(await status(ann, f"/shards/{letter_of(shard)}"))[0] for shard in range(SHARDS)]
            assert said == [200] * 3 + [503] * (SHARDS - 3)
            assert (await status(ann, "/shards/any"))[0] == 200
            for none in ("01", "é", "A", "%00", "anyone"):
                assert (await status(ann, f"/shards/{none}"))[0] == 404
            assert (await status(ann, "/shards/0", **{"X-Forwarded-For": "192.0.2.1"}))[0] == 404
            for shard in range(3):
                owned.give_up(shard)
            assert (await status(ann, "/shards/any"))[0] == 503

    running(tmp_path, story, ownership=owned, proxied=True)


def test_a_proxy_asks_as_often_as_it_likes(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            assert {(await status(ann, "/shards/a"))[0] for _ in range(60)} == {200}
            said = {(await status(ann, "/api/games"))[0] for _ in range(60)}
            assert 429 in said

    running(tmp_path, story, proxied=True, limits=limited(requests=1.0))
