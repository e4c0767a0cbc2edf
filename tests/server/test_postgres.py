"""What only PostgreSQL must do: own by a session, refuse who owns no more, and be migrated under a lock."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from msgspec import structs

from tenderfoot.server.errors import NewerDatabase
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.changes import ActAdded, Heartbeat, SeatPut, StepAdded, TableOpened
from tenderfoot.server.storage.postgres import line as lines
from tenderfoot.server.storage.postgres import readers
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.line import call
from tenderfoot.server.storage.postgres.migrate import migrate
from tenderfoot.server.storage.postgres.migrations import MIGRATIONS
from tenderfoot.server.storage.postgres.store import PostgresStore
from tenderfoot.server.storage.postgres.waves import waves
from tenderfoot.server.storage.rows import Seat
from tenderfoot.server.storage.sql import statements
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.storage.store import StoreFault, Writer
from tenderfoot.server.tables.acts import Act, Step
from tests.server import postgres
from tests.server.booth import BRISK
from tests.server.guest import STUCK
from tests.server.kept import counted, with_store
from tests.server.relay import Relay, relayed
from tests.server.test_store import ROW, said

USUAL: Final = dict(lines.SETTINGS)  # as they are when no test is patient
ANSWER: Final = lines.ANSWER


def act(n: int, who: int = 0) -> ActAdded:
    return ActAdded("t", n, Act("answer", who, n, "pass"), 0)


@asynccontextmanager
async def stores(
    address: Address, number: int = 2, beat: float = BRISK
) -> AsyncIterator[list[PostgresStore]]:
    """Several processes at one database, as far as it can tell; it has one table."""
    made = [await PostgresStore.opened(address, beat=Beat(beat)) for _ in range(number)]
    try:
        await made[0].write([TableOpened(ROW)])
        yield made
    finally:
        for one in made:
            await one.close()


# --- who owns what ------------------------------------------------------------------------------


def test_of_two_who_race_for_one_act_exactly_one_wins_and_the_other_is_told() -> None:
    async def story() -> None:
        async with stores(postgres.fresh()) as (one, other):
            for n in range(60):
                done = await asyncio.gather(
                    one.write([act(n, 0), said(2 * n)]),
                    other.write([act(n, 1), said(2 * n + 1)]),
                    return_exceptions=True,
                )
                assert [isinstance(fault, StoreFault) for fault in done].count(True) == 1
            assert [act.question for act in await one.acts("t")] == [*range(60)]
            assert await counted(one, "chat") == 60  # of the loser nothing

    asyncio.run(story())


def test_a_shard_is_ones_own_until_it_is_given_back() -> None:
    async def story() -> None:
        async with stores(postgres.fresh()) as (one, other):
            assert await one.session.try_lock(5)
            assert await one.session.try_lock(5)  # no more ours than before
            assert await one.session.try_lock(6)
            assert not await other.session.try_lock(5)
            assert (await one.session.held(), await other.session.held()) == ({5, 6}, set())
            await one.session.unlock(5)
            assert await other.session.try_lock(5)
            assert (await one.session.held(), await other.session.held()) == ({6}, {5})

    asyncio.run(story())


def test_shards_of_one_database_are_none_of_another() -> None:
    async def story() -> None:
        async with stores(postgres.fresh(), 1) as [one], stores(postgres.fresh(), 1) as [other]:
            assert await one.session.try_lock(5)
            assert await other.session.try_lock(5)
            assert await other.session.held() == {5}

    asyncio.run(story())


async def ended(address: Address, pid: int) -> None:
    """Somebody else ends a session, and waits until it is gone."""
    line = await call(address)
    await line.ask("select pg_terminate_backend(?::int, 10000)", [pid])
    await line.end()


def test_who_was_ended_owns_nothing_and_writes_nothing_for_good() -> None:
    """It happens while he stands still: he knows nothing of it when he wakes and writes."""

    async def story() -> None:
        address = postgres.fresh()
        async with stores(address) as (zombie, other):
            assert await zombie.session.try_lock(5)
            await zombie.write([act(0)])
            postgres.beside().run(ended(address, zombie.session.pid))
            assert not zombie.session.lost.is_set()
            waking = [zombie.write([act(1)]), zombie.write([said(1)])]
            assert await other.session.try_lock(5)
            done = await asyncio.gather(*waking, return_exceptions=True)
            assert [type(fault) for fault in done] == [StoreFault, StoreFault]
            assert zombie.session.lost.is_set()
            with pytest.raises(StoreFault):
                await zombie.write([act(2)])
            with pytest.raises(StoreFault):
                await zombie.session.try_lock(6)
            await other.write([act(1, 1)])
            assert [act.seat for act in await other.acts("t")] == [0, 1]
            assert await counted(other, "chat") == 0
            assert await zombie.acts("t") == await other.acts("t")  # he may read

    asyncio.run(story())


def test_a_silent_owner_is_ended_by_another() -> None:
    async def story() -> None:
        async with stores(postgres.fresh()) as (silent, other):
            assert await silent.session.try_lock(5)
            await other.session.end(silent.session.pid)
            await asyncio.wait_for(silent.session.lost.wait(), STUCK)
            assert await other.session.try_lock(5)

    asyncio.run(story())


def test_what_was_written_in_one_session_is_not_stored_in_the_next() -> None:
    async def story() -> None:
        async with stores(postgres.fresh(), beat=0.5) as (one, other):
            before = one.session.pid
            assert await one.session.try_lock(5)
            writer = Writer()
            late = one.write([act(0)], writer)
            await one.session.renew()  # long before the next tick
            with pytest.raises(StoreFault):
                await late
            assert writer.failed
            assert one.session.pid != before
            assert await one.session.held() == set()
            assert await other.session.try_lock(5)  # the session before has ended
            await one.write([act(0)])
            assert len(await other.acts("t")) == 1

    asyncio.run(story())


def test_nobody_is_ended_who_owns_nothing() -> None:
    """The number of a process that is gone may be somebody else's by now."""

    async def story() -> None:
        async with stores(postgres.fresh()) as (one, other):
            await one.session.end(other.session.pid)
            await other.write([said(1)])
            assert not other.session.lost.is_set()

    asyncio.run(story())


