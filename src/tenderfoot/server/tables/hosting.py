"""What a host may do about his guests.

He points at a seat, or at the number of somebody who has none. Whoever is removed is kept out by his devices,
whatever link he comes with; his chair is free again before the game, and a bot's during it.
"""

from __future__ import annotations

from tenderfoot.server.errors import Denied
from tenderfoot.server.protocol.client_messages import Mute, Pointing, Remove
from tenderfoot.server.safety import tokens
from tenderfoot.server.storage.changes import (
    Banned,
    Change,
    GrantDropped,
    LinkMade,
    LinksRevoked,
    SeatLinksDropped,
)
from tenderfoot.server.storage.rows import Grant
from tenderfoot.server.tables import pregame
from tenderfoot.server.tables.autopilot import stand_in
from tenderfoot.server.tables.pregame import grant_row, only_host, seat_row
from tenderfoot.server.tables.table import Table, Written


def remove(table: Table, device: bytes, request: Remove) -> Written:
    """Show somebody out, and keep his devices out."""
    meant, seat = _meant(table, device, request), request.seat
    if seat is not None and table.row.status == "opening":
        raise Denied("being-set-up", {})
    changes: list[Change] = []
    for one in meant:
        del table.grants[one]
        table.banned.add(one)
        changes += [GrantDropped(one, table.row.id), Banned(one, table.row.id)]
    return table.change([*changes, *([] if seat is None else given_up(table, seat))])


def given_up(table: Table, seat: int) -> list[Change]:
    """Nobody plays this seat any more: a free chair before the game, a bot's during it."""
    if table.row.status == "gathering":
        return pregame.vacate(table, seat)
    mine = table.seats[seat]
    mine.sitter, mine.by, mine.misses, mine.standing = "", "", 0, []
    mine.away = table.row.status == "opening"
    if table.row.status == "playing":
        mine.kind, mine.level = "bot", stand_in(table.row.game)
    return [seat_row(table, seat), SeatLinksDropped(table.row.id, seat)]


def mute(table: Table, device: bytes, request: Mute) -> Written:
    """Let somebody say no more, or speak again."""
    meant = _meant(table, device, request)
    for one in meant:
        table.grants[one].muted = request.muted
    return table.change([grant_row(table, one, table.grants[one]) for one in meant])


def revoke(table: Table, device: bytes, kind: str) -> tuple[str, Written]:
    """Make all links of this kind worthless, and a new one; who came by one and has no seat goes."""
    only_host(table, device)
    secret, name = tokens.new_secret(), table.row.id
    role = "watcher" if kind == "watch" else "player"
    gone = [one for one, grant in table.grants.items() if _came_by(grant, role)]
    for one in gone:
        del table.grants[one]
    made = LinkMade(tokens.digest(secret), name, "watch" if kind == "watch" else "join", table.services.now())
    dropped = [GrantDropped(one, name) for one in gone]
    written = table.change([LinksRevoked(name, made.kind), made, *dropped])
    return f"/t/{name}#{kind}={secret}", written


def _came_by(grant: Grant, role: str) -> bool:
    return grant.seat is None and grant.role == role and not grant.host


def _meant(table: Table, device: bytes, request: Pointing) -> list[bytes]:
    """The devices a host points at: all of a seat, or the one without a seat that has this number."""
    only_host(table, device)
    if (request.seat is None) == (request.guest is None):
        raise Denied("nobody-meant", {})
    if request.seat is None:
        return [_onlooker(table, request.guest or 0)]
    _somebody_else(table, device, request.seat)
    return [one for one, grant in table.grants.items() if grant.seat == request.seat]


def _onlooker(table: Table, guest: int) -> bytes:
    """The device without a seat that goes by this number, if it is not a host's own."""
    found = [one for one, grant in table.grants.items() if grant.seat is None and grant.guest == guest]
    if not found:
        raise Denied("no-such-guest", {"guest": guest})
    if table.grants[found[0]].host:
        raise Denied("not-yourself", {})
    return found[0]


def _somebody_else(table: Table, device: bytes, seat: int) -> None:
    """Refuse to act on oneself, on a bot, and on nobody."""
    if pregame.chair(table, seat).kind != "person":
        raise Denied("nobody-there", {"seat": str(seat + 1)})
    if table.grant(device).seat == seat:
        raise Denied("not-yourself", {})
