"""People who play on through any number of crashes, and remember every acknowledgement they were given."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Final, Protocol, Self

import aiohttp

from tests.server.guest import Guest, Look, Message, Refusal, seated, several

POINTS: Final = ("before commit", "after commit", "before acknowledgement", "fan-out", "never")
SEATS: Final = 3
Key = tuple[str, int, int]


class Lost(Exception):
    """An acknowledged decision is not there, or not as it was acknowledged, or is there twice."""


class Nursery:
    """The process that forks servers."""

    def __init__(self, path: Path, *, early: bool) -> None:
        self.path: Final = path
        self.early: Final = early
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.pid = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def start(self, point: str, passings: int) -> int:
        """A new server; its port."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        words = [*(["EARLY"] if self.early else []), "start", str(self.path), point, str(passings)]
        self._process.stdin.write("\t".join(words) + "\n")
        self._process.stdin.flush()
        pid, port = self._process.stdout.readline().split()
        self.pid = int(pid)
        return int(port)

    def kill(self) -> None:
        """Signal 9 for the server, if it still lives."""
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            self.pid = 0


class Hearing(Protocol):
    """Is told of every acknowledgement."""

    def acknowledged(self) -> None:
        """One more."""


class Player:
    """One seat of one table: what was acknowledged, what was told, what hangs in the air."""

    def __init__(self, table: str, seat: int, cookies: aiohttp.CookieJar) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.cookies: Final = cookies
        self.acknowledged: Final[dict[int, str]] = {}
        self.moments: Final[dict[int, Message]] = {}
        self.dice: Final[dict[int, str]] = {}
        self.hanging: tuple[int, str] | None = None
        self.over = False

    async def play(self, port: int, random: Random, crash: Hearing) -> None:
        """Play until the server dies or the game is over."""
        async with Guest(port, self.cookies) as guest:
            look = await guest.look(self.table)
            await look.until(lambda: "shown" in look.newest)
            self.remember(look)
            if self.hanging is not None:
                await self.send(look, *self.hanging, crash)
            while not look.over():
                ask = look.ask()
                if ask is None or ask["question"] in self.acknowledged:
                    if await look.receive() is None:
                        raise ConnectionError
                    self.remember(look)
                    continue
                choice = random.choice(ask["options"])["text"]
                await self.send(look, ask["question"], choice, crash)
            self.over = True

    async def send(self, look: Look, question: int, choice: str, crash: Hearing) -> None:
        """Answer; what is acknowledged is never forgotten."""
        self.hanging = (question, choice)
        try:
            taken = await look.wish("answer", question=question, choice=choice)
        except Refusal as refusal:
            if refusal.code == "no-such-question":
                raise Lost(f"question {question} of seat {self.seat} was put and is not there") from refusal
            if refusal.code not in ("old-question", "not-asked"):
                raise
        else:
            self.acknowledged[question] = taken["choice"]
            crash.acknowledged()
        self.hanging = None
        self.remember(look)

    def remember(self, look: Look) -> None:
        """What was told stays told, and the dice stay as they fell."""
        for moment in look.moments:
            if self.moments.setdefault(moment["version"], moment) != moment:
                raise Lost(f"version {moment['version']} is told otherwise after a restart")
        look.moments.clear()
        own, version = look.shown["view"]["own"], look.shown["version"]
        dice = json.dumps([own.get("rolled"), own.get("die")])
        if self.dice.setdefault(version, dice) != dice:
            raise Lost(f"the dice of version {version} fell otherwise after a restart")


class Crash:
    """Kills the server after so many acknowledgements: a random instant."""

    def __init__(self, nursery: Nursery, after: int) -> None:
        self._nursery: Final = nursery
        self._left = after

    def acknowledged(self) -> None:
        self._left -= 1
        if not self._left:
            self._nursery.kill()


async def new_table(port: int, game: str) -> list[Player]:
    """Three people at a new table."""
    try:
        async with several(port, SEATS) as guests:
            looks = await seated(guests, game, options={"players": SEATS})
            table = looks[0].table
    except Refusal as refusal:
        raise Lost(f"a table was acknowledged and is not there: {refusal}") from refusal
    jars = [guest.http.cookie_jar for guest in guests]
    return [Player(table, seat, jar) for seat, jar in enumerate(jars) if isinstance(jar, aiohttp.CookieJar)]


def check(path: Path, players: list[Player]) -> int:
    """Every acknowledged decision is in the file, once, as it was acknowledged; how many there are."""
    connection = sqlite3.connect(path)
    try:
        rows = connection.execute(
            "select table_id, seat, question, choice from answers where kind = 'answer'"
        ).fetchall()
    finally:
        connection.close()
    return compare(rows, players)


def compare(rows: Iterable[tuple[str, int, int, str]], players: list[Player]) -> int:
    """Every acknowledged decision is among what is stored (table, seat, question, choice); how many are."""
    stored: dict[Key, str] = {}
    for table, seat, question, choice in rows:
        if (table, seat, question) in stored:
            raise Lost(f"question {question} of seat {seat} is answered twice")
        stored[table, seat, question] = choice
    for player in players:
        for question, choice in player.acknowledged.items():
            if stored.get((player.table, player.seat, question)) != choice:
                raise Lost(f"answer {question} of seat {player.seat} was acknowledged and is not there")
    hanging = {(p.table, p.seat, p.hanging[0]) for p in players if p.hanging is not None}
    known = {(p.table, p.seat, question) for p in players for question in p.acknowledged}
    unknown = set(stored) - known - hanging
    if unknown:
        raise Lost(f"{len(unknown)} answers were stored that nobody gave")
    return len(known)


async def survive(path: Path, kills: int, *, early: bool = False, seed: int = 1) -> int:
    """Play through so many crashes; the number of acknowledged decisions, all of which were there."""
    random = Random(seed)
    everybody: list[Player] = []
    checked = 0
    with Nursery(path, early=early) as nursery:
        for number in range(kills):
            point = POINTS[number % len(POINTS)]
            playing = [player for player in everybody if not player.over]
            if len(playing) < 2 * SEATS:
                port = nursery.start("never", 0)
                for game in ("dicetown", "goldriver", "toytown"):
                    playing += await new_table(port, game)
                nursery.kill()
                everybody += [player for player in playing if player not in everybody]
            port = nursery.start(point, random.randint(1, 10))
            crash = Crash(nursery, random.randint(1, 10) if point == "never" else 200)
            await asyncio.gather(*[_until_the_end(player, port, random, crash) for player in playing])
            nursery.kill()
            checked = check(path, everybody)
    return checked


async def _until_the_end(player: Player, port: int, random: Random, crash: Crash) -> None:
    with contextlib.suppress(aiohttp.ClientError, ConnectionError, OSError):
        await player.play(port, random, crash)


def main(kills: int, seed: int) -> None:
    """`python -m tests.server.survivors KILLS SEED`: as many as one has time for."""
    with tempfile.TemporaryDirectory() as place:
        there = asyncio.run(survive(Path(place) / "tables.db", kills, seed=seed))
    sys.stdout.write(f"{kills} kills, seed {seed}: {there} acknowledged decisions, none lost or doubled\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
