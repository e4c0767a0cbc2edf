"""A server that dies while contributions are opened: what was promised stands, and people go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.guest import Guest, Look, Message
from tests.server.survivors import Nursery

TWO = {"players": 2}


async def both_ready(ann: Guest, bob: Guest) -> list[Look]:
    """Two people at a table, all promised, nothing opened."""
    opened = await ann.open("toytown", name="Ann", options=TWO)
    await bob.enter(opened["join"])
    looks = [await ann.look(opened["table"]), await bob.look(opened["table"])]
    await looks[1].wish("sit", seat=1, name="Bob")
    for look in looks:
        await look.until(look.sits)
        await look.ready()
    for look in looks:
        await look.until(lambda look=look: look.room["status"] == "opening")  # type: ignore[misc]
    return looks


def promised(room: Message) -> list[str]:
    """Everything that was promised: by the table, and on each chair."""
    return [room["commitment"], *[chair["commitment"] for chair in room["chairs"]]]


async def back(guest: Guest, look: Look, port: int) -> Look:
    """The same device at the same table on the server as it is now; it has its bytes still."""
    guest.base = f"http://127.0.0.1:{port}"
    again = await guest.look(look.table)
    again.secret = look.secret
    return again


def test_a_restart_during_opening_keeps_every_promise(tmp_path: Path) -> None:
    """Ann has opened, Bob has not; the server is killed. Bob opens, and both find what they were told."""

    async def story(nursery: Nursery) -> None:
        port = nursery.start("never", 0)
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await both_ready(ann, bob)
            before = promised(looks[0].room)
            await looks[0].wish("open", contribution=looks[0].secret.hex())
            nursery.kill()
            port = nursery.start("never", 0)
            again = [await back(guest, look, port) for guest, look in zip((ann, bob), looks, strict=True)]
            assert [look.room["status"] for look in again] == ["opening", "opening"]
            assert promised(again[1].room) == before
            assert [chair["opened"] for chair in again[1].room["chairs"]] == ["yes", "no"]
            await again[1].begin()
            await asyncio.gather(*[look.play() for look in again])
            proof = await ann.get(f"/api/tables/{again[0].table}/proof")
            assert [proof["commitment"], *proof["commitments"]] == before
            assert all(proof["contributions"])

    with Nursery(tmp_path / "tables.db", early=False) as nursery:
        asyncio.run(story(nursery))


def test_if_all_had_opened_the_game_begins_after_the_restart(tmp_path: Path) -> None:
    """The server dies between the last opening and the beginning: nobody need open again."""

    async def story(nursery: Nursery) -> None:
        port = nursery.start("never", 0)
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await both_ready(ann, bob)
            secrets = [look.secret.hex() for look in looks]
            await looks[0].wish("open", contribution=secrets[0])
            nursery.kill()
            port = nursery.start("after commit", 1)
            again = [await back(guest, look, port) for guest, look in zip((ann, bob), looks, strict=True)]
            await again[1].send("open", contribution=secrets[1])
            while await again[1].receive() is not None:
                pass
            port = nursery.start("never", 0)
            last = await back(ann, looks[0], port)
            await last.until(lambda: "shown" in last.newest)
            assert [chair["opened"] for chair in last.room["chairs"]] == ["yes", "yes"]

    with Nursery(tmp_path / "tables.db", early=False) as nursery:
        asyncio.run(story(nursery))
