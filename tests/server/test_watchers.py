"""Whoever has no chair goes by a number: by it a host mutes him or shows him out, and keeps him out."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import aiohttp
import pytest

from tenderfoot.server.storage.migrations import MIGRATIONS
from tests.server.guest import Guest, Look, Message, Refusal, seated
from tests.server.running import running
from tests.server.test_hosting import code, ended
from tests.server.test_seats import at_table, room

Kept = dict[str, str]


async def watching(guest: Guest, link: str) -> Look:
    """Somebody comes by a link and looks on."""
    return await guest.look((await guest.enter(link))["table"])


async def told(host: Look, *wanted: tuple[int, str, bool, bool]) -> None:
    """Until the host is told of exactly these: number, role, whether he is there, whether he is muted."""
    names = ("guest", "role", "present", "muted")
    expected = [dict(zip(names, one, strict=True)) for one in wanted]
    await host.until(lambda: host.newest.get("onlookers", {}).get("guests") == expected)


def token(guest: Guest) -> str:
    return str(next(iter(guest.http.cookie_jar)).value)


def again(guest: Guest, cookie: str) -> Guest:
    """The same device after a restart."""
    guest.http.cookie_jar.update_cookies({"tenderfoot": cookie})
    return guest


def number(look: Look) -> int:
    return int(look.newest["you"]["guest"])


# --- showing one of them out ------------------------------------------------------------------


def test_one_watcher_is_shown_out_and_kept_out_and_the_others_stay(tmp_path: Path) -> None:
    kept: Kept = {}

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve, Guest(port) as mia:
            opened, host, _ = await at_table(ann, bob)
            rude, kind = await watching(eve, opened["watch"]), await watching(mia, opened["watch"])
            assert (number(rude), number(kind)) == (3, 4)
            await told(
                host, (2, "player", True, False), (3, "watcher", True, False), (4, "watcher", True, False)
            )
            await host.wish("remove", guest=3)
            await ended(rude)
            await told(host, (2, "player", True, False), (4, "watcher", True, False))
            for link in (opened["watch"], opened["join"]):
                with pytest.raises(Refusal, match="kept-out"):
                    await eve.enter(link)
            await kind.wish("say", text="still here")
            await host.wish("remove", guest=2)  # came to play, has no chair: the same act
            kept.update(watch=opened["watch"], eve=token(eve), mia=token(mia))

    async def later(port: int) -> None:
        async with Guest(port) as eve, Guest(port) as mia:
            with pytest.raises(Refusal, match="kept-out"):
                await again(eve, kept["eve"]).enter(kept["watch"])
            assert number(await watching(again(mia, kept["mia"]), kept["watch"])) == 4

    running(tmp_path, story)
    running(tmp_path, later)


def test_while_the_seed_is_made_a_watcher_can_be_shown_out_and_a_player_cannot(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve:
            opened = await ann.open("toytown", name="Ann", options={"players": 2})
            host, look = await ann.look(opened["table"]), await watching(bob, opened["join"])
            await look.wish("sit", seat=1, name="Bob")
            rude = await watching(eve, opened["watch"])
            for one in (host, look):
                await one.until(one.sits)
                await one.ready()
            await host.until(lambda: host.room["status"] == "opening")
            assert await code(host, "remove", seat=1) == "being-set-up"
            await host.wish("remove", guest=number(rude))
            await ended(rude)

    running(tmp_path, story)


def test_a_number_is_never_somebody_elses(tmp_path: Path) -> None:
    """A host who points at somebody that has just gone does nothing to whoever came instead."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve, Guest(port) as mia:
            opened, host, look = await at_table(ann, bob)
            await eve.enter(opened["watch"])
            await eve.post(f"/api/tables/{opened['table']}/forget", {})
            newcomer = await watching(mia, opened["watch"])
            assert number(newcomer) == 4
            assert await code(host, "remove", guest=3) == "no-such-guest"
            await look.wish("sit", seat=1, name="Bob")
            assert await code(host, "mute", guest=2, muted=True) == "no-such-guest"  # he is on a chair now
            await look.wish("stand")
            await mia.enter(opened["join"])  # another link, the same device
            await told(host, (2, "player", True, False), (4, "player", True, False))

    running(tmp_path, story)


