"""Processes that work for the server: one that is stuck or dies troubles nobody else, and hints no bot."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from pathlib import Path

import pytest

from tenderfoot.server.wire.app import Server
from tenderfoot.server.workers.fair_queue import FairQueue
from tenderfoot.server.workers.pool import HINTS, HINTS_IN_ALL, BotPool, coach_pool
from tenderfoot.server.workers.process import Worker
from tests.server import booth
from tests.server.company import NEVER
from tests.server.errands import die, halfway, niceness, stuck
from tests.server.games import HOME
from tests.server.guest import Guest, Refusal, seated
from tests.server.running import with_server

SOON_LATE = 0.01
BOTS = {"options": {"players": 3}, "bots": ["tumbleweed", "tumbleweed"]}


def test_a_worker_that_is_stuck_is_replaced_alone() -> None:
    async def story() -> None:
        good, bad = Worker(NEVER), Worker(SOON_LATE)
        turns = FairQueue([good, bad], 9, 9)
        try:
            before, nothing = await asyncio.gather(turns.do("ann", os.getpid), turns.do("bob", stuck))
            assert nothing is None
            assert (good.late, bad.late) == (0, 1)
            assert await good.do(os.getpid) == before
        finally:
            good.close()
            bad.close()

    asyncio.run(story())


def test_a_worker_whose_process_dies_gets_another() -> None:
    async def story() -> None:
        worker = Worker(NEVER)
        try:
            before = await worker.do(os.getpid)
            assert await worker.do(die) is None
            assert await worker.do(os.getpid) not in (None, before)
            assert worker.late == 0
        finally:
            worker.close()

    asyncio.run(story())


def test_how_far_a_process_is_is_seen_while_it_works(tmp_path: Path) -> None:
    reached, go = str(tmp_path / "reached"), str(tmp_path / "go")
    os.mkfifo(reached)
    os.mkfifo(go)

    async def story() -> None:
        worker = Worker(NEVER)
        try:
            doing = asyncio.ensure_future(worker.do(partial(halfway, reached, go)))
            assert await asyncio.to_thread(Path(reached).read_text) == "halfway"
            assert worker.percent == 50
            await asyncio.to_thread(Path(go).write_text, "on")
            assert await doing == "on"
            assert worker.percent == 100
            await worker.do(os.getpid)
            assert worker.percent == 0
        finally:
            worker.close()

    asyncio.run(story())


def test_low_priority_workers_let_others_go_first_and_end_process_when_nobody_needs_them() -> None:
    async def story() -> None:
        modest, plain = Worker(NEVER, low_priority=True), Worker(NEVER)
        try:
            kind, usual = await modest.do(niceness), await plain.do(niceness)
            assert kind is not None
            assert usual is not None
            assert kind > usual
            before = await modest.do(os.getpid)
            modest.end_process()
            assert await modest.do(os.getpid) not in (None, before)
        finally:
            modest.close()
            plain.close()

    asyncio.run(story())


def test_a_coach_who_is_stuck_under_a_flood_of_hints_holds_no_bot_up(tmp_path: Path) -> None:
    """A whole game against bots comes to its end while every hint waits; what is too much is refused."""

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            coaches = server.services.workers.coaches
            asked = [f"table {n % 4}" for n in range(1 + HINTS_IN_ALL - HINTS)]
            waiting = [asyncio.ensure_future(coaches.work(table, stuck)) for table in asked]
            [asking] = await seated([ann], "toytown", **BOTS)
            await asking.until(asking.ask)
            question = (asking.ask() or {})["question"]
            hints = [await asking.send("hint", question=question) for _ in range(HINTS + 3)]
            for refused in hints[HINTS:]:
                with pytest.raises(Refusal, match="busy"):
                    await asking.reply(refused)
            [playing] = await seated([bob], "toytown", **BOTS)
            await playing.play()
            assert server.services.metrics.bot_answers > 0
            assert server.services.metrics.bot_faults == 0
            assert not any(task.done() for task in waiting)
            assert "advised" not in asking.newest

    with_server(tmp_path, story, coaches=coach_pool(1, HOME, NEVER), limits=booth.limited(hints=1e6))


def test_the_counts_say_when_somebody_thought_for_too_long(tmp_path: Path) -> None:
    """The limit is a safety: the table goes on without that answer, and `/metrics` tells that it struck."""
    bots = BotPool(1, HOME, SOON_LATE)

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            assert "tenderfoot_bots_late_total 0" in await ann.get("/metrics")
            await bots.work("table", stuck)
            await server.services.workers.coaches.work("table", stuck)
            counts = await ann.get("/metrics")
            assert "tenderfoot_bots_late_total 1" in counts
            assert "tenderfoot_hints_late_total 1" in counts

    with_server(tmp_path, story, bots=bots, coaches=coach_pool(1, HOME, SOON_LATE))
