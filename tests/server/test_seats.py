"""Whose seat a link opens: that of whoever asked for it, as long as he sits there, and nobody else's."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tenderfoot.server.storage.migrations import MIGRATIONS
from tests.server.guest import Guest, Look, Message, Refusal, seated
from tests.server.running import running


async def seat_link(look: Look) -> str:
    """A link to the seat of this look."""
    return str((await look.wish("invite", kind="seat"))["path"])


async def shut(guest: Guest, link: str) -> None:
    """The link opens nothing, and says so as an unknown one would."""
    with pytest.raises(Refusal, match="no-such-table") as refused:
        await guest.enter(link)
    assert refused.value.reply["sentence"] != ""


async def room(look: Look, chair: int, **wanted: object) -> Message:
    """The chair, as soon as the room shows it so."""
    await look.until(lambda: all(look.room["chairs"][chair][name] == is_ for name, is_ in wanted.items()))
    found: Message = look.room["chairs"][chair]
    return found


async def at_table(ann: Guest, bob: Guest) -> tuple[Message, Look, Look]:
    """Ann at her table of three, on the first chair; Bob stands there."""
    opened = await ann.open("toytown", name="Ann", options={"players": 3})
    host = await ann.look(opened["table"])
    await host.until(host.sits)
    await bob.enter(opened["join"])
    return opened, host, await bob.look(opened["table"])


def test_a_link_does_not_open_the_chair_of_whoever_came_after(tmp_path: Path) -> None:
    """The attack: sit on 1, ask for a link of the seat, move to 2; somebody sits on 1; the old link."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as mallory, Guest(port) as thief:
            opened, host, crook = await at_table(ann, mallory)
            await crook.wish("sit", seat=1, name="Mallory")
            link = await seat_link(crook)
            await crook.wish("sit", seat=2, name="Mallory")
            await host.wish("sit", seat=1, name="Ann")
            await shut(thief, link)
            await shut(mallory, link)
            with pytest.raises(Refusal, match="no-such-table"):
                await thief.get(f"/api/tables/{opened['table']}/replay")
            assert (await room(host, 1, name="Ann"))["devices"] == 1

    running(tmp_path, story)


