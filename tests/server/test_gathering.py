"""Before and after the game: links, chairs, names, bots, the seed made together, chat, rematch, lists."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec import structs

from tenderfoot.engine.verify import verify
from tests.server.booth import ROOMY
from tests.server.games import GAMES
from tests.server.guest import Guest, Look, Refusal, seated
from tests.server.running import running


async def code(look: Look, kind: str, /, **fields: object) -> str:
    """The reason why a wish is refused."""
    with pytest.raises(Refusal) as refused:
        await look.wish(kind, **fields)
    assert refused.value.reply["sentence"] != ""
    return refused.value.code


def test_friends_come_by_a_link_and_choose_chairs(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve:
            opened = await ann.open("toytown", name="Ann", options={"players": 3})
            host = await ann.look(opened["table"])
            with pytest.raises(Refusal, match="no-such-table"):
                await eve.enter(opened["path"])  # without its secret the address opens nothing
            with pytest.raises(Refusal, match="no-such-table"):
                await eve.enter(opened["path"] + "#join=" + "A" * 22)
            assert (await bob.enter(opened["join"]))["role"] == "player"
            look = await bob.look(opened["table"])
            assert await code(look, "sit", seat=0, name="Bob") == "seat-taken"
            assert await code(look, "sit", seat=9, name="Bob") == "no-such-seat"
            assert await code(look, "sit", seat=1, name="ann") == "name-taken"
            assert await code(look, "sit", seat=1, name="\u0007") == "bad-name"
            await look.wish("sit", seat=1, name="ann", given=True)  # nobody typed it: it gets a number
            await host.until(lambda: host.room["chairs"][1]["name"] == "ann 2")
            assert await code(look, "seat-bot", seat=1, level="tumbleweed") == "only-host"
            await look.wish("sit", seat=1, name="Bob")
            await look.wish("sit", seat=2, name="Bob")
            await host.until(lambda: host.room["chairs"][2]["name"] == "Bob")
            assert host.room["chairs"][1]["kind"] == "empty"
            await look.wish("stand")
            await host.until(lambda: host.room["chairs"][2]["kind"] == "empty")
            assert await code(look, "stand") == "no-seat"
            assert await code(look, "ready", commitment="0" * 64) == "no-seat"

    running(tmp_path, story)


def test_the_host_seats_and_removes_bots(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            opened = await ann.open("toytown", name="Ann", options={"players": 3}, bots=["tumbleweed"])
            look = await ann.look(opened["table"])
            await look.until(lambda: "room" in look.newest)
            assert [chair["kind"] for chair in look.room["chairs"]] == ["person", "bot", "empty"]
            assert await code(look, "seat-bot", seat=2, level="genius") == "unknown-level"
            assert await code(look, "seat-bot", seat=0, level="tumbleweed") == "seat-taken"
            await look.wish("seat-bot", seat=2, level="tumbleweed")
            await look.wish("clear", seat=1)
            await look.until(lambda: look.room["chairs"][1]["kind"] == "empty")
            assert look.room["chairs"][2]["level"] == "tumbleweed"
            assert await code(look, "clear", seat=1) == "seat-empty"
            with pytest.raises(Refusal, match="too-many-bots"):
                await ann.open(
                    "toytown", name="Ann", options={"players": 2}, bots=["tumbleweed", "tumbleweed"]
                )
            with pytest.raises(Refusal, match="no-such-game"):
                await ann.open("chess")
            with pytest.raises(Refusal, match="unknown-value"):
                await ann.open("toytown", options={"players": "99"})

    running(tmp_path, story)


def test_everybody_makes_the_seed_and_anybody_can_check_it(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 3}, bots=["tumbleweed"])
            committed = looks[0].room["commitment"]
            await asyncio.gather(*[look.play() for look in looks])
            proof = await ann.get(f"/api/tables/{looks[0].table}/proof")
            server = bytes.fromhex(proof["server"])
            assert sha256(b"tenderfoot server" + server).hexdigest() == committed == proof["commitment"]
            parts = [bytes.fromhex(part) for part in proof["contributions"]]
            assert [len(part) for part in parts] == [16, 0, 16]
            for seat in (0, 2):
                commitment = sha256(b"tenderfoot seat" + str(seat).encode() + parts[seat]).hexdigest()
                assert commitment == proof["commitments"][seat]
            seed = sha256(server + b"".join(parts) + proof["header"].encode()).hexdigest()
            assert seed == proof["seed"]
            record = await bob.get(f"/api/tables/{looks[0].table}/record")
            assert verify(GAMES["toytown"], record) is None
            assert f"seed {seed}" in record
            assert [line[2:] for line in record.splitlines() if line.startswith("~ ")] == proof["chance"]

    running(tmp_path, story)


def test_a_contribution_must_be_what_was_committed_to(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            opened = await ann.open("toytown", name="Ann", options={"players": 2}, bots=["tumbleweed"])
            look = await ann.look(opened["table"])
            await look.until(look.sits)
            assert await code(look, "open", contribution="0" * 32) == "not-opening"
            await look.ready()
            await look.until(lambda: look.room["status"] == "opening")
            assert await code(look, "sit", seat=0, name="Anna") == "already-begun"
            assert await code(look, "open", contribution="0" * 32) == "other-commitment"
            await look.begin()
            assert look.room["chairs"][0]["opened"] in ("no", "yes")

    running(tmp_path, story)


def test_who_does_not_open_in_time_is_marked_and_the_game_begins(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            opened = await ann.open("toytown", name="Ann", options={"players": 2}, bots=["tumbleweed"])
            look = await ann.look(opened["table"])
            await look.until(look.sits)
            await look.ready()
            await look.until(lambda: "shown" in look.newest)
            await look.until(lambda: look.room["status"] == "playing")
            assert look.room["chairs"][0]["opened"] == "missing"

    running(tmp_path, story, limits=structs.replace(ROOMY, opening=0.05))


def test_not_ready_after_all(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            opened = await ann.open("toytown", name="Ann", options={"players": 2})
            look = await ann.look(opened["table"])
            await look.until(look.sits)
            await look.ready()
            await look.until(lambda: look.room["chairs"][0]["ready"])
            await look.wish("unready")
            await look.until(lambda: not look.room["chairs"][0]["ready"])
            await look.wish("seat-bot", seat=1, level="tumbleweed")
            assert look.room["status"] == "gathering"

    running(tmp_path, story)


def test_watchers_watch(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            opened = await ann.open("toytown", name="Ann", options={"players": 2})
            assert (await bob.enter(opened["watch"]))["role"] == "watcher"
            look = await bob.look(opened["table"])
            assert await code(look, "sit", seat=1, name="Bob") == "only-watching"
            assert await code(look, "invite", kind="join") == "no-seat"
            assert await code(look, "answer", question=1, choice="x") == "no-seat"
            assert (await bob.enter(opened["join"]))["role"] == "player"  # a better link adds

    running(tmp_path, story)


def test_a_seat_moves_to_another_device_by_its_link(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as phone:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            link = await looks[0].wish("invite", kind="seat")
            assert (await phone.enter(link["path"]))["seat"] == 0
            second = await phone.look(looks[0].table)
            await second.until(lambda: "shown" in second.newest)
            assert second.shown["view"] == looks[0].shown["view"]
            assert second.shown["ask"] == looks[0].shown["ask"]

    running(tmp_path, story)


def test_the_lobby_lists_public_tables_and_each_device_its_own(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            public = await ann.open("toytown", name="Ann", visibility="public")
            await ann.open("toytown", name="Ann")
            assert [card["table"] for card in await bob.get("/api/tables")] == [public["table"]]
            assert len(await ann.get("/api/mine")) == 2
            assert await bob.get("/api/mine") == []
            assert (await bob.enter(public["path"]))["role"] == "player"
            mine = await bob.get("/api/mine")
            assert (mine[0]["names"], mine[0]["chairs"], mine[0]["seat"]) == (["Ann"], 3, None)
            await bob.post(f"/api/tables/{public['table']}/forget", {})
            assert await bob.get("/api/mine") == []
            with pytest.raises(Refusal, match="no-such-table"):
                await bob.post(f"/api/tables/{public['table']}/forget", {})
            names = [game["name"] for game in await bob.get("/api/games")]
            assert names == ["toytown", "dicetown", "goldriver"]

    running(tmp_path, story)


def test_players_and_watchers_talk_apart_until_the_end(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            link = await looks[0].wish("invite", kind="watch")
            await eve.enter(link["path"])
            watcher = await eve.look(looks[0].table)
            await watcher.wish("say", text="Bob is bluffing")
            await looks[0].wish("say", text="hello <b>all</b>")
            await watcher.until(lambda: len(watcher.chat) == 2)
            assert {line["room"] for line in watcher.chat} == {"players", "watchers"}
            await looks[1].until(lambda: looks[1].chat)
            assert [line["text"] for line in looks[1].chat] == ["hello <b>all</b>"]
            assert await code(looks[1], "say", text=" \u0000 ") == "nothing-said"
            await asyncio.gather(looks[0].play(), looks[1].play())
            await looks[1].until(lambda: len(looks[1].chat) == 2)
            assert looks[1].chat[-1]["text"] == "Bob is bluffing"

    running(tmp_path, story)


def test_a_rematch_keeps_people_and_bots_and_takes_a_new_seed(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 3}, bots=["tumbleweed"])
            assert await code(looks[0], "rematch") == "not-over"
            await asyncio.gather(*[look.play() for look in looks])
            await asyncio.gather(*[look.wish("rematch") for look in looks])
            await looks[1].until(lambda: looks[1].room["rematch"])
            again = looks[1].room["rematch"]
            await looks[0].until(lambda: looks[0].room["rematch"])
            assert looks[0].room["rematch"] == again
            look = await bob.look(again)
            await look.until(look.sits)
            assert look.newest["you"]["seat"] == 2
            assert [chair["kind"] for chair in look.room["chairs"]] == ["person", "bot", "person"]
            assert look.room["commitment"] != looks[0].room["commitment"]
            assert look.room["status"] == "gathering"

    running(tmp_path, story)


def test_a_replay_is_open_only_if_the_table_allows_it(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve:
            looks = await seated([ann, bob], "toytown", options={"players": 2}, open_replay=True)
            link = await looks[0].wish("invite", kind="watch")
            await asyncio.gather(*[look.play() for look in looks])
            table = looks[0].table
            other = await ann.get(f"/api/tables/{table}/replay?as=1")
            assert json.dumps(other["frames"][0]["view"]["own"]["hand"]) != "[]"
            assert (await ann.get(f"/api/tables/{table}/replay?as=spectator"))["viewer"] is None
            with pytest.raises(Refusal, match="no-such-seat"):
                await ann.get(f"/api/tables/{table}/replay?as=7")
            with pytest.raises(Refusal, match="no-such-table"):
                await eve.get(f"/api/tables/{table}/replay")
            await eve.enter(link["path"])
            assert (await eve.get(f"/api/tables/{table}/replay"))["viewer"] is None

    running(tmp_path, story)
