"""Whether the server is well: it knows by what it writes itself, not by what it is asked."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from pathlib import Path

import pytest

from tenderfoot.server.journal import Journal
from tenderfoot.server.storage.changes import Change
from tenderfoot.server.storage.health import STALE, DiskHealth
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.storage.store import StoreFault, Writer
from tenderfoot.server.wire.app import Server
from tests.server import booth
from tests.server.booth import database
from tests.server.guest import Guest, Refusal
from tests.server.running import with_server


class Sick(SqliteStore):
    """A disk that fails, or does not answer, when it is told to."""

    health = "well"

    def write(self, changes: Sequence[Change], writer: Writer | None = None) -> asyncio.Future[None]:
        if self.health == "well":
            return super().write(changes, writer)
        waiting = asyncio.get_running_loop().create_future()
        if self.health == "full":
            waiting.set_exception(StoreFault("database or disk is full"))
        return waiting


def test_the_last_beat_and_its_age_decide(tmp_path: Path) -> None:
    async def story() -> None:
        house = booth.services(tmp_path / "tables.db", store=Sick)
        now, long = [0.0], STALE * house.limits.pulse + 1
        store, pulse = house.store, DiskHealth(house, lambda: now[0])
        assert isinstance(store, Sick)
        assert not pulse.failing()
        now[0] = long
        assert pulse.failing()  # it has never beaten
        await pulse.beat()
        assert not pulse.failing()
        store.health = "full"
        await pulse.beat()
        assert pulse.failing()
        store.health = "well"
        await pulse.beat()
        assert not pulse.failing()
        store.health = "silent"
        beating = asyncio.create_task(pulse.beat())
        await asyncio.sleep(0)
        assert not pulse.failing()  # it may still come
        now[0] += long
        assert pulse.failing()
        beating.cancel()
        house.workers.close()
        await store.close()

    asyncio.run(story())


def test_a_disk_that_takes_nothing_is_noticed_and_so_is_its_recovery(tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            await server.operator.health.beat()
            assert await ann.get("/healthz") == "well\n"
            database(server)._writing.execute("pragma query_only = on")
            await server.operator.health.beat()
            with pytest.raises(Refusal, match="disk-fails") as refused:
                await ann.get("/healthz")
            assert "disk" in refused.value.reply["sentence"]
            async with ann.http.get(ann.base + "/healthz", headers={"Accept-Language": "fr"}) as reply:
                assert reply.status == 503
                assert "disque" in (await reply.json())["sentence"]
            database(server)._writing.execute("pragma query_only = off")
            await server.operator.health.beat()
            assert await ann.get("/healthz") == "well\n"

    with_server(tmp_path, story)


def test_it_beats_by_itself(tmp_path: Path) -> None:
    async def story(server: Server, _: int) -> None:
        assert isinstance(server.services.store, Sick)
        server.services.store.health = "full"
        while not server.operator.health.failing():  # noqa: ASYNC110  nothing tells when it has beaten
            await asyncio.sleep(0)
        server.services.store.health = "well"

    with_server(tmp_path, story, store=Sick, limits=booth.limited(pulse=0.001))


def test_to_ask_for_it_writes_nothing(tmp_path: Path) -> None:
    """Else a stranger could time other people's writes by his own."""

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            assert isinstance(server.services.store, Sick)
            await server.operator.health.beat()
            server.services.store.health = "silent"  # whoever waits for the disk now waits for ever
            for _ in range(20):
                assert await ann.get("/healthz") == "well\n"
            server.services.store.health = "well"

    with_server(tmp_path, story, store=Sick)


class Full(io.StringIO):
    """A log on a disk that is full."""

    def write(self, _: str) -> int:
        raise OSError(28, "No space left on device")


def test_a_log_that_cannot_be_written_is_no_reason_to_fail() -> None:
    Journal("info", Full()).error("the disk takes nothing")
