"""The room as everybody sees it: the table and its chairs, without the game.

What is in memory may be ahead of the disk, so a `Furniture` is copied when it is written, and shown when
that is on disk. Who is present is no matter of the disk: it is shown at once, whoever is writing.
"""

from __future__ import annotations

from typing import Literal, cast

from msgspec import Struct, structs

from tenderfoot.engine.origin import table_commitment
from tenderfoot.server.protocol.guests import Chair, Onlooker
from tenderfoot.server.protocol.server_messages import PROTOCOL, Room, You
from tenderfoot.server.storage.rows import Grant, Seat, TableRow
from tenderfoot.server.tables.projection import Viewer
from tenderfoot.server.tables.votes import Cast

Status = Literal["gathering", "opening", "playing", "over", "stopped"]


class Furniture(Struct, frozen=True):
    """All that is stored of a room and shown of it."""

    row: TableRow
    seats: list[Seat]
    devices: list[int]  # that may play each seat
    muted: list[bool]
    hints: bool
    onlookers: dict[bytes, Onlooker]  # by device, and whether it is there or not


def furniture(row: TableRow, seats: list[Seat], grants: dict[bytes, Grant]) -> Furniture:
    """The room as it is now, to be shown later."""
    copied = [structs.replace(seat) for seat in seats]
    counted = [devices(grants, number) for number in range(len(seats))]
    muted = [any(one.muted for one in grants.values() if one.seat == seat) for seat in range(len(seats))]
    onlookers = {device: onlooker(one) for device, one in grants.items() if one.seat is None and not one.host}
    return Furniture(structs.replace(row), copied, counted, muted, hints_given(row, seats), onlookers)


def onlooker(grant: Grant) -> Onlooker:
    """A device without a chair, as a host is shown it; whether it is connected is no matter of the disk."""
    return Onlooker(grant.guest, grant.role, present=False, muted=grant.muted)


def room_of(stored: Furniture, viewers: list[Viewer], votes: Cast) -> Room:
    """Everything about a table but the game; `viewers` are those who are connected."""
    row = stored.row
    return Room(
        table=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        clock=row.clock,
        pace=row.pace,
        visibility=cast('Literal["public", "link"]', row.visibility),
        open_replay=row.open_replay,
        hints=stored.hints,
        status=cast("Status", row.status),
        commitment=table_commitment(row.server_seed),
        chairs=[chair_of(number, stored, number in viewers, votes) for number in range(len(stored.seats))],
        watchers=viewers.count(None),
        rematch=row.rematch,
    )


def chair_of(number: int, stored: Furniture, present: bool, votes: Cast) -> Chair:
    """A chair as everybody sees it: the commitment, never what is behind it."""
    seat = stored.seats[number]
    kind = cast('Literal["empty", "person", "bot"]', seat.kind)
    opened = cast('Literal["no", "yes", "missing"]', seat.opened)
    return Chair(
        *(number, kind, seat.name, seat.level, seat.commitment is not None, present, seat.away),
        *(stored.devices[number], seat.commitment, opened, seat.by, stored.muted[number]),
        votes=sorted(votes.get(number, [])),
    )


def you_of(table: str, grant: Grant, seats: list[Seat]) -> You:
    """What a device is told about itself."""
    standing = [] if grant.seat is None else seats[grant.seat].standing
    return You(PROTOCOL, table, grant.role, grant.seat, grant.host, standing, grant.guest)


def devices(grants: dict[bytes, Grant], seat: int) -> int:
    """How many devices play this seat."""
    return sum([grant.seat == seat for grant in grants.values()])


def hints_given(row: TableRow, seats: list[Seat]) -> bool:
    """Whether hints are given: as the host has said; else to somebody who plays against bots only."""
    people = [seat.kind for seat in seats if seat.kind != "bot"]
    return people == ["person"] if row.hints is None else row.hints
