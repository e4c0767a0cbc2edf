"""Who is host when the host has gone: a table has one as long as anybody is there who could be it."""

from __future__ import annotations

from tenderfoot.server.storage.changes import Change
from tenderfoot.server.tables.pregame import grant_row
from tenderfoot.server.tables.table import Table


def passed_on(table: Table, seat: int | None) -> list[Change]:
    """Whoever played this seat is no longer there: if he was the host, somebody who is there is it now.

    The same person's other devices come first, then whoever has sat longest; of a table without a host
    whoever comes to it.
    """
    hosts = [device for device, grant in table.grants.items() if grant.host]
    if any(_there(table, table.grants[device].seat) for device in hosts):
        return []
    heirs = _seated(table, seat) or _seated(table, _longest(table)) or ([] if hosts else _first(table))
    if not heirs:
        return []
    for device in hosts:
        table.grants[device].host = False
    for device in heirs:
        table.grants[device].host = True
    changed = [*hosts, *[device for device in heirs if device not in hosts]]
    return [grant_row(table, device, table.grants[device]) for device in changed]


def _seated(table: Table, seat: int | None) -> list[bytes]:
    """The devices of this seat, if somebody plays it himself."""
    if seat is None or not _there(table, seat):
        return []
    return [device for device, grant in table.grants.items() if grant.seat == seat]


def _longest(table: Table) -> int | None:
    """The seat of whoever has sat longest of those who are there."""
    seats = [seat for seat in range(len(table.seats)) if _seated(table, seat)]
    return min(seats, key=lambda seat: (table.seats[seat].since, seat), default=None)


def _first(table: Table) -> list[bytes]:
    """Somebody who has come to play, and has no seat yet."""
    return [device for device, grant in table.grants.items() if grant.role == "player"][:1]


def _there(table: Table, seat: int | None) -> bool:
    """Whether a host is there: he plays himself, or has not sat down."""
    return seat is None or (table.seats[seat].kind == "person" and not table.seats[seat].away)
