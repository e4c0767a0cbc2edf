"""A server whose rules have changed: what was begun under older ones says so in one sentence and is kept."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from tenderfoot.engine.contract import State
from tenderfoot.engine.verify import verify
from tests.engine.toytown import Toytown
from tests.server.company import Here
from tests.server.games import GAMES
from tests.server.guest import Guest, Message, Refusal, seated
from tests.server.running import running

P = ParamSpec("P")
R = TypeVar("R")
TWO = {"players": 2}
Story = Callable[["Upgrade", list[Guest]], Awaitable[None]]


class Upgrade:
    """Two guests at a server, which is stopped and comes back with other rules; they keep their cookies."""

    def __init__(self, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.place = place
        self.monkeypatch = monkeypatch
        self.cookies: list[str] = []
        self.table = ""

    def told(
        self, rules: int, story: Story, archivists: Here | None = None, game: type[Toytown] = Toytown
    ) -> None:
        """A story at a server with these rules of Toytown, which is stopped cleanly."""

        async def main(port: int) -> None:
            async with Guest(port) as ann, Guest(port) as bob:
                guests = [ann, bob]
                for guest, cookie in zip(guests, self.cookies, strict=False):
                    guest.http.cookie_jar.update_cookies({"tenderfoot": cookie})
                await story(self, guests)
                self.cookies = [next(iter(guest.http.cookie_jar)).value for guest in guests]

        self.monkeypatch.setitem(GAMES, "toytown", game(version=rules))
        running(self.place, main, archivists=archivists or Here())


@pytest.fixture
def upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    return Upgrade(tmp_path, monkeypatch)


async def gathers(upgrade: Upgrade, guests: list[Guest]) -> None:
    """Ann and Bob sit down, and the game has not begun."""
    opened = await guests[0].open("toytown", name="Ann", options=TWO)
    await guests[1].enter(opened["join"])
    look = await guests[1].look(opened["table"])
    await look.wish("sit", seat=1, name="Bob")
    upgrade.table = opened["table"]


async def plays(upgrade: Upgrade, guests: list[Guest]) -> None:
    """A game is under way."""
    looks = await seated(guests, "toytown", options=TWO)
    upgrade.table = looks[0].table


async def ends(upgrade: Upgrade, guests: list[Guest]) -> None:
    """A game has been played to its end."""
    looks = await seated(guests, "toytown", options=TWO)
    await asyncio.gather(*[look.play() for look in looks])
    await guests[0].get(f"/api/tables/{looks[0].table}/replay")
    upgrade.table = looks[0].table


def test_a_table_that_gathers_is_played_by_the_rules_of_the_day(upgrade: Upgrade) -> None:
    """The record says which rules it was played by, and a restart goes on with it."""

    async def begins(_: Upgrade, guests: list[Guest]) -> None:
        looks = [await guest.look(upgrade.table) for guest in guests]
        for look in looks:
            await look.until(look.sits)
            await look.ready()
        await asyncio.gather(*[look.begin() for look in looks])
        assert looks[0].room["rules"] == 2

    async def goes_on(_: Upgrade, guests: list[Guest]) -> None:
        looks = [await guest.look(upgrade.table) for guest in guests]
        for look in looks:
            await look.until(look.sits)
        await asyncio.gather(*[look.play() for look in looks])
        record = await guests[0].get(f"/api/tables/{upgrade.table}/record")
        assert verify(GAMES["toytown"], record) is None

    upgrade.told(1, gathers)
    upgrade.told(2, begins)
    upgrade.told(2, goes_on)


def test_a_game_under_way_can_only_be_read_and_is_listed_so(upgrade: Upgrade) -> None:
    async def after(_: Upgrade, guests: list[Guest]) -> None:
        assert [card["status"] for card in await guests[0].get("/api/mine")] == ["stopped"]
        look = await guests[0].look(upgrade.table)
        await look.until(lambda: "shown" in look.newest)
        assert (look.room["status"], look.shown["view"]) == ("stopped", None)
        for wish in (look.wish("answer", question=1, choice="keep 0"), look.wish("leave")):
            assert await refused(wish) == "older-rules"

    upgrade.told(1, plays)
    upgrade.told(2, after)


def test_a_game_that_is_over_is_shown_with_its_end(upgrade: Upgrade) -> None:
    """Its story, its points, its replay and another game are there; a review that was never made is not."""

    async def after(_: Upgrade, guests: list[Guest]) -> None:
        look = await guests[0].look(upgrade.table)
        await look.until(look.over)
        assert (look.room["status"], look.shown["view"]) == ("over", None)
        assert look.moments[-1]["version"] == look.shown["version"]
        assert (await guests[0].get(f"/api/tables/{upgrade.table}/replay"))["rules"] == 1
        assert await refused(guests[0].get(f"/api/tables/{upgrade.table}/review")) == "older-rules"
        await look.wish("rematch")
        await look.until(lambda: look.room["rematch"] is not None)
        assert (await guests[0].look(look.room["rematch"])).room["rules"] == 2

    upgrade.told(1, ends)
    upgrade.told(2, after)


class Forgetful(Here):
    """The first piece of work comes to nothing: its process was killed."""

    worked = False

    async def work(self, table: str, task: Callable[P, R], *given: P.args, **also: P.kwargs) -> R | None:
        if not self.worked:
            self.worked = True
            return None
        return await super().work(table, task, *given, **also)


async def just_ended(upgrade: Upgrade, guests: list[Guest]) -> None:
    """A game has been played to its end, and nobody has asked for its replay."""
    looks = await seated(guests, "toytown", options=TWO)
    await asyncio.gather(*[look.play() for look in looks])
    upgrade.table = looks[0].table


async def replayed(upgrade: Upgrade, guests: list[Guest]) -> None:
    """It can be, by the rules it was played with."""
    found = await guests[0].get(f"/api/tables/{upgrade.table}/replay")
    assert found["rules"] == 1
    assert found["frames"][-1]["view"] is not None


@pytest.mark.parametrize("archivists", [Here(), Forgetful()], ids=["quick", "lost"])
def test_a_game_that_ended_just_before_the_stop_is_replayed_under_newer_rules(
    upgrade: Upgrade, archivists: Here
) -> None:
    upgrade.told(1, just_ended, archivists)
    upgrade.told(2, replayed)


def test_what_no_server_had_archived_is_archived_before_the_next_one_stops(upgrade: Upgrade) -> None:
    """As if the first one had been killed; at the second nobody comes to this table."""

    async def nobody(_: Upgrade, guests: list[Guest]) -> None:
        del guests

    upgrade.told(1, just_ended)
    with contextlib.closing(sqlite3.connect(upgrade.place / "tables.db")) as store, store:
        store.execute("delete from replays")
    cookies = upgrade.cookies
    upgrade.told(1, nobody)
    upgrade.cookies = cookies
    upgrade.told(2, replayed)


async def refused(wish: Awaitable[Message]) -> str:
    """The code of the refusal."""
    with pytest.raises(Refusal) as no:
        await wish
    return no.value.code


def test_a_game_whose_chance_had_other_names_can_only_be_read(upgrade: Upgrade) -> None:
    """Of these very rules, but its dice were drawn by keys that are no more: now they would be others."""

    async def after(_: Upgrade, guests: list[Guest]) -> None:
        look = await guests[0].look(upgrade.table)
        await look.until(lambda: "shown" in look.newest)
        assert (look.room["status"], look.shown["view"]) == ("stopped", None)
        assert [event["title"] for event in look.moments[0]["told"]].count("round-began") == 1
        assert await refused(look.wish("answer", question=1, choice="keep none")) == "older-rules"

    async def begins(_: Upgrade, guests: list[Guest]) -> None:
        upgrade.table = (await seated(guests, "dicetown", options=TWO))[0].table

    upgrade.told(1, begins)
    with contextlib.closing(sqlite3.connect(upgrade.place / "tables.db")) as store, store:
        store.execute("update events set body = replace(body, '~ dice 1 1 = ', '~ dice 1 1 0 = ')")
    upgrade.told(1, after)


class Shorter(Toytown):
    """Toytown with a rule changed by somebody who forgot to raise its version: the last counts most."""

    def scores(self, s: State) -> list[int]:
        return super().scores(s)[::-1]


class Reworded(Toytown):
    """Toytown written in another way, by which every game goes as it went."""

    def scores(self, s: State) -> list[int]:
        return [*super().scores(s)]


def test_rules_that_changed_under_the_same_number_are_noticed(upgrade: Upgrade) -> None:
    """Nothing that has happened in this game shows it: what would happen does."""

    async def after(_: Upgrade, guests: list[Guest]) -> None:
        assert [card["status"] for card in await guests[0].get("/api/mine")] == ["stopped"]
        look = await guests[0].look(upgrade.table)
        await look.until(lambda: "shown" in look.newest)
        assert (look.room["status"], look.shown["view"]) == ("stopped", None)
        assert await refused(look.wish("answer", question=1, choice="keep 0")) == "older-rules"

    upgrade.told(1, plays)
    upgrade.told(1, after, game=Shorter)


def test_rules_that_are_written_in_another_way_are_the_same(upgrade: Upgrade) -> None:
    async def after(_: Upgrade, guests: list[Guest]) -> None:
        assert [card["status"] for card in await guests[0].get("/api/mine")] == ["playing"]
        looks = [await guest.look(upgrade.table) for guest in guests]
        await asyncio.gather(*[look.play() for look in looks])

    upgrade.told(1, plays)
    upgrade.told(1, after, game=Reworded)
