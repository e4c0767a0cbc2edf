"""`make dev`: the page with the server behind it, both following every change, and both gone afterwards."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from shutil import copytree, ignore_patterns
from threading import Thread
from typing import Final

from tests.server.guest import Guest
from tools.dev import SOURCES, Watch

STUCK: Final = 120  # seconds, to stop a test that hangs; a busy machine is no fault
ROOT: Final = SOURCES.parent


class Heard:
    """What a process says, line by line; each line is waited for once."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process: Final = process
        self._lines: Final[Queue[str]] = Queue()
        self._early: list[str] = []
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put("")  # it says no more

    def until(self, pattern: str) -> str:
        """What stands for the first group of the first line like this, whatever is said before it."""
        for line in [*self._early]:
            found = re.search(pattern, line)
            if found is not None:
                self._early.remove(line)
                return found[1]
        while line := self._lines.get(timeout=STUCK):
            found = re.search(pattern, line)
            if found is not None:
                return found[1]
            self._early.append(line)
        raise AssertionError("".join(self._early))


@contextmanager
def developing(sources: Path, database: Path) -> Iterator[Heard]:
    command = [sys.executable, "-m", "tools.dev", "--port", "0"]
    command += ["--sources", str(sources), "--database", str(database)]
    plain = {**os.environ, "NO_COLOR": "1"}  # where CI is set, Vite colours parts of the address it says
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=plain,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    ) as process:
        try:
            yield Heard(process)
        finally:
            process.terminate()  # if it has not ended: it takes the others with it


def answers(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def test_page_and_server_follow_every_change_and_stop_together(tmp_path: Path) -> None:
    sources = tmp_path / "src"
    copytree(
        SOURCES / "tenderfoot",
        sources / "tenderfoot",
        ignore=ignore_patterns("static", "__pycache__", "*.so"),
    )
    with developing(sources, tmp_path / "dev.db") as heard:
        port = int(heard.until(r"Local: +http://127\.0\.0\.1:(\d+)/"))
        behind = int(heard.until(r'the server listens","port":(\d+)'))
        work = worked(heard, port, sources / "tenderfoot" / "server" / "flags.py")
        asyncio.run(asyncio.wait_for(work, STUCK))
        heard.process.send_signal(signal.SIGINT)
        assert heard.process.wait(STUCK) == 0
    assert (answers(port), answers(behind)) == (False, False)


def change(source: Path) -> None:
    source.write_text(source.read_text("utf-8") + "# changed\n", "utf-8")


async def worked(heard: Heard, port: int, source: Path) -> None:
    """A table at the page's address; the server is changed, and the table is still there."""
    async with Guest(port) as ann:
        page = await ann.get("/t/anything")
        assert "/@vite/client" in page
        opened = await ann.open("goldriver", name="Ann", options={"players": 3})
        look = await ann.look(opened["table"])
        assert look.room["chairs"][0]["name"] == "Ann"
        await asyncio.to_thread(change, source)
        named = await asyncio.to_thread(heard.until, r"starts again: (\S+) has changed")
        assert named == "tenderfoot/server/flags.py"
        await asyncio.to_thread(heard.until, r'(the server listens)"')
        again = await ann.look(opened["table"])
        assert again.room["chairs"][0]["name"] == "Ann"


def test_a_watch_sees_what_is_written_made_and_removed_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "part").mkdir()
    old, gone, other = tmp_path / "part" / "old.py", tmp_path / "gone.ftl", tmp_path / "tables.db"
    for file in (old, gone, other):
        file.write_text("1")
    watch = Watch(tmp_path)
    assert watch.changed() == []
    old.write_text("2, and more")
    gone.unlink()
    other.write_text("2, and more")
    (tmp_path / "new.py").write_text("1")
    assert watch.changed() == ["gone.ftl", "new.py", "part/old.py"]
    assert watch.changed() == []
