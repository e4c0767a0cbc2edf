"""The four seams without a disk, a network, a thread or another process: everything stays in memory.

The same protocols as the defaults have (`Store`, `Thinkers`, `Line`, `Apart`), so that a whole table can be
played where none of those is to be had, such as in a browser.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Sequence
from typing import Final, ParamSpec, TypeVar

from tenderfoot import bots
from tenderfoot.engine.contract import State
from tenderfoot.engine.game import Game
from tenderfoot.server.protocol.server_messages import ChatLine
from tenderfoot.server.storage import changes
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.changes import Change
from tenderfoot.server.storage.group_commit import Batch, Done, Fates, GroupCommit
from tenderfoot.server.storage.rows import Grant, Seat, TableRow
from tenderfoot.server.storage.store import Alive, LinkRow, Listed, Replay, TableRows, Writer
from tenderfoot.server.tables.acts import Act, Step
from tenderfoot.server.tables.session import Session
from tenderfoot.server.workers.thinking import HOME

P = ParamSpec("P")
R = TypeVar("R")


class MemoryDisk:
    """Rows in dictionaries."""

    def __init__(self) -> None:
        self.commits = 0
        self.tables: Final[dict[str, TableRow]] = {}
        self.seats: Final[dict[tuple[str, int], Seat]] = {}
        self.grants: Final[dict[tuple[str, bytes], Grant]] = {}
        self.banned: Final[set[tuple[str, bytes]]] = set()
        self.links: Final[dict[tuple[str, bytes], LinkRow]] = {}
        self.acts: Final[dict[str, list[tuple[Act, int]]]] = {}
        self.steps: Final[dict[str, list[tuple[int, Step]]]] = {}
        self.chat: Final[dict[str, list[tuple[str, ChatLine]]]] = {}
        self.replays: Final[dict[str, Replay]] = {}
        self.reviews: Final[dict[str, str]] = {}

    def prepare(self, made: Sequence[Change]) -> list[Change]:
        return [copy.deepcopy(change) for change in made]

    def commit(self, batches: list[Batch[list[Change]]], done: Done) -> None:
        for batch in batches:
            for change in batch.prepared:
                self.store(change)
        self.commits += 1
        fates: Fates = [None] * len(batches)
        asyncio.get_running_loop().call_soon(done, fates)

    def store(self, change: Change) -> None:  # noqa: C901, PLR0912  a row for each kind of change
        match change:
            case changes.TableOpened(row) | changes.TableChanged(row):
                self.tables[row.id] = row
            case changes.SeatPut(table, number, seat):
                self.seats[table, number] = seat
            case changes.GrantPut(device, table, grant):
                self.grants[table, device] = grant
            case changes.GuestsCounted(table, guests):
                self.tables[table].guests = guests
            case changes.GrantDropped(device, table):
                self.grants.pop((table, device), None)
            case changes.Banned(device, table):
                self.banned.add((table, device))
            case changes.LinksRevoked(table, kind):
                for key in [key for key, link in self.links.items() if key[0] == table and link.kind == kind]:
                    del self.links[key]
            case changes.LinkMade(secret, table, kind, _, link_seat, sitter):
                self.links[table, secret] = LinkRow(kind, link_seat, sitter)
            case changes.SeatLinksDropped(table, number):
                for key in [
                    key for key, link in self.links.items() if key[0] == table and link.seat == number
                ]:
                    del self.links[key]
            case changes.ActAdded(table, _, act, _, took):
                self.acts.setdefault(table, []).append((act, took))
            case changes.StepAdded(table, _, at, step):
                self.steps.setdefault(table, []).append((at, step))
            case changes.ChatAdded(table, room, line):
                self.chat.setdefault(table, []).append((room, line))
            case changes.ChatForgotten(table, room, first):
                kept = [(said, line) for said, line in self.chat[table] if said != room or line.n >= first]
                self.chat[table] = kept
            case changes.ReplayKept(table, record, frames):
                self.replays.setdefault(table, Replay(record, frames))
            case changes.ReviewKept(table, body):
                self.reviews.setdefault(table, body)
            case _:
                pass


class MemoryStore:
    """What is kept is kept as long as the process lives."""

    def __init__(self, beat: float = 1e-6) -> None:
        self.disk: Final = MemoryDisk()
        self._group: Final = GroupCommit(self.disk, Beat(beat))

    @property
    def commits(self) -> int:
        return self.disk.commits

    def write(self, made: Sequence[Change], writer: Writer | None = None) -> asyncio.Future[None]:
        return self._group.write(made, writer)

    async def table(self, table: str) -> TableRows | None:
        disk = self.disk
        if table not in disk.tables:
            return None
        return TableRows(
            row=copy.deepcopy(disk.tables[table]),
            seats=[copy.deepcopy(seat) for (name, _), seat in sorted(disk.seats.items()) if name == table],
            grants={
                device: copy.deepcopy(one) for (name, device), one in disk.grants.items() if name == table
            },
            banned={device for name, device in disk.banned if name == table},
            acts=disk.acts.get(table, [])[:],
            steps=disk.steps.get(table, [])[:],
            chat=disk.chat.get(table, [])[:],
        )

    async def listed(self, table: str) -> Listed | None:
        row = self.disk.tables.get(table)
        return None if row is None else self._listed(row)

    def _listed(self, row: TableRow) -> Listed:
        chairs = [
            (seat.name, seat.kind) for (table, _), seat in sorted(self.disk.seats.items()) if table == row.id
        ]
        return Listed(row.id, row.opened, row.game, row, row.status, row.visibility == "public", chairs)

    async def public_tables(self, most: int) -> list[Listed]:
        found = [row for row in self.disk.tables.values() if row.visibility == "public"]
        return [self._listed(row) for row in found if row.status in ("gathering", "opening", "playing")][
            :most
        ]

    async def tables_of(self, device: bytes, most: int) -> list[Listed]:
        return [self._listed(self.disk.tables[table]) for table, one in self.disk.grants if one == device][
            :most
        ]

    async def unfinished(self, since: int) -> list[str]:
        return [row.id for row in self.disk.tables.values() if row.status == "playing" and row.opened > since]

    async def unarchived(self, game: str, rules: int) -> list[str]:
        over = [
            row
            for row in self.disk.tables.values()
            if (row.status, row.game, row.rules) == ("over", game, rules)
        ]
        return [row.id for row in over if row.id not in self.disk.replays]

    async def outdated(self, before: int, most: int, *, over: bool) -> list[str]:
        found = [row for row in self.disk.tables.values() if (row.status == "over") == over]
        return [row.id for row in found if row.opened < before][:most]

    async def alive(self, opener: bytes) -> Alive:
        found = [row for row in self.disk.tables.values() if row.status not in ("over", "stopped")]
        return Alive(len([row for row in found if row.opener == opener]), len(found))

    async def link(self, table: str, secret: bytes) -> LinkRow | None:
        return self.disk.links.get((table, secret))

    async def links(self, table: str) -> int:
        return sum(1 for name, _ in self.disk.links if name == table)

    async def spoken_at(self, device: bytes) -> list[str]:
        raise AssertionError("nobody has himself forgotten here")

    async def granted(self, table: str, device: bytes) -> bool:
        return (table, device) in self.disk.grants

    async def acts(self, table: str) -> list[Act]:
        return [act for act, _ in self.disk.acts.get(table, [])]

    async def steps(self, table: str) -> list[tuple[int, Step]]:
        return self.disk.steps.get(table, [])[:]

    async def replay(self, table: str) -> Replay | None:
        return self.disk.replays.get(table)

    async def review(self, table: str) -> str | None:
        return self.disk.reviews.get(table)

    async def close(self) -> None:
        self._group.stop()


class Here:
    """Work and thought done at once, where they are asked for."""

    home: Final = HOME
    late: Final = 0

    def warm(self) -> None:
        """It is."""

    def check(self, table: str) -> None:
        """Nothing is too much."""

    def percent(self, table: str) -> int:
        """It is done before anybody can ask."""
        return 0

    async def work(self, table: str, task: Callable[P, R], *given: P.args, **also: P.kwargs) -> R | None:
        del table
        return task(*given, **also)

    async def choose(self, table: str, game: Game, state: State, seat: int, level: str) -> str | None:
        del table
        view = game.view(state, seat)
        assert view.ask is not None
        return bots.reply(game, level, bots.make(game.name, level, b"seed"), view, view.ask).text

    def close(self) -> None:
        """Nobody is sent home."""


class MemoryLine:
    """Carries messages no further than into a list."""

    def __init__(self, session: Session) -> None:
        self._session: Final = session
        self._woken = False
        self.sent: Final[list[bytes]] = []
        self.closed: int | None = None
        self.news: Final = asyncio.Event()

    def reply(self, message: bytes) -> None:
        self.sent.append(message)
        self.wake()

    def wake(self) -> None:
        if not self._woken:
            self._woken = True
            asyncio.get_running_loop().call_soon(self.look)

    def look(self) -> None:
        self._woken = False
        self.sent.extend(self._session.due())
        self.news.set()

    def close(self, code: int) -> None:
        self.closed = code
        self.news.set()
