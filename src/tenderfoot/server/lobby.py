"""All tables of the server: opening, entering, listing them, and having them in memory when needed."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Final

from msgspec import structs

from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begin
from tenderfoot.engine.options import Options, no_such_game
from tenderfoot.server import gathering, links, tokens
from tenderfoot.server import sheet as rows
from tenderfoot.server.archive import archive
from tenderfoot.server.autopilot import Autopilot
from tenderfoot.server.errors import Denied, NoSuchTable, Unreadable
from tenderfoot.server.forms import Enter, Entered, Opened, OpenTable
from tenderfoot.server.house import House
from tenderfoot.server.loading import Loaded, restored
from tenderfoot.server.pacing import agreed
from tenderfoot.server.sheet import Grant, Seat, Sheet
from tenderfoot.server.store import Row, Statement, stored
from tenderfoot.server.table import Table
from tenderfoot.server.trouble import reading

IDLE: Final = 600.0
LONG_AGO: Final = 90 * 86_400_000


class Lobby:
    """The tables in memory, and the way to the others."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.tables: Final[dict[str, Table]] = {}
        self._pilots: Final[dict[str, Autopilot]] = {}
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._touched: Final[dict[str, float]] = {}
        self._tasks: Final[set[asyncio.Task[Row | None]]] = set()

    # --- opening ------------------------------------------------------------------------------

    async def open(self, form: OpenTable, device: bytes) -> Opened:
        """A new table; its host sits down if he says his name, and so do the bots he wants."""
        game = self.game(form.game)
        options = game.options(form.options)
        sheet = Sheet(
            *(tokens.new_table_id(), self.house.now(), game.name, game.version, options, form.clock),
            *(
                agreed(form.clock, form.pace),
                form.visibility,
                form.open_replay,
                "gathering",
                secrets.token_bytes(32),
            ),
            hints=form.hints,
        )
        seats = [Seat() for _ in range(seats_of(game, options))]
        table = Table(self.house, sheet, seats, {device: Grant("player", None, True)})
        self._seat_first(table, form, device)
        join, watch = tokens.new_secret(), tokens.new_secret()
        made = [
            rows.link_row(join, sheet.id, "join", sheet.opened),
            rows.link_row(watch, sheet.id, "watch", sheet.opened),
        ]
        await stored(self.house.store.write([*_rows(table), *made]))
        self._keep(table)
        self.house.journal.info("a table was opened", table=sheet.id, game=game.name)
        path = f"/t/{sheet.id}"
        return Opened(sheet.id, path, f"{path}#join={join}", f"{path}#watch={watch}")

    def game(self, name: str) -> Game:
        """A game by its name."""
        if name not in self.house.games:
            raise no_such_game(name, list(self.house.games))
        return self.house.games[name]

    def _seat_first(self, table: Table, form: OpenTable, device: bytes) -> None:
        if form.name is not None:
            table.seats[0] = rows.person(gathering.plain_name(table, (0,), form.name))
            table.grants[device].seat = 0
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "empty"]
        if len(form.bots) > len(free):
            raise Denied("too-many-bots", {"count": len(free)})
        for number, level in zip(free, form.bots, strict=False):
            table.seats[number] = gathering.new_bot(form.game, number, level, table.names())

    async def rematch(self, table: Table, device: bytes) -> None:
        """The same people and bots at a new table, with a new seed."""
        async with table.lock:
            if table.grant(device).seat is None:
                raise Denied("no-seat", {})
            if table.sheet.status != "over":
                raise Denied("not-over", {})
            if table.sheet.rematch is not None:
                return
            new = _copied(table)
            await stored(self.house.store.write(_rows(new)))
            self._keep(new)
            table.sheet.rematch = new.sheet.id
            await table.commit([table.sheet.update()])
            table.room_changed()

    # --- entering -----------------------------------------------------------------------------

    async def enter(self, form: Enter, device: bytes) -> Entered:
        """Come in by a link, or from the lobby to a public table."""
        try:
            table = await self.table(form.table)
        except Unreadable:
            await links.check_link(self.house.store, form)
            raise
        return await links.enter(table, form, device)

    # --- in memory ----------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """A table, read from the disk if need be."""
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
        with reading(self.house, name):
            loaded = await asyncio.to_thread(Loaded, self.house.store, name)
            if not loaded.sheet:
                raise NoSuchTable("no-such-table", {})
            self._keep(restored(self.house, loaded))

    def _keep(self, table: Table) -> None:
        name = table.sheet.id
        pilot = Autopilot(table)
        self.tables[name] = table
        self._pilots[name] = pilot
        self._touched[name] = asyncio.get_running_loop().time()
        table.attend = lambda: self._attend(table, pilot)
        table.lost = lambda: self._drop(name)
        self._attend(table, pilot)
        self.house.metrics.tables = len(self.tables)

    def _attend(self, table: Table, pilot: Autopilot) -> None:
        pilot.attend()
        if table.sheet.status == "over" and not table.archived:
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
        self.house.metrics.tables = len(self.tables)

    async def restore(self) -> None:
        """After a start: go on with every game that was being played, one after the other.

        A table without a clock that was opened long ago waits for somebody to look at it.
        """
        found = await self.house.store.fetch(
            "select id from tables where status = 'playing'"
            """ and (opened > ? or clock not like '%"kind":"none"%') order by opened desc""",
            [self.house.now() - LONG_AGO],
        )
        for (name,) in found:
            with contextlib.suppress(Refusal):  # one that cannot be read does not stop the others
                await self.table(name)

    def sweep(self) -> None:
        """Let go of tables that nobody looks at and where nothing is due."""
        now = asyncio.get_running_loop().time()
        for name, table in list(self.tables.items()):
            idle = now - self._touched.get(name, now) > IDLE and not table.sockets
            waits = table.sheet.status == "playing" and table.sheet.clock.kind != "none"
            if idle and not waits and not table.lock.locked() and self._pilots[name].idle():
                table.gone = True
                self._drop(name)

    async def close(self) -> None:
        """Finish what is being written."""
        for name in list(self.tables):
            self._pilots[name].stop()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=10)
            for task in late:  # what is not in the archive is put there when it is asked for
                task.cancel()


