"""A pool of thinkers for servers elsewhere: what `tenderfoot thinkers` runs.

It knows no table. Each question is thought over in one of its processes, as a server's own would be; tables
take turns, whichever server they are at.
"""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from typing import Final

from tenderfoot.bots import level_of
from tenderfoot.engine.errors import Refusal
from tenderfoot.server.workers.handshake import Identity, admit
from tenderfoot.server.workers.letters import QUESTIONS, Answer, Lost, Question, receive, send
from tenderfoot.server.workers.pool import BotPool
from tenderfoot.server.workers.thinking import think


class ThinkingHouse:
    """The processes, and whoever asks them."""

    def __init__(self, pool: BotPool, known: Identity, token: str) -> None:
        self._pool: Final = pool
        self._known: Final = known
        self._token: Final = token
        self._guests: Final[set[StreamWriter]] = set()

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One server, as long as it is there."""
        thoughts: set[asyncio.Task[None]] = set()
        self._guests.add(writer)
        try:
            await admit(reader, writer, self._token, self._known)
            while True:
                asked = await receive(reader, QUESTIONS)
                if isinstance(asked, Question):
                    thoughts.add(thought := asyncio.create_task(self._answer(asked, writer)))
                    thought.add_done_callback(thoughts.discard)
                else:
                    send(writer, asked)
        except Lost:
            pass  # it went, or was not admitted
        finally:
            self._guests.discard(writer)
            for thought in thoughts:
                thought.cancel()
            writer.close()

    def close(self) -> None:
        """Send everybody home."""
        for guest in self._guests:
            guest.close()
        self._pool.close()

    async def _answer(self, asked: Question, writer: StreamWriter) -> None:
        """Think, and send what came of it."""
        said = await self._thought(asked)
        if isinstance(said, Refusal):
            send(writer, Answer(asked.number, code=said.code, facts=dict(said.facts)))
        else:
            send(writer, Answer(asked.number, said))

    async def _thought(self, asked: Question) -> str | Refusal | None:
        try:
            who, home = level_of(asked.game, asked.level), self._pool.home
        except Refusal as refusal:
            return refusal
        given = (home, asked.game, who, asked.seed, asked.world, asked.seat)
        return await self._pool.work(asked.line, think, *given)