# --- when the database, or the way to it, fails -------------------------------------------------


def test_what_was_acknowledged_is_there_after_a_crash_and_everybody_can_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(readers, "PATIENCE", STUCK)  # however long this machine takes to start it again
    server = postgres.own_server()

    async def story() -> None:
        async with stores(server.address(), 1) as [store]:
            writes = {n: store.write([act(n)]) for n in range(200)}
            await writes[0]
            await asyncio.to_thread(server.crash)
            await asyncio.wait_for(store.session.lost.wait(), STUCK)
            done = await asyncio.gather(*writes.values(), return_exceptions=True)
            kept = [n for n, fault in enumerate(done) if fault is None]
            with pytest.raises(StoreFault):
                await store.write([act(500)])
            reading = asyncio.ensure_future(store.acts("t"))  # patient
            await asyncio.to_thread(server.start)
            there = [act.question for act in await reading]
            assert set(kept) <= set(there)
            await store.session.renew()
            await store.write([act(500)])

    try:
        asyncio.run(story())
    finally:
        server.stop()


def test_a_frozen_way_is_noticed_in_time_and_nothing_is_waited_for_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        address = postgres.fresh()
        async with stores(address, 1) as [other], relayed(address) as (relay, way):
            store = await PostgresStore.opened(way)
            await store.write([act(0)])
            relay.freeze()
            monkeypatch.setattr(store.session._line, "_answer", 0.1)
            with pytest.raises(StoreFault):
                await asyncio.wait_for(store.write([act(1)]), STUCK)
            assert store.session.lost.is_set()
            relay.thaw()  # whatever was held up arrives now
            with pytest.raises(StoreFault):
                await store.write([act(2)])
            await other.write([act(1, 1)])
            assert [act.seat for act in await other.acts("t")] == [0, 1]
            await store.close()

    asyncio.run(story())