def test_a_link_does_not_open_a_chair_that_was_cleared_or_taken_by_a_bot(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as thief:
            _, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            link = await seat_link(look)
            await host.wish("clear", seat=1)
            await shut(thief, link)
            await host.wish("seat-bot", seat=1, level="tumbleweed")
            await shut(thief, link)
            await host.wish("clear", seat=1)
            await look.wish("sit", seat=1, name="Bob")
            await shut(thief, link)  # his own chair again, and he has sat down anew
            await thief.enter(await seat_link(look))

    running(tmp_path, story)


def test_a_link_dies_when_its_sitter_stands_up(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as phone:
            _, _, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            link = await seat_link(look)
            await look.wish("stand")
            await shut(phone, link)
            with pytest.raises(Refusal, match="no-seat"):
                await look.wish("invite", kind="seat")
            await look.wish("sit", seat=1, name="Bob")
            await shut(phone, link)

    running(tmp_path, story)


def test_a_link_lives_as_long_as_its_sitter_sits_whatever_he_is_called(tmp_path: Path) -> None:
    """And everybody sees how many devices sit on a chair."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as phone:
            opened, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            link = await seat_link(look)
            assert (await room(host, 1, name="Bob"))["devices"] == 1
            await look.wish("sit", seat=1, name="Robert")
            assert (await phone.enter(link))["seat"] == 1
            await room(host, 1, name="Robert", devices=2)
            assert [chair["devices"] for chair in host.room["chairs"]] == [1, 2, 0]
            await phone.post(f"/api/tables/{opened['table']}/forget", {})
            await room(host, 1, devices=1, kind="person")
            await bob.post(f"/api/tables/{opened['table']}/forget", {})
            await room(host, 1, devices=0, kind="empty")  # nobody is left to play it

    running(tmp_path, story)


def test_a_chair_is_given_up_by_whoever_enters_by_the_link_of_another(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as phone:
            _, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            await look.until(look.sits)
            mine, hers = await seat_link(look), await seat_link(host)
            await phone.enter(mine)
            await look.ready()
            assert (await bob.enter(hers))["seat"] == 0
            await room(host, 0, devices=2)
            await room(host, 1, kind="person", devices=1, ready=False)  # his telephone sits there still
            assert (await phone.enter(hers))["seat"] == 0
            await room(host, 0, devices=3)
            await room(host, 1, kind="empty", devices=0, name="")
            await shut(phone, mine)

    running(tmp_path, story)


def test_once_the_game_has_begun_a_device_stays_on_its_seat(tmp_path: Path) -> None:
    """It knows one hand, and must not look into a second one; and its own seat keeps its player."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as phone, Guest(port) as eve:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            mine, hers = await seat_link(looks[1]), await seat_link(looks[0])
            with pytest.raises(Refusal, match="sits-elsewhere") as refused:
                await bob.enter(hers)
            assert "Guest 1" in refused.value.reply["sentence"]
            assert (await bob.enter(mine))["seat"] == 1
            watch = (await looks[0].wish("invite", kind="watch"))["path"]
            assert (await bob.enter(watch))["seat"] == 1
            await eve.enter(watch)
            assert (await eve.enter(mine))["seat"] == 1
            assert (await phone.enter(mine))["seat"] == 1
            await room(looks[0], 1, devices=3)
            assert looks[0].room["chairs"][0]["devices"] == 1
            await asyncio.gather(*[look.play() for look in looks])
            with pytest.raises(Refusal, match="sits-elsewhere"):
                await bob.enter(hers)

    running(tmp_path, story)


def test_whoever_forgets_a_game_on_his_last_device_leaves_it_to_a_bot_and_may_return(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            mine = await seat_link(looks[1])
            await bob.post(f"/api/tables/{looks[1].table}/forget", {})
            await room(looks[0], 1, kind="person", away=True, devices=0)
            assert (await bob.enter(mine))["seat"] == 1
            look = await bob.look(looks[1].table)
            await look.wish("return")
            await room(looks[0], 1, away=False, devices=1)

    running(tmp_path, story)


def test_a_link_is_the_same_after_a_restart(tmp_path: Path) -> None:
    links: dict[str, str] = {}
    kept: dict[str, str] = {}

    async def before(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            opened, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            links["old"] = await seat_link(look)
            await look.wish("sit", seat=2, name="Bob")
            links["new"] = await seat_link(look)
            await host.wish("seat-bot", seat=1, level="tumbleweed")
            kept["table"] = opened["table"]

    async def after(port: int) -> None:
        async with Guest(port) as phone, Guest(port) as thief:
            await shut(thief, links["old"])
            assert (await phone.enter(links["new"]))["seat"] == 2
            look = await phone.look(kept["table"])
            assert [chair["devices"] for chair in look.room["chairs"]] == [1, 0, 2]

    running(tmp_path, before)
    running(tmp_path, after)


def test_a_rematch_has_a_chair_for_everybody_who_can_come_to_it(tmp_path: Path) -> None:
    """Links to the old seats do not open the new ones, and nobody is seated who has no device there."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as phone:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            old = await seat_link(looks[0])
            await asyncio.gather(*[look.play() for look in looks])
            await bob.post(f"/api/tables/{looks[1].table}/forget", {})
            await looks[0].wish("rematch")
            await looks[0].until(lambda: looks[0].room["rematch"])
            again = looks[0].room["rematch"]
            await shut(phone, f"/t/{again}#seat={old.partition('=')[2]}")
            look = await ann.look(again)
            assert [chair["kind"] for chair in look.room["chairs"]] == ["person", "empty"]
            assert (await phone.enter(await seat_link(look)))["seat"] == 0

    running(tmp_path, story)


def test_links_made_before_they_were_bound_open_nothing_any_more(tmp_path: Path) -> None:
    """A file of an older version: whose they are cannot be told, so a new one must be asked for."""
    kept: dict[str, str] = {}

    async def before(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            opened, _, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Bob")
            kept.update(seat=await seat_link(look), join=opened["join"], table=opened["table"])
            kept.update(token=next(iter(bob.http.cookie_jar)).value)

    async def after(port: int) -> None:
        async with Guest(port) as bob, Guest(port) as eve, Guest(port) as phone:
            await shut(phone, kept["seat"])
            assert (await eve.enter(kept["join"]))["role"] == "player"
            bob.http.cookie_jar.update_cookies({"tenderfoot": kept["token"]})
            look = await bob.look(kept["table"])
            await look.until(look.sits)
            assert (await phone.enter(await seat_link(look)))["seat"] == 1

    running(tmp_path, before)
    unbind(tmp_path / "tables.db")
    running(tmp_path, after)


def unbind(path: Path) -> None:
    """Make the file as it was before links were bound to sitters."""
    new = path.rename(path.with_suffix(".new"))
    old = sqlite3.connect(path)
    bound = next(n for n, change in enumerate(MIGRATIONS) if "sitter" in change)
    for change in MIGRATIONS[:bound]:
        old.executescript(change)
    old.execute("attach ? as new", [str(new)])
    for table in ("tables", "chairs", "grants", "links"):
        columns = ", ".join(row[1] for row in old.execute(f"pragma main.table_info({table})"))
        old.execute(f"insert into main.{table} select {columns} from new.{table}")  # noqa: S608  our own names
    old.execute(f"pragma user_version = {bound}")
    old.commit()
    old.close()
    new.unlink()
