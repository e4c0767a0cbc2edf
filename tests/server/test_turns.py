"""Whose turn it is when there is more to work out than there are workers: tables take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import pytest

from tenderfoot.server.errors import LimitReached
from tenderfoot.server.workers.fair_queue import FairQueue

R = TypeVar("R")


class Clerk:
    """A worker of the tests: works when he is let, and notes the order."""

    def __init__(self, done: list[object], percent: int = 0) -> None:
        self.percent = percent
        self._done = done
        self._let = asyncio.Semaphore(0)

    async def do(self, work: Callable[[], R]) -> R | None:
        await self._let.acquire()
        result = work()
        self._done.append(result)
        return result

    def let(self, times: int) -> None:
        for _ in range(times):
            self._let.release()


class Office:
    """A line before one clerk, and whoever stands in it."""

    def __init__(self, each: int = 3, most: int = 6) -> None:
        self.done: list[object] = []
        self.clerk = Clerk(self.done)
        self.turns = FairQueue([self.clerk], each, most)
        self.asked: dict[str, asyncio.Task[str | None]] = {}

    async def ask(self, table: str, *names: str) -> None:
        """These pieces of work are handed in by a table, one after the other."""
        for name in names:
            self.asked[name] = asyncio.ensure_future(self.turns.do(table, partial(str, name)))
            await asyncio.sleep(0)

    async def all(self) -> list[object]:
        """Everything is done; in which order."""
        self.clerk.let(len(self.asked))
        await asyncio.gather(*self.asked.values(), return_exceptions=True)
        return self.done

    async def refused(self) -> list[str]:
        """What was refused."""
        await self.all()
        return [name for name, task in self.asked.items() if isinstance(task.exception(), LimitReached)]


def test_tables_take_turns_however_much_one_of_them_asks() -> None:
    async def story() -> list[object]:
        office = Office()
        await office.ask("ann", "a1", "a2", "a3", "a4")
        await office.ask("bob", "b1", "b2")
        await office.ask("cleo", "c1")
        return await office.all()

    assert asyncio.run(story()) == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


def test_what_is_too_much_is_refused_at_once_while_the_rest_still_waits() -> None:
    async def story() -> None:
        office = Office(each=2)
        await office.ask("ann", "a1", "a2", "a3", "a4")
        with pytest.raises(LimitReached, match="busy"):
            await office.asked["a4"]
        assert not office.done
        assert await office.refused() == ["a4"]
        assert office.done == ["a1", "a2", "a3"]

    asyncio.run(story())


def test_a_full_line_has_room_for_a_table_that_has_nobody_in_it() -> None:
    """Whoever has most in it loses what he asked last; nobody loses his only place."""

    async def story() -> tuple[list[str], list[object]]:
        office = Office(each=3, most=4)
        await office.ask("ann", "now", "a1", "a2", "a3")
        await office.ask("bob", "b1")
        await office.ask("cleo", "c1")
        await office.ask("dan", "d1")
        await office.ask("eve", "e1")
        return await office.refused(), office.done

    refused, done = asyncio.run(story())
    assert refused == ["a2", "a3", "e1"]
    assert done == ["now", "a1", "b1", "c1", "d1"]


def test_whoever_goes_away_leaves_the_line() -> None:
    async def story() -> None:
        office = Office(each=1)
        await office.ask("ann", "a1", "a2")
        office.asked.pop("a2").cancel()
        await asyncio.sleep(0)
        await office.ask("ann", "a3")
        assert await office.all() == ["a1", "a3"]

    asyncio.run(story())


def test_a_worker_whose_asker_has_gone_is_free_when_he_has_finished_and_not_before() -> None:
    async def story() -> None:
        office = Office()
        await office.ask("ann", "a1", "a2")
        office.asked.pop("a1").cancel()
        await asyncio.sleep(0)
        assert not office.done
        office.clerk.let(1)
        assert await office.all() == ["a1", "a2"]

    asyncio.run(story())


def test_a_worker_who_fails_is_free_again() -> None:
    async def story() -> None:
        office = Office()
        fails = asyncio.ensure_future(office.turns.do("ann", lambda: 1 // 0))
        await asyncio.sleep(0)
        await office.ask("ann", "a1")
        office.clerk.let(1)
        assert await office.all() == ["a1"]
        with pytest.raises(ZeroDivisionError):
            await fails

    asyncio.run(story())


def test_how_far_somebody_is_is_that_of_whoever_works_for_the_table_now() -> None:
    async def story() -> list[int]:
        first, second = Clerk([], 30), Clerk([], 70)
        turns = FairQueue([first, second], 9, 9)
        asked = [asyncio.ensure_future(turns.do(table, str)) for table in ("ann", "bob", "cleo")]
        await asyncio.sleep(0)
        before = [turns.percent(table) for table in ("ann", "bob", "cleo", "dora")]
        second.let(1)
        await asked[1]
        await asyncio.sleep(0)
        after = [turns.percent(table) for table in ("ann", "bob", "cleo")]
        first.let(1)
        second.let(1)
        await asyncio.gather(*asked)
        return before + after + [turns.percent(table) for table in ("ann", "cleo")]

    assert asyncio.run(story()) == [30, 70, 0, 0, 30, 0, 70, 0, 0]
