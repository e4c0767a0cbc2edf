"""The disk: commits together, fails alone, is brought up to date; and tables are read again from it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tenderfoot.server.errors import NewerDatabase
from tenderfoot.server.protocol.server_messages import ChatLine, Clock
from tenderfoot.server.storage.changes import (
    ChatAdded,
    ChatForgotten,
    GuestsCounted,
    LinkMade,
    LinksRevoked,
    SeatPut,
    TableOpened,
)
from tenderfoot.server.storage.home import Home
from tenderfoot.server.storage.migrations import MIGRATIONS
from tenderfoot.server.storage.rows import Seat, TableRow
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.storage.store import StoreFault, Writer
from tenderfoot.server.tables.play import Play
from tenderfoot.server.wire.app import Server
from tests.engine.toytown import Toytown
from tests.server import kept
from tests.server.games import GAMES
from tests.server.guest import STUCK, Guest, Look, Message, Refusal, first, seated
from tests.server.kept import HOMES, AnyStore, counted, tampered, unwilling, with_store
from tests.server.running import running, with_server

ROW = TableRow(
    id="t",
    opened=0,
    game="toytown",
    rules=1,
    options={},
    clock=Clock(),
    pace=0,
    visibility="public",
    open_replay=True,
    status="gathering",
    server_seed=bytes(1),
)
TABLE = (
    "insert into tables (id, opened, game, rules, options, clock, pace, visibility, open_replay, status,"
    " server_seed, seed, header, outcome, rematch)"
    " values ('t', 0, 'toytown', 1, '{}', '{}', 0, 'link', 1, 'over', x'00',"
    " null, null, null, null)"
)


@pytest.fixture(params=HOMES)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    return kept.home(request.param, tmp_path)


def said(n: int) -> ChatAdded:
    return ChatAdded("t", "players", ChatLine(n, None, "", "", 0))


def with_table(home: Home, story: Callable[[AnyStore], Awaitable[None]]) -> None:
    """A store with one table in it."""

    async def told(store: AnyStore) -> None:
        await store.write([TableOpened(ROW)])
        await story(store)

    with_store(home, told)


def with_file(path: Path, story: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """The same, for what only a file has."""

    async def told(store: AnyStore) -> None:
        assert isinstance(store, SqliteStore)
        await story(store)

    with_table(path, told)


def test_what_is_written_together_is_committed_together(home: Home) -> None:
    async def story(store: AnyStore) -> None:
        before = store.commits
        await asyncio.gather(*[store.write([said(n)]) for n in range(200)])
        assert await counted(store, "chat") == 200
        assert store.commits - before < 100

    with_table(home, story)


def test_a_decision_that_cannot_be_stored_fails_alone(home: Home) -> None:
    async def story(store: AnyStore) -> None:
        await store.write([said(50)])
        writes = [store.write([said(n), said(1000 + n)]) for n in range(100)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [n for n, fault in enumerate(done) if fault is not None] == [50]
        assert isinstance(done[50], StoreFault)
        assert await counted(store, "chat") == 1 + 2 * 99  # all or nothing

    with_table(home, story)


def test_what_one_writes_after_a_fault_fails_too_and_keeps_its_order(home: Home) -> None:
    async def story(store: AnyStore) -> None:
        await store.write([said(1)])
        one, other = Writer(), Writer()
        writes = [store.write([said(n)], writer) for n in (0, 1, 2) for writer in (one, Writer())]
        writes += [store.write([said(9)], one), store.write([said(8)], other)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert one.failed
        assert [fault is None for fault in done] == [True, False, False, False, False, True, False, True]

    with_table(home, story)


def test_what_is_put_there_twice_at_once_is_as_it_was_put_last(home: Home) -> None:
    """By one writer, in one commit: whichever way statements are put together, they keep their order."""

    async def story(store: AnyStore) -> None:
        writer, chair = Writer(), Seat("person", "Ann")
        for name in ("Bob", "Cid", "Dan"):
            store.write([SeatPut("t", 0, chair), GuestsCounted("t", 7), said(ord(name[0]))], writer)
            chair = Seat("person", name)
        await store.write([SeatPut("t", 0, chair), ChatForgotten("t", "players", ord("D"))], writer)
        rows = await store.table("t")
        assert rows is not None
        assert [seat.name for seat in rows.seats] == ["Dan"]
        assert rows.row.guests == 7
        assert [line.n for _, line in rows.chat] == [ord("D")]
        assert [one.chairs for one in await store.public_tables(9)] == [[("Dan", "person")]]

    with_table(home, story)


def test_what_was_taken_away_between_two_things_takes_the_second_with_it_nowhere(home: Home) -> None:
    """Alike, and written at once, they may be stored together; not if something came between them."""

    async def story(store: AnyStore) -> None:
        writer = Writer()
        for secret in (b"old", b"new"):
            store.write([LinksRevoked("t", "join"), LinkMade(secret, "t", "join", 0)], writer)
        await store.write([said(1)], writer)
        assert await store.link("t", b"old") is None
        assert await store.link("t", b"new") is not None

    with_table(home, story)


def test_somebody_else_at_the_file_is_waited_for_and_holds_nobody_up(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        other = sqlite3.connect(store.path, isolation_level=None)
        other.execute("begin immediate")
        writes = [store.write([said(n)]) for n in range(3)]
        assert await store.links("t") == 0
        assert not any(write.done() for write in writes)
        other.execute("rollback")
        other.close()
        await asyncio.gather(*writes)
        assert await counted(store, "chat") == 3

    with_file(tmp_path / "tables.db", story)


def test_what_waits_when_the_store_is_closed_is_stored(home: Home) -> None:
    async def story(store: AnyStore) -> None:
        for n in range(3):
            store.write([said(n)])

    async def after(store: AnyStore) -> None:
        assert await counted(store, "chat") == 3

    with_table(home, story)
    with_store(home, after)


def test_what_comes_after_it_is_closed_is_refused_and_nobody_waits(home: Home) -> None:
    async def story() -> None:
        store = await kept.opened(home)
        await store.close()
        with pytest.raises(StoreFault, match="closed"):
            await asyncio.wait_for(store.write([]), STUCK)

    asyncio.run(story())


def test_a_reader_in_the_middle_of_a_query_is_waited_for(tmp_path: Path) -> None:
    """Whoever asked may have gone, not the thread that asks for him: closed under it, the process dies."""

    async def story() -> None:
        store, asked, go_on = SqliteStore(tmp_path / "tables.db"), threading.Event(), threading.Event()

        def slow(*_: object) -> int:
            asked.set()
            go_on.wait(STUCK)
            return sqlite3.SQLITE_OK

        store._reading.set_authorizer(slow)  # asked while a query is made ready
        reading = asyncio.create_task(store.links("t"))
        await asyncio.to_thread(asked.wait, STUCK)
        closing = asyncio.create_task(asyncio.to_thread(asyncio.run, store.close()))
        await asyncio.to_thread(store._thread.join, STUCK)
        assert not closing.done()
        go_on.set()
        assert await reading == 0
        await closing
        with pytest.raises(sqlite3.ProgrammingError):
            await store.links("t")

    asyncio.run(story())


def test_the_disk_is_asked_to_keep_what_it_is_given(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        connection = store._writing
        assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
        assert connection.execute("pragma synchronous").fetchone() == (2,)

    with_file(tmp_path / "tables.db", story)


@pytest.mark.parametrize("version", range(len(MIGRATIONS)))
def test_an_old_file_is_brought_up_to_date_with_all_it_holds(version: int, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    old = sqlite3.connect(path)
    for change in MIGRATIONS[:version]:
        old.executescript(change)
    if version:
        old.execute(TABLE.replace("'t'", "'old'"))
    old.execute(f"pragma user_version = {version}")
    old.commit()
    old.close()

    async def story(store: SqliteStore) -> None:
        assert store.read("pragma user_version")[0][0] == len(MIGRATIONS)
        assert await counted(store, "tables") == 1 + min(version, 1)
        assert await counted(store, "replays") == 0

    with_file(path, story)


def test_a_file_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    newer = sqlite3.connect(path)
    newer.execute("pragma user_version = 99")
    newer.close()
    with pytest.raises(NewerDatabase):
        with_store(path, lambda _: asyncio.sleep(0))


def test_a_game_goes_on_after_a_restart(home: Home, tmp_path: Path) -> None:
    """Another server on the same file: the same table, the same question, chat and bank included."""
    kept: dict[str, object] = {}

    async def before(port: int) -> None:
        ann, bob = Guest(port), Guest(port)
        looks = await seated([ann, bob], "dicetown", options={"players": 2})
        await looks[0].wish("say", text="see you tomorrow")
        await looks[0].play(most=1)
        kept.update(jars=[ann.http.cookie_jar, bob.http.cookie_jar], table=looks[0].table)
        kept.update(shown=looks[0].shown, moments=looks[0].moments)
        await ann.close()
        await bob.close()

    async def after(port: int) -> None:
        guests = [Guest(port), Guest(port)]
        for guest, jar in zip(guests, kept["jars"], strict=True):  # type: ignore[call-overload]
            guest.http.cookie_jar.update_cookies({cookie.key: cookie.value for cookie in jar})
        looks = [await guest.look(str(kept["table"])) for guest in guests]
        await looks[0].until(lambda: "shown" in looks[0].newest and looks[0].chat)
        assert looks[0].moments == kept["moments"]
        shown = kept["shown"]
        assert isinstance(shown, dict)
        assert {**looks[0].shown, "moments": None} == {**shown, "moments": None}
        assert looks[0].chat[0]["text"] == "see you tomorrow"
        await asyncio.gather(*[look.play(most=1) for look in looks])
        for guest in guests:
            await guest.close()

    running(tmp_path, before, home=home)
    running(tmp_path, after, home=home)


def test_a_game_of_older_rules_is_told_and_nothing_of_it_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[str, object] = {}

    async def before(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            over = await seated([ann, bob], "toytown", options={"players": 2})
            await asyncio.gather(*[look.play() for look in over])
            replay = await ann.get(f"/api/tables/{over[0].table}/replay")
            record = await ann.get(f"/api/tables/{over[0].table}/record")
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            token = next(iter(ann.http.cookie_jar)).value
            kept.update(token=token, table=looks[0].table, moments=looks[0].moments)
            kept.update(over=over[0].table, replay=replay, record=record)

    async def after(port: int) -> None:
        async with Guest(port) as ann:
            ann.http.cookie_jar.update_cookies({"tenderfoot": str(kept["token"])})
            look = await ann.look(str(kept["table"]))
            await look.until(lambda: "shown" in look.newest and "room" in look.newest)
            assert look.room["status"] == "stopped"
            assert look.moments == kept["moments"]
            assert (look.shown["view"], look.shown["ask"]) == (None, None)
            with pytest.raises(Refusal, match="older-rules"):
                await look.wish("answer", question=1, choice="keep 0")
            assert await ann.get(f"/api/tables/{kept['over']}/replay") == kept["replay"]
            assert await ann.get(f"/api/tables/{kept['over']}/record") == kept["record"]

    running(tmp_path, before)
    monkeypatch.setitem(GAMES, "toytown", Toytown(version=2))
    running(tmp_path, after)


def test_if_the_disk_refuses_nothing_has_happened(home: Home, tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        store = server.services.store
        assert isinstance(store, AnyStore)
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "dicetown", options={"players": 2})
            await looks[0].until(looks[0].ask)
            ask = looks[0].ask() or {}
            await unwilling(store, so=True)
            with pytest.raises(Refusal, match="not-stored"):
                await looks[0].wish("answer", question=ask["question"], choice=first(ask))
            await unwilling(store, so=False)
            while await looks[0].receive() is not None:
                pass  # the table was given up
            again = await ann.look(looks[0].table)
            await again.until(again.ask)
            assert again.shown["ask"] == ask
            assert not (await again.wish("answer", question=ask["question"], choice=first(ask)))["repeated"]

    with_server(tmp_path, story, home=home)


def test_if_the_rules_fail_half_way_nothing_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision was carried out in memory when the fault came; whoever reads next reads the disk."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "dicetown", options={"players": 2})
            await looks[0].until(looks[0].ask)
            ask = looks[0].ask() or {}
            with monkeypatch.context() as patch:
                patch.setattr(Play, "_number", lambda _: 1 // 0)
                with pytest.raises(Refusal, match="not-stored"):
                    await looks[0].wish("answer", question=ask["question"], choice=first(ask))
            while await looks[0].receive() is not None:
                pass  # the table was given up
            again = await ann.look(looks[0].table)
            await again.until(again.ask)
            assert again.shown["ask"] == ask
            assert not (await again.wish("answer", question=ask["question"], choice=first(ask)))["repeated"]

    running(tmp_path, story)


def test_a_table_that_cannot_be_read_does_not_stop_the_others(home: Home, tmp_path: Path) -> None:
    tables: list[str] = []

    async def before(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            for _ in range(2):
                looks = await seated([ann, bob], "dicetown", options={"players": 2})
                tables.append(looks[0].table)
            slow = {"kind": "slow", "seconds": 86_400}
            looks = await seated([ann, bob], "dicetown", options={"players": 2}, clock=slow)
            tables.append(looks[0].table)

    async def after(server: Server, _: int) -> None:
        await server.lobby.restore()
        assert set(server.lobby.tables) == {tables[0], tables[2]}  # the old one, for its clock runs

    running(tmp_path, before, home=home)
    tampered(home, "update tables set options = '{', clock = '{' where id = ?", tables[1:2])
    tampered(home, "update tables set opened = 0 where id = ?", tables[2:])
    with_server(tmp_path, after, home=home)


def test_nobody_is_seen_to_return_before_that_is_on_disk(tmp_path: Path) -> None:
    """The disk is held up: until it goes on the room stays as it was, for the one who answers too."""
    held, going_on = threading.Event(), threading.Event()

    def checkpoint(point: str) -> None:
        if point == "before commit" and held.is_set():
            going_on.wait(STUCK)

    def away(look: Look) -> bool:
        return bool(look.room["chairs"][0]["away"])

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "dicetown", options={"players": 2})
            await looks[0].until(looks[0].ask)
            server.lobby.tables[looks[0].table].seats[0].away = True
            server.lobby.tables[looks[0].table].settled()
            server.lobby.tables[looks[0].table].room_changed()
            await looks[1].until(lambda: away(looks[1]))
            held.set()
            ask = looks[0].ask() or {}
            wish = await looks[0].send("answer", question=ask["question"], choice=first(ask))
            await ann.http.ws_connect(f"{ann.base}/ws/{looks[0].table}", origin=ann.base)  # somebody comes
            with pytest.raises(Refusal, match="no-such-question"):
                await looks[0].wish("answer", question=1000, choice="pass")
            with pytest.raises(Refusal, match="no-such-question"):
                await looks[1].wish("answer", question=1000, choice="pass")
            assert away(looks[1])
            going_on.set()
            await looks[0].reply(wish)
            await looks[1].until(lambda: not away(looks[1]))

    with_server(tmp_path, story, checkpoint=checkpoint)


@pytest.mark.parametrize("jump", [86_400_000, -86_400_000])
def test_a_jump_of_the_clock_on_the_wall_costs_nobody_any_time(jump: int, home: Home, tmp_path: Path) -> None:
    """Nor does the time for which the server was not there: what an answer took is stored with it."""
    live = {"kind": "live", "seconds": 45, "bank": 120}
    tables: list[str] = []

    async def before(port: int) -> None:
        async with Guest(port) as ann:
            game: Message = {"options": {"players": 3}, "bots": ["tumbleweed"] * 2, "clock": live}
            [look] = await seated([ann], "dicetown", **game)
            tables.append(look.table)
            await look.play(most=8)

    async def after(server: Server, _: int) -> None:
        table = await server.lobby.table(tables[0])
        assert table.play is not None
        assert min(table.timing.banks) > 60

    running(tmp_path, before, home=home)
    tampered(home, "update answers set at = at + ?", [jump])
    tampered(home, "update events set at = at + 2 * ? where version > 2", [jump])
    with_server(tmp_path, after, home=home)
