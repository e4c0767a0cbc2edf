"""Tables are pruned by the operator's rule, with all that belongs to them, and never under anybody's eyes."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from tenderfoot.server.errors import BadSetting
from tenderfoot.server.settings import settings
from tenderfoot.server.wire.app import Server
from tests.server.booth import database, limited
from tests.server.guest import Guest, Refusal, seated
from tests.server.running import running, with_server

TWO = {"players": 2}
DAY = 86_400_000
RULE = limited(keep_finished=30, keep_abandoned=10)


def parts(server: Server) -> list[str]:
    """Everything in the database that belongs to tables."""
    store = database(server)
    names = [row["name"] for row in store.read("select name from sqlite_master where type = 'table'")]
    return [n for n in names if "table_id" in [row["name"] for row in store.read(f"pragma table_info({n})")]]


def rows(server: Server, table: str) -> dict[str, int]:
    """How many rows a table has, by where they are."""
    store, found = database(server), {}
    for part in parts(server):
        found[part] = len(store.read(f"select 1 from {part} where table_id = ?", [table]))  # noqa: S608  a name
    found["tables"] = len(store.read("select 1 from tables where id = ?", [table]))
    return {part: number for part, number in found.items() if number}


class Past:
    """Tables that were played at a server some days ago: one to its end, one begun, one never begun."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.tables: list[str] = []
        self.token = ""
        running(place, self.before)

    async def before(self, port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            over = await seated([ann, bob], "toytown", options=TWO)
            await over[0].wish("say", text="well played")
            await asyncio.gather(*[look.play() for look in over])
            await ann.get(f"/api/tables/{over[0].table}/replay")
            begun = await seated([ann, bob], "toytown", options=TWO)
            opened = await ann.open("toytown", name="Ann")
            self.tables = [over[0].table, begun[0].table, opened["table"]]
            self.token = next(iter(ann.http.cookie_jar)).value

    def ago(self, days: int, *, played: int | None = None) -> None:
        """All that was so many days ago; what was played, perhaps, later."""
        with contextlib.closing(sqlite3.connect(self.place / "tables.db")) as store, store:
            store.execute("update tables set opened = opened - ?", [days * DAY])
            for part in ("events", "answers"):
                store.execute(f"update {part} set at = at - ?", [(days if played is None else played) * DAY])  # noqa: S608


def test_old_tables_go_with_everything_that_belongs_to_them(tmp_path: Path) -> None:
    past = Past(tmp_path)
    past.ago(40)

    async def after(server: Server, port: int) -> None:
        await server.lobby.restore()
        assert {"answers", "events", "chat", "links", "grants", "replays"} <= set(
            rows(server, past.tables[0])
        )
        assert await server.retention.prune() == 3
        assert [rows(server, table) for table in past.tables] == [{}, {}, {}]
        async with Guest(port) as ann:
            ann.http.cookie_jar.update_cookies({"tenderfoot": past.token})
            assert await ann.get("/api/mine") == []
            with pytest.raises(Refusal, match="no-such-table"):
                await ann.get(f"/api/tables/{past.tables[0]}/replay")

    with_server(tmp_path, after, limits=RULE)


@pytest.mark.parametrize(
    ("rule", "days", "played", "gone"),
    [
        (RULE, 20, None, [1, 2]),  # the one that is over stays for longer
        (RULE, 40, 2, [2]),  # somebody has played since then, but not at the one that never began
        (RULE, 5, None, []),
        (limited(keep_finished=0, keep_abandoned=0), 4000, None, []),
        (limited(keep_finished=30, keep_abandoned=0), 4000, None, [0]),
    ],
)
def test_the_rule_is_the_operators(
    rule: object, days: int, played: int | None, gone: list[int], tmp_path: Path
) -> None:
    past = Past(tmp_path)
    past.ago(days, played=played)

    async def after(server: Server, _: int) -> None:
        await server.lobby.restore()
        await server.retention.prune()
        assert [number for number in range(3) if not rows(server, past.tables[number])] == gone

    with_server(tmp_path, after, limits=rule)


def test_a_table_somebody_looks_at_stays_until_he_has_gone(tmp_path: Path) -> None:
    past = Past(tmp_path)
    past.ago(40)

    async def after(server: Server, port: int) -> None:
        await server.lobby.restore()
        async with Guest(port) as ann:
            ann.http.cookie_jar.update_cookies({"tenderfoot": past.token})
            look = await ann.look(past.tables[0])
            assert await server.retention.prune() == 2
            assert rows(server, past.tables[0])["events"] > 1
            await look.close()
            while server.lobby.tables[past.tables[0]].sessions:  # noqa: ASYNC110  the server need not say it
                await asyncio.sleep(0)
            assert await server.retention.prune() == 1

    with_server(tmp_path, after, limits=RULE)


@pytest.mark.parametrize("name", ["keep_finished", "keep_abandoned"])
def test_how_long_tables_are_kept_is_a_number_of_days_or_for_ever(name: str) -> None:
    assert getattr(settings({name: "7"}, {}), name) == 7
    assert getattr(settings({name: "forever"}, {}), name) == getattr(settings({name: "0"}, {}), name) == 0
    for wrong in ("-1", "soon", "1.5", ""):
        with pytest.raises(BadSetting, match="bad-days"):
            settings({name: wrong}, {})
