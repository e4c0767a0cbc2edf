"""Slow work by default: pools of processes, so that nobody at a table waits for it.

Bots, the coach, the archive and reviews have processes each, and a line each (`fair_queue.py`): however many
hints are asked for, no bot waits for one. All but the bots' own have a low
priority (`process.py`).
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from functools import partial
from typing import Final, ParamSpec, TypeVar

from tenderfoot.bots import level_of
from tenderfoot.engine.contract import State
from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.game import Game
from tenderfoot.server.workers.fair_queue import FairQueue
from tenderfoot.server.workers.process import Worker
from tenderfoot.server.workers.thinkers import Thinkers
from tenderfoot.server.workers.thinking import HOME, dealt, practise, think
from tenderfoot.server.workers.workforce import Workforce

LONGEST: Final = 30.0
REVIEW: Final = 180.0  # seconds
EVERYBODY: Final = sys.maxsize  # nobody is refused: a table asks one thing for each of its bots
HINTS: Final = 6  # may wait at one table: all its players may ask at once
HINTS_IN_ALL: Final = 24
REVIEWS: Final = 20  # games that may wait for theirs

P = ParamSpec("P")
R = TypeVar("R")


class WorkerPool:
    """So many processes and the line before them. `home` says where they find the games."""

    def __init__(
        self,
        processes: int = 2,
        home: str = HOME,
        longest: float = LONGEST,
        *,
        each: int = EVERYBODY,
        most: int = EVERYBODY,
        low_priority: bool = False,
    ) -> None:
        self.home: Final = home
        self._workers: Final = [Worker(longest, low_priority=low_priority) for _ in range(processes)]
        self._queue: Final = FairQueue(self._workers, each, most)

    @property
    def late(self) -> int:
        """How often a process had to be stopped because it took too long."""
        return sum(worker.late for worker in self._workers)

    def check(self, table: str) -> None:
        """Refuse a table that asks for too much, before anything is prepared for it."""
        self._queue.check(table)

    def percent(self, table: str) -> int:
        """How far somebody is with what is being done for a table."""
        return self._queue.percent(table)

    async def work(self, table: str, task: Callable[P, R], *given: P.args, **also: P.kwargs) -> R | None:
        """Have something done in another process for a table; None if it fails or takes too long."""
        return await self._queue.do(table, partial(task, *given, **also))

    def close(self) -> None:
        """Send everybody home, for good."""
        for worker in self._workers:
            worker.close()


class BotPool(WorkerPool):
    """The processes in which bots think."""

    def warm(self) -> None:
        """Have every process think once: the first at the table would wait for libraries and tables."""
        for worker in self._workers:
            worker.begin(partial(practise, self.home))

    async def choose(self, table: str, game: Game, state: State, seat: int, level: str) -> str | None:
        """A bot's answer for this seat; None if it takes too long, refused if it is none.

        The other process is told where its class is: who has enrolled one has done so in this process.
        """
        who, given = level_of(game.name, level), dealt(game, state, seat)
        said = await self.work(table, think, self.home, game.name, who, secrets.token_bytes(16), given, seat)
        if isinstance(said, Refusal):
            raise said
        return said


def coach_pool(processes: int, home: str = HOME, longest: float = LONGEST) -> WorkerPool:
    """The coach's own processes: a hint is worked out when its table's turn comes, or refused."""
    return WorkerPool(processes, home, longest, each=HINTS, most=HINTS_IN_ALL, low_priority=True)


def workforce(bots: Thinkers, coaches: WorkerPool) -> Workforce:
    """Whoever works for one server; one process for the archive, and one for reviews."""
    home = coaches.home
    reviewers = WorkerPool(1, home, REVIEW, each=1, most=REVIEWS, low_priority=True)
    return Workforce(bots, coaches, WorkerPool(1, home, low_priority=True), reviewers)
