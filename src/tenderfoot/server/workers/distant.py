"""Thinkers elsewhere, as a table knows them: pools that several servers share and that scale apart.

A question goes to the pool that has the least to do. One that is lost, or is silent, costs that moment: the
question goes to another with the same seed, so the answer is the same. If nobody answers within the usual
half minute the table goes on with the rulebook's answer, as always.
"""

from __future__ import annotations

import asyncio
import secrets
from asyncio import StreamReader, StreamWriter
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Final

from tenderfoot.engine.contract import State
from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.game import Game
from tenderfoot.server.journal import Journal
from tenderfoot.server.workers.address import Address
from tenderfoot.server.workers.handshake import PATIENCE, Identity, Stranger, greet
from tenderfoot.server.workers.letters import ANSWERS, Answer, Beat, Lost, Question, receive, send
from tenderfoot.server.workers.pool import LONGEST
from tenderfoot.server.workers.thinking import dealt

BEAT: Final = 1.0  # seconds after which a pool is asked whether it is there
SILENT: Final = 4.0  # and after which it is not
AGAIN: Final = 0.5  # seconds until a lost one is tried again


class DistantPool:
    """One pool, and the connection to it, which is made when it is needed."""

    def __init__(
        self, address: Address, token: str, known: Identity, beat: float = BEAT, silent: float = SILENT
    ) -> None:
        self.address: Final = address
        self._beat: Final = beat
        self._silent: Final = silent
        self._token: Final = token
        self._known: Final = known
        self._waiting: Final[dict[int, asyncio.Future[Answer]]] = {}
        self._connecting: Final = asyncio.Lock()
        self._writer: StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None
        self._heard = 0.0
        self.lost_at = float("-inf")

    @property
    def load(self) -> tuple[bool, int]:
        """Who has the least to do comes first, and who was lost just now comes last."""
        return asyncio.get_running_loop().time() - self.lost_at < SILENT, len(self._waiting)

    async def ready(self) -> StreamWriter:
        """The connection, made if there is none; lost if there is nobody, refused by a stranger."""
        async with self._connecting:
            if self._writer is None:
                self._writer = await self._connected()
            return self._writer

    async def ask(self, question: Question) -> Answer:
        """The answer; lost if the pool is, or does not say that it is there."""
        writer, loop = await self.ready(), asyncio.get_running_loop()
        began = loop.time()
        found: asyncio.Future[Answer] = loop.create_future()
        self._waiting[question.number] = found
        send(writer, question)
        try:
            while not (await asyncio.wait([found], timeout=self._beat))[0]:
                if loop.time() - max(began, self._heard) > self._silent:
                    self.drop()
                    raise Lost("silent")
                send(writer, Beat())
            return await found
        finally:
            self._waiting.pop(question.number, None)

    def drop(self) -> None:
        """Leave; whoever waits is told that it is lost."""
        if self._writer is not None:
            self._writer.close()
        if self._listening is not None:
            self._listening.cancel()
        self._writer = self._listening = None
        self._forget()

    async def _connected(self) -> StreamWriter:
        try:
            reader, writer = await asyncio.wait_for(self.address.connect(), PATIENCE)
        except (OSError, TimeoutError) as fault:
            self.lost_at = asyncio.get_running_loop().time()
            raise Lost(str(fault)) from fault
        try:
            await greet(reader, writer, self._token, self._known)
        except (Lost, Stranger):
            self.lost_at = asyncio.get_running_loop().time()
            writer.close()
            raise
        self._listening = asyncio.create_task(self._listen(reader, writer))
        return writer

    async def _listen(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Hand answers to whoever waits for them, until the pool is lost."""
        with suppress(Lost):
            while True:
                heard = await receive(reader, ANSWERS)
                self._heard = asyncio.get_running_loop().time()
                if isinstance(heard, Answer):
                    self._hand_over(heard)
        writer.close()
        self._writer = None
        self._forget()

    def _hand_over(self, answer: Answer) -> None:
        waiting = self._waiting.get(answer.number)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def _forget(self) -> None:
        self.lost_at = asyncio.get_running_loop().time()
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Lost("gone"))


class DistantThinkers:
    """All pools of a server."""

    def __init__(self, pools: Sequence[DistantPool], journal: Journal, longest: float = LONGEST) -> None:
        self._pools: Final = pools
        self._journal: Final = journal
        self._longest: Final = longest
        self._salt: Final = secrets.token_bytes(16)
        self._number = 0
        self.late = 0  # how often nobody answered in time

    async def greet(self) -> None:
        """Meet every pool before anybody plays: a stranger is refused, who is not there yet may come."""
        for pool in self._pools:
            try:
                await pool.ready()
            except Lost:
                self._journal.warning("no thinkers are there yet", path=pool.address.text)

    def warm(self) -> None:
        """They have been since they began."""

    async def choose(self, table: str, game: Game, state: State, seat: int, level: str) -> str | None:
        """A bot's answer for this seat; None if it takes too long, refused if it is none."""
        self._number += 1
        seed, world = secrets.token_bytes(16), dealt(game, state, seat)
        line = sha256(self._salt + table.encode()).hexdigest()  # tables take turns there, and stay unknown
        question = Question(self._number, line, game.name, level, seed, world, seat)
        try:
            answer = await asyncio.wait_for(self._answered(question), self._longest)
        except TimeoutError:
            self.late += 1
            return None
        if answer.code:
            raise Refusal(answer.code, dict(answer.facts))
        return answer.text

    def close(self) -> None:
        """Leave all of them."""
        for pool in self._pools:
            pool.drop()

    async def _answered(self, question: Question) -> Answer:
        """From whoever is there, one after the other, until one answers."""
        while True:
            for pool in sorted(self._pools, key=lambda one: one.load):
                try:
                    return await pool.ask(question)
                except (Lost, Stranger) as fault:
                    self._journal.warning("thinkers are lost", path=pool.address.text, fault=str(fault))
            await asyncio.sleep(AGAIN)
