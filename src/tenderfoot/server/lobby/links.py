"""Coming and going by links: to join, to watch, or to play one's own seat from another device.

A link to a seat fits whoever sat there when he asked for it, and opens nothing once he has got up. Once a
game has begun a device stays where it sits: it knows one hand, and must not look into a second one, and
its own seat must not be left with nobody to play it.
"""

from __future__ import annotations

from tenderfoot.server.errors import Denied, NoSuchTable
from tenderfoot.server.protocol.client_messages import LinkKind
from tenderfoot.server.protocol.guests import Role
from tenderfoot.server.protocol.http_bodies import Enter, Entered
from tenderfoot.server.safety import tokens
from tenderfoot.server.storage.changes import Change, GrantDropped, GuestsCounted, LinkMade, SeatPut
from tenderfoot.server.storage.rows import Grant
from tenderfoot.server.storage.store import LinkRow, Store, stored
from tenderfoot.server.tables import pregame
from tenderfoot.server.tables.next_host import passed_on
from tenderfoot.server.tables.pregame import grant_row
from tenderfoot.server.tables.table import Table, Written


async def enter(table: Table, form: Enter, device: bytes) -> Entered:
    """Come in by a link, or from the lobby to a public table."""
    wanted = await _wanted(table, form)
    if device in table.banned:  # he alone is told so, whatever he comes with
        raise Denied("kept-out", {})
    if wanted is None:
        raise NoSuchTable("no-such-table", {})
    had = table.grants.get(device)
    grant = _numbered(table, wanted) if had is None else _better(had, wanted)
    table.grants[device] = grant
    left = [] if had is None or had.seat in (None, grant.seat) else _left(table, device, had)
    kept = [GuestsCounted(table.row.id, table.row.guests), grant_row(table, device, grant)]
    await stored(table.change([*left, *kept, *passed_on(table, grant.seat)]))
    return Entered(table.row.id, grant.role, grant.seat)


def _numbered(table: Table, grant: Grant) -> Grant:
    """The next number of this table: whoever has gone keeps his, so that nobody is taken for him."""
    table.row.guests += 1
    grant.guest = table.row.guests
    return grant


async def _wanted(table: Table, form: Enter) -> Grant | None:
    """What the link gives, if it opens anything; without one, what a public table gives to anybody."""
    if form.secret is None:
        public = table.row.visibility == "public"
        return Grant("watcher" if form.watch else "player", None, False) if public else None
    link = await table.services.store.link(table.row.id, tokens.digest(form.secret))
    if link is None or not _fits(table, link):
        return None
    muted = link.seat is not None and _muted(table, link.seat)
    return Grant("watcher" if link.kind == "watch" else "player", link.seat, False, muted)


def _muted(table: Table, seat: int) -> bool:
    """Whether whoever sits here is muted: his other devices are too."""
    return any(grant.muted for grant in table.grants.values() if grant.seat == seat)


def _fits(table: Table, link: LinkRow) -> bool:
    """Whether a link to a seat was made by whoever sits there; any other always fits."""
    if link.kind != "seat":
        return True
    return bool(link.seat is not None and link.sitter and table.seats[link.seat].sitter == link.sitter)


def _better(had: Grant, wanted: Grant) -> Grant:
    """A link adds to what a device may do, and takes nothing away; a seat link moves it to that seat."""
    role: Role = "player" if "player" in (had.role, wanted.role) else "watcher"
    return Grant(role, wanted.seat if wanted.seat is not None else had.seat, had.host, had.muted, had.guest)


def _left(table: Table, device: bytes, had: Grant) -> list[Change]:
    """This device gets up to sit down on another chair, while that can be done."""
    if had.seat is None:
        return []
    if table.row.status != "gathering":
        table.grants[device] = had
        raise Denied("sits-elsewhere", {"name": table.seats[had.seat].called()})
    return pregame.left(table, had.seat)


async def invite(table: Table, device: bytes, kind: LinkKind) -> tuple[str, Written]:
    """A new link: the path with its secret, to be told when it is on disk."""
    made = await table.services.store.links(table.row.id)
    grant = table.grant(device)
    if grant.role != "player" or (kind == "seat" and grant.seat is None):
        raise Denied("no-seat", {})
    if made >= table.services.limits.links:
        raise Denied("too-many-links", {})
    secret = tokens.new_secret()
    seat = grant.seat if kind == "seat" else None
    sitter = "" if seat is None else table.seats[seat].sitter
    link = LinkMade(tokens.digest(secret), table.row.id, kind, table.services.now(), seat, sitter)
    return f"/t/{table.row.id}#{kind}={secret}", table.write([link])


async def forget(table: Table, device: bytes) -> None:
    """Take the table off this device's list.

    If it was the last device of a seat, the chair is free again before the game; during one a bot plays on
    so that nobody waits, and a link to the seat brings its player back.
    """
    seat = table.grant(device).seat
    del table.grants[device]
    left = [] if seat is None else _abandoned(table, seat)
    changes = [*left, GrantDropped(device, table.row.id), *passed_on(table, seat)]
    await stored(table.change(changes))


def _abandoned(table: Table, seat: int) -> list[Change]:
    if table.row.status == "gathering":
        return pregame.left(table, seat)
    if table.devices(seat) or table.row.status not in ("opening", "playing"):
        return []
    table.seats[seat].away = True
    return [SeatPut(table.row.id, seat, table.seats[seat])]


async def check_known(store: Store, table: str, device: bytes) -> None:
    """That a table cannot be read is told to those only who may know that it exists."""
    if not await store.granted(table, device):
        raise NoSuchTable("no-such-table", {})


async def check_link(store: Store, table: str, form: Enter) -> None:
    """The same for somebody at the door."""
    if form.secret is None:
        listed = await store.listed(table)
        known = listed is not None and listed.public
    else:
        known = await store.link(table, tokens.digest(form.secret)) is not None
    if not known:
        raise NoSuchTable("no-such-table", {})


async def forget_unread(store: Store, table: str, device: bytes | None) -> None:
    """Take a table that cannot be read off this device's list."""
    if device is not None:
        await stored(store.write([GrantDropped(device, table)]))
