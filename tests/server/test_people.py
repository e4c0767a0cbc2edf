"""A person goes with his name, his chat and his seat; what strangers may read; what is reported."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tenderfoot.server.safety.filter import WordList, digest, read
from tenderfoot.server.storage.removal import remove_name
from tests.command import tenderfoot
from tests.server.guest import Guest, Look, Refusal, seated
from tests.server.running import running
from tests.server.test_hosting import chairs, code
from tests.server.test_seats import at_table, room

FILE = "--database tables.db"


def everything(path: Path) -> bytes:
    """The whole database as it stands on disk, journal and all, after it was closed."""
    file = sqlite3.connect(path)
    lines = "\n".join(file.iterdump())
    file.close()
    return lines.encode()


# --- forget me --------------------------------------------------------------------------------


def test_whoever_is_forgotten_leaves_nothing_of_himself_on_the_disk(tmp_path: Path) -> None:
    """At a table that gathers, at one that plays and at one that is over."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            over = await seated([ann, bob], "toytown", options={"players": 2})
            await asyncio.gather(*[look.play() for look in over])
            await ann.get(f"/api/tables/{over[0].table}/record")
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            await looks[1].wish("say", text="a word of mine")
            await looks[0].wish("say", text="a word of hers")
            _, host, look = await at_table(ann, bob)
            await look.wish("sit", seat=1, name="Guest 1")
            assert await bob.forget_me() == 3
            assert await bob.get("/api/mine") == []
            await room(host, 1, kind="empty")
            await room(looks[0], 1, kind="bot", name="N. N.")
            await room(over[0], 1, kind="person", name="N. N.", devices=0)
            await gone(looks[0], "a word of mine")
            assert [line["name"] for line in looks[0].newest["chat"]["lines"]] == ["Guest 0"]
            await looks[0].play()
            assert await bob.forget_me() == 0

    running(tmp_path, story)
    kept = everything(tmp_path / "tables.db")
    assert b"Guest 1" not in kept
    assert b"a word of mine" not in kept
    assert b"a word of hers" in kept


async def gone(look: Look, text: str) -> None:
    """The conversation is sent anew, without this line."""
    await look.until(lambda: look.newest.get("chat", {}).get("anew"))
    assert text not in str(look.newest["chat"]["lines"])


