"""The room as everybody sees it: the table and its chairs, without the game."""

from __future__ import annotations

from typing import Literal, cast

from tenderfoot.engine.origin import table_commitment
from tenderfoot.server.messages import Chair, Room
from tenderfoot.server.projection import Viewer
from tenderfoot.server.sheet import Grant, Seat, Sheet

Status = Literal["gathering", "opening", "playing", "over", "stopped"]


def room_of(sheet: Sheet, chairs: list[Chair], viewers: list[Viewer], *, hints: bool) -> Room:
    """Everything about a table but the game; `viewers` are those whose sockets are open."""
    return Room(
        table=sheet.id,
        game=sheet.game,
        rules=sheet.rules,
        options=sheet.options,
        clock=sheet.clock,
        pace=sheet.pace,
        visibility=cast('Literal["public", "link"]', sheet.visibility),
        open_replay=sheet.open_replay,
        hints=hints,
        status=cast("Status", sheet.status),
        commitment=table_commitment(sheet.server_seed),
        chairs=chairs,
        watchers=viewers.count(None),
        rematch=sheet.rematch,
    )


def chair_of(number: int, seat: Seat, present: bool, devices: int) -> Chair:
    """A chair as everybody sees it: the commitment, never what is behind it."""
    kind = cast('Literal["empty", "person", "bot"]', seat.kind)
    opened = cast('Literal["no", "yes", "missing"]', seat.opened)
    return Chair(
        *(number, kind, seat.name, seat.level, seat.commitment is not None, present, seat.away),
        *(devices, seat.commitment, opened),
    )


def devices(grants: dict[bytes, Grant], seat: int) -> int:
    """How many devices play this seat."""
    return sum([grant.seat == seat for grant in grants.values()])
