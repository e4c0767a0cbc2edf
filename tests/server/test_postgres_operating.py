"""What an operator of PostgreSQL does and is told: in one sentence, and never with his password in it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import pytest

from tenderfoot.cli import main
from tenderfoot.server.errors import BadSetting
from tenderfoot.server.settings import settings
from tenderfoot.server.storage import upkeep
from tenderfoot.server.storage.changes import ActAdded, Reported, SeatPut, TableOpened
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.binaries import every
from tenderfoot.server.storage.postgres.migrations import MIGRATIONS
from tenderfoot.server.storage.postgres.own_server import HOST, OwnServer
from tenderfoot.server.storage.postgres.store import PostgresStore
from tenderfoot.server.storage.rows import NEUTRAL, Seat
from tenderfoot.server.tables.acts import Act
from tests.server import kept, postgres
from tests.server.guest import STUCK
from tests.server.test_store import ROW, said

SECRET: Final = "s3cret"  # noqa: S105  nobody's
STARTS: Final = """
import sys, tempfile, time
from pathlib import Path
from tenderfoot.server.storage.postgres.own_server import OwnServer
server = OwnServer(Path(sys.argv[1]), lasting=False, fsync="off")
server.start()
print(server.pid(), flush=True)
time.sleep(600)
"""


def filled() -> Address:
    """A database with a table, of which something was reported."""
    address = postgres.fresh()

    async def story(store: kept.AnyStore) -> None:
        act = ActAdded("t", 0, Act("answer", 0, 1, "pass"), 0)
        await store.write([TableOpened(ROW), SeatPut("t", 0, Seat("person", "Zorro")), act, said(1)])
        await store.write([Reported("t", "players", 1, "Zorro", "rude", 7)])

    kept.with_store(address, story)
    return address


def names(address: Address) -> list[str]:
    found: list[str] = []

    async def story(store: kept.AnyStore) -> None:
        rows = await store.table("t")
        found.extend(seat.name for seat in rows.seats) if rows else None

    kept.with_store(address, story)
    return found


# --- removing, reading, copying -----------------------------------------------------------------


def test_a_table_or_a_name_is_removed_and_what_is_not_there_is_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = filled()
    named = ["--database", address.url, "--lang", "en"]
    assert main(["remove", "nowhere", *named]) == 1
    assert main(["remove", "--name", "Nobody", *named]) == 1
    assert main(["remove", "--name", "Zorro", *named]) == 0
    assert names(address) == [NEUTRAL]
    assert upkeep.reports(address) == []
    assert main(["remove", "t", *named]) == 0
    assert names(address) == []
    told = "".join(capsys.readouterr())
    assert "nowhere" in told
    assert "Nobody" in told
    assert password(address) not in told


def test_what_was_reported_is_read_while_workers_are_at_work_but_nothing_is_removed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = filled()

    async def story() -> None:
        worker = await PostgresStore.opened(address)
        assert await worker.session.try_lock(1)
        named = ["--database", address.url, "--lang", "en"]
        assert await asyncio.to_thread(main, ["reports", *named]) == 0
        assert await asyncio.to_thread(main, ["remove", "t", *named]) == 1
        await worker.close()

    asyncio.run(story())
    told = "".join(capsys.readouterr())
    assert "rude" in told
    assert "stop them first" in told
    assert names(address) == ["Zorro"]


def test_a_copy_is_made_and_brought_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address, copy, other = filled(), tmp_path / "monday.dump", postgres.fresh(empty=True)
    assert main(["backup", str(copy), "--database", address.url, "--lang", "en"]) == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert main(["backup", str(copy), "--database", address.url, "--lang", "en"]) == 1  # it is there already
    url, secret = other.apart()
    restore = [str(every("pg_restore")[-1]), "--no-owner", "--dbname", url, str(copy)]
    subprocess.run(restore, check=True, env={**os.environ, "PGPASSWORD": secret})
    assert names(other) == ["Zorro"]
    assert password(address) not in "".join(capsys.readouterr())


def test_a_copy_that_cannot_be_made_leaves_nothing_behind(tmp_path: Path) -> None:
    nowhere = postgres.server().address("nowhere").url
    assert main(["backup", str(tmp_path / "copy"), "--database", nowhere]) == 1
    assert not (tmp_path / "copy").exists()


# --- what is wrong is said ----------------------------------------------------------------------


def password(address: Address) -> str:
    return address.apart()[1]


def wrong_addresses() -> dict[str, tuple[str, str]]:
    """Each with the word of the sentence that says what is wrong."""
    url, _ = postgres.server().address("tables").apart()
    there = postgres.server().address("nowhere").url
    return {
        "no server": (f"postgresql://ann:{SECRET}@127.0.0.1:1/x", "No PostgreSQL answers"),
        "no such host": (f"postgresql://ann:{SECRET}@nowhere.invalid/x", "No PostgreSQL answers"),
        "wrong password": (url.replace("@", f":{SECRET}@"), "refuses this user"),
        "no such database": (there, "has no database"),
        "no address": (f"postgresql://ann:{SECRET}@127.0.0.1:port/x", "no address of"),
        "a sign in the password": (f"postgresql://ann:{SECRET}/x@127.0.0.1/x", "no address of"),
        "another kind": (f"mysql://ann:{SECRET}@127.0.0.1/x", "no database that is known"),
    }


KINDS: Final = (
    *("no server", "no such host", "wrong password", "no such database"),
    *("no address", "a sign in the password", "another kind"),
)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["reports"]], ids=["serve", "reports"])
def test_a_wrong_address_is_answered_in_one_sentence(
    kind: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    url, word = wrong_addresses()[kind]
    told = []
    for language in ("en", "fr"):
        assert main([*command, "--database", url, "--lang", language])
        told.append("".join(capsys.readouterr()))
    assert word in told[0]
    assert told[0] != told[1]
    for one in told:
        assert len(one.strip().splitlines()) == 1
        for secret in (SECRET, SECRET.partition("/")[0], password(postgres.server().address())):
            assert secret not in one


def test_a_newer_database_is_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    address = postgres.fresh()
    kept.tampered(address, "update schema_changes set had = 99, least = 99")
    assert main(["serve", "--port", "0", "--database", address.url, "--lang", "en"]) == 1
    assert f"99 changes of its tables, and this program knows {len(MIGRATIONS)}" in capsys.readouterr().err


def test_an_address_is_known_by_its_scheme_and_a_file_is_what_has_none() -> None:
    for url in ("postgresql://h/db", "postgres://h/db", "POSTGRESQL://h/db"):
        assert settings({"database": url}, {}).database == Address(url)
    assert settings({"database": "postgresql.db"}, {}).database == Path("postgresql.db")
    with pytest.raises(BadSetting) as no:
        settings({"database": f"mysql://ann:{SECRET}@h/db"}, {})
    assert SECRET not in str(no.value.facts)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        (f"postgresql://ann:{SECRET}@host:5433/db", "postgresql://ann@host:5433/db"),
        (f"postgres://ann:{SECRET}@host/db?sslmode=require", "postgresql://ann@host/db"),
        (f"postgresql://host/db?user=ann&password={SECRET}", "postgresql://host/db"),
        (f"postgresql://ann:{SECRET}@[::1]:5433/db", "postgresql://ann@::1:5433/db"),
        (f"postgresql://ann:12/{SECRET}@host/db", "postgresql://…"),
        (f"postgresql://ann:x#{SECRET}@host/db", "postgresql://…"),
        (f"postgresql://ann:{SECRET}", "postgresql://…"),
        (f"postgresql://[{SECRET}", "postgresql://…"),
    ],
)
def test_what_is_shown_of_an_address_has_no_password(url: str, shown: str) -> None:
    assert [str(Address(url)), repr(Address(url)), f"{Address(url)}"] == [shown] * 3


def test_the_password_is_taken_out_of_the_address_for_other_programs() -> None:
    found = Address("postgresql://ann:a%40b@host/db?sslmode=require&password=c").apart()
    assert found == ("postgresql://ann@host/db?sslmode=require", "a@b")
    assert Address("postgresql://host/db?password=c").apart() == ("postgresql://host/db", "c")
    assert Address("postgresql://host/db").apart() == ("postgresql://host/db", "")


# --- a PostgreSQL of our own --------------------------------------------------------------------


def test_our_own_server_listens_here_alone_wants_a_password_and_is_nobodys_root() -> None:
    async def story(store: kept.AnyStore) -> None:
        assert isinstance(store, PostgresStore)
        [row] = await store.session.execute("select inet_server_addr()::text as here")
        assert row["here"].startswith(HOST)

    server = postgres.server()
    kept.with_store(postgres.fresh(), story)
    assert main(["reports", "--database", server.address().apart()[0]]) == 1  # without a password
    assert Path(f"/proc/{server.pid()}").stat().st_uid != 0


def test_our_own_server_ends_with_whoever_started_it_and_leaves_nothing() -> None:
    """He was killed: nobody could tell it to stop."""
    folder = Path(tempfile.mkdtemp(prefix="tenderfoot-postgres-"))
    starter = subprocess.Popen([sys.executable, "-c", STARTS, str(folder)], stdout=subprocess.PIPE, text=True)
    assert starter.stdout is not None
    pid = int(starter.stdout.readline())
    starter.send_signal(signal.SIGKILL)
    starter.wait()
    starter.stdout.close()
    until = time.monotonic() + STUCK
    while (Path(f"/proc/{pid}").exists() or folder.exists()) and time.monotonic() < until:
        time.sleep(0.01)
    assert not Path(f"/proc/{pid}").exists()
    assert not folder.exists()


def test_what_lasts_is_there_when_it_is_started_again() -> None:
    folder = Path(tempfile.mkdtemp(prefix="tenderfoot-postgres-"))
    for there in (False, True):
        server = OwnServer(folder, fsync="off")
        server.start()
        try:
            if not there:
                kept.with_store(server.address(), opened_once)
            assert names(server.address()) == ["Zorro"]
        finally:
            server.stop()
    OwnServer(folder, lasting=False).stop()
    assert not folder.exists()


async def opened_once(store: kept.AnyStore) -> None:
    await store.write([TableOpened(ROW), SeatPut("t", 0, Seat("person", "Zorro"))])
