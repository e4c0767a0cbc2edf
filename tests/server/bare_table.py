"""A whole table in memory, played by its messages alone: two people and a bot, to the end and back again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec

from tenderfoot.engine.verify import verify
from tenderfoot.games import GAMES
from tenderfoot.server.languages import Languages
from tenderfoot.server.lobby.lobby import Lobby
from tenderfoot.server.protocol.http_bodies import Enter, OpenTable
from tenderfoot.server.services import Limits, Services
from tenderfoot.server.tables import archive
from tenderfoot.server.tables.restore import restored
from tenderfoot.server.tables.session import Session
from tenderfoot.server.tables.table import Table
from tenderfoot.server.workers.workforce import Workforce
from tests.server.memory import Here, MemoryLine, MemoryStore

Message = dict[str, Any]


def new(answered: int, shown: Message) -> bool:
    """Whether the game is over, or asks something else than this question."""
    return bool(shown["outcome"]) or (shown["ask"] or {}).get("question", 0) > answered


class Player:
    """Somebody at the table, by his messages alone."""

    def __init__(self, lobby: Lobby, table: Table, device: bytes) -> None:

        self.session = Session(lobby, table, device, Languages())
        self.line = MemoryLine(self.session)
        self.session.begin(self.line)
        self._id = 0

    async def say(self, kind: str, **fields: object) -> None:
        self._id += 1
        waited_for = self.session.heard(msgspec.json.encode({"type": kind, "id": self._id, **fields}))
        if waited_for is not None:
            await waited_for

    async def until(self, kind: str, true: Callable[[Message], object]) -> Message:
        while True:
            for text in reversed(self.line.sent):
                message: Message = msgspec.json.decode(text)
                if message["type"] == kind:
                    if true(message):
                        return message
                    break
            self.line.news.clear()
            await self.line.news.wait()

    async def play(self) -> Message:
        """Answer everything with the first option until the game is over."""
        answered = 0
        while True:
            shown = await self.until("shown", partial(new, answered))
            if shown["outcome"]:
                outcome: Message = shown["outcome"]
                return outcome
            answered = shown["ask"]["question"]
            await self.say("answer", question=answered, choice=shown["ask"]["options"][0]["text"])


async def played(game: str) -> Message:
    """The outcome of a game of two people and a bot."""
    here = Here()
    services = Services(
        dict(GAMES), MemoryStore(), Workforce(here, here, here, here), limits=Limits(messages=1e6)
    )
    lobby = Lobby(services)
    form = OpenTable(game, options={"players": 3}, name="Ann", bots=["greenhorn"], pace=0)
    opened = await lobby.open(form, b"ann")
    await lobby.enter(opened.table, Enter(opened.join.partition("=")[2]), b"bob")
    table = lobby.tables[opened.table]
    ann, bob = Player(lobby, table, b"ann"), Player(lobby, table, b"bob")
    for player in (ann, bob):
        await player.say("hello", language="en")
    await bob.say("sit", seat=2, name="Bob")
    await bob.until("you", lambda m: m["seat"] == 2)
    for seat, player in ((0, ann), (2, bob)):
        await player.say("ready", commitment=sha256(b"tenderfoot seat%d" % seat + bytes(16)).hexdigest())
    await ann.until("room", lambda m: m["status"] == "opening")
    for player in (ann, bob):
        await player.say("open", contribution=bytes(16).hex())
    one, other = await asyncio.gather(ann.play(), bob.play())
    assert one == other
    await agreed(lobby, opened.table, one)
    return one


async def agreed(lobby: Lobby, name: str, outcome: Message) -> None:
    """The record verifies, and the table restored from what was kept has come to the same end."""
    table = lobby.tables[name]
    while table.row.status != "over":  # noqa: ASYNC110  it follows what was shown
        await asyncio.sleep(0)
    assert verify(GAMES[table.row.game], await archive.record(table)) is None
    rows = await lobby.services.store.table(name)
    assert rows is not None
    again = restored(lobby.services, rows)
    assert again.play is not None
    assert again.play.match.scores() == outcome["scores"]