def test_if_nobody_knows_what_became_of_a_commit_the_session_is_over() -> None:
    """The answer to a commit does not come: who wrote is told no, and whoever reads next sees the truth."""
    commits: list[bytes] = []

    def watch(relay: Relay, sent: bytes) -> None:
        if b"; commit" in sent and not commits:
            commits.append(sent)
            relay.back.clear()

    async def story() -> None:
        address = postgres.fresh()
        async with stores(address, 1) as [other], relayed(address, watch) as (relay, way):
            store, writer = await PostgresStore.opened(way), Writer()
            writing = store.write([act(0)], writer)
            async with asyncio.timeout(STUCK):
                while not await other.acts("t"):
                    assert not writing.done()
            assert store.session._line is not None
            store.session._line.hang_up()  # as it does by itself when no answer comes in time
            with pytest.raises(StoreFault):
                await writing
            assert writer.failed
            assert store.session.lost.is_set()
            relay.thaw()
            await store.session.renew()
            with pytest.raises(StoreFault):  # the same act once more: it is there
                await store.write([act(0)])
            await store.close()

    asyncio.run(story())


def test_who_holds_a_row_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator in the middle of something: his table's writes are refused, the others' are stored."""
    monkeypatch.setitem(lines.SETTINGS, "lock_timeout", "100")

    async def story() -> None:
        address = postgres.fresh()
        async with stores(address, 1) as [store]:
            await store.write([TableOpened(structs.replace(ROW, id="free"))])
            operator = await call(address)
            await operator.run("begin; select * from tables where id = 't' for update")
            done = await asyncio.gather(
                store.write([act(0)]),
                store.write([structs.replace(act(0), table="free")]),
                return_exceptions=True,
            )
            assert [fault is None for fault in done] == [False, True]
            await operator.run("rollback")
            await store.write([act(0)])
            await operator.end()

    asyncio.run(story())


def test_the_database_is_asked_to_keep_what_it_is_given_and_to_end_who_does_not_go_on() -> None:
    async def story() -> None:
        async with stores(postgres.fresh(), 1) as [store]:
            for name, value in lines.SETTINGS.items():
                [row] = await store.session.execute("select setting from pg_settings where name = ?", [name])
                assert row["setting"] == value
            assert lines.SETTINGS["synchronous_commit"] == "on"
            assert int(USUAL["statement_timeout"]) < 1000 * ANSWER

    asyncio.run(story())


# --- its tables ---------------------------------------------------------------------------------


def test_two_who_come_at_once_bring_an_empty_database_up_to_date_once() -> None:
    async def story() -> None:
        address = postgres.fresh(empty=True)
        await asyncio.gather(*[migrate(address) for _ in range(4)])
        line = await call(address)
        rows = await line.ask("select had, least from schema_changes")
        assert [(row["had"], row["least"]) for row in rows] == [(len(MIGRATIONS), 1)]
        await line.end()

    asyncio.run(story())


def test_a_change_that_fails_leaves_the_database_as_it_was() -> None:
    async def story() -> None:
        address = postgres.fresh()
        broken = [*MIGRATIONS, "alter table tables add column more bigint; select 1 / 0"]
        with pytest.raises(Exception, match="division"):
            await migrate(address, broken)
        line = await call(address)
        assert (await line.ask("select had from schema_changes"))[0]["had"] == len(MIGRATIONS)
        await line.end()
        await migrate(address)

    asyncio.run(story())


def test_the_release_before_goes_on_and_comes_back_while_an_older_one_is_refused() -> None:
    async def story() -> None:
        address = postgres.fresh()
        async with stores(address, 1) as [store]:
            newer = [*MIGRATIONS, "alter table tables add column more bigint"]
            await migrate(address, newer, least=len(MIGRATIONS))
            await store.write([act(0)])  # it was there before
            await (await PostgresStore.opened(address)).close()  # it is started again
            newest = [*newer, "alter table tables add column most bigint"]
            await migrate(address, newest, least=len(newer))
            with pytest.raises(NewerDatabase) as no:
                await PostgresStore.opened(address)
            assert no.value.facts == {"found": len(newest), "known": len(MIGRATIONS)}

    asyncio.run(story())


def test_both_homes_have_the_same_tables_with_the_same_columns(tmp_path: Path) -> None:
    async def story(store: object) -> None:
        del store

    with_store(tmp_path / "tables.db", story)
    file = sqlite3.connect(tmp_path / "tables.db")
    parts = [name for (name,) in file.execute("select name from sqlite_master where type = 'table'")]
    in_file = {(part, row[1]) for part in parts for row in file.execute(f"pragma table_info({part})")}
    file.close()

    async def seen() -> None:
        async with stores(postgres.fresh(), 1) as [store]:
            here = set(store.session.types)
            assert here - in_file == {pair for pair in here if pair[0] in ("workers", "schema_changes")}
            assert in_file <= here
            assert set(store.session.types.values()) == {"text", "bigint", "bytea"}

    asyncio.run(seen())


# --- how it is asked ----------------------------------------------------------------------------


def test_many_decisions_are_few_statements() -> None:
    step = Step([], [])
    made = [statements([act(n), StepAdded("t", n, 0, step)]) for n in range(200)]
    assert [len(wave.rows) for wave in waves([(Writer(), one) for one in made])] == [200, 200]


def test_a_row_is_not_put_over_another_of_the_same_statement() -> None:
    chairs = [SeatPut("t", number, Seat("person", name)) for name in ("Ann", "Bob") for number in (0, 1)]
    found = [[row[1] for row in wave.rows] for wave in waves([(Writer(), statements(chairs))])]
    assert found == [[0, 1], [0, 1]]


def test_each_process_beats_in_a_row_of_its_own_and_the_rows_of_the_gone_go() -> None:
    async def story() -> None:
        address = postgres.fresh()
        async with stores(address) as (one, other):
            for store in (one, other, one):
                await store.write([Heartbeat(7)])
            assert await counted(one, "pulse") == 2
            gone = other.session.pid
        await ended(address, gone)  # it takes a moment until the database has noticed
        left = await PostgresStore.opened(address)
        assert gone not in {row["id"] for row in (await left.fetch(("select id from pulse", [])))[0]}
        await left.close()

    asyncio.run(story())


def test_what_no_row_can_hold_is_found_nowhere_and_disturbs_nobody() -> None:
    async def story() -> None:
        async with stores(postgres.fresh(), 1) as [store]:
            for name in ("\0", "t\0", "\ud800"):
                assert await store.table(name) is None
                assert await store.listed(name) is None
                assert await store.links(name) == 0
                assert not await store.granted(name, b"")
            with pytest.raises(StoreFault):
                await store.write([TableOpened(structs.replace(ROW, id="\0"))])
            await store.write([said(1)])

    asyncio.run(story())


def test_whoever_goes_away_while_he_waits_disturbs_nobody() -> None:
    async def story() -> None:
        async with stores(postgres.fresh(), 1) as [store]:
            for ask in (store.acts, store.table, store.links):
                asked = asyncio.ensure_future(ask("t"))
                await asyncio.sleep(0)
                asked.cancel()
            locking = asyncio.ensure_future(store.session.try_lock(5))
            await asyncio.sleep(0)
            locking.cancel()
            await store.write([act(0)])
            assert len(await store.acts("t")) == 1

    asyncio.run(story())


def test_a_file_is_one_and_its_lock_is_one_where_no_address_is_named(tmp_path: Path) -> None:
    """The default stays what it was."""

    async def story(store: object) -> None:
        assert isinstance(store, SqliteStore)

    with_store(tmp_path / "tables.db", story)
