"""The page and the server while one works on them: `make dev`.

Vite serves the page and changes it in the browser as its sources change; what the page asks of the server it
passes on. The server starts again whenever its own sources change: tables are in its database, so games go on
where they were. Ctrl-C stops both.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tools import web

SOURCES: Final = web.ROOT / "src"
DATABASE: Final = web.ROOT / "build" / "dev.db"
KINDS: Final = (".py", ".ftl")
PAGE: Final = 5173
PAUSE: Final = 0.4  # seconds between two looks at the sources
PATIENCE: Final = 20  # seconds a process is given to stop by itself


class Watch:
    """Looks at the sources: which of them are not as they were."""

    def __init__(self, root: Path) -> None:
        self._root: Final = root
        self._seen = self._look()

    def changed(self) -> list[str]:
        """What was written, made or removed since the last time, by its path."""
        before, self._seen = self._seen, self._look()
        both = before.keys() | self._seen.keys()
        return sorted(name for name in both if before.get(name) != self._seen.get(name))

    def _look(self) -> dict[str, tuple[int, int]]:
        found = {}
        for file in self._root.rglob("*"):
            if file.suffix in KINDS and file.is_file():
                facts = file.stat()
                found[file.relative_to(self._root).as_posix()] = (facts.st_mtime_ns, facts.st_size)
        return found


class Running:
    """A process that stops when the `with` it stands in ends."""

    def __init__(
        self, command: list[str], environ: dict[str, str], place: Path, *, quiet: bool = False
    ) -> None:
        self._command: Final = command
        self._environ: Final = environ
        self._place: Final = place
        self._out: Final = subprocess.DEVNULL if quiet else None
        self.process = self._start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def again(self) -> None:
        """Stop it and start it anew."""
        self.stop()
        self.process = self._start()

    def stop(self) -> None:
        """Ask it to stop; whoever does not is stopped."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            self._command,
            env=self._environ,
            cwd=self._place,
            stdin=subprocess.DEVNULL,
            stdout=self._out,
            start_new_session=True,  # Ctrl-C is for us: we stop it when nothing is half done
        )


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def server(sources: Path, port: int, database: str) -> Running:
    """The server, made of these sources. Its own address would show the built page, so it stays untold."""
    path = os.pathsep.join([str(sources), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", "tenderfoot", "serve", "--port", str(port), "--database", database]
    environ = {**os.environ, "PYTHONPATH": path}
    return Running([*command, "--log-level", "info"], environ, web.ROOT, quiet=True)


def page(port: int, behind: int) -> Running:
    """Vite with the page, passing on to the server what is meant for it."""
    command = [
        str(web.program()),
        "node_modules/vite/bin/vite.js",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
    ]
    told = {"TENDERFOOT_SERVER": f"http://127.0.0.1:{behind}"}
    return Running(command, {**web.surroundings(), **told}, web.WEB)


def attend(watch: Watch, vite: Running, served: Running) -> int:
    """Start the server again at every change, until Vite ends. One that fell over waits for the next."""
    lives = True
    while True:
        try:
            return vite.process.wait(PAUSE)
        except subprocess.TimeoutExpired:
            changed = watch.changed()
        if changed:
            print(f"The server starts again: {changed[0]} has changed.", flush=True)
            served.again()
        elif lives and served.process.poll() is not None:
            print("The server has ended; it starts again at the next change.", flush=True)
        lives = served.process.poll() is None


def interrupted(*_: object) -> None:
    """Whoever ends this process ends it like Ctrl-C."""
    raise KeyboardInterrupt


def dev(sources: Path, port: int, database: Path) -> int:
    """Page and server, until Ctrl-C."""
    web.installed()
    database.parent.mkdir(parents=True, exist_ok=True)
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # whatever the shell has us ignore; Windows has no SIGHUP
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), interrupted)
    behind, watch = free_port(), Watch(sources)
    try:
        with server(sources, behind, str(database)) as served, page(port or free_port(), behind) as vite:
            print("Open the address that Vite says; Ctrl-C stops the page and the server.", flush=True)
            return attend(watch, vite, served)
    except KeyboardInterrupt:
        print("\nStopped.", flush=True)
        return 0


def main() -> None:
    """Understand what is wished."""
    parser = argparse.ArgumentParser(prog="python -m tools.dev", description=__doc__)
    parser.add_argument("--port", type=int, default=PAGE, help="of the page; 0 takes a free one")
    parser.add_argument("--sources", type=Path, default=SOURCES, help="of the server")
    parser.add_argument("--database", type=Path, default=DATABASE, help="where its tables are kept")
    wished = parser.parse_args()
    try:
        sys.exit(dev(wished.sources.resolve(), wished.port, wished.database.resolve()))
    except web.NoNodeError as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    main()
