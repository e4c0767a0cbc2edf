"""All tables of the server: opening, entering, listing them, and having them in memory when needed."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from msgspec import structs

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.game import Game
from tenderfoot.server import gathering, tokens
from tenderfoot.server.archive import archive
from tenderfoot.server.autopilot import Autopilot
from tenderfoot.server.errors import Denied, NoSuchTable
from tenderfoot.server.forms import Enter, Entered, Opened, OpenTable
from tenderfoot.server.house import House
from tenderfoot.server.loading import Loaded, restored
from tenderfoot.server.messages import Role
from tenderfoot.server.sheet import Grant, Seat, Sheet
from tenderfoot.server.store import Statement
from tenderfoot.server.table import Table
from tenderfoot.server.wishes import LinkKind

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
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    # --- opening ------------------------------------------------------------------------------

    async def open(self, form: OpenTable, device: bytes) -> Opened:
        """A new table; its host sits down if he says his name, and so do the bots he wants."""
        game = self.game(form.game)
        options = game.options(form.options)
        sheet = Sheet(
            *(tokens.new_table_id(), self.house.now(), game.name, game.version, options, form.clock),
            *(form.pace, form.visibility, form.open_replay, "gathering", secrets.token_bytes(32)),
            hints=form.hints,
        )
        seats = [Seat() for _ in range(seats_of(game, options))]
        table = Table(self.house, sheet, seats, {device: Grant("player", None, True)})
        self._seat_first(table, form, device)
        links = [tokens.new_secret(), tokens.new_secret()]
        await self.house.store.write(
            [
                *_rows(table),
                _link(links[0], sheet.id, "join", table),
                _link(links[1], sheet.id, "watch", table),
            ]
        )
        self._keep(table)
        self.house.journal.info("a table was opened", table=sheet.id, game=game.name)
        path = f"/t/{sheet.id}"
        return Opened(sheet.id, path, f"{path}#join={links[0]}", f"{path}#watch={links[1]}")

    def game(self, name: str) -> Game:
        """A game by its name."""
        if name not in self.house.games:
            raise BadOptions("unknown-game", {"game": name, "known": " ".join(self.house.games)})
        return self.house.games[name]

    def _seat_first(self, table: Table, form: OpenTable, device: bytes) -> None:
        if form.name is not None:
            table.seats[0] = Seat("person", gathering.plain_name(table, (0,), form.name))
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
            await self.house.store.write(_rows(new))
            self._keep(new)
            table.sheet.rematch = new.sheet.id
            await table.commit([table.sheet.update()])
            table.room_changed()

    # --- entering -----------------------------------------------------------------------------

    async def enter(self, form: Enter, device: bytes) -> Entered:
        """Come in by a link, or from the lobby to a public table."""
        table = await self.table(form.table)
        async with table.lock:
            wanted = await self._wanted(table, form)
            grant = table.grants.get(device)
            grant = wanted if grant is None else _better(grant, wanted)
            table.grants[device] = grant
            await table.commit([grant.write(device, table.sheet.id, self.house.now())])
            for socket in table.sockets:
                socket.wake()
        return Entered(table.sheet.id, grant.role, grant.seat)

    async def _wanted(self, table: Table, form: Enter) -> Grant:
        """What the link gives; without one, what a public table gives to anybody."""
        if form.secret is None:
            if table.sheet.visibility != "public":
                raise NoSuchTable("no-such-table", {})
            return Grant("watcher" if form.watch else "player", None, False)
        found = await self.house.store.fetch(
            "select kind, seat from links where secret = ? and table_id = ?",
            [tokens.digest(form.secret), table.sheet.id],
        )
        if not found:
            raise NoSuchTable("no-such-table", {})
        kind, seat = found[0]
        return Grant("watcher" if kind == "watch" else "player", seat, False)

    async def invite(self, table: Table, device: bytes, kind: LinkKind) -> str:
        """A new link: the path with its secret."""
        grant = table.grant(device)
        if grant.role != "player" or (kind == "seat" and grant.seat is None):
            raise Denied("no-seat", {})
        made = await self.house.store.fetch("select count(*) from links where table_id = ?", [table.sheet.id])
        if made[0][0] >= self.house.limits.links:
            raise Denied("too-many-links", {})
        secret = tokens.new_secret()
        seat = grant.seat if kind == "seat" else None
        await self.house.store.write([_link(secret, table.sheet.id, kind, table, seat)])
        return f"/t/{table.sheet.id}#{kind}={secret}"

    async def forget(self, table: Table, device: bytes) -> None:
        """Take the table off this device's list; a seat is not given up by that."""
        async with table.lock:
            table.grant(device)
            del table.grants[device]
            await table.commit(
                [("delete from grants where device = ? and table_id = ?", [device, table.sheet.id])]
            )
            for socket in list(table.sockets):
                socket.wake()

    # --- in memory ----------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """A table, read from the disk if need be."""
        self._touched[name] = asyncio.get_running_loop().time()
        if name in self.tables:
            return self.tables[name]
        async with self._loading.setdefault(name, asyncio.Lock()):
            if name not in self.tables:
                loaded = await asyncio.to_thread(Loaded, self.house.store, name)
                if not loaded.sheet:
                    self._touched.pop(name, None)
                    self._loading.pop(name, None)
                    raise NoSuchTable("no-such-table", {})
                self._keep(restored(self.house, loaded))
        self._loading.pop(name, None)
        return self.tables[name]

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
            try:
                await self.table(name)
            except Exception as fault:  # noqa: BLE001  one that cannot be read does not stop the others
                kind = type(fault).__name__
                self.house.journal.error("a table cannot be read", table=name, fault=kind)

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


def seats_of(game: Game, options: dict[str, str]) -> int:
    """How many chairs this game needs: asked of the game itself, set up once for nobody."""
    return game.seats(game.new_game(options, Chance(bytes(32)), None))


def _rows(table: Table) -> list[Statement]:
    """Everything of a new table."""
    sheet, now = table.sheet, table.house.now()
    chairs = [seat.write(sheet.id, number) for number, seat in enumerate(table.seats)]
    grants = [grant.write(device, sheet.id, now) for device, grant in table.grants.items()]
    return [sheet.insert(), *chairs, *grants]


def _link(secret: str, name: str, kind: LinkKind, table: Table, seat: int | None = None) -> Statement:
    values = [tokens.digest(secret), name, kind, seat, table.house.now()]
    return "insert into links values (?, ?, ?, ?, ?)", values


def _better(had: Grant, wanted: Grant) -> Grant:
    """A link adds to what a device may do, and takes nothing away; a seat link moves it to that seat."""
    role: Role = "player" if "player" in (had.role, wanted.role) else "watcher"
    return Grant(role, wanted.seat if wanted.seat is not None else had.seat, had.host)


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
    seats = [Seat(seat.kind, seat.name, seat.level, standing=seat.lasting()) for seat in table.seats]
    grants = {device: Grant(grant.role, grant.seat, grant.host) for device, grant in table.grants.items()}
    return Table(table.house, sheet, seats, grants)
