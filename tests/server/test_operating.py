"""What an operator counts on: the file is his alone and one server's, and a copy of it is a whole server."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tenderfoot.cli import main
from tenderfoot.server.settings import settings
from tenderfoot.server.storage.sqlite import SqliteStore
from tests.server.guest import STUCK, Guest, first, seated
from tests.server.running import running

HOLDS = """
import asyncio, sys
from pathlib import Path
from tenderfoot.server.storage.sqlite import SqliteStore
async def main():
    store = SqliteStore(Path(sys.argv[1]))
    print("held", flush=True)
    sys.stdin.read()
    await store.close()
asyncio.run(main())
"""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def opened(path: Path) -> list[int]:
    """The modes of the files beside a database that is open."""

    async def story() -> list[int]:
        store = SqliteStore(path)
        try:
            return [mode(file) for file in sorted(path.parent.iterdir())]
        finally:
            await store.close()

    return asyncio.run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
def test_what_is_stored_is_for_the_operator_alone(tmp_path: Path) -> None:
    """Also a file that an older version has left open to others; a directory of ours is closed too."""
    before = os.umask(0)
    try:
        assert set(opened(tmp_path / "new" / "tables.db")) == {0o600}
        assert mode(tmp_path / "new") == 0o700
        (tmp_path / "new" / "tables.db").chmod(0o644)
        assert set(opened(tmp_path / "new" / "tables.db")) == {0o600}
    finally:
        os.umask(before)


def test_a_second_server_on_one_file_says_so_and_a_killed_one_is_not_in_the_way(
    tmp_path: Path,
) -> None:
    path = tmp_path / "tables.db"
    command = [sys.executable, "-c", HOLDS, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == b"held\n"
            second = subprocess.run(
                [
                    sys.executable,
                    "-m",
                    "tenderfoot",
                    "serve",
                    "--database",
                    path,
                    "--port",
                    "0",
                    "--lang",
                    "en",
                ],
                capture_output=True,
                text=True,
                timeout=STUCK,
                check=False,
            )
        finally:
            process.kill()
    said = second.stderr
    assert second.returncode == 1
    assert said.count("\n") == 1
    assert "Another server" in said
    assert str(path) in said
    opened(path)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("https://Play.Example.ORG", "https://play.example.org"),
        ("HTTPS://play.example.org/", "https://play.example.org"),
        ("https://play.example.org:443", "https://play.example.org"),
        ("http://play.example.org:80/", "http://play.example.org"),
        ("http://play.example.org:443", "http://play.example.org:443"),
        ("https://jeu.québec.example", "https://jeu.xn--qubec-csa.example"),
        ("http://[2001:DB8:0:0::1]:8765", "http://[2001:db8::1]:8765"),
        ("https://play.example.org./", "https://play.example.org"),
    ],
)
def test_the_address_people_open_is_written_as_browsers_write_it(typed: str, meant: str) -> None:
    assert settings({"base_url": typed}, {}).base == meant


def test_a_backup_made_under_play_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    """The server is not stopped; the copy is put in the place of a lost file."""
    kept: dict[str, str] = {}
    copy = tmp_path / "copy.db"

    async def before(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            asked = next(look for look in looks if look.ask())
            ask = asked.ask() or {}
            await asked.wish("answer", question=ask["question"], choice=first(ask))
            database = str(tmp_path / "lost" / "tables.db")
            assert await asyncio.to_thread(main, ["backup", str(copy), "--database", database]) == 0
            kept.update(
                {name: next(iter(who.http.cookie_jar)).value for name, who in [("a", ann), ("b", bob)]}
            )
            kept["table"] = looks[0].table

    async def after(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            for guest, token in ((ann, kept["a"]), (bob, kept["b"])):
                guest.http.cookie_jar.update_cookies({"tenderfoot": token})
            looks = [await guest.look(kept["table"]) for guest in (ann, bob)]
            await asyncio.gather(*[look.play() for look in looks])
            assert all(look.over() for look in looks)

    (tmp_path / "lost").mkdir()
    (tmp_path / "found").mkdir()
    running(tmp_path / "lost", before)
    assert mode(copy) == 0o600
    copy.rename(tmp_path / "found" / "tables.db")
    running(tmp_path / "found", after)


def test_a_backup_overwrites_nothing_and_needs_something_to_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened(tmp_path / "tables.db")
    there = tmp_path / "there"
    there.write_text("mine")
    for file, database, said in (
        (there, tmp_path / "tables.db", "exists already"),
        (tmp_path / "new", tmp_path / "nothing.db", "no database"),
        (tmp_path / "no" / "where", tmp_path / "tables.db", "cannot be written"),
    ):
        assert main(["backup", str(file), "--database", str(database), "--lang", "en"]) == 1
        assert said in capsys.readouterr().err
    assert there.read_text() == "mine"
    assert not (tmp_path / "new").exists()