def test_only_a_host_points_and_at_one_other_person(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve:
            opened = await ann.open("toytown", options={"players": 3})
            host, look = await ann.look(opened["table"]), await watching(bob, opened["join"])
            await watching(eve, opened["watch"])
            assert await code(look, "remove", guest=3) == "only-host"
            assert await code(look, "mute", guest=3, muted=True) == "only-host"
            assert await code(host, "remove", guest=1) == "not-yourself"
            assert await code(host, "mute", guest=1, muted=True) == "not-yourself"
            assert await code(host, "remove") == "nobody-meant"
            await look.wish("sit", seat=1, name="Bob")
            assert await code(host, "remove", seat=1, guest=3) == "nobody-meant"
            await told(host, (3, "watcher", True, False))
            assert (await room(host, 1, kind="person"))["name"] == "Bob"

    running(tmp_path, story)


def test_a_rematch_keeps_numbers_and_keeps_out(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as eve, Guest(port) as mia, Guest(port) as zoe:
            (host,) = await seated([ann], "toytown", options={"players": 2}, bots=["tumbleweed"])
            link = (await host.wish("invite", kind="watch"))["path"]
            rude, quiet = await watching(eve, link), await watching(mia, link)
            await host.wish("remove", guest=number(rude))
            await host.wish("mute", guest=number(quiet), muted=True)
            await host.play()
            await host.wish("rematch")
            await host.until(lambda: host.room["rematch"])
            new = await ann.look(host.room["rematch"])
            await told(new, (3, "watcher", False, True))
            link = (await new.wish("invite", kind="watch"))["path"]
            with pytest.raises(Refusal, match="kept-out"):
                await eve.enter(link)
            assert number(await watching(zoe, link)) == 4

    running(tmp_path, story)


# --- muting one of them -----------------------------------------------------------------------


def test_one_watcher_is_muted_and_his_number_stands_beside_what_he_says(tmp_path: Path) -> None:
    kept: Kept = {}

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve, Guest(port) as mia:
            opened, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            loud, kind = await watching(eve, opened["watch"]), await watching(mia, opened["watch"])
            await loud.wish("say", text="spam")
            await host.wish("mute", guest=3, muted=True)
            await told(host, (3, "watcher", True, True), (4, "watcher", True, False))
            assert await code(loud, "say", text="spam") == "muted"
            await kind.wish("say", text="at last")
            await look.wish("say", text="hello")
            await kind.until(lambda: len(kind.chat) == 3)
            said = {(line["text"], line["seat"], line["guest"]) for line in kind.chat}
            assert said == {("spam", None, 3), ("at last", None, 4), ("hello", 1, 0)}
            await loud.close()
            await told(host, (3, "watcher", False, True), (4, "watcher", True, False))
            kept.update(table=opened["table"], ann=token(ann), eve=token(eve))

    async def later(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as eve:
            host = await again(ann, kept["ann"]).look(kept["table"])
            loud = await again(eve, kept["eve"]).look(kept["table"])
            assert await code(loud, "say", text="spam") == "muted"
            await loud.until(lambda: len(loud.chat) == 3)
            assert {line["guest"] for line in loud.chat} == {0, 3, 4}
            await host.wish("mute", guest=3, muted=False)
            await loud.wish("say", text="sorry")

    running(tmp_path, story)
    running(tmp_path, later)


def test_who_has_said_something_that_the_host_hears_can_be_kept_out_when_he_has_gone(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as eve, Guest(port) as mia:
            (host,) = await seated([ann], "toytown", options={"players": 2}, bots=["tumbleweed"])
            link = (await host.wish("invite", kind="watch"))["path"]
            rude = await watching(eve, link)
            await mia.enter(link)  # has never looked, nor said anything
            await rude.wish("say", text="rude")
            await told(host, (2, "watcher", True, False))
            await rude.close()
            await told(host)  # he plays, and does not hear the rail
            await host.play()
            await told(host, (2, "watcher", False, False))
            await host.wish("remove", guest=2)
            with pytest.raises(Refusal, match="kept-out"):
                await eve.enter(link)

    running(tmp_path, story)


# --- who learns what --------------------------------------------------------------------------


def test_only_the_host_is_told_who_has_no_chair(tmp_path: Path) -> None:
    """The others see how many there are; a new host is told, and an old one no more."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve, Guest(port) as mia:
            opened, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            rude, spy = await watching(eve, opened["watch"]), await watching(mia, opened["watch"])
            await rude.wish("say", text="hello")
            await host.wish("mute", guest=3, muted=True)
            await told(host, (3, "watcher", True, True), (4, "watcher", True, False))
            await spy.until(lambda: spy.chat and spy.room["watchers"] == 2)
            await look.wish("say", text="a line to wait for")
            for one in (look, rude, spy):
                assert not [text for text in one.heard if '"onlookers"' in text]
                rooms = [json.loads(text) for text in one.heard if '"type":"room"' in text]
                assert all("guest" not in json.dumps(room) for room in rooms)
            await ann.post(f"/api/tables/{opened['table']}/forget", {})
            await told(look, (3, "watcher", True, True), (4, "watcher", True, False))
            assert not [text for text in (*rude.heard, *spy.heard) if '"onlookers"' in text]

    running(tmp_path, story)


# --- the sentence -----------------------------------------------------------------------------


async def said(guest: Guest, table: str, language: str) -> Message:
    """What is said of a table to a device: by the page's question, by every other route, by the socket."""
    headers = {"Accept-Language": language}
    async with guest.http.get(f"{guest.base}/api/tables/{table}", headers=headers) as reply:
        assert reply.status == 200
        place: Message = await reply.json()
    fault: Message = place["fault"]
    for path in ("record", "replay", "review", "proof"):
        async with guest.http.get(f"{guest.base}/api/tables/{table}/{path}", headers=headers) as reply:
            assert await reply.json() == fault
    upgrade = {**headers, "Upgrade": "websocket", "Connection": "Upgrade", "Origin": guest.base}
    async with guest.http.get(f"{guest.base}/ws/{table}", headers=upgrade) as reply:
        assert await reply.json() == fault
        assert reply.status == (403 if fault["code"] == "kept-out" else 404)
    return fault


def test_who_was_shown_out_is_told_so_in_his_language_and_a_stranger_is_not(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve, Guest(port) as mia:
            opened, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            await host.wish("remove", seat=1)
            rude = await watching(eve, opened["watch"])
            await host.wish("remove", guest=number(rude))
            await ended(rude)
            for one in (bob, eve):
                assert "shown you out" in (await said(one, opened["table"], "en"))["sentence"]
                assert "vous a mis dehors" in (await said(one, opened["table"], "fr"))["sentence"]
            await mia.open("toytown")  # a device like any other
            assert (await said(mia, opened["table"], "en"))["code"] == "no-such-table"
            assert (await said(eve, "0000000000", "en"))["code"] == "no-such-table"

    running(tmp_path, story)


def test_who_has_a_place_is_told_how_the_table_stands(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as eve:
            (host,) = await seated([ann], "toytown", options={"players": 2}, bots=["tumbleweed"])
            place = await ann.get(f"/api/tables/{host.table}")
            assert (place["card"]["role"], place["card"]["seat"], place["fault"]) == ("player", 0, None)
            assert place["card"] == (await ann.get("/api/mine"))[0]
            await eve.enter((await host.wish("invite", kind="watch"))["path"])
            card = (await eve.get(f"/api/tables/{host.table}"))["card"]
            assert (card["role"], card["seat"], card["asked"]) == ("watcher", None, False)

    running(tmp_path, story)


def test_somebody_shown_out_while_his_line_was_cut_cannot_connect_again(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve:
            opened, host, _ = await at_table(ann, bob)
            rude = await watching(eve, opened["watch"])
            await rude.close()
            await host.wish("remove", guest=3)
            with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                await eve.look(opened["table"])

    running(tmp_path, story)


# --- a public table in play -------------------------------------------------------------------


def test_the_board_says_how_many_bots_sit_at_a_table_and_a_stranger_takes_a_chair_of_theirs(
    tmp_path: Path,
) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            form = {"options": {"players": 3}, "bots": ["tumbleweed"] * 2, "visibility": "public"}
            (host,) = await seated([ann], "toytown", **form)
            (card,) = await bob.get("/api/tables")
            assert (card["status"], card["bots"], card["chairs"]) == ("playing", 2, 3)
            await bob.post(f"/api/tables/{host.table}/enter", {"watch": True})
            look = await bob.look(host.table)
            assert await code(look, "take-chair", seat=1, name="Bob") == "only-watching"
            await bob.post(f"/api/tables/{host.table}/enter", {"watch": False})
            await look.wish("take-chair", seat=1, name="Bob")
            await room(host, 1, kind="person", by="Bob")
            assert (await bob.get("/api/tables"))[0]["bots"] == 1
            await told(host)

    running(tmp_path, story)


# --- what is kept -----------------------------------------------------------------------------


def kept_of(place: Path, what: str) -> list[tuple[object, ...]]:
    file = sqlite3.connect(place / "tables.db")
    found = file.execute(what).fetchall()
    file.close()
    return found


def test_forget_me_takes_number_and_lines_with_it_also_of_somebody_shown_out(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve, Guest(port) as mia:
            opened, host, _ = await at_table(ann, bob)
            rude, kind = await watching(eve, opened["watch"]), await watching(mia, opened["watch"])
            await rude.wish("say", text="rude")
            await kind.wish("say", text="kind")
            await host.wish("remove", guest=3)
            spy = await watching(bob, opened["watch"])
            await spy.until(lambda: len(spy.chat) == 2)
            assert await eve.forget_me() == 1
            await spy.until(lambda: spy.newest["chat"]["anew"] and spy.newest["chat"]["room"] == "watchers")
            assert [line["text"] for line in spy.newest["chat"]["lines"]] == ["kind"]
            assert await mia.forget_me() == 1
            with pytest.raises(Refusal, match="kept-out"):
                await eve.enter(opened["watch"])

    running(tmp_path, story)
    assert kept_of(tmp_path, "select guest from grants order by guest") == [(1,), (2,)]
    assert kept_of(tmp_path, "select count(*) from chat") == [(0,)]


def test_people_of_an_older_file_get_numbers_in_the_order_they_came(tmp_path: Path) -> None:
    """With what they have said; nobody who comes later gets one of theirs."""
    kept: Kept = {}

    async def before(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve, Guest(port) as mia:
            opened, _, _ = await at_table(ann, bob)
            rude = await watching(eve, opened["watch"])
            await rude.wish("say", text="rude")
            await mia.enter(opened["watch"])
            kept.update(watch=opened["watch"], table=opened["table"], ann=token(ann), eve=token(eve))

    async def after(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as eve, Guest(port) as zoe:
            host = await again(ann, kept["ann"]).look(kept["table"])
            rude = await again(eve, kept["eve"]).look(kept["table"])
            await rude.until(lambda: rude.chat)
            assert (number(rude), rude.chat[0]["guest"]) == (3, 3)
            assert number(await watching(zoe, kept["watch"])) == 5
            await host.wish("remove", guest=3)
            await ended(rude)

    running(tmp_path, before)
    aged(tmp_path / "tables.db")
    running(tmp_path, after)


def aged(path: Path) -> None:
    """Make the file as it was before anybody had a number; who came later has a later time."""
    new = path.rename(path.with_suffix(".new"))
    old = sqlite3.connect(path)
    numbered = next(n for n, change in enumerate(MIGRATIONS) if "column guest" in change)
    for change in MIGRATIONS[:numbered]:
        old.executescript(change)
    old.execute("attach ? as new", [str(new)])
    for table in ("tables", "chairs", "grants", "links", "chat"):
        columns = ", ".join(row[1] for row in old.execute(f"pragma main.table_info({table})"))
        old.execute(f"insert into main.{table} select {columns} from new.{table}")  # noqa: S608  our own names
    old.execute(
        "update grants set made = (select guest from new.grants as one where one.device = grants.device)"
    )
    old.execute(f"pragma user_version = {numbered}")
    old.commit()
    old.close()
    new.unlink()
