"""Whoever does not answer is answered for: bots, standing answers, the clock, and windows that close.

A bot answers after the same time whatever it holds; an absent player's questions are given the
rulebook's default when his time is up, and after two in a row a bot plays on until he returns. A miss
in a window is not counted: that would tell that the seat had something to answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from tenderfoot import bots
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.errors import Refusal
from tenderfoot.locale import Speaker
from tenderfoot.server.storage.changes import Change, SeatPut
from tenderfoot.server.tables import pregame
from tenderfoot.server.tables.acts import Act
from tenderfoot.server.tables.next_host import passed_on
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.standing_answers import standing_answer
from tenderfoot.server.tables.table import Table

MISSES: Final = 2
Work = Callable[[], Awaitable[None]]


class Autopilot:
    """Attends one table."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._thinking: Final[dict[int, int]] = {}  # the question somebody works on, by seat

    def attend(self) -> None:
        """Something has changed: see to what nobody will answer, and to the time."""
        table = self._table
        if table.gone:
            return
        also = table.opening_until if table.row.status == "opening" else None
        table.timing.arm(table.play, also, self._alarm)
        if table.play is not None:
            for seat in table.play.open_seats():
                self._see_to(table.play, seat)

    def stop(self) -> None:
        """Drop everything."""
        self._table.timing.stop()
        self._table.ready_marks.stop()
        for task in self._tasks:
            task.cancel()

    def idle(self) -> bool:
        """Whether nothing is under way."""
        return not self._tasks

    def _see_to(self, play: Play, seat: int) -> None:
        question, ask = play.numbers[seat], play.asks[seat]
        if ask is None or self._thinking.get(seat) == question:
            return
        mine = self._table.seats[seat]
        said = standing_answer(mine, play, ask)
        if said is not None or mine.kind == "bot" or mine.away:
            self._thinking[seat] = question
            self._run(partial(self._answer, play, seat, question, said))

    async def _answer(self, play: Play, seat: int, question: int, said: str | None) -> None:
        """Find the answer, wait until it may be seen, and give it if it is still wanted."""
        table = self._table
        until = table.timing.answering(play, seat)
        if said is None:
            said = await self._think(play, seat)
        await asyncio.sleep(max(0.0, until - asyncio.get_running_loop().time()))
        self._thinking.pop(seat, None)
        ask = play.asks[seat]
        if table.gone or ask is None or play.numbers[seat] != question:
            return
        if self._still(play, seat, ask, said):
            choice = None if said is None else ask.written(said)
            text = play.default(seat) if choice is None else choice.text
            table.act(Act("answer", seat, question, text), choice)

    def _still(self, play: Play, seat: int, ask: Ask, said: str | None) -> bool:
        """Whether the owner has not returned, or changed his mind, meanwhile."""
        mine = self._table.seats[seat]
        answered = standing_answer(mine, play, ask)
        return mine.kind == "bot" or mine.away or (answered is not None and answered == said)

    async def _think(self, play: Play, seat: int) -> str | None:
        mine, metrics = self._table.seats[seat], self._table.services.metrics
        level = mine.level or stand_in(play.game.name)
        try:
            said = await self._table.services.workers.bots.choose(
                self._table.row.id, play.game, play.state, seat, level
            )
        except Exception as fault:  # noqa: BLE001  whatever is wrong with a bot, the table goes on
            said = None
            self._table.services.journal.error("a bot failed", table=self._table.row.id, fault=_told(fault))
        metrics.bot_answers += 1
        metrics.bot_faults += said is None
        return said

    def _alarm(self) -> None:
        self._run(self._tick)

    async def _tick(self) -> None:
        """Something is due."""
        table = self._table
        play = table.play
        if table.gone:
            return
        if table.row.status == "opening":
            pregame.begin(table)
        elif play is not None and table.timing.closes(play):
            table.act(Act("close", -1, play.closed + 1))
        elif play is not None and table.timing.late():
            self._defaults(play)

    def _defaults(self, play: Play) -> None:
        """The time is up: the rulebook answers for everybody who has not. Half a sealed answer is none."""
        version, counted = play.version, not play.window()
        for seat in play.open_seats():
            extra = self._missed(seat) if counted else []
            sealed = play.locked[seat]
            if sealed is not None:
                self._table.act(Act("take-back", seat, sealed))
            while play.version == version and play.asks[seat] is not None:
                act = Act("answer", seat, play.numbers[seat], play.default(seat))
                self._table.act(act, None, extra)
                extra = []

    def _missed(self, seat: int) -> list[Change]:
        table, mine = self._table, self._table.seats[seat]
        if mine.kind != "person":
            return []
        mine.misses += 1
        mine.away = mine.away or mine.misses >= MISSES
        return [SeatPut(table.row.id, seat, mine), *passed_on(table, seat)]

    def _run(self, work: Work) -> None:
        task = asyncio.get_running_loop().create_task(self._safely(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Work) -> None:
        table, journal = self._table.row.id, self._table.services.journal
        try:
            await work()
        except Refusal as refusal:
            journal.warning("an answer was refused", table=table, code=refusal.code)
        except Exception as fault:  # noqa: BLE001  a task has nobody else to tell
            journal.error("attending a table failed", table=table, fault=_name(fault))


def _told(fault: Exception) -> str:
    """What is wrong with a bot: its sentence, which was made for a log; of anything else the kind."""
    return Speaker("en", None, []).refusal(fault) if isinstance(fault, Refusal) else _name(fault)


def _name(fault: Exception) -> str:
    """The kind of a fault: what it says might be anything."""
    return type(fault).__name__


def stand_in(game: str) -> str:
    """The level that plays for somebody who is away: neither the weakest nor the slowest."""
    levels = bots.house_levels(game)
    return levels[min(1, len(levels) - 1)]