def seats_of(game: Game, options: Options) -> int:
    """How many chairs this game needs: asked of the game itself, set up once for nobody."""
    return begin(game, options, 0, listen=False).seats


def _rows(table: Table) -> list[Statement]:
    """Everything of a new table."""
    sheet, now = table.sheet, table.house.now()
    chairs = [seat.write(sheet.id, number) for number, seat in enumerate(table.seats)]
    grants = [grant.write(device, sheet.id, now) for device, grant in table.grants.items()]
    return [sheet.insert(), *chairs, *grants]


def _copied(table: Table) -> Table:
    """The same table before the game, with a new seed to come."""
    old = table.sheet
    sheet = structs.replace(
        old,
        id=tokens.new_table_id(),
        opened=table.house.now(),
        rules=table.house.games[old.game].version,
        status="gathering",
        server_seed=secrets.token_bytes(32),
        seed=None,
        header=None,
        outcome=None,
        rematch=None,
    )
    grants = {device: Grant(grant.role, grant.seat, grant.host) for device, grant in table.grants.items()}
    seats = [_sits_again(table, number) for number in range(len(table.seats))]
    return Table(table.house, sheet, seats, grants)


def _sits_again(table: Table, number: int) -> Seat:
    """Who sat here, for a game with the same people; nobody, if there is no device that could play it."""
    seat = table.seats[number]
    if seat.kind != "person":
        return Seat(seat.kind, seat.name, seat.level)
    if not table.devices(number):
        return Seat()
    again = rows.person(seat.name)
    again.standing = seat.lasting()
    return again
