"""People at a table without a network between: they see when something is shown, and answer as they like."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, cast

from tenderfoot.engine.contract import Ask, State
from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.game import Game
from tenderfoot.server.lobby.lobby import Lobby
from tenderfoot.server.protocol.client_messages import Answer, Hold, TakeBack
from tenderfoot.server.protocol.http_bodies import OpenTable
from tenderfoot.server.protocol.server_messages import Taken
from tenderfoot.server.services import Services
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.rows import Grant, Seat
from tenderfoot.server.storage.sqlite import SqliteStore
from tenderfoot.server.storage.store import stored
from tenderfoot.server.tables import answers, pregame
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.projection import Viewer
from tenderfoot.server.tables.table import Table
from tenderfoot.server.workers.pool import BotPool, coach_pool, workforce
from tests.server.booth import ROOMY
from tests.server.games import GAMES, HOME
from tests.server.leaping import LeapingLoop

AT_ONCE: Final = 1e-9  # virtual seconds between the ticks of the store
Pause = Callable[[Play, int], float]


class Passing(BotPool):
    """Bots that give the first answer and need a while for it."""

    async def choose(self, table: str, game: Game, state: State, seat: int, level: str) -> str | None:
        del table, game, level
        await asyncio.sleep(0.3)
        ask = next(ask for ask in state.asks if ask.seat == seat)
        return ask.options[0].text


class Saloon:
    """A house in virtual time."""

    def __init__(self, path: Path, chance: int = 0) -> None:
        self.store: Final = SqliteStore(path, beat=Beat(AT_ONCE))
        workers = workforce(Passing(1, HOME), coach_pool(1, HOME))
        self.services: Final = Services(GAMES, self.store, workers, limits=ROOMY, chance=Random(chance))
        self.lobby: Final = Lobby(self.services)
        loop = cast("LeapingLoop", asyncio.get_running_loop())
        loop.until_idle(self.store.group.committing)

    async def close(self) -> None:
        await self.lobby.close()
        self.services.workers.close()
        await self.store.close()

    async def table(self, form: OpenTable, seed: int, bots: tuple[int, ...] = ()) -> Table:
        """A table full of people, and bots on some chairs; the game has not begun."""
        opened = await self.lobby.open(form, device(0))
        table = self.lobby.tables[opened.table]
        table.archived = True  # nobody will want to see it again
        table.row.server_seed = seed.to_bytes(32, "big")
        for number in range(len(table.seats)):
            bot = number in bots
            table.seats[number] = Seat(
                "bot" if bot else "person", f"Seat {number}", "tumbleweed" if bot else None
            )
            if not bot:
                table.grants[device(number)] = Grant("player", number, False)
        table.grants[device(99)] = Grant("watcher", None, False)
        return table


async def begun(table: Table) -> Play:
    """The game has begun."""
    await pregame.begin(table)
    while table.position is None:  # noqa: ASYNC110  it is shown behind what is told
        await asyncio.sleep(0)
    return table.playing()


def device(number: int) -> bytes:
    return number.to_bytes(32, "big")


class Onlooker:
    """Somebody who looks at a table, and notes when something new is shown, and what is told of time."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table: Final = table
        self.shown_to: Viewer = viewer
        self.device: Final = device(99 if viewer is None else viewer)
        self.seen: Final[list[tuple[float, int]]] = []
        self.marks: Final[list[tuple[float, list[int]]]] = []
        self.news: Final = asyncio.Event()
        self.refused: Final[list[str]] = []
        table.sessions.add(self)

    def viewer(self) -> Viewer:
        return self.shown_to

    def wake(self) -> None:
        self.news.set()

    def hang_up(self, code: int = 0) -> None:
        raise AssertionError("the table was given up")

    def turn(self) -> None:
        snapshot = self.table.snapshots.latest(self.shown_to)
        assert snapshot is not None
        now = round(asyncio.get_running_loop().time(), 6)
        self.seen.append((now, snapshot.version))
        marked = self.table.ready_marks.marks.seats
        if marked != (self.marks[-1][1] if self.marks else []):
            self.marks.append((now, marked))
        self.news.set()

    def first(self) -> dict[int, float]:
        """When each version was seen first."""
        first: dict[int, float] = {}
        for at, version in self.seen:
            first.setdefault(version, at)
        return first

    def lengths(self, versions: list[int]) -> list[float]:
        """How long these versions were the newest, as seen from here."""
        first = self.first()
        later = [min(first[other] for other in first if other > version) for version in versions]
        return [round(end - first[version], 6) for end, version in zip(later, versions, strict=True)]

    # --- for those who sit ----------------------------------------------------------------------

    async def play(self, pause: Pause, seed: int) -> None:
        """Answer every question after such a pause: pass in windows, anything elsewhere."""
        play, seat = self.table.playing(), self.shown_to
        assert seat is not None
        while not play.over():
            ask, number, version = play.asks[seat], play.numbers[seat], play.version
            if ask is None:
                self.news.clear()
                await self.news.wait()
                continue
            if await self.thought(pause(play, seat)):
                await self.answer(number, picked(play, ask, f"{seed} {version} {seat} {ask.prompt}"))

    async def thought(self, seconds: float) -> bool:
        """Think for so long; whether the question is still the same afterwards."""
        play, version = self.table.playing(), self.table.playing().version
        until = asyncio.get_running_loop().time() + seconds
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                while play.version == version:
                    self.news.clear()
                    await self.news.wait()
        return play.version == version

    async def answer(self, number: int, choice: str) -> None:
        seat = self.shown_to or 0
        try:
            await put_down(answers.answer(self.table, device(seat), Answer(1, number, choice)))
        except Refusal as refusal:
            self.refused.append(refusal.code)

    async def take_back(self) -> None:
        """Take back what was said under seal."""
        seat = self.shown_to or 0
        wish = TakeBack(1, self.table.playing().locked[seat] or 0)
        await put_down(answers.take_back(self.table, device(seat), wish))

    async def hold(self, window: int) -> bool:
        """Press Hold; whether it was pressed already."""
        return (
            await put_down(answers.hold(self.table, device(self.shown_to or 0), Hold(1, window)))
        ).repeated


async def put_down(acknowledged: answers.Acknowledged) -> Taken:
    """The reply, when what it says is on disk."""
    reply, written = acknowledged
    if written is not None:
        await stored(written)
    return reply


def picked(play: Play, ask: Ask, seed: str) -> str:
    return "pass" if play.window() else Random(seed).choice(ask.options).text
