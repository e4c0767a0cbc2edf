"""Bots think in processes of their own, so that a slow one delays nobody.

What such a process is given is a world that was dealt from the view of the bot's seat and from nothing
else; by law 3 the seat sees in it exactly what it sees at the table, and nothing else in it is true.

Bots, the coach, the archive and reviews have processes each, and a line each (`turns.py`): however many hints
are asked for, no bot waits for one. All but the bots' own are modest (`worker.py`).
"""

from __future__ import annotations

import importlib
import secrets
import sys
from collections.abc import Callable
from functools import partial
from typing import Final, ParamSpec, TypeVar

import msgspec

from tenderfoot import bots
from tenderfoot.engine.contract import Ask, State
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begin
from tenderfoot.engine.view import View
from tenderfoot.server.turns import Turns
from tenderfoot.server.worker import Worker

HOME: Final = "tenderfoot.games:GAMES"
LONGEST: Final = 30.0
EVERYBODY: Final = sys.maxsize  # nobody is refused: a table asks one thing for each of its bots
HINTS: Final = 6  # may wait at one table: all its players may ask at once
HINTS_IN_ALL: Final = 24

P = ParamSpec("P")
R = TypeVar("R")


class Thinkers:
    """So many processes and the line before them. `home` says where they find the games."""

    def __init__(
        self,
        processes: int = 2,
        home: str = HOME,
        longest: float = LONGEST,
        *,
        each: int = EVERYBODY,
        most: int = EVERYBODY,
        modest: bool = False,
    ) -> None:
        self.home: Final = home
        self._workers: Final = [Worker(longest, modest=modest) for _ in range(processes)]
        self._turns: Final = Turns(self._workers, each, most)

    @property
    def late(self) -> int:
        """How often a process had to be stopped because it took too long."""
        return sum(worker.late for worker in self._workers)

    def warm(self) -> None:
        """Have every process think once: the first at the table would wait for libraries and tables."""
        for worker in self._workers:
            worker.begin(partial(practise, self.home))

    def check(self, table: str) -> None:
        """Refuse a table that asks for too much, before anything is prepared for it."""
        self._turns.check(table)

    async def choose(self, table: str, game: Game, state: State, seat: int, level: str) -> str | None:
        """A bot's answer for this seat; None if it fails or takes too long."""
        given = dealt(game, state, seat)
        return await self.work(
            table, think, self.home, game.name, level, secrets.token_bytes(16), given, seat
        )

    async def work(self, table: str, task: Callable[P, R], *given: P.args, **also: P.kwargs) -> R | None:
        """Have something done in another process for a table; None if it fails or takes too long."""
        return await self._turns.do(table, partial(task, *given, **also))

    def close(self) -> None:
        """Send everybody home, for good."""
        for worker in self._workers:
            worker.close()


def coaching(processes: int, home: str = HOME, longest: float = LONGEST) -> Thinkers:
    """The coach's own processes: a hint is worked out when its table's turn comes, or refused."""
    return Thinkers(processes, home, longest, each=HINTS, most=HINTS_IN_ALL, modest=True)


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
        match = begin(game, {}, b"", listen=False)
        ask = match.asks[0]
        for level in bots.levels(game.name):
            bots.make(game.name, level, b"").choose(match.view(ask.seat), ask)


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
