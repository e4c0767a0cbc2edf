"""Taking a person out of a table: his name, what he has said, and his seat; what he has played stays.

The names are part of what the seed was made of. Where one is deleted the server can no longer prove the seed,
and its copy of the record is deleted too: both say so. Whoever has saved the record has it still.
"""

from __future__ import annotations

from tenderfoot.server.storage.changes import (
    Change,
    ChatDropped,
    GrantDropped,
    RecordDropped,
    TableChanged,
)
from tenderfoot.server.storage.rows import NEUTRAL
from tenderfoot.server.storage.store import stored
from tenderfoot.server.tables import chat, pregame
from tenderfoot.server.tables.hosting import given_up
from tenderfoot.server.tables.next_host import passed_on
from tenderfoot.server.tables.pregame import seat_row
from tenderfoot.server.tables.table import Table


async def forget_person(table: Table, device: bytes) -> None:
    """Nothing here tells any more who this was."""
    seat = table.grant(device).seat
    del table.grants[device]
    changes: list[Change] = [
        GrantDropped(device, table.row.id),
        ChatDropped(device, table.row.id, seat),
    ]
    if seat is not None:
        changes += _nameless(table, seat)
    await stored(table.change([*changes, *passed_on(table, seat)]))
    await chat.deleted(table)


def _nameless(table: Table, seat: int) -> list[Change]:
    """The seat without its name, and without its player if he has no other device here."""
    mine, row = table.seats[seat], table.row
    if row.status == "gathering" and not table.devices(seat):
        return pregame.left(table, seat)
    changes: list[Change] = []
    if not mine.by:  # a name beside that of a bot is in no record
        mine.name = pregame.plain_name(table, (seat,), NEUTRAL, given=True)
        if row.header is not None:
            row.header = None
            changes = [TableChanged(row), RecordDropped(row.id)]
    mine.by = ""
    return [*changes, *([seat_row(table, seat)] if table.devices(seat) else given_up(table, seat))]
