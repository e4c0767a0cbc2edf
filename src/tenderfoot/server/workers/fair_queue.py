"""A fair queue: a short line before a few workers, in which tables take turns.

A table that asks for much waits behind itself and not before the others: after each piece of work it goes to
the end of the line. So many pieces may wait for one table, and so many in all; what is more is refused at
once. A table that has nothing in a full line gets a place all the same, if another has more than one: that
one loses what it asked last.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

from tenderfoot.server.errors import LimitReached

SOON: Final = 5  # seconds until there may be room
R = TypeVar("R")


class Worker(Protocol):
    """Whoever does one piece of work at a time."""

    @property
    def percent(self) -> int:
        """How far it is."""

    async def do(self, work: Callable[[], R]) -> R | None:
        """Do it; None if nothing came of it."""


Place = asyncio.Future[Worker]  # in the line; done when a worker is free


class FairQueue:
    """The line; `each` may wait for one table, `most` for all of them."""

    def __init__(self, workers: Sequence[Worker], each: int, most: int) -> None:
        self._free: Final = deque(workers)
        self._each: Final = each
        self._most: Final = most
        self._line: Final[dict[str, deque[Place]]] = {}  # by table, in the order of their turns
        self._busy: Final[dict[str, Worker]] = {}  # by table: who has begun with something for it last

    def check(self, table: str) -> None:
        """Refuse what would be too much; nothing is changed by asking."""
        if not self._free and (len(self._line.get(table, ())) >= self._each or self._no_room(table)):
            raise LimitReached("busy", {"seconds": SOON})

    async def do(self, table: str, work: Callable[[], R]) -> R | None:
        """Have something done when it is this table's turn, or refuse it."""
        self.check(table)
        worker = self._free.popleft() if self._free else await self._turn(table)
        doing = asyncio.ensure_future(worker.do(work))
        self._busy[table] = worker
        doing.add_done_callback(lambda _: self._done(table, worker))  # he works on if the asker goes away
        return await asyncio.shield(doing)

    def percent(self, table: str) -> int:
        """How far whoever works for this table is; nobody does, or it waits for its turn: nought."""
        worker = self._busy.get(table)
        return 0 if worker is None else worker.percent

    def _done(self, table: str, worker: Worker) -> None:
        if self._busy.get(table) is worker:
            del self._busy[table]
        self._next(worker)

    async def _turn(self, table: str) -> Worker:
        """Wait for a worker."""
        if self._waiting() >= self._most:
            _refuse(self._longest().pop())
        place: Place = asyncio.get_running_loop().create_future()
        self._line.setdefault(table, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            self._leave(table, place)
            raise

    def _leave(self, table: str, place: Place) -> None:
        """Whoever waited has gone; a worker who was just given to him goes to the next."""
        places = self._line.get(table, deque())
        if place in places:
            places.remove(place)
            if not places:
                del self._line[table]
        elif not place.cancelled() and place.exception() is None:
            self._next(place.result())

    def _next(self, worker: Worker) -> None:
        """This worker is free: the table whose turn it is gets him, and goes to the end of the line."""
        for table in list(self._line):
            places = self._line.pop(table)
            place = places.popleft()
            if places:
                self._line[table] = places
            if not place.done():
                place.set_result(worker)
                return
        self._free.append(worker)

    def _waiting(self) -> int:
        return sum(len(places) for places in self._line.values())

    def _longest(self) -> deque[Place]:
        return max(self._line.values(), key=len)

    def _no_room(self, table: str) -> bool:
        """Whether the line is full for this table."""
        if self._waiting() < self._most:
            return False
        return table in self._line or len(self._longest()) < 2  # noqa: PLR2004  nobody's only place is taken


def _refuse(place: Place) -> None:
    """Unless whoever waited has gone this very moment."""
    if not place.done():
        place.set_exception(LimitReached("busy", {"seconds": SOON}))
