"""A real PostgreSQL for the tests: one for all tests of a process, and a database of its own for each.

It is started when the first test needs it and stopped when the process ends, even if it is killed. It does
not wait for the machine's disk: what its own crash leaves is what it has written, not what was forced there.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import tempfile
import threading
from collections.abc import Coroutine
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from tenderfoot.server.storage.postgres.address import Address
from tenderfoot.server.storage.postgres.line import call
from tenderfoot.server.storage.postgres.migrate import migrate
from tenderfoot.server.storage.postgres.own_server import OwnServer

T = TypeVar("T")
STUCK: Final = 60
TEMPLATE: Final = "tables"
_numbers: Final = itertools.count()


class Beside:
    """An event loop in a thread: what runs there is waited for, and takes no time of the loop here."""

    def __init__(self) -> None:
        self._loop: Final = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, name="beside", daemon=True).start()

    def run(self, story: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(story, self._loop).result(STUCK)


@cache
def beside() -> Beside:
    """The one of this process."""
    return Beside()


def own_server() -> OwnServer:
    """A server of one's own, for who crashes it or stops it; started, and to be stopped."""
    folder = Path(tempfile.mkdtemp(prefix="tenderfoot-postgres-"))
    made = OwnServer(folder, lasting=False, fsync="off", max_connections="200", shared_buffers="32MB")
    made.start()
    return made


@cache
def server() -> OwnServer:
    """The one of this process, with a database to copy that is up to date and empty."""
    made = own_server()
    atexit.register(made.stop)
    beside().run(_administer(made, f"create database {TEMPLATE}"))
    beside().run(migrate(made.address(TEMPLATE)))
    return made


async def _administer(made: OwnServer, statement: str) -> None:
    line = await call(made.address(), {"statement_timeout": "0", "lock_timeout": "0"}, STUCK)
    await line.run(statement)
    await line.end()


def fresh(*, empty: bool = False) -> Address:
    """A database for one test: with our tables in it, or with nothing."""
    name = f"test{next(_numbers)}"
    made, like = server(), "" if empty else f" template {TEMPLATE}"
    beside().run(_administer(made, f"create database {name}{like}"))
    return made.address(name)
