"""A slow disk tells nobody that somebody else has just written.

All of it in virtual time: what the disk takes is drawn by the moment at which a commit begins, so that two
worlds have the same disk, and what an observer measures must be the same to the microsecond. Where a disk
sometimes takes much longer than it ever did, what is measured is compared as a distribution.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tenderfoot.server.lobby import lists
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.changes import Heartbeat
from tenderfoot.server.storage.group_commit import Batch, Done, Fates, GroupCommit
from tenderfoot.server.tables.session import Session
from tests.server.eavesdropper import Leak
from tests.server.guest import Json
from tests.server.plants import Changed, Plant, around
from tests.server.scenes import SCENES
from tests.server.twins import alike
from tests.server.virtual import Slowed, Takes, virtually

SEEDS: Final = 3
PROBED: Final = ["answered", "elsewhere", "standing", "forced first"]


def disk(seed: int) -> Takes:
    """From 5 to 60 milliseconds a commit."""
    return lambda began: Random(f"{seed} {began:.4f}").uniform(0.005, 0.060)


def on_disks(place: Path, scene: str, seeds: int) -> None:
    """Twins on so many disks."""
    for seed in range(seeds):
        assert alike(place / str(seed), SCENES[scene], disk(seed)) > 100


@pytest.mark.parametrize("scene", PROBED)
def test_a_slow_disk_tells_nobody_of_somebody_elses_write(scene: str, tmp_path: Path) -> None:
    """From the first commit after the start on: the beat is known before anybody comes."""
    on_disks(tmp_path, scene, SEEDS)


@pytest.mark.parametrize("scene", ["answered", "elsewhere"])
def test_nor_does_the_store_with_its_thread(scene: str, tmp_path: Path) -> None:
    assert alike(tmp_path, SCENES[scene], disk(1), Slowed) > 100


@pytest.mark.long
@pytest.mark.parametrize("scene", SCENES)
def test_nor_do_many_slow_disks(scene: str, tmp_path: Path) -> None:
    for seed in range(100):
        alike(tmp_path / str(seed), SCENES[scene], disk(seed), chance=seed)


# --- what would tell ----------------------------------------------------------------------------


def at_once(_: Changed, self: GroupCommit[Json]) -> None:
    """A commit begins as soon as somebody writes, and is told when it is done."""
    if self._tick is None and not self.closed:
        self._tick = self._loop.call_later(0, self._on_tick)


def followed(right: Changed, self: GroupCommit[Json], fates: Json) -> None:
    """Whoever writes, the beat follows."""
    self.beat.took(self._loop.time() - self._began)
    right(self, fates)


def hello_waits(right: Changed, self: Session, reply: Json, written: Json) -> None:
    under_way = self._table._pending if self._table.writing() else None
    right(self, reply, written or under_way)


def refusal_waits(right: Changed, self: Session, *given: Json) -> None:
    under_way = self._table._pending
    if under_way is not None and not under_way.done():
        under_way.add_done_callback(lambda _: right(self, *given))
    else:
        right(self, *given)


async def list_waits(right: Changed, lobby: Json, device: Json) -> Json:
    while lobby.services.store.group.committing():  # noqa: ASYNC110  nothing tells when it is done
        await asyncio.sleep(0.001)
    return await right(lobby, device)


WAITS: Final[dict[str, tuple[str, Plant]]] = {
    "commits that begin at once": ("elsewhere", around(GroupCommit, "_wait_for_tick", at_once)),
    "a hello that waits": ("answered", around(Session, "_say", hello_waits)),
    "a refusal that waits": ("answered", around(Session, "_refuse", refusal_waits)),
    "a list that waits": ("elsewhere", around(lists, "device_list", list_waits)),
}


@pytest.mark.parametrize("name", WAITS)
def test_whatever_waits_for_somebody_else_is_caught(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, plant = WAITS[name]
    plant(monkeypatch)
    with pytest.raises(Leak):
        on_disks(tmp_path, scene, 4 * SEEDS)


# --- distributions ------------------------------------------------------------------------------


class Drawn:
    """A disk in memory: each commit takes what is drawn when it begins."""

    def __init__(self, draw: Callable[[], float]) -> None:
        self._draw: Final = draw

    def prepare(self, changes: Json) -> Json:
        return changes

    def commit(self, batches: list[Batch[Json]], done: Done) -> None:
        fates: Fates = [None] * len(batches)
        asyncio.get_running_loop().call_later(self._draw(), done, fates)


def waited(*, others: bool) -> list[float]:
    """What an observer waits for his own lines while others write or nobody does; the disk grows quicker."""
    waits: list[float] = []

    async def story() -> None:
        loop, start = asyncio.get_running_loop(), asyncio.get_running_loop().time()
        group = GroupCommit(Drawn(lambda: 0.050 if loop.time() < start + 9 else 0.004), Beat())
        for _ in range(8):
            await group.write([Heartbeat(0)])
        for line in range(40):
            await asyncio.sleep(start + 10 * (line + 1) - loop.time())
            theirs = [group.write([])] if others else []
            await asyncio.sleep(0.00213 * line)  # never just at a tick
            began = loop.time()
            await group.write([])
            waits.append(round(loop.time() - began, 6))
            await asyncio.gather(*theirs)

    virtually(story())
    return waits


def test_one_waits_as_long_for_every_line_whether_others_write_or_not() -> None:
    assert waited(others=True) == waited(others=False)


def test_a_beat_that_follows_everybody_would_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    around(GroupCommit, "_stored", followed)(monkeypatch)
    assert waited(others=True) != waited(others=False)


def steady(chance: Random) -> float:
    return chance.uniform(0.005, 0.060)


def moody(chance: Random) -> float:
    """Quick, and one in thirty takes fifty times as long."""
    return chance.uniform(0.002, 0.004) if chance.random() < 29 / 30 else chance.uniform(0.1, 0.2)


def replies(mood: Callable[[Random], float], trials: int) -> tuple[list[float], list[float]]:
    """How long an observer waits for his own line when somebody has just written, and when nobody has."""
    waits: tuple[list[float], list[float]] = ([], [])

    async def story() -> None:
        chance, loop = Random(7), asyncio.get_running_loop()
        group = GroupCommit(Drawn(lambda: mood(chance)), Beat())
        for _ in range(8):
            await group.write([Heartbeat(0)])
        for trial in range(2 * trials):
            if trial % 25 == 0:
                await group.write([Heartbeat(0)])
            await asyncio.sleep(chance.uniform(0.5, 1.0))
            theirs = group.write([]) if trial % 2 else None
            await asyncio.sleep(chance.uniform(0.0, 0.06))
            began = loop.time()
            await group.write([])
            waits[trial % 2].append(loop.time() - began)
            if theirs is not None:
                await theirs

    virtually(story())
    return waits


def area(one: list[float], other: list[float]) -> float:
    """Under the ROC curve: how often the one is longer than the other; 0.5 if neither tells anything."""
    longer = sum((a > b) + 0.5 * (a == b) for a in one for b in other)
    return longer / (len(one) * len(other))


@pytest.mark.parametrize(("mood", "bound"), [(steady, 0.05), (moody, 0.06)])
def test_what_one_waits_for_ones_own_line_does_not_tell_who_else_wrote(
    mood: Callable[[Random], float], bound: float
) -> None:
    """Four hundred lines each; two standard errors of the area are 0.04."""
    silent, written = replies(mood, 400)
    assert abs(area(written, silent) - 0.5) < bound


def test_commits_that_begin_at_once_would(monkeypatch: pytest.MonkeyPatch) -> None:
    around(GroupCommit, "_wait_for_tick", at_once)(monkeypatch)
    silent, written = replies(steady, 200)
    assert area(written, silent) > 0.6
