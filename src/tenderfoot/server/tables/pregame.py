"""Before the game: taking chairs, seating bots, being ready, and making the seed together.

Every function checks, changes the table in memory and hands that to the store in one step. Who changes
chairs is no longer ready; when all are, the contributions are opened, and the game begins.
"""

from __future__ import annotations

import asyncio
import hmac

from tenderfoot import bots
from tenderfoot.engine.origin import Origin, header, seat_commitment
from tenderfoot.engine.words import seat_word
from tenderfoot.server.errors import Denied
from tenderfoot.server.storage import rows
from tenderfoot.server.storage.changes import (
    Change,
    GrantPut,
    SeatLinksDropped,
    SeatPut,
    StepAdded,
    TableChanged,
)
from tenderfoot.server.storage.rows import Grant, Seat
from tenderfoot.server.tables.fingerprint import fingerprint
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.table import Table, Written


def gathers(table: Table) -> None:
    """Refuse what can only be done before the game."""
    if table.row.status != "gathering":
        raise Denied("already-begun", {})


def plain_name(table: Table, own: tuple[int | None, ...], name: str, *, given: bool = False) -> str:
    """A name without tricks, not that of somebody on a chair which is not one's own.

    A name that nobody has typed is `given` with the next free number instead of being refused.
    """
    said = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not said:
        raise Denied("bad-name", {})
    if table.row.visibility == "public" and not table.services.words.passes(said):
        raise Denied("rude-name", {})
    seated = [seat for number, seat in enumerate(table.seats) if number not in own]
    others = [one.casefold() for seat in seated for one in (seat.name, seat.by) if one]
    free = [one for one in _numbered(said, len(others)) if one.casefold() not in others]
    if free[0] != said and not given:
        raise Denied("name-taken", {"name": said})
    return free[0]


def _numbered(name: str, others: int) -> list[str]:
    """The name, and with a number for each of the others: one of them is free."""
    return [name, *[f"{name} {number}" for number in range(2, others + 2)]]


def chair(table: Table, seat: int) -> Seat:
    """A chair that exists."""
    if seat >= len(table.seats):
        raise Denied("no-such-seat", {"found": str(seat), "last": len(table.seats) - 1})
    return table.seats[seat]


def sit(table: Table, device: bytes, seat: int, name: str, *, given: bool = False) -> Written:
    """Take a chair, or move to another one, or change one's name."""
    gathers(table)
    grant = table.grant(device)
    if grant.role != "player":
        raise Denied("only-watching", {})
    if chair(table, seat).kind != "empty" and grant.seat != seat:
        raise Denied("seat-taken", {"seat": seat_word(seat)})
    name = plain_name(table, (seat, grant.seat), name, given=given)
    return table.change(sit_down(table, device, seat, name))


def sit_down(table: Table, device: bytes, seat: int, name: str) -> list[Change]:
    """Sit there from now on; who only moves, or changes his name, has sat at the table since he came."""
    grant = table.grant(device)
    before = Seat(since=table.services.now()) if grant.seat is None else table.seats[grant.seat]
    left = [] if grant.seat in (None, seat) else vacate(table, grant.seat)
    sitter = before.sitter if grant.seat == seat else ""
    grant.seat = seat
    table.seats[seat] = rows.person(name, before.since, sitter)
    return [*left, seat_row(table, seat), grant_row(table, device, grant)]


def stand(table: Table, device: bytes) -> Written:
    """Give one's chair up."""
    gathers(table)
    grant = table.grant(device)
    if grant.seat is None:
        raise Denied("no-seat", {})
    return table.change(vacate(table, grant.seat))


def seat_bot(table: Table, device: bytes, seat: int, level: str) -> Written:
    """The host puts a bot on an empty chair, or gives a bot another level."""
    gathers(table)
    only_host(table, device)
    if chair(table, seat).kind == "person":
        raise Denied("seat-taken", {"seat": seat_word(seat)})
    table.seats[seat] = new_bot(table.row.game, seat, level, table.names())
    dropped = SeatLinksDropped(table.row.id, seat)
    return table.change([seat_row(table, seat), dropped, *opening(table)])


def new_bot(game: str, seat: int, level: str, names: list[str]) -> Seat:
    """A bot of this level, under a name nobody at the table has."""
    if not bots.knows(game, level):
        raise Denied("unknown-level", bots.misnamed(game, level))
    taken = [name for number, name in enumerate(names) if number != seat]
    free = [name for name in ("Ada", "Bea", "Cal", "Dot", "Eli", "Fay", "Gus", "Hal") if name not in taken]
    return Seat("bot", free[0] if free else f"Bot {seat + 1}", level)


