"""`tenderfoot proxy` and `tenderfoot cluster`: what is printed works, and what is started stops."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import aiohttp
import pytest

from tenderfoot.cli import main
from tenderfoot.server.cluster.proxy import workers_at
from tenderfoot.server.errors import BadSetting
from tests.server.folk import passing
from tests.server.guest import Guest
from tests.server.haproxy import Proxy
from tests.server.running import running
from tests.server.several import PAUSE, STUCK, free_ports
from tests.server.test_elsewhere import leases

FORM: Final = {"game": "toytown"}


# --- the proxy --------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, 3, 40])
def test_haproxy_has_nothing_to_say_against_the_configuration(workers: int, tmp_path: Path) -> None:
    said = Proxy(tmp_path, 8765, range(9001, 9001 + workers)).checked()
    assert said.returncode == 0, said.stderr
    assert "WARNING" not in said.stdout + said.stderr


def test_the_command_prints_it_for_the_workers_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    line = "proxy --workers 10.0.0.1:8765,[2001:db8::2]:8765 --host 0.0.0.0 --port 80"
    assert main(line.split()) == 0
    said = capsys.readouterr().out
    assert "bind 0.0.0.0:80" in said
    assert said.count("server w2 [2001:db8::2]:8765 check") == 38  # for each letter, the lists and the page


@pytest.mark.parametrize(
    "said", ["", ",", "here", "10.0.0.1", "10.0.0.1:0", "10.0.0.1:99999", "a b:80", "x\n:80", "h:8²", "é:80"]
)
def test_workers_that_cannot_be_meant_are_one_sentence(said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadSetting, match="bad-workers"):
        workers_at(said)
    assert main(["proxy", "--workers", said, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("--workers cannot have" if said else "The option --workers needs")


@contextmanager
def proxied(place: Path, worker: int, **limits: float) -> Iterator[int]:
    """The port of a proxy before one worker."""
    port = free_ports(1)[0]
    with Proxy(place, port, [worker], **limits):
        yield port


async def reached(guest: Guest) -> None:
    """The proxy is there, and knows its worker."""
    while True:
        try:
            async with guest.http.get(f"{guest.base}/healthz") as reply:
                if reply.status == 200:
                    return
        except aiohttp.ClientError:
            pass


def test_limits_are_counted_by_the_address_that_the_proxy_sees(tmp_path: Path) -> None:
    """What somebody says of his own address changes nothing, and he is told in a sentence."""

    async def story(worker: int) -> None:
        with proxied(tmp_path, worker, tables=2) as port:
            async with Guest(port) as ann:
                await reached(ann)
                said = []
                for number in range(4):
                    forged = {"X-Forwarded-For": f"192.0.2.{number}", "Forwarded": f"for=192.0.2.{number}"}
                    async with ann.http.post(f"{ann.base}/api/tables", json=FORM, headers=forged) as reply:
                        said.append(reply.status)
                        body = await reply.json()
                assert said == [201, 201, 429, 429]
                assert body["code"] == "too-fast"
                assert "too much" in body["sentence"]
                assert "trop" in body["sentence"]
                assert reply.headers["Retry-After"] == "10"
                assert len(await ann.get("/api/mine")) == 2

    running(tmp_path, story, proxied=True)


def test_what_is_the_operators_is_closed_and_a_table_without_an_owner_is_moving(tmp_path: Path) -> None:
    owned = leases()

    async def story(worker: int) -> None:
        with proxied(tmp_path, worker) as port:
            async with Guest(port) as ann:
                await reached(ann)
                for path in ("/metrics", "/shards/a", "/shards/any", "/%6detrics", "/%73hards/a"):
                    async with ann.http.get(ann.base + path) as reply:
                        assert reply.status in (404, 400), path
                table = (await ann.open("toytown", name="Ann"))["table"]
                look = await ann.look(table)
                await look.wish("say", text="through and through")
                owned.give_up("0123456789abcdefghijklmnopqrstuvwxyz".index(table[0]))
                while True:
                    async with ann.http.get(f"{ann.base}/api/tables/{table}") as reply:
                        body = await reply.json()
                        if reply.headers.get("Server") is None and reply.status == 503:
                            break
                assert body["code"] == "elsewhere"
                assert reply.headers["Retry-After"] == "1"
                assert body["sentence"].count(".") >= 2  # in both languages: the proxy knows nobody's

    running(tmp_path, story, proxied=True, ownership=owned)


def test_a_proxy_that_drains_opens_no_table_says_why_and_lets_the_others_play(tmp_path: Path) -> None:
    async def story(worker: int) -> None:
        async with Guest(worker) as ann:
            table = (await ann.open("toytown", name="Ann"))["table"]
            port = free_ports(1)[0]
            proxy = Proxy(tmp_path, port, [worker])
            proxy.drain()
            with proxy:
                ann.base = f"http://127.0.0.1:{port}"
                await reached(ann)
                async with ann.http.post(f"{ann.base}/api/tables", json=FORM) as reply:
                    assert reply.status == 503
                    assert reply.headers["Retry-After"] == "600"
                    body = await reply.json()
                assert body["code"] == "draining"
                assert "about to be updated" in body["sentence"]
                assert "va être mis à jour" in body["sentence"]
                await there(ann, table)
                assert len(await ann.get("/api/mine")) == 1

    running(tmp_path, story, proxied=True)


# --- all of it --------------------------------------------------------------------------------


def test_a_missing_haproxy_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    assert main(["cluster", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "apt-get install haproxy" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("number", ["0", "37", "x", "", "²"])
def test_a_number_of_workers_that_cannot_be_meant_is_one_sentence(
    number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cluster", "--workers", number, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("--workers cannot be" if number else "The option --workers")


class Cluster:
    """`tenderfoot cluster`, at work."""

    def __init__(self, place: Path) -> None:
        command = [sys.executable, "-m", "tenderfoot", "cluster", "--workers", "2", "--port", "0"]
        self.process: Final = subprocess.Popen(
            [*command, "--data", str(place), "--lang", "en"], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.port: Final = int(found[1])

    def stop(self) -> str:
        """Ctrl-C; what it says then."""
        self.process.send_signal(signal.SIGINT)
        said, _ = self.process.communicate()
        assert self.process.returncode == 0
        return said

    def workers(self) -> set[int]:
        """The processes that serve, by their pids."""
        keepers = {pid for pid in children(self.process.pid) if b"serve" in words(pid)}
        return {pid for keeper in keepers for pid in children(keeper)}


@contextmanager
def database_folder() -> Iterator[Path]:
    """Where whoever PostgreSQL runs for can come: pytest's own directories are closed to him."""
    place = Path(tempfile.mkdtemp(prefix="tenderfoot-cluster-"))
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)


