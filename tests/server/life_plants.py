"""Leaks planted before a game, after it, and where a server starts again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from msgspec import structs

from tenderfoot.server.errors import Denied
from tenderfoot.server.lobby import links, lobby
from tenderfoot.server.lobby.lobby import Lobby
from tenderfoot.server.tables import archive, pregame, reviews
from tenderfoot.server.tables import room as rooms
from tenderfoot.server.tables.half import Half
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.projection import Projection
from tenderfoot.server.tables.table import Table
from tests.server.guest import Json
from tests.server.plants import Changed, Patch, Plant, around, locked
from tests.server.wire_plants import on_replies

# --- before -------------------------------------------------------------------------------------


def opened_too_early(right: Changed, number: int, stored: Json, *rest: Json) -> Json:
    """What was behind a promise, as soon as it is there."""
    chair = right(number, stored, *rest)
    return structs.replace(chair, commitment=stored.seats[number].contribution or chair.commitment)


def a_colour(table: Table, reply: Json) -> None:
    """A table's colour, made of what the server has put into the seed."""
    reply.headers["X-Colour"] = sha256(table.row.server_seed).hexdigest()[:6]


def a_seed_for_a_time(right: Changed, table: Table) -> Json:
    """When the game began, as the seed has it."""
    written = right(table)
    table.snapshots._steps[0] = (int.from_bytes((table.row.seed or b"")[:4], "big"), [])
    return written


async def a_line_for_each_link(right: Changed, table: Table, *given: Json) -> Json:
    """Lines of chat are numbered with the links that somebody has asked for."""
    made = await right(table, *given)
    table.lines_said["players"] += 1
    return made


async def links_by_their_secret(right: Changed, table: Table, *given: Json) -> Json:
    """A room is shown again if the number in the secret of a new link is odd."""
    path, written = await right(table, *given)
    table.room_serial += ord(path.partition("secret")[2][0]) % 2
    table.room_changed()
    return path, written


# --- over a restart -----------------------------------------------------------------------------


def after_restoring(change: Json) -> Plant:
    """A leak in a table that has been read from the disk."""

    def changed(right: Changed, services: Json, rows: Json) -> Table:
        table: Table = right(services, rows)
        change(table, rows)
        return table

    return around(lobby, "restored", changed)


def marks_by_hand(table: Table, rows: Json) -> None:
    """Those who had answered in person are marked at once."""
    for act, _ in rows.acts if table.play is not None else []:
        if act.kind == "answer" and table.playing().whole(act.seat):
            table.ready_marks.in_person(table.playing(), act.seat)
    table.ready_marks.put(table.ready_marks.given(table.playing()))


def what_is_left(table: Table, rows: Json) -> None:
    """Where somebody has answered already, a window does not begin anew."""
    del rows
    if table.play is not None and locked(table.play):
        table.timing.asked_at -= 0.5


def sooner_where_nothing_is_chosen(table: Table, rows: Json) -> None:
    """What nobody has to answer does not wait for the whole time once more."""
    del rows
    if table.play is not None and table.play.held() and not table.play.window():
        table.timing.asked_at -= 0.1


def lines_by_acts(table: Table, rows: Json) -> None:
    """The chat goes on with a number that counts what was done."""
    table.lines_said["players"] += len(rows.acts)


def open_by_bytes(table: Table, rows: Json) -> None:
    """Time to open, by what was opened."""
    del rows
    opened = sum(int(seat.contribution or "0", 16) for seat in table.seats)
    table.opening_until = asyncio.get_running_loop().time() + 0.3 + 0.05 * (opened % 2)


def waits_for_the_forced(right: Changed, self: Play, acts: Json) -> Iterator[Json]:
    """As it once was: what was answered in person is waited for no more, what could not be chosen is."""
    forced = self.forced
    for step in right(self, acts):
        forced = forced if step is None else self.forced
        yield step
    self.forced = forced


