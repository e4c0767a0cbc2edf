"""Limits count what costs, by device, address and table: nobody gets more by coming again or as many."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tenderfoot.server.safety.rate_limits import FORGOTTEN, Buckets
from tenderfoot.server.services import Limits
from tenderfoot.server.wire.app import Server
from tests.server.booth import limited
from tests.server.guest import Guest, Json, Look, Refusal, first, seated
from tests.server.running import running, with_server

THIRTY = 30
LANES = 6  # connections of a browser
PAGE = 7  # requests on each of them to load a page, and more


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def refused(look: Look, kind: str, /, **fields: object) -> Json:
    """The refusal of a wish: when to try again is said in it."""
    with pytest.raises(Refusal) as no:
        await look.wish(kind, **fields)
    return no.value.reply


@pytest.mark.parametrize(
    ("limit", "kind", "fields"),
    [("chat", "say", {"text": "spam"}), ("messages", "leave", {}), ("hints", "hint", {"question": 1})],
)
def test_coming_again_does_not_give_anybody_more(
    limit: str, kind: str, fields: dict[str, Json], tmp_path: Path
) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            table = (await ann.open("toytown", name="Ann"))["table"]
            look = await ann.look(table)
            codes = []
            while "too-fast" not in codes:
                try:
                    await look.wish(kind, **fields)
                except Refusal as refusal:
                    codes.append(refusal.code)
            await look.close()
            again = await ann.http.ws_connect(f"{ann.base}/ws/{table}", origin=ann.base)
            other = Look(again, table)
            ann.looks.append(other)
            hello: dict[str, Json] = {"language": "en", "since": 0}
            if limit == "messages":
                reply = await refused(other, "hello", **hello)
            else:
                await other.wish("hello", **hello)
                reply = await refused(other, kind, **fields)
            assert reply["code"] == "too-fast"
            assert 1 <= reply["facts"]["seconds"] <= 1000
            assert f"{reply['facts']['seconds']:,} second" in reply["sentence"]

    running(tmp_path, story, limits=limited(**{limit: 0.001}))


def test_many_devices_of_one_address_have_a_limit_together(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        codes: list[str] = []
        async with Guest(port) as ann:
            opened = await ann.open("toytown", name="Ann")
            for _ in range(3):
                async with Guest(port) as another:
                    await another.enter(opened["watch"])
                    look = await another.look(opened["table"])
                    for _ in range(4):
                        try:
                            await look.wish("say", text="spam")
                        except Refusal as refusal:
                            codes.append(refusal.code)
        assert set(codes) == {"too-fast"}

    running(tmp_path, story, limits=limited(chat=0.001, crowd=1))


def test_made_up_addresses_do_not_flush_out_a_limit() -> None:
    """Whoever has used his up stays known; a newcomer shares what is left for strangers."""
    clock = Clock()
    buckets = Buckets(0.001, 1, clock)
    assert buckets.take("eve")
    granted = sum(buckets.take(f"address {number}") for number in range(3 * FORGOTTEN))
    assert not buckets.take("eve")
    assert 0 < buckets.wait("eve") <= 1000
    assert granted <= FORGOTTEN + 1
    assert not buckets.take("somebody new")
    assert 0 < buckets.wait("somebody new") <= 1000


def test_whoever_has_all_of_it_again_is_forgotten_and_makes_room() -> None:
    clock = Clock()
    buckets = Buckets(0.001, 1, clock)
    for number in range(2 * FORGOTTEN):
        buckets.take(f"address {number}")
    clock.now += 1001
    assert sum(buckets.take(f"newcomer {number}") for number in range(FORGOTTEN // 2)) == FORGOTTEN // 2


def test_one_address_has_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            await bob.open("toytown", name="Bob")
            async with bob.http.post(bob.base + "/api/tables", json={"game": "toytown"}) as reply:
                body = await reply.json()
                assert (reply.status, body["code"]) == (429, "too-many-alive")
                assert reply.headers["Retry-After"] == str(body["facts"]["seconds"])
            await asyncio.gather(*[look.play() for look in looks])
            await bob.open("toytown", name="Bob")

    running(tmp_path, story, limits=limited(alive=2))


def test_a_server_has_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            await ann.open("toytown", name="Ann")
            with pytest.raises(Refusal, match="server-full") as no:
                await ann.open("toytown", name="Ann")
            assert no.value.reply["facts"]["seconds"] > 0

    running(tmp_path, story, limits=limited(alive_in_all=1))


def test_all_addresses_of_a_household_open_tables_together(tmp_path: Path) -> None:
    """A /64 of IPv6 is one household, whatever its last half says."""

    async def story(port: int) -> None:
        async with Guest(port) as ann:
            codes = []
            for number in range(5):
                said = {"X-Forwarded-For": f"2001:db8:1:2::{number + 1:x}"}
                form = {"game": "toytown"}
                async with ann.http.post(ann.base + "/api/tables", json=form, headers=said) as reply:
                    codes.append(reply.status)
                    assert (reply.status == 429) == ("Retry-After" in reply.headers)
            assert codes == [201, 201, 201, 429, 429]

    running(tmp_path, story, limits=limited(tables=3), proxied=True)


def test_a_school_of_thirty_behind_one_address_plays(tmp_path: Path) -> None:
    """With the limits of the product: everybody loads the page, half of them open a table, all play."""

    async def lane(guest: Guest) -> None:
        for _ in range(PAGE):
            await guest.get("/api/games")

    async def pair(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            await asyncio.gather(*[lane(guest) for guest in (ann, bob) for _ in range(LANES)])
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            await asyncio.gather(*[calmly(look) for look in looks])

    async def story(port: int) -> None:
        await asyncio.gather(*[pair(port) for _ in range(THIRTY // 2)])

    running(tmp_path, story, limits=Limits())


async def calmly(look: Look) -> None:
    """A few answers, as people give them."""
    for _ in range(3):
        ask = look.ask()
        if ask is not None:
            await look.answer(ask, first(ask))


def test_a_conversation_keeps_its_newest_lines(tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            table = (await ann.open("toytown", name="Ann"))["table"]
            look = await ann.look(table)
            for number in range(30):
                await look.wish("say", text=f"line {number}")
            await look.wish("say", text="x" * 300)
            kept = await server.services.store.table(table)
            assert kept is not None
            lines = [line.text for _, line in kept.chat]
            assert 1 <= len(lines) <= 10
            assert sum(len(line) for line in lines) <= 350
            assert lines[-1] == "x" * 300
            assert [line.text for line in server.lobby.tables[table].chat["players"]] == lines

    with_server(tmp_path, story, limits=limited(chat_lines=10, chat_bytes=350))


def test_answers_are_taken_back_so_often_and_no_more(tmp_path: Path) -> None:
    """Each is a row of the game: what a table stores has an end, and the game can always go on."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "dicetown", options={"players": 2})
            look = looks[0]
            await look.until(look.ask)
            for _ in range(2):
                ask = look.ask() or {}
                await look.answer(ask, first(ask))
                await look.until(lambda: look.shown["locked"] is not None)
                await look.wish("take-back", question=look.shown["locked"])
                await look.until(look.ask)
            ask = look.ask() or {}
            await look.answer(ask, first(ask))
            await look.until(lambda: look.shown["locked"] is not None)
            reply = await refused(look, "take-back", question=look.shown["locked"])
            assert reply["code"] == "too-many-take-backs"

    running(tmp_path, story, limits=limited(take_backs=2))


def test_who_enters_again_and_again_as_somebody_new_is_told_when_to_go_on(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            opened = await ann.open("toytown", name="Ann")
            codes = []
            for _ in range(4):
                async with Guest(port) as another:
                    try:
                        await another.enter(opened["watch"])
                    except Refusal as refusal:
                        codes.append((refusal.code, refusal.reply["facts"]["seconds"] > 0))
            assert codes == [("too-many-entries", True)]

    running(tmp_path, story, limits=limited(entries=3))