def children(parent: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        try:
            stat = (entry / "stat").read_text() if entry.name.isdecimal() else ""
        except OSError:
            continue
        if stat and int(stat.rpartition(")")[2].split()[1]) == parent:
            found.append(int(entry.name))
    return found


def database_pid(place: Path) -> int:
    """The process of PostgreSQL that has started all others; 0 while there is none."""
    try:
        return int((place / "data" / "postmaster.pid").read_text().split()[0])
    except (FileNotFoundError, IndexError):
        return 0


def words(pid: int) -> list[bytes]:
    return Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")


async def opened(guest: Guest) -> str:
    """A new table; on a very busy machine a worker may lose the database for a moment, and says so."""
    found = ""
    while not found:
        with passing():
            found = (await guest.open("dicetown", name="Ann"))["table"]
        await asyncio.sleep(PAUSE)
    return found


async def there(guest: Guest, table: str) -> None:
    """A table can be looked at, and is as it was."""
    while True:
        try:
            look = await guest.look(table)
        except (aiohttp.ClientError, ConnectionError):
            await asyncio.sleep(PAUSE)
        else:
            assert look.room["chairs"][0]["name"] == "Ann"
            return


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes where Linux has them")
def test_a_cluster_starts_replaces_what_died_stops_and_goes_on_where_it_was() -> None:
    kept: dict[str, str] = {}

    async def first_day(cluster: Cluster) -> None:
        async with Guest(cluster.port) as ann:
            await reached(ann)
            kept["table"] = await opened(ann)
            kept["token"] = next(iter(ann.http.cookie_jar)).value
            before = cluster.workers()
            assert len(before) == 2
            os.kill(min(before), signal.SIGKILL)
            while len(cluster.workers() - before) < 1 or len(cluster.workers()) < 2:  # noqa: ASYNC110  not ours
                await asyncio.sleep(PAUSE)
            await there(ann, kept["table"])
            died = database_pid(place)
            os.kill(died, signal.SIGKILL)
            while database_pid(place) in (0, died):  # noqa: ASYNC110  the cluster starts it
                await asyncio.sleep(PAUSE)
            await there(ann, await opened(ann))
            await there(ann, kept["table"])

    async def second_day(cluster: Cluster) -> None:
        async with Guest(cluster.port) as ann:
            ann.http.cookie_jar.update_cookies({"tenderfoot": kept["token"]})
            await there(ann, kept["table"])

    with database_folder() as place:
        for day in (first_day, second_day):
            cluster = Cluster(place)
            try:
                asyncio.run(asyncio.wait_for(day(cluster), STUCK))
                assert "on disk" in cluster.stop()
            finally:
                cluster.process.kill()
                cluster.process.wait()
