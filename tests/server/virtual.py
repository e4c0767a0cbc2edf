"""A whole server in virtual time, without threads, sockets or anything of the machine's own.

Its disk is SQLite and takes as long for a commit as it is told; its clock is the event loop's; its secrets
are counted. So the same story gives the same bytes at the same moments, to the microsecond.
"""

from __future__ import annotations

import asyncio
import io
import itertools
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from email.utils import formatdate
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from aiohttp import web, web_response

from tenderfoot.engine.contract import State
from tenderfoot.engine.game import Game
from tenderfoot.server.journal import Journal
from tenderfoot.server.protocol.http_bodies import OpenTable
from tenderfoot.server.safety import rate_limits, tokens
from tenderfoot.server.safety.guard import Guard
from tenderfoot.server.services import Limits, Services
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.changes import GrantPut
from tenderfoot.server.storage.group_commit import Done
from tenderfoot.server.storage.rows import Grant, Seat
from tenderfoot.server.storage.sqlite import Batches, SqliteStore
from tenderfoot.server.storage.store import Store
from tenderfoot.server.tables.table import Table
from tenderfoot.server.wire.app import Server
from tenderfoot.server.wire.static_files import StaticFiles
from tenderfoot.server.workers.pool import BotPool
from tenderfoot.server.workers.workforce import Workforce
from tests.server.company import Here
from tests.server.games import GAMES, HOME
from tests.server.guest import STUCK
from tests.server.leaping import Anything, LeapingLoop
from tests.server.tap import Caller, Switchboard

LIMITS: Final = Limits(heartbeat=2.0, pulse=1.5, hello=0.4)
QUICK: Final = 0.001
Takes = Callable[[float], float]  # how long a commit takes that begins then


class VirtualLoop(LeapingLoop):
    """What would be done by a thread is done at once; moments are rounded, for sums are not exact."""

    def time(self) -> float:
        return round(self.leap.now, 9)

    def run_in_executor(  # type: ignore[override]
        self, executor: Anything, func: Anything, *args: Anything
    ) -> asyncio.Future[Any]:
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as fault:  # noqa: BLE001  whoever waits for it hears of it
            future.set_exception(fault)
        return future


def virtually(story: Coroutine[Any, Any, None]) -> None:
    """Tell a story in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(story)


class VirtualStore(SqliteStore):
    """A disk whose commits take a time of their own, and nobody's thread."""

    def __init__(self, path: Path, takes: Takes, beat: Beat | None) -> None:
        self._takes: Final = takes
        super().__init__(path, beat=beat)
        self._writing.execute("pragma synchronous = off")

    def commit(self, batches: Batches, done: Done) -> None:
        carried_out = self._carried_out(batches)
        self._loop.call_later(self._takes(self._loop.time()), self._finish, batches, carried_out, done)

    def _finish(self, batches: Batches, carried_out: bool, done: Done) -> None:
        done(self._together(batches) if carried_out else self._one_by_one(batches))


class Slowed(SqliteStore):
    """The product's own store with its thread; its disk takes that long, in virtual time.

    The thread waits at its checkpoint until the event loop's clock says so; while it really works, the clock
    stands still.
    """

    def __init__(self, path: Path, takes: Takes, beat: Beat | None) -> None:
        self._takes: Final = takes
        self._waits = False
        self._main: Final = threading.current_thread()
        super().__init__(path, self._slow, beat)
        cast("VirtualLoop", self._loop).until_idle(self._works)

    def _works(self) -> bool:
        return self.group.committing() and not self._waits

    def _slow(self, point: str) -> None:
        if point == "before commit" and threading.current_thread() is not self._main:
            released = threading.Event()
            self._loop.call_soon_threadsafe(self._begin, released)
            released.wait(STUCK)

    def _begin(self, released: threading.Event) -> None:
        self._waits = True
        self._loop.call_later(self._takes(self._loop.time()), self._release, released)

    def _release(self, released: threading.Event) -> None:
        self._waits = False
        released.set()


Disk = Callable[[Path, Takes, Beat | None], Store]


class VirtualServices(Services):
    def now(self) -> int:
        return int(asyncio.get_running_loop().time() * 1000)


class Bots(BotPool):
    """They give the last answer, and think for as long as they are told."""

    def __init__(self) -> None:
        super().__init__(0, HOME)
        self.thought = 0.3

    async def choose(self, table: str, game: Game, state: State, seat: int, level: str) -> str | None:
        del table, game, level
        await asyncio.sleep(self.thought)
        ask = next(ask for ask in state.asks if ask.seat == seat)
        return ask.options[0].text


class House:
    """The server, and how it is called."""

    def __init__(self, place: Path, takes: Takes, disk: Disk, chance: int) -> None:
        self.bots: Final = Bots()
        self.log: Final = io.StringIO()
        self.store: Final[Store] = disk(place / "tables.db", takes, Beat())
        workers = Workforce(self.bots, Here(), Here(), Here())
        self.services: Final = VirtualServices(
            *(GAMES, self.store, workers),
            limits=LIMITS,
            journal=Journal("error", self.log),
            chance=Random(chance),
        )
        pages = StaticFiles(place / "pages")
        self.server: Final = Server(self.services, Guard(LIMITS, None), pages)
        self.runner: Final = web.AppRunner(self.server.application(), handle_signals=False)
        self.board: Final = Switchboard(self.runner, self.server.connections)
        self._callers = 0

    def caller(self, name: str) -> Caller:
        """Somebody with an address of his own."""
        self._callers += 1
        return Caller(self.board, name, f"192.0.2.{self._callers}")

    async def table(self, form: OpenTable, people: list[Caller | None], *others: Caller) -> Table:
        """A table with these people on its chairs (None: a bot), and others who watch; nothing has begun."""
        opened = await self.server.lobby.open(form, next(one.device for one in people if one is not None))
        table = self.server.lobby.tables[opened.table]
        table.row.server_seed = bytes(32)
        table.grants.clear()
        for number, one in enumerate(people):
            kind, level = ("person", None) if one else ("bot", "tumbleweed")
            table.seats[number] = Seat(kind, f"Seat {number}", level)
            if one is not None:
                table.grants[one.device] = Grant("player", number, False)
        for one in others:
            table.grants[one.device] = Grant("watcher", None, False)
        row = table.row.id
        await table.change([GrantPut(device, row, grant, 0) for device, grant in table.grants.items()])
        return table


@asynccontextmanager
async def house(
    place: Path, takes: Takes | None = None, disk: Disk = VirtualStore, chance: int = 0
) -> AsyncIterator[House]:
    """A server from its start to its end; what a machine gives by chance, or by its clock, is counted."""
    loop, numbers = asyncio.get_running_loop(), itertools.count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tokens, "new_secret", lambda: f"secret{next(numbers)}".ljust(tokens.TOKEN_LENGTH, "x"))
        patch.setattr(tokens, "new_table_id", lambda _: f"table{next(numbers)}".ljust(tokens.ID_LENGTH, "x"))
        patch.setattr(rate_limits, "time", SimpleNamespace(monotonic=loop.time))
        patch.setattr(web_response, "rfc822_formatted_time", lambda: formatdate(loop.time(), usegmt=True))
        made = House(place, takes or (lambda _: QUICK), disk, chance)
        await made.runner.setup()
        try:
            yield made
        finally:
            await made.runner.cleanup()