def clear(table: Table, device: bytes, seat: int) -> Written:
    """The host empties a chair."""
    gathers(table)
    only_host(table, device)
    if chair(table, seat).kind == "empty":
        raise Denied("seat-empty", {"seat": str(seat + 1)})
    return table.change(vacate(table, seat))


def ready(table: Table, device: bytes, commitment: str | None) -> Written:
    """Be ready, with a commitment to what one will put into the seed; or not ready after all."""
    gathers(table)
    seat = table.grant(device).seat
    if seat is None:
        raise Denied("no-seat", {})
    table.seats[seat].commitment = commitment
    return table.change([seat_row(table, seat), *opening(table)])


def opening(table: Table) -> list[Change]:
    """When every chair is taken and every person is ready, the contributions are opened."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    full = all(seat.kind != "empty" for seat in table.seats)
    if not people or not full or any(seat.commitment is None for seat in people):
        return []
    table.row.status = "opening"
    table.opening_until = asyncio.get_running_loop().time() + table.services.limits.opening
    return [TableChanged(table.row)]


def go_on_opening(table: Table) -> None:
    """After a restart all promises stand, and what was opened is open; who has not opened yet gets time."""
    time = 0.0 if _all_opened(table) else table.services.limits.returning
    table.opening_until = asyncio.get_running_loop().time() + time


def open_up(table: Table, device: bytes, contribution: str) -> Written:
    """Open what is behind one's commitment; when all have, the game begins."""
    seat = table.grant(device).seat
    if table.row.status != "opening" or seat is None:
        raise Denied("not-opening", {})
    mine = table.seats[seat]
    opened = seat_commitment(seat, bytes.fromhex(contribution))
    if not hmac.compare_digest(opened, mine.commitment or ""):
        raise Denied("other-commitment", {})
    mine.contribution, mine.opened = contribution, "yes"
    return begin(table) if _all_opened(table) else table.change([seat_row(table, seat)])


def _all_opened(table: Table) -> bool:
    return all(seat.opened == "yes" for seat in table.seats if seat.kind == "person")


def begin(table: Table) -> Written:
    """Make the seed and set the game up; who did not open in time has put nothing in, and is marked."""
    row = table.row
    for seat in table.seats:
        if seat.kind == "person" and seat.opened != "yes":
            seat.opened = "missing"
    row.header = header(row.game, row.options, table.names(), row.rules)
    row.seed = origin(table).seed(row.header)
    row.status = "playing"
    row.fingerprint = fingerprint(table.services.games[row.game])
    play = Play(table.services.games[row.game], row.options, row.seed, table.names())
    step, at = play.first(), table.services.now()
    chairs = [seat_row(table, number) for number in range(len(table.seats))]
    table.play = play
    table.snapshots.heard(at, step.heard)
    table.timing.turned(play)
    table.turned()
    return table.change([TableChanged(row), *chairs, StepAdded(row.id, 1, at, step)])


def origin(table: Table) -> Origin:
    """What everybody has put into the seed."""
    contributions = [bytes.fromhex(seat.contribution or "") for seat in table.seats]
    return Origin(table.row.server_seed, contributions)


def left(table: Table, seat: int) -> list[Change]:
    """A device has left this chair: it is free if that was the last one; if not, it is no longer ready."""
    if not table.devices(seat):
        return vacate(table, seat)
    table.seats[seat].commitment = None
    return [seat_row(table, seat)]


def vacate(table: Table, seat: int | None) -> list[Change]:
    """Empty a chair, and take it from everybody who had it or has a link to it."""
    if seat is None:
        return []
    table.seats[seat] = Seat()
    changes: list[Change] = [seat_row(table, seat), SeatLinksDropped(table.row.id, seat)]
    for device, grant in table.grants.items():
        if grant.seat == seat:
            grant.seat = None
            changes.append(grant_row(table, device, grant))
    return changes


def only_host(table: Table, device: bytes) -> None:
    """Refuse what only whoever keeps the table may do."""
    if not table.grant(device).host:
        raise Denied("only-host", {})


def seat_row(table: Table, seat: int) -> Change:
    return SeatPut(table.row.id, seat, table.seats[seat])


def grant_row(table: Table, device: bytes, grant: Grant) -> Change:
    return GrantPut(device, table.row.id, grant, table.services.now())
