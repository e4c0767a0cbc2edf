"""Bots think in processes of their own, so that a slow one delays nobody.

What such a process is given is a world that was dealt from the view of the bot's seat and from nothing
else; by law 3 the seat sees in it exactly what it sees at the table, and nothing else in it is true.
"""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import secrets
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, ParamSpec, TypeVar

import msgspec

from tenderfoot import bots
from tenderfoot.engine.chance import Imagined
from tenderfoot.engine.contract import Ask, State, waiting
from tenderfoot.engine.game import Game
from tenderfoot.engine.view import View

HOME: Final = "tenderfoot.games:GAMES"
TRIES: Final = 3
LONGEST: Final = 30.0

P = ParamSpec("P")
R = TypeVar("R")


class Thinkers:
    """The pool. `home` says where its processes find the games."""

    def __init__(self, processes: int = 2, home: str = HOME, longest: float = LONGEST) -> None:
        self._processes: Final = processes
        self.home: Final = home
        self._longest: Final = longest
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def warm(self) -> None:
        """Have every process think once: the first at the table would wait for libraries and tables."""
        with deaf():
            for _ in range(self._processes):
                self._ready().submit(practise, self.home)

    async def choose(self, game: Game, state: State, seat: int, level: str) -> str | None:
        """A bot's answer for this seat; None if it fails or takes too long."""
        given = dealt(game, state, seat)
        return await self.work(think, self.home, game.name, level, secrets.token_bytes(16), given, seat)

    async def work(self, task: Callable[P, R], *given: P.args, **also: P.kwargs) -> R | None:
        """Have something done in another process; None if it fails or takes too long."""
        for _ in range(TRIES):
            if self._closed:
                break
            pool = self._ready()
            try:
                with deaf():
                    future = pool.submit(task, *given, **also)
                return await asyncio.wait_for(asyncio.wrap_future(future), self._longest)
            except BrokenProcessPool:
                self._give_up(pool)  # one process died and took the others with it: start again
            except TimeoutError:
                self._give_up(pool)
                return None
            except Exception:  # noqa: BLE001  a bot may fail in any way; the table goes on
                return None
        return None

    def close(self) -> None:
        """Send everybody home, for good."""
        self._closed = True
        if self._pool is not None:
            self._give_up(self._pool)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=go_with_the_parent)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = None
        processes = list((pool._processes or {}).values())  # noqa: SLF001  a stuck bot stops only so
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that begin here do not hear Ctrl-C: it is meant for the server, which sends them home."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def dealt(game: Game, state: State, seat: int) -> bytes:
    """A world that this seat cannot tell from the true one, to be sent to another process."""
    world = game.determinize(game.view(state, seat), secrets.token_bytes(16))
    return msgspec.json.encode(game.dump(world))


def think(home: str, name: str, level: str, seed: bytes, world: bytes, seat: int) -> str:
    """In the other process: look at the world from the seat, and choose."""
    view, ask = seen(game_of(home, name), world, seat)
    return bots.make(name, level, seed).choose(view, ask).text


def practise(home: str) -> None:
    """In the other process: every level answers the first question of every game."""
    for game in games_of(home).values():
        state = game.new_game(game.options({}), Imagined(b""), None)
        ask = waiting(state)[0]
        for level in bots.levels(game.name):
            bots.make(game.name, level, b"").choose(game.view(state, ask.seat), ask)


def games_of(home: str) -> dict[str, Game]:
    """In the other process: every game."""
    module, _, attribute = home.partition(":")
    games: dict[str, Game] = getattr(importlib.import_module(module), attribute)
    return games


def game_of(home: str, name: str) -> Game:
    """In the other process: the game of this name."""
    return games_of(home)[name]


def seen(game: Game, world: bytes, seat: int) -> tuple[View, Ask]:
    """In the other process: what the seat sees in its own world, and what it is asked."""
    view = game.view(game.load(msgspec.json.decode(world)), seat)
    if view.ask is None:
        raise LookupError("the seat is not asked anything in its own world")
    return view, view.ask


def go_with_the_parent() -> None:
    """A thinking process must not outlive a server that was killed."""
    threading.Thread(target=_watch, name="parent", daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
