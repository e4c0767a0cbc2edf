"""A server for the tests, in a thread of this process: real sockets, real games, generous limits."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Final

from tenderfoot.games import GAMES
from tenderfoot.server.command import listen, started
from tenderfoot.server.journal import Journal
from tenderfoot.server.safety.guard import Guard
from tenderfoot.server.services import Limits, Services
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.wire.app import Server
from tenderfoot.server.wire.static_files import StaticFiles
from tenderfoot.server.workers.pool import BotPool, coach_pool, workforce
from tests.server.booth import BRISK
from tests.server.guest import STUCK

GENEROUS: Final = Limits(sockets=200, tables=1000, requests=1000.0, messages=200.0, opening=120.0)
STATIC: Final = Path(__file__).parents[2] / "src" / "tenderfoot" / "server" / "static"


class Steady(Beat):
    """A beat that nothing slows: browsers keep both cores busy here, and every answer would pay for that."""

    def took(self, seconds: float) -> None:
        """However long."""


class Lodging:
    """The running server: its address, until `stop`."""

    def __init__(self, place: Path, limits: Limits = GENEROUS) -> None:
        self._place: Final = place
        self._limits: Final = limits
        self._ready: Final = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self.address = ""
        self._thread: Final = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait(STUCK)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())

    async def _serve(self) -> None:
        store = SqliteStore(self._place / "tables.db", beat=Steady(BRISK))
        house = Services(
            GAMES, store, workforce(BotPool(), coach_pool(1)), limits=self._limits, journal=Journal("error")
        )
        listening = listen("127.0.0.1", 0)
        server = Server(house, Guard(house.limits, None, proxied=False), StaticFiles(STATIC))
        runner = await started(server, listening)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self._ready.set()
        await self._stop.wait()
        await runner.cleanup()

    def stop(self) -> None:
        """Stop it and wait."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(STUCK)