def test_the_game_stays_without_the_name_and_record_and_proof_say_why_they_are_gone(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            await asyncio.gather(*[look.play() for look in looks])
            table = looks[0].table
            await bob.forget_me()
            await still_there(ann, table)
            kept.update(table=table, token=next(iter(ann.http.cookie_jar)).value)

    async def later(port: int) -> None:
        async with Guest(port) as ann:
            ann.http.cookie_jar.update_cookies({"tenderfoot": kept["token"]})
            await still_there(ann, kept["table"])

    running(tmp_path, story)
    running(tmp_path, later)


async def still_there(guest: Guest, table: str) -> None:
    """The story can be looked at; what was made with the names cannot be had."""
    replay = await guest.get(f"/api/tables/{table}/replay")
    assert replay["names"] == ["Guest 0", "N. N."]
    assert len(replay["frames"]) > 1
    for what in ("record", "proof"):
        with pytest.raises(Refusal, match="names-forgotten") as refused:
            await guest.get(f"/api/tables/{table}/{what}")
        assert "name" in refused.value.reply["sentence"]


def test_a_host_who_is_forgotten_is_followed_and_a_name_beside_a_bots_spoils_no_proof(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            (host,) = await seated([ann], "toytown", options={"players": 2}, bots=["tumbleweed"])
            await bob.enter((await host.wish("invite", kind="join"))["path"])
            look = await bob.look(host.table)
            await look.wish("take-chair", seat=1, name="Bob")
            await bob.forget_me()
            await room(host, 1, kind="bot", by="")
            await host.play()
            assert "origin" in await ann.get(f"/api/tables/{host.table}/record")
            await ann.get(f"/api/tables/{host.table}/proof")

    running(tmp_path, story)


# --- strangers --------------------------------------------------------------------------------


def test_the_filter_knows_disguises_and_leaves_ordinary_words_alone(tmp_path: Path) -> None:
    words = WordList([digest("varmint")])
    for said in ("varmint", "VARMINT!", "v a r m i n t", "v4rm1nt", "Vàrmïnt", "you varrrmint, you"):
        assert not words.passes(said)
    for said in ("vermin", "a varmints", "", "42", "Scunthorpe"):
        assert words.passes(said)
    assert all(WordList().passes(name) for name in ("Ann", "Dick", "Scunthorpe", "Bea", "N. N.", "Félix"))
    (tmp_path / "words").write_text("# mine\nvarmint  # a word\n\n")
    assert not read(tmp_path / "words").passes("varmint")


def test_names_and_chat_are_filtered_at_public_tables_only(tmp_path: Path) -> None:
    rude = "c o n n a r d"

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            opened = await ann.open("toytown", name="Ann", options={"players": 2}, visibility="public")
            host = await ann.look(opened["table"])
            await bob.post(f"/api/tables/{opened['table']}/enter", {})
            look = await bob.look(opened["table"])
            assert await code(look, "sit", seat=1, name=rude) == "rude-name"
            assert await code(host, "say", text=rude) == "rude-line"
            assert chairs(host, "kind") == ["person", "empty"]
            with pytest.raises(Refusal, match="rude-name"):
                await ann.open("toytown", name=rude, options={"players": 2}, visibility="public")
            own = await ann.open("toytown", name=rude, options={"players": 2})
            await (await ann.look(own["table"])).wish("say", text=rude)

    running(tmp_path, story)


def test_what_is_reported_at_a_public_table_is_listed_for_the_operator_once(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            opened = await ann.open("toytown", name="Black Bart", options={"players": 2}, visibility="public")
            host = await ann.look(opened["table"])
            await bob.post(f"/api/tables/{opened['table']}/enter", {})
            look = await bob.look(opened["table"])
            await host.wish("say", text="buy my gold")
            await look.until(lambda: look.chat)
            await look.wish("report", about="players", number=1)
            await look.wish("report", about="players", number=1)
            await look.wish("report", about="name", number=0)
            assert await code(look, "report", about="players", number=7) == "no-such-line"
            assert await code(look, "report", about="name", number=9) == "no-such-seat"
            await host.wish("sit", seat=0, name="Ann")
            own = await ann.open("toytown", name="Ann", options={"players": 2})
            assert await code(await ann.look(own["table"]), "report", about="name", number=0) == "not-public"

    running(tmp_path, story)
    told = tenderfoot(tmp_path, "reports --database tables.db").stdout
    assert told.count("\n") == 2
    assert "buy my gold" in told
    assert "Black Bart" in told


# --- the operator -----------------------------------------------------------------------------


def test_the_operator_removes_a_table_or_a_name_and_is_told_when_he_cannot(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            await looks[1].wish("say", text="a word of his")
            await asyncio.gather(*[look.play() for look in looks])
            await ann.get(f"/api/tables/{looks[0].table}/record")
            other = await ann.open("toytown", name="Zorro", options={"players": 2})
            kept.update(game=looks[0].table, other=other["table"])
            refused = await asyncio.to_thread(tenderfoot, tmp_path, f"remove {kept['other']} {FILE}")
            assert refused.returncode != 0
            assert "tables.db" in refused.stderr

    running(tmp_path, story)
    for line in ("remove", "remove k3v9x0q2ab", "remove --name Nobody", "remove k3v9x0q2ab --name Zorro"):
        refused = tenderfoot(tmp_path, f"{line} {FILE}")
        assert refused.returncode != 0
        assert "Traceback" not in refused.stderr
    assert "Zorro" in tenderfoot(tmp_path, f"remove --name Zorro {FILE}").stdout
    assert kept["other"] in tenderfoot(tmp_path, f"remove {kept['other']} {FILE}").stdout
    assert remove_name(tmp_path / "tables.db", "Guest 1") == 1
    left = everything(tmp_path / "tables.db")
    for gone_now in (b"Guest 1", b"Zorro", b"a word of his", kept["other"].encode()):
        assert gone_now not in left
    assert kept["game"].encode() in left
