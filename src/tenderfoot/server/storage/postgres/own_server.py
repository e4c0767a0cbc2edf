"""A PostgreSQL of our own: in one folder, for this machine alone, and for as long as we live.

For those who try several workers on one machine, and for the tests. Whoever has a PostgreSQL already gives
its address instead.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tenderfoot.server.storage.postgres import keeper
from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.binaries import programs, unprivileged
from tenderfoot.server.storage.postgres.errors import NoOwnServer
from tenderfoot.server.storage.private_file import DIRECTORY, OWNER

HOST: Final = "127.0.0.1"
USER: Final = "tenderfoot"
ALL: Final = "postgres"  # the database that is always there
PATIENCE: Final = 30.0  # seconds to start, or to stop
PAUSE: Final = 0.02
READY: Final = "ready"
STATUS: Final = 7  # the line of the file of a server that says how far it is


class OwnServer:
    """The folder it lives in, and the program at work there; `settings` are PostgreSQL's own.

    `lasting`: the folder stays when we end; otherwise it is deleted, even if we are killed.
    """

    def __init__(self, folder: Path, *, lasting: bool = True, **settings: str) -> None:
        self._folder: Final = folder
        self._lasting: Final = lasting
        self._settings: Final = settings
        self._data: Final = folder / "data"
        self._user: Final = unprivileged()
        self._keeper: subprocess.Popen[bytes] | None = None
        self.port: Final = _free_port()
        self._make_room()
        self._programs: Final = programs(folder)

    def address(self, database: str = ALL) -> Address:
        """Where a database of this server is."""
        secret = self._secret().read_text("utf-8").strip()
        return Address(f"postgresql://{USER}:{secret}@{HOST}:{self.port}/{database}")

    def start(self) -> None:
        """Start it, and wait until it takes calls; the first time its folder is filled before."""
        if not (self._data / "PG_VERSION").exists():
            self._fill()
        told = {"listen_addresses": HOST, "unix_socket_directories": "", **self._settings}
        options = [word for name, value in told.items() for word in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-p", str(self.port), *options]
        who = ":".join(str(number) for number in self._user or ())
        folder, before = "" if self._lasting else str(self._folder), self._said()[:1]
        with (self._folder / "log").open("ab") as log:
            self._keeper = subprocess.Popen(  # noqa: S603
                [sys.executable, "-I", keeper.__file__, who, folder, *command],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for whoever started us: the database goes last
            )
        self._wait_until_ready(self._keeper, before)

    def stop(self) -> None:
        """Let it finish, and wait for that; what is not lasting is deleted by its keeper, whatever we do."""
        if self._lasting:
            self._end(signal.SIGINT)
            return
        process, self._keeper = self._keeper, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            process.wait(PATIENCE)
        shutil.rmtree(self._folder, ignore_errors=True)  # of one that had crashed before

    def crash(self) -> None:
        """End it in the middle of everything, as a fault would; started again, it has all it promised."""
        self._end(signal.SIGQUIT)

    def at_work(self) -> bool:
        """Whether it was started and has not ended."""
        return self._keeper is not None and self._keeper.poll() is None

    def pid(self) -> int:
        """The process that has started all others of the server."""
        return int(self._said()[0])

    # --- its folder ---------------------------------------------------------------------------

    def _make_room(self) -> None:
        """A folder that the program can use, whoever we are; nobody else can."""
        self._folder.mkdir(mode=DIRECTORY, parents=True, exist_ok=True)
        if not self._secret().exists():
            self._secret().touch(OWNER)
            self._secret().write_text(secrets.token_urlsafe(24), "utf-8")
        if self._user:
            shutil.chown(self._folder, *self._user)
            shutil.chown(self._secret(), *self._user)

    def _fill(self) -> None:
        """An empty server in the folder: only who knows the password comes in."""
        words = ["-U", USER, "-A", "scram-sha-256", f"--pwfile={self._secret()}", "-E", "UTF8", "--no-sync"]
        command = [str(self._programs / "initdb"), "-D", str(self._data), "--locale=C", *words]
        user, group = self._user or (None, None)
        done = subprocess.run(  # noqa: S603
            command, capture_output=True, check=False, cwd=self._folder, user=user, group=group
        )
        if done.returncode:
            raise NoOwnServer("no-own-server", {"fault": _last(done.stderr)})

    def _secret(self) -> Path:
        return self._folder / "password"

    # --- its process --------------------------------------------------------------------------

    def _said(self) -> list[str]:
        """What the server has written down about itself."""
        try:
            return (self._data / "postmaster.pid").read_text("utf-8").splitlines()
        except FileNotFoundError:
            return []

    def _wait_until_ready(self, process: subprocess.Popen[bytes], before: list[str]) -> None:
        """Its file tells how far it is; one that was killed has left a file that names another process."""
        until = time.monotonic() + PATIENCE
        while self._said()[:1] == before or not _ready(self._said()):
            if process.poll() is not None or time.monotonic() > until:
                fault = _last((self._folder / "log").read_bytes())
                self._keeper = None
                raise NoOwnServer("no-own-server", {"fault": fault})
            time.sleep(PAUSE)

    def _end(self, how: signal.Signals) -> None:
        process, self._keeper = self._keeper, None
        if process is None or process.stdin is None:
            return
        if process.poll() is None:
            os.kill(self.pid(), how)
            process.wait(PATIENCE)
        process.stdin.close()


def _ready(said: list[str]) -> bool:
    return len(said) > STATUS and said[STATUS].strip() == READY


def _last(said: bytes) -> str:
    """The last line a program has said."""
    return (said.decode("utf-8", "replace").strip().splitlines() or ["?"])[-1]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
