"""Coming and going by links: to join, to watch, or to play one's own seat from another device.

A link to a seat fits whoever sat there when he asked for it, and opens nothing once he has got up. Once a
game has begun a device stays where it sits: it knows one hand, and must not look into a second one, and
its own seat must not be left with nobody to play it.
"""

from __future__ import annotations

from tenderfoot.server import gathering, tokens
from tenderfoot.server import sheet as rows
from tenderfoot.server.errors import Denied, NoSuchTable
from tenderfoot.server.forms import Enter, Entered
from tenderfoot.server.messages import Role
from tenderfoot.server.sheet import Grant
from tenderfoot.server.store import Statement, Store, stored
from tenderfoot.server.table import Table
from tenderfoot.server.wishes import LinkKind


async def enter(table: Table, form: Enter, device: bytes) -> Entered:
    """Come in by a link, or from the lobby to a public table."""
    async with table.lock:
        wanted = await _wanted(table, form)
        had = table.grants.get(device)
        grant = wanted if had is None else _better(had, wanted)
        table.grants[device] = grant
        left = [] if had is None or had.seat in (None, grant.seat) else _left(table, device, had)
        await table.commit([*left, grant.write(device, table.sheet.id, table.house.now())])
        table.room_changed()
    return Entered(table.sheet.id, grant.role, grant.seat)


async def _wanted(table: Table, form: Enter) -> Grant:
    """What the link gives; without one, what a public table gives to anybody."""
    if form.secret is None:
        if table.sheet.visibility != "public":
            raise NoSuchTable("no-such-table", {})
        return Grant("watcher" if form.watch else "player", None, False)
    found = await table.house.store.fetch(
        "select kind, seat, sitter from links where secret = ? and table_id = ?",
        [tokens.digest(form.secret), table.sheet.id],
    )
    if not found:
        raise NoSuchTable("no-such-table", {})
    kind, seat, sitter = found[0]
    if kind == "seat" and not (sitter and table.seats[seat].sitter == sitter):
        raise NoSuchTable("no-such-table", {})
    return Grant("watcher" if kind == "watch" else "player", seat, False)


def _better(had: Grant, wanted: Grant) -> Grant:
    """A link adds to what a device may do, and takes nothing away; a seat link moves it to that seat."""
    role: Role = "player" if "player" in (had.role, wanted.role) else "watcher"
    return Grant(role, wanted.seat if wanted.seat is not None else had.seat, had.host)


def _left(table: Table, device: bytes, had: Grant) -> list[Statement]:
    """This device gets up to sit down on another chair, while that can be done."""
    if had.seat is None:
        return []
    if table.sheet.status != "gathering":
        table.grants[device] = had
        raise Denied("sits-elsewhere", {"name": table.seats[had.seat].name})
    return gathering.left(table, had.seat)


async def invite(table: Table, device: bytes, kind: LinkKind) -> str:
    """A new link: the path with its secret."""
    async with table.lock:
        grant = table.grant(device)
        if grant.role != "player" or (kind == "seat" and grant.seat is None):
            raise Denied("no-seat", {})
        await _more_links(table)
        secret, now = tokens.new_secret(), table.house.now()
        seat = grant.seat if kind == "seat" else None
        sitter = "" if seat is None else table.seats[seat].sitter
        await table.commit([rows.link_row(secret, table.sheet.id, kind, now, seat, sitter)])
    return f"/t/{table.sheet.id}#{kind}={secret}"


async def _more_links(table: Table) -> None:
    """Refuse more links than a table may have."""
    made = await table.house.store.fetch("select count(*) from links where table_id = ?", [table.sheet.id])
    if made[0][0] >= table.house.limits.links:
        raise Denied("too-many-links", {})


async def forget(table: Table, device: bytes) -> None:
    """Take the table off this device's list.

    If it was the last device of a seat, the chair is free again before the game; during one a bot plays on
    so that nobody waits, and a link to the seat brings its player back.
    """
    async with table.lock:
        seat = table.grant(device).seat
        del table.grants[device]
        left = [] if seat is None else _abandoned(table, seat)
        await table.commit([*left, _gone(table.sheet.id, device)])
        table.room_changed()
        table.attend()


def _abandoned(table: Table, seat: int) -> list[Statement]:
    if table.sheet.status == "gathering":
        return gathering.left(table, seat)
    if table.devices(seat) or table.sheet.status not in ("opening", "playing"):
        return []
    table.seats[seat].away = True
    return [table.seats[seat].write(table.sheet.id, seat)]


async def check_known(store: Store, table: str, device: bytes) -> None:
    """That a table cannot be read is told to those only who may know that it exists."""
    known = await store.fetch("select 1 from grants where table_id = ? and device = ?", [table, device])
    if not known:
        raise NoSuchTable("no-such-table", {})


async def check_link(store: Store, form: Enter) -> None:
    """The same for somebody at the door."""
    known = await store.fetch("select 1 from tables where id = ? and visibility = 'public'", [form.table])
    if form.secret is not None:
        known = await store.fetch(
            "select 1 from links where table_id = ? and secret = ?", [form.table, tokens.digest(form.secret)]
        )
    if not known:
        raise NoSuchTable("no-such-table", {})


async def forget_unread(store: Store, table: str, device: bytes | None) -> None:
    """Take a table that cannot be read off this device's list."""
    await stored(store.write([_gone(table, device)]))


def _gone(table: str, device: bytes | None) -> Statement:
    return "delete from grants where device = ? and table_id = ?", [device, table]
