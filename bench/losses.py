"""What the loss of a worker costs people: each time its owner is killed, how long a table had to wait."""

import asyncio
import sys
import time
from collections.abc import Callable
from typing import Final

from bench.regulars import Regulars, Sitting, regulars
from bench.workers import Workers

TABLES: Final = 4
STUCK: Final = 60.0  # seconds
PAUSE: Final = 0.02


async def losses(workers: Workers, count: int) -> list[list[float]]:
    """So many deaths of an owner; for each the seconds that each of its tables waited."""
    found = []
    async with regulars(workers.port, TABLES) as people:
        for _ in range(count):
            found.append(await loss(workers, people))
            print(f"a worker was lost: {max(found[-1], default=0.0):.2f} s", file=sys.stderr, flush=True)
    return found


async def loss(workers: Workers, people: Regulars) -> list[float]:
    """Kill the owner of a table that plays; it comes again when its tables go on with another."""
    await until(lambda: len(people.playing()) == TABLES)
    number, hit = await chosen(workers, people.playing())
    at = time.monotonic()
    await asyncio.to_thread(workers.kill, number)
    await until(lambda: all(one.goes_on(at) for one in hit))
    waits = [one.longest(at) for one in hit if one.times[-1] > at]  # else its game was just over
    await asyncio.to_thread(workers.again, number)
    return waits


async def chosen(workers: Workers, playing: list[Sitting]) -> tuple[int, list[Sitting]]:
    """The worker that has the first of these tables, and all of them that it has."""
    owners = [await asyncio.to_thread(workers.owner, one.table) for one in playing]
    if owners[0] is None:
        raise LookupError("a table that plays has no owner")
    return owners[0], [one for one, owner in zip(playing, owners, strict=True) if owner == owners[0]]


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true, but not for ever."""
    async with asyncio.timeout(STUCK):
        while not true():  # noqa: ASYNC110  it happens in other processes
            await asyncio.sleep(PAUSE)
