"""Who owns what: shares, silence, leaving politely; told on a database that is only a few dictionaries."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from random import Random
from typing import Final

import pytest

from tenderfoot.server.errors import Elsewhere
from tenderfoot.server.journal import Journal
from tenderfoot.server.safety import tokens
from tenderfoot.server.shards.keeper import SOON, TICK, TRUST, Keeper, Membership
from tenderfoot.server.shards.ownership import Everything, Leases, lease_of, letters, owned
from tenderfoot.server.shards.shard import SHARDS, letter_of, shard_of
from tenderfoot.server.shards.shares import Colleague, share, surplus, wanted
from tenderfoot.server.storage.store import StoreFault

SILENT: Final = 4.0


class Database:
    """Locks by session, beats by worker, and the only clock that counts."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slowness = 0.0  # seconds for a lock
        self.sessions = 0
        self.locks: Final[dict[int, Line]] = {}
        self.beats: Final[dict[str, tuple[int, float]]] = {}
        self.lines: Final[dict[int, Line]] = {}

    def cut(self, pid: int) -> None:
        """A session ends, and its locks with it."""
        line = self.lines.pop(pid, None)
        if line is not None:
            line.lost.set()
            for shard in [shard for shard, owner in self.locks.items() if owner is line]:
                del self.locks[shard]


