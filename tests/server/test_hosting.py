"""What a host can do about his guests, who is host after him, and how a late friend finds a chair."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tenderfoot.server.services import Limits
from tests.server.guest import Guest, Look, Message, Refusal, seated
from tests.server.running import running
from tests.server.test_seats import at_table, room, seat_link, shut


async def code(look: Look, kind: str, /, **fields: object) -> str:
    """What a request is refused with; the refusal is a sentence."""
    with pytest.raises(Refusal) as refused:
        await look.wish(kind, **fields)
    assert refused.value.reply["sentence"].endswith((".", "?"))
    return refused.value.code


async def ended(look: Look) -> None:
    """The socket is closed, and says that there is nothing to come back for."""
    while await look.receive() is not None:
        pass
    assert look.ws.close_code == 1008


def chairs(look: Look, name: str) -> list[object]:
    """One thing about all chairs, as last shown."""
    return [chair[name] for chair in look.room["chairs"]]


# --- removing and keeping out -----------------------------------------------------------------


def test_a_guest_who_is_removed_loses_his_chair_and_is_kept_out_by_every_link(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as cleo:
            opened, host, look = await at_table(ann, bob)
            kept.update(opened)
            await look.wish("sit", seat=1, name="Bob")
            watch = (await look.wish("invite", kind="watch"))["path"]
            seat = await seat_link(look)
            await host.wish("remove", seat=1)
            await ended(look)
            await room(host, 1, kind="empty", devices=0)
            for link in (opened["join"], watch, opened["watch"], seat):
                with pytest.raises(Refusal, match="kept-out"):
                    await bob.enter(link)
            await shut(cleo, seat)
            assert (await cleo.enter(opened["join"]))["role"] == "player"
            kept["token"] = next(iter(bob.http.cookie_jar)).value

    async def later(port: int) -> None:
        async with Guest(port) as bob:
            bob.http.cookie_jar.update_cookies({"tenderfoot": kept["token"]})
            with pytest.raises(Refusal, match="kept-out"):
                await bob.enter(kept["join"])

    running(tmp_path, story)
    running(tmp_path, later)


def test_a_guest_removed_during_the_game_is_replaced_by_a_bot_and_his_links_are_dead(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            link = await seat_link(looks[1])
            await looks[0].wish("remove", seat=1)
            await ended(looks[1])
            await room(looks[0], 1, kind="bot", name="Guest 1", devices=0)
            await shut(eve, link)
            with pytest.raises(Refusal, match="kept-out"):
                await bob.get(f"/api/tables/{looks[0].table}/replay")
            await looks[0].play()

    running(tmp_path, story)


def test_only_a_host_removes_mutes_and_revokes_and_nobody_himself_or_a_bot(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            _, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            await host.wish("seat-bot", seat=2, level="tumbleweed")
            assert await code(look, "remove", seat=0) == "only-host"
            assert await code(look, "mute", seat=0, muted=True) == "only-host"
            assert await code(look, "revoke", kind="join") == "only-host"
            assert await code(host, "remove", seat=0) == "not-yourself"
            assert await code(host, "mute", seat=0, muted=True) == "not-yourself"
            assert await code(host, "remove", seat=2) == "nobody-there"
            assert await code(host, "mute", seat=2, muted=True) == "nobody-there"
            assert await code(host, "remove", seat=9) == "no-such-seat"
            assert chairs(host, "kind") == ["person", "person", "bot"]

    running(tmp_path, story)


def test_a_rematch_keeps_out_whoever_was_kept_out(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            await looks[0].wish("remove", seat=1)
            await looks[0].play()
            await looks[0].wish("rematch")
            await looks[0].until(lambda: looks[0].room["rematch"])
            again = await ann.look(looks[0].room["rematch"])
            link = (await again.wish("invite", kind="join"))["path"]
            with pytest.raises(Refusal, match="kept-out"):
                await bob.enter(link)

    running(tmp_path, story)


# --- muting and revoking ----------------------------------------------------------------------


def test_a_muted_guest_is_told_so_plays_on_and_speaks_again_when_he_may(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as phone:
            _, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            await host.wish("mute", seat=1, muted=True)
            await room(host, 1, muted=True)
            assert await code(look, "say", text="spam") == "muted"
            await look.wish("sit", seat=2, name="Robert")  # another chair and name, the same man
            assert await code(look, "say", text="spam") == "muted"
            await room(host, 2, muted=True)
            await phone.enter(await seat_link(look))
            other = await phone.look(look.table)
            assert await code(other, "say", text="spam") == "muted"
            await host.wish("mute", seat=2, muted=False)
            await look.wish("say", text="thank you")
            await other.wish("say", text="at last")
            await host.until(lambda: len(host.chat) == 2)
            assert [line["text"] for line in host.chat] == ["thank you", "at last"]

    running(tmp_path, story)


def test_links_that_are_revoked_open_nothing_and_the_new_one_does(tmp_path: Path) -> None:
    """Whoever came by them and has no chair goes with them; who sits, stays."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as cleo, Guest(port) as dora:
            opened, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            mine = await seat_link(look)
            await cleo.enter(opened["join"])
            waiting = await cleo.look(opened["table"])
            await dora.enter(opened["watch"])
            watching = await dora.look(opened["table"])
            new = await host.wish("revoke", kind="join")
            assert new["type"] == "link"
            assert new["kind"] == "join"
            await ended(waiting)
            await shut(cleo, opened["join"])
            assert (await cleo.enter(new["path"]))["role"] == "player"
            await watching.wish("say", text="still here")
            await host.wish("revoke", kind="watch")
            await ended(watching)
            await shut(dora, opened["watch"])
            await dora.enter(mine)  # a link to one's own seat is one's own

    running(tmp_path, story)


