"""People who keep playing whatever becomes of the server, and when each table was last told "taken".

They answer at once, and come back a tenth of a second after a line has broken, again and again. When a game
is over they open another table.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any, Final

import aiohttp

SEATS: Final = 3
AGAIN: Final = 0.1  # seconds until somebody whose line broke tries again
SURE: Final = 0.5  # seconds after which nothing arrives any more that was on its way before
ENOUGH: Final = 3  # answers, and a table goes on
BROKEN: Final = (aiohttp.ClientError, OSError, TimeoutError)

Message = dict[str, Any]


class Sitting:
    """One table with its people, and each moment at which an answer of theirs was acknowledged."""

    def __init__(self, table: str) -> None:
        self.table: Final = table
        self.times: Final = [time.monotonic()]
        self.over = False

    def goes_on(self, since: float) -> bool:
        """Whether there were enough answers since then to be sure; a game that is over needs none."""
        return self.over or sum(at > since + SURE for at in self.times) >= ENOUGH

    def longest(self, since: float) -> float:
        """The longest time without an acknowledgement that ended after this moment, in seconds."""
        before = max(at for at in self.times if at <= since)
        times = [before, *(at for at in self.times if at > since)]
        return max((late - early for early, late in pairwise(times)), default=0.0)


class Seat:
    """One of them: his cookie, his socket, his part of the seed."""

    def __init__(self, base: str, number: int) -> None:
        self._base: Final = base
        self._number: Final = number
        self._secret: Final = secrets.token_bytes(16)
        self._random: Final = Random(number)
        self._ids = 0
        self._asked = 0
        self._opened = False
        self.http: Final = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))

    async def post(self, path: str, **body: object) -> Message:
        """What the server says to this."""
        async with self.http.post(self._base + path, json=body) as reply:
            reply.raise_for_status()
            said: Message = await reply.json()
            return said

    async def play(self, sitting: Sitting) -> None:
        """Until the game is over, with as many sockets as it takes."""
        while not sitting.over:
            with contextlib.suppress(*BROKEN):
                await self._one_socket(sitting)
            await asyncio.sleep(AGAIN)

    async def _one_socket(self, sitting: Sitting) -> None:
        address = f"{self._base}/ws/{sitting.table}"
        async with self.http.ws_connect(address, origin=self._base) as line:
            self._asked = 0
            await self._send(line, "hello", language="en", since=0, changes=False)
            async for said in line:
                message = said.json()
                if message["type"] == "refused" and self._opened:
                    return
                await self._heard(line, sitting, message)
                if sitting.over:
                    return

    async def _heard(self, line: aiohttp.ClientWebSocketResponse, sitting: Sitting, message: Message) -> None:
        kind = message["type"]
        if kind == "taken":
            sitting.times.append(time.monotonic())
        elif kind == "room":
            await self._looked(line, sitting, message["status"])
        elif kind == "shown" and (ask := message["ask"]) and ask["question"] > self._asked:
            self._asked = ask["question"]
            choice = self._random.choice(ask["options"])["text"]
            await self._send(line, "answer", question=self._asked, choice=choice)

    async def _looked(self, line: aiohttp.ClientWebSocketResponse, sitting: Sitting, status: str) -> None:
        """What there is to do before a game, and after it."""
        if status == "gathering" and not self._asked:
            self._asked = -1
            if self._number:
                await self._send(line, "sit", seat=self._number, name=f"Seat {self._number}")
            digest = sha256(f"tenderfoot seat{self._number}".encode() + self._secret).hexdigest()
            await self._send(line, "ready", commitment=digest)
        elif status == "opening":
            await self._send(line, "open", contribution=self._secret.hex())
            self._opened = True
        sitting.over = sitting.over or status == "over"

    async def _send(self, line: aiohttp.ClientWebSocketResponse, kind: str, **fields: object) -> None:
        self._ids += 1
        await line.send_json({"type": kind, "id": self._ids, **fields})


class Regulars:
    """So many tables, each with people who play one game after the other."""

    def __init__(self, port: int) -> None:
        self._base: Final = f"http://127.0.0.1:{port}"
        self.sittings: Final[list[Sitting]] = []

    def playing(self) -> list[Sitting]:
        """The tables at which answers were acknowledged and more are to come."""
        return [one for one in self.sittings if not one.over and len(one.times) > ENOUGH]

    async def play(self) -> None:
        """One game after the other, until somebody cancels it."""
        while True:
            seats = [Seat(self._base, number) for number in range(SEATS)]
            try:
                with contextlib.suppress(*BROKEN):
                    sitting = Sitting(await self._opened(seats))
                    self.sittings.append(sitting)
                    await asyncio.gather(*[seat.play(sitting) for seat in seats])
            finally:
                for seat in seats:
                    await seat.http.close()
            await asyncio.sleep(AGAIN)

    async def _opened(self, seats: list[Seat]) -> str:
        options = {"players": str(SEATS)}
        host = await seats[0].post("/api/tables", game="dicetown", options=options, name="Seat 0", pace=0)
        table, secret = str(host["table"]), host["join"].split("=")[1]
        for seat in seats[1:]:
            await seat.post(f"/api/tables/{table}/enter", secret=secret)
        return table


@asynccontextmanager
async def regulars(port: int, tables: int) -> AsyncIterator[Regulars]:
    """People at so many tables, until everything is measured."""
    people = Regulars(port)
    tasks = [asyncio.create_task(people.play()) for _ in range(tables)]
    try:
        yield people
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
