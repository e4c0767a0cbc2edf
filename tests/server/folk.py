"""People at several tables who play on through whatever happens, and how long each table had to wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final, Self, cast

import aiohttp

from tests.server.guest import Look, Refusal, seated, several
from tests.server.survivors import SEATS, Hearing, Lost, Player

PASSING: Final = ("not-stored", "elsewhere", "fault")  # what is refused while a table moves
PACE: Final = 0.02  # seconds for an answer
AGAIN: Final = 0.1  # seconds between two tries
SURE: Final = 0.5  # seconds after which nothing that was on its way at the fault can arrive any more
ENOUGH: Final = 3  # answers, and a table goes on again
STUCK: Final = 600.0  # seconds, to stop a test that hangs; a busy machine is no fault
NOT_FOUND: Final = 404
LOST = (aiohttp.ClientError, ConnectionError, OSError, TimeoutError)


class Calm(Player):
    """Somebody who takes a moment for each answer: the people shall not take the machine from the workers."""

    async def send(self, look: Look, question: int, choice: str, crash: Hearing) -> None:
        await asyncio.sleep(PACE)
        await super().send(look, question, choice, crash)


class Sitting:
    """One table, and when something was acknowledged there."""

    def __init__(self, table: str, players: list[Player]) -> None:
        self.table: Final = table
        self.players: Final = players
        self.times: Final = [time.monotonic()]

    def acknowledged(self) -> None:
        """Somebody was told that his answer is taken."""
        self.times.append(time.monotonic())

    def over(self) -> bool:
        return any(player.over for player in self.players)

    def goes_on(self, since: float) -> bool:
        """Whether there were enough answers since then to be sure; a game that is over needs none."""
        return self.over() or len([at for at in self.times if at > since + SURE]) >= ENOUGH

    def longest(self, since: float) -> float:
        """The longest time without an acknowledgement that ended after this moment, in seconds."""
        times = [at for at in self.times if at > since]
        before = max([at for at in self.times if at <= since])
        return max([b - a for a, b in zip([before, *times], times, strict=False)], default=0.0)


class Folk:
    """So many tables at a time, each with people who answer at once, until they are told to stop."""

    def __init__(self, port: int, tables: int, seed: int = 1) -> None:
        self._port: Final = port
        self._random: Final = Random(seed)
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._tables: Final = tables
        self.sittings: Final[list[Sitting]] = []

    async def _begin(self) -> None:
        games = ("dicetown", "goldriver")
        self._tasks.extend(
            [asyncio.create_task(self._play(games[n % len(games)])) for n in range(self._tables)]
        )
        await self._until(lambda: len(self.playing()) >= self._tables)

    def playing(self) -> list[Sitting]:
        return [one for one in self.sittings if not one.over()]

    async def going_on(self, sittings: list[Sitting], since: float) -> None:
        """All of these go on again after what has happened then."""
        await self._until(lambda: all(one.goes_on(since) for one in sittings))

    async def __aenter__(self) -> Self:
        """Everybody sits down and plays."""
        try:
            await self._begin()
        except BaseException:
            await self._leave()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        """Everybody leaves; whatever somebody has found wrong is raised."""
        for result in await self._leave():
            if isinstance(result, Exception):
                raise result

    async def _leave(self) -> list[BaseException | None]:
        for task in self._tasks:
            task.cancel()
        return await asyncio.gather(*self._tasks, return_exceptions=True)

    def players(self) -> list[Player]:
        """All who have played."""
        return [player for one in self.sittings for player in one.players]

    async def _until(self, true: object) -> None:
        assert callable(true)
        async with asyncio.timeout(STUCK):
            while not true():
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    async def _play(self, game: str) -> None:
        """One game after the other."""
        while True:
            with passing():
                sitting = await self._seated(game)
                self.sittings.append(sitting)
                await asyncio.gather(*[self._keep_on(player, sitting) for player in sitting.players])
            await asyncio.sleep(AGAIN)

    async def _seated(self, game: str) -> Sitting:
        async with several(self._port, SEATS) as guests:
            looks = await seated(guests, game, options={"players": SEATS})
            table = looks[0].table
        jars = [cast("aiohttp.CookieJar", guest.http.cookie_jar) for guest in guests]
        return Sitting(table, [Calm(table, seat, jar) for seat, jar in enumerate(jars)])

    async def _keep_on(self, player: Player, sitting: Sitting) -> None:
        """Play to the end, and come back whenever the line breaks."""
        while not player.over:
            with passing():
                await player.play(self._port, self._random, sitting)
            await asyncio.sleep(AGAIN)


@contextmanager
def passing() -> Iterator[None]:
    """What passes, while tables move; a table that is not there any more was lost."""
    try:
        yield
    except aiohttp.WSServerHandshakeError as closed:
        if closed.status == NOT_FOUND:
            raise Lost("a table was acknowledged and is not there") from closed
    except Refusal as refusal:
        if refusal.code == "no-such-table":
            raise Lost("a table was acknowledged and is not there") from refusal
        if refusal.code not in PASSING:
            raise
    except LOST:
        pass
