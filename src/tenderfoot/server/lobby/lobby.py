"""All tables of the server: opening, entering, listing them, and having them in memory when needed."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Collection
from functools import partial
from typing import Final

from msgspec import structs

from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begin
from tenderfoot.engine.options import Options, no_such_game
from tenderfoot.server.errors import Denied, Elsewhere, NoSuchTable, Unreadable
from tenderfoot.server.faults import reading
from tenderfoot.server.lobby import archiving, links
from tenderfoot.server.protocol.http_bodies import Enter, Entered, Opened, OpenTable
from tenderfoot.server.safety import tokens
from tenderfoot.server.services import Services
from tenderfoot.server.shards.ownership import lease_of, letters
from tenderfoot.server.shards.shard import SHARDS, shard_of
from tenderfoot.server.storage import rows
from tenderfoot.server.storage.changes import (
    Banned,
    Change,
    GrantPut,
    LinkMade,
    SeatPut,
    TableChanged,
    TableOpened,
)
from tenderfoot.server.storage.rows import Grant, Seat, TableRow
from tenderfoot.server.storage.store import Replay, stored
from tenderfoot.server.tables import pregame
from tenderfoot.server.tables.archive import archive
from tenderfoot.server.tables.autopilot import Autopilot
from tenderfoot.server.tables.pace import agreed
from tenderfoot.server.tables.restore import restored
from tenderfoot.server.tables.table import Table, Written

IDLE: Final = 600.0
LONG_AGO: Final = 90 * 86_400_000


class Lobby:
    """The tables in memory, and the way to the others."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.tables: Final[dict[str, Table]] = {}
        self._pilots: Final[dict[str, Autopilot]] = {}
        self.leaving: Final[set[str]] = set()  # being removed from the disk: for everybody they are not there
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._touched: Final[dict[str, float]] = {}
        self._tasks: Final[set[asyncio.Task[Replay | None]]] = set()

    # --- opening ------------------------------------------------------------------------------

    async def open(self, form: OpenTable, device: bytes, opener: bytes = b"") -> Opened:
        """A new table; its host sits down if he says his name, and so do the bots he wants."""
        game = self.game(form.game)
        options = game.options(form.options)
        name = tokens.new_table_id(letters(self.services.ownership))
        row = TableRow(
            *(name, self.services.now(), game.name, game.version, options, form.clock),
            *(
                agreed(form.clock, form.pace),
                form.visibility,
                form.open_replay,
                "gathering",
                secrets.token_bytes(32),
            ),
            hints=form.hints,
            opener=opener,
            guests=1,
        )
        seats = [Seat() for _ in range(seats_of(game, options))]
        table = Table(self.services, row, seats, {device: Grant("player", None, True, guest=1)})
        self._seat_first(table, form, device)
        table.settled()
        join, watch = tokens.new_secret(), tokens.new_secret()
        made = [
            LinkMade(tokens.digest(join), row.id, "join", row.opened),
            LinkMade(tokens.digest(watch), row.id, "watch", row.opened),
        ]
        lease = lease_of(self.services.ownership, row.id)
        await stored(self.services.store.write([*_rows(table), *made]))
        if self.services.ownership.lease(shard_of(row.id)) == lease:  # else its next owner reads it
            self._keep(table)
        self.services.journal.info("a table was opened", table=row.id, game=game.name)
        path = f"/t/{row.id}"
        return Opened(row.id, path, f"{path}#join={join}", f"{path}#watch={watch}")

    def game(self, name: str) -> Game:
        """A game by its name."""
        if name not in self.services.games:
            raise no_such_game(name, list(self.services.games))
        return self.services.games[name]

    def _seat_first(self, table: Table, form: OpenTable, device: bytes) -> None:
        if form.name is not None:
            table.seats[0] = rows.person(pregame.plain_name(table, (0,), form.name), table.row.opened)
            table.grants[device].seat = 0
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "empty"]
        if len(form.bots) > len(free):
            raise Denied("too-many-bots", {"count": len(free)})
        for number, level in zip(free, form.bots, strict=False):
            table.seats[number] = pregame.new_bot(form.game, number, level, table.names())

    def rematch(self, table: Table, device: bytes) -> Written | None:
        """The same people and bots at a new table, with a new seed; the first who asks has it opened."""
        if table.grant(device).seat is None:
            raise Denied("no-seat", {})
        if table.row.status != "over":
            raise Denied("not-over", {})
        if table.row.rematch is not None:
            return None
        new = _copied(table)
        self._keep(new)
        table.row.rematch = new.row.id
        written = table.change([*_rows(new), TableChanged(table.row)])
        written.add_done_callback(partial(self._rematched, new))
        return written

    def _rematched(self, new: Table, written: Written) -> None:
        """A table that could not be stored is not there."""
        if written.cancelled() or written.exception() is not None:
            self._drop(new.row.id)

    # --- entering -----------------------------------------------------------------------------

    async def enter(self, name: str, form: Enter, device: bytes) -> Entered:
        """Come in by a link, or from the lobby to a public table."""
        try:
            table = await self.table(name)
        except Unreadable:
            await links.check_link(self.services.store, name, form)
            raise
        return await links.enter(table, form, device)

    # --- in memory ----------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """A table, read from the disk if need be; one that another worker owns is not to be had here."""
        if name in self.leaving:
            raise NoSuchTable("no-such-table", {})
        lease_of(self.services.ownership, name)
        self._touched[name] = asyncio.get_running_loop().time()
        if name in self.tables:
            return self.tables[name]
        try:
            async with self._loading.setdefault(name, asyncio.Lock()):
                if name not in self.tables:
                    await self._load(name)
        finally:
            self._loading.pop(name, None)
            if name not in self.tables:
                self._touched.pop(name, None)
        return self.tables[name]

    async def _load(self, name: str) -> None:
        lease = lease_of(self.services.ownership, name)
        with reading(self.services, name):
            rows = await self.services.store.table(name)
            if lease_of(self.services.ownership, name) != lease:  # somebody else may have written since
                raise Elsewhere("elsewhere", {})
            if rows is None:
                raise NoSuchTable("no-such-table", {})
            self._keep(restored(self.services, rows))

    def _keep(self, table: Table) -> None:
        name = table.row.id
        pilot = Autopilot(table)
        self.tables[name] = table
        self._pilots[name] = pilot
        self._touched[name] = asyncio.get_running_loop().time()
        table.attend = lambda: self._attend(table, pilot)
        table.lost = lambda: self._drop(name)
        self._attend(table, pilot)
        self.services.metrics.tables = len(self.tables)

    def _attend(self, table: Table, pilot: Autopilot) -> None:
        pilot.attend()
        if table.row.status == "over" and not table.archived:
            table.archived = True
            self._run(table)

    def _run(self, table: Table) -> None:
        task = asyncio.get_running_loop().create_task(archive(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _drop(self, name: str) -> None:
        self.tables.pop(name, None)
        self._touched.pop(name, None)
        pilot = self._pilots.pop(name, None)
        if pilot is not None:
            pilot.stop()
        self.services.metrics.tables = len(self.tables)

    async def restore(self, shards: Collection[int] = range(SHARDS)) -> None:
        """These shards are ours now: go on with every game that was being played, one after the other.

        A table without a clock that was opened long ago waits for somebody to look at it.
        """
        unfinished = await self.services.store.unfinished(self.services.now() - LONG_AGO)
        for name in [name for name in unfinished if shard_of(name) in shards]:
            with contextlib.suppress(Refusal):  # one that cannot be read does not stop the others
                await self.table(name)

    def sweep(self) -> None:
        """Let go of tables that nobody looks at and where nothing is due."""
        now = asyncio.get_running_loop().time()
        for name, table in list(self.tables.items()):
            idle = now - self._touched.get(name, now) > IDLE and not table.sessions
            waits = table.row.status == "playing" and table.row.clock.kind != "none"
            if idle and not waits and not table.writing() and self._pilots[name].idle():
                table.gone = True
                self._drop(name)

    def vacated(self, name: str) -> bool:
        """A table leaves the memory, to be removed from the disk; not if somebody is there or coming."""
        table = self.tables.get(name)
        if name in self._loading or (table is not None and (table.sessions or table.writing())):
            return False
        self.leaving.add(name)
        if table is not None:
            table.gone = True
            self._drop(name)
        return True

    async def close(self) -> None:
        """Finish what is being written."""
        for name in list(self.tables):
            self._pilots[name].stop()
        await archiving.finish(self.services, set(self._tasks))


def seats_of(game: Game, options: Options) -> int:
    """How many chairs this game needs: asked of the game itself, set up once for nobody."""
    return begin(game, options, 0, listen=False).seats


def _rows(table: Table) -> list[Change]:
    """Everything of a new table."""
    row, now = table.row, table.services.now()
    chairs = [SeatPut(row.id, number, seat) for number, seat in enumerate(table.seats)]
    grants = [GrantPut(device, row.id, grant, now) for device, grant in table.grants.items()]
    banned = [Banned(device, row.id) for device in table.banned]
    return [TableOpened(row), *chairs, *grants, *banned]


def _copied(table: Table) -> Table:
    """The same table before the game, with a new seed to come."""
    old = table.row
    row = structs.replace(
        old,
        id=tokens.new_table_id(old.id[:1]),  # of the same shard: it is stored together with the old one
        opened=table.services.now(),
        rules=table.services.games[old.game].version,
        status="gathering",
        server_seed=secrets.token_bytes(32),
        seed=None,
        header=None,
        outcome=None,
        rematch=None,
    )
    grants = {device: structs.replace(grant) for device, grant in table.grants.items()}
    seats = [_sits_again(table, number) for number in range(len(table.seats))]
    new = Table(table.services, row, seats, grants)
    new.banned.update(table.banned)
    return new


def _sits_again(table: Table, number: int) -> Seat:
    """Who sat here, for a game with the same people; nobody, if there is no device that could play it."""
    seat = table.seats[number]
    if seat.kind != "person":
        return Seat(seat.kind, seat.name, seat.level)
    if not table.devices(number):
        return Seat()
    again = rows.person(seat.called(), seat.since)
    again.standing = seat.lasting()
    return again
