"""Bots and coaches who stay when a server stops: the next test's server finds them at work.

To begin a process takes longer than most tests need it for. Each server has a line of its own before them, so
nothing of one test is left in the next; whoever tests the processes themselves begins others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, ParamSpec, TypeVar

from tenderfoot.server.workers.fair_queue import FairQueue
from tenderfoot.server.workers.pool import EVERYBODY, HINTS, HINTS_IN_ALL, BotPool, WorkerPool
from tenderfoot.server.workers.process import Worker
from tests.server.games import HOME

P = ParamSpec("P")
R = TypeVar("R")
NEVER: Final = 3600.0  # no test waits for it, however busy the machine is
BOT: Final = Worker(NEVER)
COACH: Final = Worker(NEVER, low_priority=True)


class Company(BotPool):
    """A line of its own before a worker who stays."""

    def __init__(self, worker: Worker, each: int, most: int) -> None:
        super().__init__(0, HOME, NEVER)
        self._line: Final = FairQueue([worker], each, most)

    def check(self, table: str) -> None:
        self._line.check(table)

    async def work(self, table: str, task: Callable[P, R], *given: P.args, **also: P.kwargs) -> R | None:
        return await self._line.do(table, partial(task, *given, **also))


class Here(WorkerPool):
    """Work done in this process, whose games a test may have changed."""

    def __init__(self) -> None:
        super().__init__(0, HOME, NEVER)

    async def work(self, table: str, task: Callable[P, R], *given: P.args, **also: P.kwargs) -> R | None:
        del table
        return await asyncio.to_thread(partial(task, *given, **also))


def bots() -> BotPool:
    return Company(BOT, EVERYBODY, EVERYBODY)


def coaches() -> WorkerPool:
    return Company(COACH, HINTS, HINTS_IN_ALL)