class Line:
    """A worker's session."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self.lost = asyncio.Event()
        self.pid = 0

    def _ask(self) -> Database:
        if self.lost.is_set():
            raise StoreFault("it has ended")
        return self._database

    async def renew(self) -> None:
        self._database.cut(self.pid)
        self._database.sessions += 1
        self.pid, self.lost = self._database.sessions, asyncio.Event()
        self._database.lines[self.pid] = self

    async def try_lock(self, shard: int) -> bool:
        self._database.now += self._database.slowness
        return self._ask().locks.setdefault(shard, self) is self

    async def unlock(self, shard: int) -> None:
        assert self._ask().locks.pop(shard) is self

    async def end(self, pid: int) -> None:
        self._ask().cut(pid)


class Names:
    """The roll, as one worker sees it."""

    def __init__(self, database: Database, line: Line, worker: str) -> None:
        self.id: Final = worker
        self._database: Final = database
        self._line: Final = line

    async def sign(self, pid: int) -> list[Colleague]:
        beats = self._line._ask().beats
        beats[self.id] = (pid, self._database.now)
        lines, since = self._database.lines, self._database.now - SILENT
        return [Colleague(one, of, at - since, of not in lines) for one, (of, at) in sorted(beats.items())]

    async def strike(self, worker: str) -> None:
        self._line._ask().beats.pop(worker, None)


class Worker:
    """A keeper, and what it tells its tables."""

    def __init__(self, database: Database, name: str) -> None:
        self.database: Final = database
        self.line: Final = Line(database)
        self.line.lost.set()
        self.leases: Final = Leases(lambda: database.now)
        self.told: Final[list[str]] = []
        self.held_back: asyncio.Event | None = None  # what is being written, if that takes long
        membership = Membership(self.line, Names(database, self.line, name), self.leases)
        self.keeper: Final = Keeper(membership, self, Journal("error"), lambda: database.now)

    async def turn(self) -> float:
        pause = await self.keeper.turn()
        for _ in range(3 * SHARDS):
            await asyncio.sleep(0)  # whatever was begun by it goes on as far as it can
        return pause

    async def come(self, shards: Collection[int]) -> None:
        self.told.append(f"come {len(shards)}")

    async def leave(self, shards: Collection[int]) -> None:
        assert not set(owned(self.leases)) & set(shards)
        assert all(self.database.locks[shard] is self.line for shard in shards)
        if self.held_back is not None:
            await self.held_back.wait()
        self.told.append(f"leave {len(shards)}")

    def drop(self) -> None:
        self.told.append("drop")

    def count(self) -> int:
        return len(owned(self.leases))


def told(story: Callable[[Database], Awaitable[None]]) -> None:
    async def main() -> None:
        await story(Database())

    asyncio.run(main())


async def settled(workers: list[Worker], turns: int = 4) -> None:
    """Everybody has looked a few times; nobody owns what another does, and all is owned."""
    for _ in range(turns):
        for worker in workers:
            await worker.turn()
        mine = [shard for worker in workers for shard in owned(worker.leases)]
        assert len(mine) == len(set(mine))
    assert len(mine) == SHARDS


# --- shards -----------------------------------------------------------------------------------


def test_every_name_of_a_table_falls_into_a_shard_that_its_first_letter_tells() -> None:
    names = [tokens.new_table_id() for _ in range(2000)]
    assert {shard_of(name) for name in names} == set(range(SHARDS))
    assert all(name[0] == letter_of(shard_of(name)) for name in names)
    assert all(0 <= shard_of(odd) < SHARDS for odd in ("", "é", "A", "-x", "\x00"))


def test_new_tables_fall_into_shards_that_are_ours_and_without_one_none_is_opened() -> None:
    leases = Leases(lambda: 0.0)
    with pytest.raises(Elsewhere):
        letters(leases)
    leases.until = 1.0
    for shard in (3, 30):
        leases.take(shard)
    assert {shard_of(tokens.new_table_id(letters(leases))) for _ in range(100)} == {3, 30}
    assert lease_of(leases, letter_of(3) * 10)
    with pytest.raises(Elsewhere):
        lease_of(leases, letter_of(4) * 10)
    assert len(letters(Everything())) == SHARDS


def test_a_lease_is_another_one_each_time_and_ends_when_the_database_is_silent() -> None:
    time = [0.0]
    leases = Leases(lambda: time[0])
    leases.until = 3.0
    leases.take(5)
    before = leases.lease(5)
    leases.give_up(5)
    assert not leases.lease(5)
    leases.take(5)
    assert leases.lease(5) not in (0, before)
    time[0] = 3.0
    assert not leases.lease(5)
    assert leases.held() == {5}


@pytest.mark.parametrize("workers", range(1, 50))
def test_shares_are_even_and_make_up_the_whole(workers: int) -> None:
    roll = [Colleague(f"w{number:02}", number, SILENT) for number in range(workers)]
    Random(workers).shuffle(roll)
    shares = [share(one.id, roll) for one in roll]
    assert sum(shares) == SHARDS
    assert max(shares) - min(shares) <= 1


def test_whoever_is_late_has_no_share_and_surplus_is_what_is_above_it() -> None:
    roll = [Colleague("a", 1, SILENT), Colleague("b", 2, -0.1), Colleague("c", 3, SILENT)]
    assert [share(one, roll) for one in "abc"] == [18, 0, 18]
    assert surplus({1, 2, 3, 9}, 3) == [9]
    assert surplus({1}, 3) == []
    assert (wanted({1}, set(), 3), wanted({1, 2, 3}, set(), 3), wanted({1}, {7}, 3)) == (2, 0, 0)


# --- workers ----------------------------------------------------------------------------------


def test_one_worker_owns_all_and_others_get_their_share_politely() -> None:
    async def story(database: Database) -> None:
        ann, bob, cleo = [Worker(database, name) for name in ("ann", "bob", "cleo")]
        await settled([ann])
        assert ann.count() == SHARDS
        await settled([ann, bob])
        assert (ann.count(), bob.count()) == (18, 18)
        await settled([ann, bob, cleo])
        assert [one.count() for one in (ann, bob, cleo)] == [12, 12, 12]
        assert ann.told == ["drop", "come 36", "leave 18", "leave 6"]
        before = list(cleo.told)
        await settled([ann, bob, cleo], 20)
        assert cleo.told == before  # nothing moves without a reason

    told(story)


def test_a_slow_database_is_beaten_in_time_and_gives_shards_bit_by_bit() -> None:
    async def story(database: Database) -> None:
        ann = Worker(database, "ann")
        await ann.turn()
        database.slowness = 0.4
        counts = []
        while ann.count() < SHARDS:
            await ann.turn()
            counts.append(ann.count())
            assert database.now < ann.leases.until
        assert counts == sorted(set(counts))
        assert ann.told.count("drop") == 1

    told(story)


def test_what_is_given_up_is_unlocked_only_when_all_is_written() -> None:
    async def story(database: Database) -> None:
        ann, bob = Worker(database, "ann"), Worker(database, "bob")
        await settled([ann])
        ann.held_back = asyncio.Event()
        for _ in range(5):
            await bob.turn()
            await ann.turn()
        assert (ann.count(), bob.count()) == (18, 0)
        assert len(database.locks) == SHARDS
        ann.held_back.set()
        await settled([ann, bob])
        assert (ann.count(), bob.count()) == (18, 18)

    told(story)


def test_a_worker_that_died_is_followed_at_once() -> None:
    async def story(database: Database) -> None:
        ann, bob, cleo = [Worker(database, name) for name in ("ann", "bob", "cleo")]
        await settled([ann, bob, cleo])
        database.cut(cleo.line.pid)  # its process is gone, and so is its line; its row is still there
        await settled([ann, bob], 2)
        assert (ann.count(), bob.count()) == (18, 18)

    told(story)


def test_a_silent_worker_loses_its_session_and_believes_in_nothing_before_that() -> None:
    async def story(database: Database) -> None:
        ann, bob = Worker(database, "ann"), Worker(database, "bob")
        await settled([ann, bob])
        database.now += TRUST
        assert bob.count() == 0  # it has not heard anything for a while, and is still not ended
        await ann.turn()
        assert not bob.line.lost.is_set()
        database.now += SILENT - TRUST + 0.1
        await ann.turn()
        assert bob.line.lost.is_set()
        await settled([ann])
        assert ann.count() == SHARDS
        await bob.turn()  # it wakes
        assert bob.told[-1] == "drop"
        assert bob.count() == 0
        await settled([ann, bob])
        assert (ann.count(), bob.count()) == (18, 18)

    told(story)


def test_the_next_look_at_a_silent_worker_comes_when_it_may_be_ended() -> None:
    async def story(database: Database) -> None:
        ann, bob = Worker(database, "ann"), Worker(database, "bob")
        await settled([ann, bob])
        assert await ann.turn() == TICK
        database.now += SILENT - 0.125
        assert await ann.turn() == 0.125
        database.now += 0.125
        assert await ann.turn() == SOON
        assert not bob.line.lost.is_set()
        database.now += SOON
        await ann.turn()
        assert bob.line.lost.is_set()
        assert ann.count() == SHARDS

    told(story)


def test_a_keeper_that_meets_what_nobody_has_thought_of_owns_nothing_and_begins_anew() -> None:
    async def story(database: Database) -> None:
        ann = Worker(database, "ann")
        await settled([ann])
        database.beats["odd"] = None  # type: ignore[assignment]
        await ann.turn()
        assert (ann.count(), ann.told[-1]) == (0, "drop")
        del database.beats["odd"]
        await settled([ann])
        assert ann.count() == SHARDS

    told(story)


def test_whoever_stops_gives_everything_up_politely_and_leaves_the_roll() -> None:
    async def story(database: Database) -> None:
        ann, bob = Worker(database, "ann"), Worker(database, "bob")
        await settled([ann, bob])
        await bob.keeper.close()
        assert bob.told[-1] == "leave 18"
        assert list(database.beats) == ["ann"]
        await ann.turn()
        assert ann.count() == SHARDS

    told(story)


def test_what_was_being_given_up_when_the_session_was_lost_does_not_unlock_what_is_taken_anew() -> None:
    async def story(database: Database) -> None:
        ann, bob = Worker(database, "ann"), Worker(database, "bob")
        await settled([ann])
        ann.held_back = asyncio.Event()
        await bob.turn()
        await bob.turn()
        await ann.turn()  # gives up a half, which is still being written
        database.cut(ann.line.pid)
        database.cut(bob.line.pid)
        await ann.turn()
        await ann.turn()
        assert ann.count() == SHARDS
        ann.held_back.set()
        await ann.turn()
        assert len(database.locks) == SHARDS

    told(story)