# --- the next host ----------------------------------------------------------------------------


def test_a_host_who_forgets_his_table_leaves_it_to_whoever_has_sat_longest(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as cleo:
            opened, _, look = await at_table(ann, bob)
            await cleo.enter(opened["join"])
            other = await cleo.look(opened["table"])
            await other.wish("sit", seat=2, name="Cleo")
            await look.wish("sit", seat=1, name="Bob")
            await look.wish("sit", seat=1, name="Robert")
            await ann.post(f"/api/tables/{opened['table']}/forget", {})
            await other.until(lambda: other.newest["you"]["host"])
            assert not look.newest["you"]["host"]
            await other.wish("seat-bot", seat=0, level="tumbleweed")

    running(tmp_path, story)


def test_the_hosts_other_device_comes_first_and_an_empty_table_waits_for_its_next_guest(
    tmp_path: Path,
) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as phone, Guest(port) as bob:
            opened, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            await phone.enter(await seat_link(host))
            other = await phone.look(opened["table"])
            await ann.post(f"/api/tables/{opened['table']}/forget", {})
            await other.until(lambda: other.newest["you"]["host"])
            await phone.post(f"/api/tables/{opened['table']}/forget", {})
            await look.until(lambda: look.newest["you"]["host"])
            await bob.post(f"/api/tables/{opened['table']}/forget", {})
            await ann.enter(opened["watch"])
            await bob.enter(opened["join"])
            assert (await bob.look(opened["table"])).newest["you"]["host"]

    running(tmp_path, story)


def test_a_host_who_lets_a_bot_play_on_hands_his_role_to_somebody_who_is_there(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            await looks[0].wish("leave")
            await looks[1].until(lambda: looks[1].newest["you"]["host"])
            await looks[0].wish("return")
            assert await code(looks[0], "remove", seat=1) == "only-host"
            await looks[0].wish("leave")
            await looks[1].wish("leave")  # nobody is left to take it
            assert await code(looks[1], "remove", seat=1) == "not-yourself"

    running(tmp_path, story)


# --- a late friend ----------------------------------------------------------------------------


def test_before_the_game_a_late_friend_sits_down_instead_of_a_bot(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve:
            opened = await ann.open(
                "toytown", name="Ann", options={"players": 3}, bots=["tumbleweed", "tumbleweed"]
            )
            host = await ann.look(opened["table"])
            await eve.enter(opened["watch"])
            spy = await eve.look(opened["table"])
            await bob.enter(opened["join"])
            look = await bob.look(opened["table"])
            assert await code(spy, "take-chair", seat=1, name="Eve") == "only-watching"
            assert await code(look, "take-chair", seat=0, name="Bob") == "not-a-bot"
            assert await code(look, "take-chair", seat=1, name="Ann") == "name-taken"
            await look.wish("take-chair", seat=2, name="Bob")
            await room(host, 2, kind="person", name="Bob", by="", level=None)
            await look.wish("take-chair", seat=1, name="Bob")  # he moves
            await room(host, 1, kind="person", name="Bob")
            assert chairs(host, "kind") == ["person", "person", "empty"]

    running(tmp_path, story)


def test_during_the_game_a_late_friend_plays_on_for_a_bot_and_the_record_still_proves_its_seed(
    tmp_path: Path,
) -> None:
    """The seed was made with the names of the beginning: they stay, and the new one stands beside."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            (host,) = await seated([ann], "toytown", options={"players": 2}, bots=["tumbleweed"])
            link = (await host.wish("invite", kind="join"))["path"]
            bot = str(chairs(host, "name")[1])
            await bob.enter(link)
            look = await bob.look(host.table)
            await look.until(lambda: "shown" in look.newest)
            assert look.shown["ask"] is None
            await look.wish("take-chair", seat=1, name="Bob")
            await room(host, 1, kind="person", name=bot, by="Bob", away=False, devices=1)
            await look.until(look.sits)
            await look.wish("say", text="good evening")
            await host.until(lambda: host.chat)
            assert host.chat[0]["name"] == "Bob"
            assert await code(look, "take-chair", seat=1, name="Bob") == "sits-elsewhere"
            await asyncio.gather(host.play(), look.play())
            await proven(ann, host.table, bot)
            await look.wish("rematch")
            await look.until(lambda: look.room["rematch"])
            again = await bob.look(look.room["rematch"])
            assert chairs(again, "name") == ["Guest 0", "Bob"]

    running(tmp_path, story)


async def proven(guest: Guest, table: str, bot: str) -> None:
    """Record and proof name the seats as they were when the seed was made of them."""
    proof: Message = await guest.get(f"/api/tables/{table}/proof")
    record: str = await guest.get(f"/api/tables/{table}/record")
    assert f'"seats":["Guest 0","{bot}"]' in proof["header"]
    assert f"seat 1 {bot}" in record
    assert "Bob" not in record


def test_a_seat_that_was_taken_over_is_the_same_after_a_restart(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def before(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            (host,) = await seated([ann], "toytown", options={"players": 2}, bots=["tumbleweed"])
            await bob.enter((await host.wish("invite", kind="join"))["path"])
            look = await bob.look(host.table)
            await look.wish("take-chair", seat=1, name="Bob")
            kept.update(table=host.table, token=next(iter(bob.http.cookie_jar)).value)

    async def after(port: int) -> None:
        async with Guest(port) as bob:
            bob.http.cookie_jar.update_cookies({"tenderfoot": kept["token"]})
            look = await bob.look(kept["table"])
            assert look.newest["you"]["seat"] == 1
            assert chairs(look, "by") == ["", "Bob"]

    running(tmp_path, before)
    running(tmp_path, after)


# --- watchers ---------------------------------------------------------------------------------


def test_watchers_never_use_up_the_room_of_those_who_were_invited(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as eve, Guest(port) as mob, Guest(port) as bob:
            opened = await ann.open("toytown", name="Ann", options={"players": 2})
            await eve.enter(opened["watch"])
            await eve.look(opened["table"])
            await mob.enter(opened["watch"])
            with pytest.raises(Exception, match="429"):
                await mob.look(opened["table"])
            await bob.enter(opened["join"])
            look = await bob.look(opened["table"])
            await look.wish("sit", seat=1, name="Bob")

    running(tmp_path, story, limits=Limits(watchers=1))


def test_those_who_wait_for_a_chair_do_not_use_up_the_room_of_watchers(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as eve, Guest(port) as bob:
            opened = await ann.open("toytown", name="Ann", options={"players": 2})
            await ann.look(opened["table"])
            await bob.enter(opened["join"])
            await bob.look(opened["table"])
            await eve.enter(opened["watch"])
            await eve.look(opened["table"])

    running(tmp_path, story, limits=Limits(watchers=1))


def test_a_file_from_before_hosts_could_keep_anybody_out_is_read(tmp_path: Path) -> None:
    """What is new about chairs and grants has a value in rows that were written without it."""

    async def story(port: int) -> None:
        async with Guest(port) as ann:
            await ann.open("toytown", name="Ann", options={"players": 2})

    running(tmp_path, story)
    file = sqlite3.connect(tmp_path / "tables.db")
    assert file.execute("select played_by, since > 0 from chairs where seat = 0").fetchone() == ("", 1)
    assert file.execute("select muted from grants").fetchone() == (0,)
    file.close()