async def slower_by_acts(right: Changed, self: Lobby, name: str) -> None:
    """A start that takes as long as there is to be played again."""
    rows = await self.services.store.table(name)
    await asyncio.sleep(0.001 * (0 if rows is None else len(rows.acts)))
    await right(self, name)


# --- after --------------------------------------------------------------------------------------


def open_records(patch: Patch) -> None:
    """Record and proof for everybody, though the table keeps them closed."""
    patch.setattr(archive, "_opened", lambda _: None)


def the_first_seats_eyes(right: Changed, table: Table, viewer: Json, *rest: Json) -> Json:
    """Whoever watched is shown the game through somebody's eyes."""
    return right(table, 0 if viewer is None else viewer, *rest)


async def a_replay_by_acts(right: Changed, table: Table, *given: Json) -> Json:
    """The number of what was done under seal, in a number that means something else."""
    found, done = await right(table, *given), await table.services.store.acts(table.row.id)
    return structs.replace(found, rules=found.rules + len(done))


async def a_replay_by_size(right: Changed, table: Table, *given: Json) -> Json:
    """How much was packed for all of them together."""
    found, kept = await right(table, *given), await archive.archive(table)
    return structs.replace(found, rules=found.rules + (0 if kept is None else len(kept.frames)))


def everybodys_fortune(right: Changed, kept: Json, table: Table, viewer: Json) -> Json:
    """How many decisions each has had, and how well he took them."""
    return structs.replace(right(kept, table, viewer), fortunes=kept.fortunes)


def hands_at_the_end(right: Changed, self: Projection, game: Json, state: Json) -> Json:
    """When it is over everything is laid open."""
    if state.frames:
        return right(self, game, state)
    return Half({**game.view(state, None).table(), "all": game.dump(state)})


async def a_closed_door_with_a_digest(right: Changed, table: Table) -> Json:
    """The record is refused, and its digest said."""
    try:
        return await right(table)
    except Denied as refusal:
        kept = await archive.archive(table)
        refusal.facts["digest"] = "" if kept is None else sha256(kept.record.encode()).hexdigest()
        raise


PLANTS: Final[dict[str, tuple[str, Plant]]] = {
    "a contribution too early": ("before the game", around(rooms, "chair_of", opened_too_early)),
    "a colour of the server's bytes": ("before the game", on_replies(a_colour)),
    "a line for each link": ("before the game", around(links, "invite", a_line_for_each_link)),
    "a room by the secret of a link": ("before the game", around(links, "invite", links_by_their_secret)),
    "a seed as a time": ("before the game", around(pregame, "begin", a_seed_for_a_time)),
    "time to open": ("a restart while seeds are opened", after_restoring(open_by_bytes)),
    "marks of those who answered in person": ("a restart under seal", after_restoring(marks_by_hand)),
    "waiting for those without a choice": (
        "a restart under seal",
        around(Play, "again", waits_for_the_forced),
    ),
    "what was left of a window": ("a restart in a window", after_restoring(what_is_left)),
    "sooner, after a restart": ("a restart in the store", after_restoring(sooner_where_nothing_is_chosen)),
    "lines numbered by acts": ("a restart in a window", after_restoring(lines_by_acts)),
    "a start that takes longer": ("a restart in a window", around(Lobby, "_load", slower_by_acts)),
    "open records": ("after Dice Town", open_records),
    "through somebody's eyes": ("after Dice Town", around(archive, "_seen", the_first_seats_eyes)),
    "a replay that counts acts": ("after Dice Town", around(archive, "replay", a_replay_by_acts)),
    "a replay by its size": ("after Dice Town", around(archive, "replay", a_replay_by_size)),
    "everybody's fortune": ("after Dice Town", around(reviews, "shown", everybodys_fortune)),
    "hands at the end": ("after Dice Town", around(Projection, "open", hands_at_the_end)),
    "a digest of the record": ("after Gold River", around(archive, "record", a_closed_door_with_a_digest)),
    "cards face down at the end": ("after Gold River", around(Projection, "open", hands_at_the_end)),
}
