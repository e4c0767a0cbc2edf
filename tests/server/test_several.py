"""Several workers on one database behind a proxy: whatever happens to one of them, nothing is lost.

Real processes, a real PostgreSQL and a real HAProxy. People play without a pause; what they were told is
compared with what is stored, with what they are told later, and with each other.
"""

from __future__ import annotations

import asyncio
import signal
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import aiohttp
import pytest

from tests.server.folk import Folk
from tests.server.guest import Guest, Look, Refusal, first, seated
from tests.server.relay import Relay, relayed
from tests.server.several import STUCK, Several, asked
from tests.server.survivors import Lost, Player, compare

ANSWERS: Final = "select table_id, seat, question, choice from answers where kind = 'answer'"
GAPS: Final = (
    "select table_id from answers group by table_id having max(n) - min(n) + 1 <> count(*) or min(n) > 1"
    " union select table_id from events"
    " group by table_id having max(version) <> count(*) or min(version) <> 1"
)
WORST: Final = 5.0  # seconds without an answer
USUAL: Final = 1.5  # at the median, where a worker dies
SOON: Final = 6  # deaths, after which the control has lost something
RELAYED: Final = 0  # the worker whose way to the database can freeze
Story = Callable[[Several, Folk], Awaitable[list[float]]]


async def checked(url: str, players: list[Player]) -> int:
    """Nothing acknowledged is lost or doubled, no act and no version is left out; how many there are."""
    found = await asked(url, ANSWERS)
    assert [row["table_id"] for row in await asked(url, GAPS)] == []
    rows = [(row["table_id"], row["seat"], row["question"], row["choice"]) for row in found]
    return compare(rows, players)


def told(
    place: Path, story: Story, workers: int = 2, tables: int = 4, *, early: bool = False
) -> tuple[list[float], int]:
    """People play while the story happens; how long each table had to wait, and how much was acknowledged."""

    async def main() -> tuple[list[float], int]:
        async with Several(place, workers, early=early) as several:
            async with Folk(several.port, tables) as folk:
                waits = await story(several, folk)
            return waits, await checked(several.url, folk.players())

    return asyncio.run(main())


async def after(several: Several, folk: Folk, victim: int, what: signal.Signals) -> list[float]:
    """Let this happen to a worker; how long each of its tables had to wait."""
    letters = await several.owned(victim)
    sittings = [one for one in folk.playing() if one.table[0] in letters]
    since = time.monotonic()
    several.signal(victim, what)
    await folk.going_on(sittings, since)
    return [one.longest(since) for one in sittings if not one.over()]


async def busiest(several: Several, folk: Folk) -> int:
    """The worker that has most of the tables."""
    owners = [await several.owner(one.table) for one in folk.playing()]
    return max(range(len(several.pids)), key=owners.count)


async def killed(several: Several, folk: Folk) -> list[float]:
    """A worker dies, and another one begins in its place when the others have taken its tables."""
    victim = await busiest(several, folk)
    waits = await after(several, folk, victim, signal.SIGKILL)
    since = time.monotonic()
    await several.start(victim)
    await shared_again(several, folk, since)
    return waits


async def rolled(several: Several, folk: Folk) -> list[float]:
    """Every worker is stopped as an operator stops it, and started again."""
    waits: list[float] = []
    for number in range(len(several.pids)):
        waits += await after(several, folk, number, signal.SIGTERM)
        await several.gone(number)
        since = time.monotonic()
        await several.start(number)
        waits += await shared_again(several, folk, since)
    return waits


async def shared_again(several: Several, folk: Folk, since: float) -> list[float]:
    """Each has its share again, and all play on, before the next thing happens; how long they had to wait."""
    sittings = [one for one in folk.playing() if one.times[0] <= since]
    await several.settled()
    await folk.going_on(sittings, time.monotonic())
    return [one.longest(since) for one in sittings if not one.over()]


async def frozen(several: Several, folk: Folk) -> list[float]:
    """A worker stands still until the others have its tables; then it goes on, and knows of nothing."""
    victim = await busiest(several, folk)
    waits = await after(several, folk, victim, signal.SIGSTOP)
    since = time.monotonic()
    several.signal(victim, signal.SIGCONT)
    await shared_again(several, folk, since)
    return waits


async def without_database(several: Several, folk: Folk) -> list[float]:
    """The database crashes under everybody, and is there again."""
    sittings, since = folk.playing(), time.monotonic()
    await asyncio.to_thread(several.database.crash)
    await asyncio.to_thread(several.database.start)
    await folk.going_on(sittings, since)
    await several.settled()
    return [one.longest(since) for one in sittings if not one.over()]


async def off_the_way(several: Several, folk: Folk, way: Relay) -> list[float]:
    """A worker's way to the database freezes until others have its tables; then all of it comes through."""
    letters = await several.owned(RELAYED)
    sittings = [one for one in folk.playing() if one.table[0] in letters]
    since = time.monotonic()
    way.freeze()
    await folk.going_on(sittings, since)
    waits = [one.longest(since) for one in sittings if not one.over()]
    since = time.monotonic()
    way.thaw()
    await shared_again(several, folk, since)
    return waits


