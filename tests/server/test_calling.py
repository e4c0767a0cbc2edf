"""A link pasted into a chat: the game, who waits, a picture; no secret, and no mark of a person's own."""

from __future__ import annotations

from pathlib import Path

from tests.server.guest import Guest
from tests.server.running import running

HEAD = b"<!doctype html><html><head><title>Tenderfoot</title></head><body></body></html>"


def made(place: Path) -> Path:
    place.mkdir()
    (place / "index.html").write_bytes(HEAD)
    return place


def test_a_link_shows_the_game_and_who_waits(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as eve:
            opened = await ann.open("dicetown", name='Ann "<b>', options={"players": 3})
            async with eve.http.get(eve.base + opened["path"]) as reply:
                page = await reply.text()
            assert "Dice Town" in page
            assert "Ann &quot;&lt;b&gt; is waiting; 2 chairs are free." in page
            assert f"{eve.base}/card-dicetown.jpg" in page
            assert opened["join"].partition("=")[2] not in page
            assert opened["watch"].partition("=")[2] not in page

    running(tmp_path, story, static=made(tmp_path / "static"))


def test_it_is_said_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as eve:
            opened = await ann.open("goldriver", options={"players": 2})
            eve.http.headers["Accept-Language"] = "fr"
            async with eve.http.get(eve.base + opened["path"]) as reply:
                assert "Une table est ouverte ; 2 chaises sont libres." in await reply.text()

    running(tmp_path, story, static=made(tmp_path / "static"))


def test_a_table_that_does_not_exist_has_a_page_and_nothing_to_say(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as eve, eve.http.get(eve.base + "/t/aaaaaaaaaa") as reply:
            assert (await reply.read()) == HEAD

    running(tmp_path, story, static=made(tmp_path / "static"))


def test_of_a_game_that_has_begun_only_that_is_said(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            opened = await ann.open("dicetown", name="Ann", options={"players": 2}, bots=["tumbleweed"])
            look = await ann.look(opened["table"])
            await look.wish("ready", commitment="0" * 64)
            async with ann.http.get(ann.base + opened["path"]) as reply:
                page = await reply.text()
            assert "The game has begun." in page
            assert "Ann" not in page

    running(tmp_path, story, static=made(tmp_path / "static"))
