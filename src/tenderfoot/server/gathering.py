"""Before the game: taking chairs, seating bots, being ready, and making the seed together.

Every function is called under the table's lock and ends with a commit. Who changes chairs is no longer
ready; when all are, the contributions are opened, and the game begins.
"""

from __future__ import annotations

import asyncio
import hmac

from tenderfoot import bots
from tenderfoot.engine.origin import Origin, header, seat_commitment
from tenderfoot.engine.words import seat_word
from tenderfoot.server import sheet as rows
from tenderfoot.server.errors import Denied
from tenderfoot.server.play import Play
from tenderfoot.server.sheet import Grant, Seat
from tenderfoot.server.store import Statement
from tenderfoot.server.table import Table


def gathers(table: Table) -> None:
    """Refuse what can only be done before the game."""
    if table.sheet.status != "gathering":
        raise Denied("already-begun", {})


def plain_name(table: Table, own: tuple[int | None, ...], name: str, *, given: bool = False) -> str:
    """A name without tricks, not that of somebody on a chair which is not one's own.

    A name that nobody has typed is `given` with the next free number instead of being refused.
    """
    said = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not said:
        raise Denied("bad-name", {})
    others = [other.name.casefold() for number, other in enumerate(table.seats) if number not in own]
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


async def sit(table: Table, device: bytes, seat: int, name: str, *, given: bool = False) -> None:
    """Take a chair, or move to another one, or change one's name."""
    gathers(table)
    grant = table.grant(device)
    if grant.role != "player":
        raise Denied("only-watching", {})
    if chair(table, seat).kind != "empty" and grant.seat != seat:
        raise Denied("seat-taken", {"seat": seat_word(seat)})
    name = plain_name(table, (seat, grant.seat), name, given=given)
    changed = [] if grant.seat in (None, seat) else _vacate(table, grant.seat)
    sitter = table.seats[seat].sitter if grant.seat == seat else ""
    grant.seat = seat
    table.seats[seat] = rows.person(name, sitter)
    await _changed(table, [*changed, _row(table, seat), _grant_row(table, device, grant)])


async def stand(table: Table, device: bytes) -> None:
    """Give one's chair up."""
    gathers(table)
    grant = table.grant(device)
    if grant.seat is None:
        raise Denied("no-seat", {})
    await _changed(table, _vacate(table, grant.seat))


async def seat_bot(table: Table, device: bytes, seat: int, level: str) -> None:
    """The host puts a bot on an empty chair, or gives a bot another level."""
    gathers(table)
    _only_host(table, device)
    if chair(table, seat).kind == "person":
        raise Denied("seat-taken", {"seat": seat_word(seat)})
    table.seats[seat] = new_bot(table.sheet.game, seat, level, table.names())
    await _changed(table, [_row(table, seat), rows.unlinked(table.sheet.id, seat)])
    await begin_when_ready(table)


def new_bot(game: str, seat: int, level: str, names: list[str]) -> Seat:
    """A bot of this level, under a name nobody at the table has."""
    if level not in bots.levels(game):
        raise Denied("unknown-level", bots.misnamed(game, level))
    taken = [name for number, name in enumerate(names) if number != seat]
    free = [name for name in ("Ada", "Bea", "Cal", "Dot", "Eli", "Fay", "Gus", "Hal") if name not in taken]
    return Seat("bot", free[0] if free else f"Bot {seat + 1}", level)


async def clear(table: Table, device: bytes, seat: int) -> None:
    """The host empties a chair."""
    gathers(table)
    _only_host(table, device)
    if chair(table, seat).kind == "empty":
        raise Denied("seat-empty", {"seat": str(seat + 1)})
    await _changed(table, _vacate(table, seat))


async def ready(table: Table, device: bytes, commitment: str | None) -> None:
    """Be ready, with a commitment to what one will put into the seed; or not ready after all."""
    gathers(table)
    seat = table.grant(device).seat
    if seat is None:
        raise Denied("no-seat", {})
    table.seats[seat].commitment = commitment
    await _changed(table, [_row(table, seat)])
    await begin_when_ready(table)