# --- in short ---------------------------------------------------------------------------------


def test_games_go_on_when_workers_die_and_roll_and_when_the_database_crashes(tmp_path: Path) -> None:
    async def story(several: Several, folk: Folk) -> list[float]:
        happened = (killed, rolled, without_database)
        return [wait for what in happened for wait in await what(several, folk)]

    waits, answers = told(tmp_path, story)
    assert waits
    assert answers > 100


def test_workers_that_acknowledge_too_early_are_caught(tmp_path: Path) -> None:
    async def story(several: Several, folk: Folk) -> list[float]:
        return [wait for _ in range(SOON) for wait in await killed(several, folk)]

    with pytest.raises(Lost):
        told(tmp_path, story, early=True)


def test_a_worker_that_wakes_writes_nothing_of_what_it_was_told_while_it_slept(tmp_path: Path) -> None:
    """Somebody past the proxy speaks to a worker that stands still; another one owns the table by then."""

    async def story() -> None:
        async with Several(tmp_path, 2) as several, Guest(several.port) as ann, Guest(several.port) as bob:
            looks = await seated([ann, bob], "toytown", options={"players": 2})
            table = looks[0].table
            victim = await several.owner(table)
            asked = next(guest for guest, look in ((ann, looks[0]), (bob, looks[1])) if look.ask())
            base, asked.base = asked.base, f"http://127.0.0.1:{several.ports[victim]}"
            direct = await asked.look(table)
            await direct.until(direct.ask)
            several.signal(victim, signal.SIGSTOP)
            ask = direct.ask() or {}
            late = await direct.send("answer", question=ask["question"], choice=first(ask))
            await several.settled(1)
            asked.base = base
            again = await led_there(asked, table)
            await again.until(again.ask)
            assert (again.ask() or {})["question"] == ask["question"]
            several.signal(victim, signal.SIGCONT)
            assert await refused(direct, late)
            choice = str(ask["options"][-1]["text"])
            assert (await again.answer(ask, choice))["choice"] == choice
            assert not again.taken[0]["repeated"]

    asyncio.run(story())


async def led_there(guest: Guest, table: str) -> Look:
    """A socket by the proxy, as soon as it knows the next owner."""
    async with asyncio.timeout(STUCK):
        while True:
            try:
                return await guest.look(table)
            except (aiohttp.ClientError, ConnectionError):
                await asyncio.sleep(0.05)


async def refused(look: Look, wish: int) -> bool:
    """Whether what was said is refused, or the line closed without a word about it."""
    try:
        await look.reply(wish)
    except (Refusal, ConnectionError):
        return True
    return False


# --- at length --------------------------------------------------------------------------------


@pytest.mark.long
def test_nothing_is_lost_in_ten_deaths_under_load_and_nobody_waits_long(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(several: Several, folk: Folk) -> list[float]:
        return [wait for _ in range(10) for wait in await killed(several, folk)]

    waits, answers = told(tmp_path, story, workers=3, tables=8)
    say(capsys, "ten workers killed", waits, answers)
    assert max(waits) <= WORST
    assert statistics.median(waits) <= USUAL


@pytest.mark.long
@pytest.mark.parametrize("what", [rolled, frozen, without_database], ids=lambda what: what.__name__)
def test_nor_in_other_trouble(
    what: Callable[[Several, Folk], Awaitable[list[float]]],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def story(several: Several, folk: Folk) -> list[float]:
        return [wait for _ in range(3) for wait in await what(several, folk)]

    waits, answers = told(tmp_path, story, workers=3, tables=8)
    say(capsys, f"{what.__name__}, three times", waits, answers)
    assert max(waits) <= WORST


@pytest.mark.long
def test_nor_when_the_way_to_the_database_freezes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def main() -> tuple[list[float], int]:
        several = Several(tmp_path, 3)
        async with relayed(several.database.address()) as (way, address):
            several.urls[RELAYED] = address.url
            async with several:
                async with Folk(several.port, 8) as folk:
                    waits = [wait for _ in range(3) for wait in await off_the_way(several, folk, way)]
                return waits, await checked(several.url, folk.players())

    waits, answers = asyncio.run(main())
    say(capsys, "a frozen way, three times", waits, answers)
    assert max(waits) <= WORST


def say(capsys: pytest.CaptureFixture[str], what: str, waits: list[float], answers: int) -> None:
    """The figures, for whoever ran it."""
    usual, worst = statistics.median(waits), max(waits)
    with capsys.disabled():
        sys.stdout.write(
            f"\n{what}: {answers} answers acknowledged, none lost; {len(waits)} tables had to wait,"
            f" {usual:.2f} s at the median, {worst:.2f} s at most\n"
        )