async def begin_when_ready(table: Table) -> None:
    """When every chair is taken and every person is ready, the contributions are opened."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    full = all(seat.kind != "empty" for seat in table.seats)
    if not people or not full or any(seat.commitment is None for seat in people):
        return
    table.sheet.status = "opening"
    table.opening_until = asyncio.get_running_loop().time() + table.house.limits.opening
    await _changed(table, [table.sheet.update()])


def go_on_opening(table: Table) -> None:
    """After a restart all promises stand, and what was opened is open; who has not opened yet gets time."""
    time = 0.0 if _all_opened(table) else table.house.limits.returning
    table.opening_until = asyncio.get_running_loop().time() + time


async def open_up(table: Table, device: bytes, contribution: str) -> None:
    """Open what is behind one's commitment; when all have, the game begins."""
    seat = table.grant(device).seat
    if table.sheet.status != "opening" or seat is None:
        raise Denied("not-opening", {})
    mine = table.seats[seat]
    opened = seat_commitment(seat, bytes.fromhex(contribution))
    if not hmac.compare_digest(opened, mine.commitment or ""):
        raise Denied("other-commitment", {})
    mine.contribution, mine.opened = contribution, "yes"
    await _changed(table, [_row(table, seat)])
    if _all_opened(table):
        await begin(table)


def _all_opened(table: Table) -> bool:
    return all(seat.opened == "yes" for seat in table.seats if seat.kind == "person")


async def begin(table: Table) -> None:
    """Make the seed and set the game up; who did not open in time has put nothing in, and is marked."""
    sheet = table.sheet
    for seat in table.seats:
        if seat.kind == "person" and seat.opened != "yes":
            seat.opened = "missing"
    sheet.header = header(sheet.game, sheet.options, table.names(), sheet.rules)
    sheet.seed = origin(table).seed(sheet.header)
    sheet.status = "playing"
    play = Play(table.house.games[sheet.game], sheet.options, sheet.seed, table.names())
    step, at = play.first(), table.house.now()
    chairs = [_row(table, number) for number in range(len(table.seats))]
    await table.commit([sheet.update(), *chairs, rows.step_row(sheet.id, 1, at, step)])
    table.play = play
    table.showing.heard(at, step.heard)
    table.timing.turned(play)
    table.show(table.viewers())
    table.tally.put(table.tally.given(play))
    table.room_changed()
    table.attend()


def origin(table: Table) -> Origin:
    """What everybody has put into the seed."""
    contributions = [bytes.fromhex(seat.contribution or "") for seat in table.seats]
    return Origin(table.sheet.server_seed, contributions)


def left(table: Table, seat: int) -> list[Statement]:
    """A device has left this chair: it is free if that was the last one; if not, it is no longer ready."""
    if not table.devices(seat):
        return _vacate(table, seat)
    table.seats[seat].commitment = None
    return [_row(table, seat)]


def _vacate(table: Table, seat: int | None) -> list[Statement]:
    """Empty a chair, and take it from everybody who had it or has a link to it."""
    if seat is None:
        return []
    table.seats[seat] = Seat()
    statements = [_row(table, seat), rows.unlinked(table.sheet.id, seat)]
    for device, grant in table.grants.items():
        if grant.seat == seat:
            grant.seat = None
            statements.append(_grant_row(table, device, grant))
    return statements


def _only_host(table: Table, device: bytes) -> None:
    if not table.grant(device).host:
        raise Denied("only-host", {})


def _row(table: Table, seat: int) -> Statement:
    return table.seats[seat].write(table.sheet.id, seat)


def _grant_row(table: Table, device: bytes, grant: Grant) -> Statement:
    return grant.write(device, table.sheet.id, table.house.now())


async def _changed(table: Table, statements: list[Statement]) -> None:
    await table.commit(statements)
    table.room_changed()
    table.attend()
