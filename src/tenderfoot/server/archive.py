"""What is kept of a game that is over: its record as text, and every view of every version.

They are made once, by the rules the game was played with, so that an old replay never depends on new
code. Everything is made again if the server stopped before it was stored.
"""

from __future__ import annotations

import asyncio
import sqlite3
import zlib
from typing import Final

import msgspec
from msgspec import Raw, Struct

from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options
from tenderfoot.server.errors import Denied
from tenderfoot.server.forms import Proof, Replay, ReplayFrame
from tenderfoot.server.gathering import origin
from tenderfoot.server.messages import Moment
from tenderfoot.server.play import Act, Play, Step
from tenderfoot.server.projection import Projection, Viewer
from tenderfoot.server.store import Row, Value
from tenderfoot.server.table import Table
from tenderfoot.server.thinkers import game_of
from tenderfoot.server.trouble import reading

_step: Final = msgspec.json.Decoder(Step)


class Frames(Struct, frozen=True):
    """The views of each viewer by version: the seats in order, then a spectator."""

    views: list[list[Raw]]


_frames: Final = msgspec.json.Decoder(Frames)


async def archive(table: Table) -> Row | None:
    """Record and views of a finished game: those that are kept, or made and kept; none of older rules."""
    store, play = table.house.store, table.play
    found = await store.fetch("select record, frames from replays where table_id = ?", [table.sheet.id])
    if found or play is None:
        return found[0] if found else None
    acts = await store.fetch(
        "select kind, seat, question, choice from answers where table_id = ? order by n", [table.sheet.id]
    )
    play.paper.origin = origin(table)
    text = await asyncio.to_thread(play.match.record)
    frames = await _looked(table, play, acts)
    await _keep(table, text, frames)
    return text, frames


async def _keep(table: Table, text: str, frames: bytes) -> None:
    """Store them; if the disk does not take them, they are made again when somebody asks."""
    values: list[Value] = [table.sheet.id, text, frames]
    try:
        await table.house.store.write([("insert or ignore into replays values (?, ?, ?)", values)])
    except sqlite3.Error:
        table.house.journal.error("a record cannot be kept", table=table.sheet.id)


async def _looked(table: Table, play: Play, acts: list[Row]) -> bytes:
    """All views, made in a process apart: a thread would get in the event loop's way at every turn of it."""
    record, house = play.paper, table.house
    given = (record.options, record.seed, record.names, acts, house.projection)
    apart = await house.archivists.work(table.sheet.id, _apart, house.archivists.home, record.game, *given)
    return await asyncio.to_thread(looked, play.game, *given) if apart is None else apart


def _apart(
    home: str,
    name: str,
    options: Options,
    seed: bytes,
    names: list[str],
    acts: list[Row],
    projection: Projection,
) -> bytes:
    return looked(game_of(home, name), options, seed, names, acts, projection)


def looked(
    game: Game, options: Options, seed: bytes, names: list[str], acts: list[Row], projection: Projection
) -> bytes:
    """Play the game again, and look at every version of it through everybody's eyes."""
    play = Play(game, options, seed, names)
    play.first()
    views = [[view] for view in _views(play, projection)]
    for row in acts:
        if play.do(Act(*row)) is not None:
            for seen, view in zip(views, _views(play, projection), strict=True):
                seen.append(view)
    return zlib.compress(msgspec.json.encode(Frames(views)))


def _views(play: Play, projection: Projection) -> list[Raw]:
    """What each seat sees now, and a spectator."""
    viewers: list[Viewer] = [*range(play.seats), None]
    known = projection.open(play.game, play.state)
    return [projection.view(play.game, play.state, viewer, known) for viewer in viewers]


async def _kept(table: Table) -> Row:
    if table.sheet.status != "over":
        raise Denied("not-over", {})
    kept = await archive(table)
    if kept is None:
        raise Denied("older-rules", {})
    return kept


async def record(table: Table) -> str:
    """The record of a game that is over."""
    return str((await _kept(table))[0])


async def replay(table: Table, mine: Viewer, wanted: str) -> Replay:
    """The game from one viewer's knowledge: one's own, a spectator's, or any if the table allows it."""
    viewer = allowed(table, mine, wanted)
    packed = (await _kept(table))[1]
    with reading(table.house, table.sheet.id):
        views = _frames.decode(zlib.decompress(packed)).views
        frames = _seen(table, viewer, await _steps(table), views)
    sheet = table.sheet
    about = (sheet.id, sheet.game, sheet.rules, sheet.options, table.names())
    return Replay(*about, viewer=viewer, frames=frames, outcome=sheet.outcome)


def _seen(
    table: Table, viewer: Viewer, steps: list[tuple[int, Step]], views: list[list[Raw]]
) -> list[ReplayFrame]:
    """What this viewer saw and heard, version by version."""
    seen = views[len(table.seats) if viewer is None else viewer]
    told = table.house.projection.told
    return [
        ReplayFrame(Moment(version, at, told(step.heard, viewer)), view)
        for version, ((at, step), view) in enumerate(zip(steps, seen, strict=True), 1)
    ]


def allowed(table: Table, mine: Viewer, wanted: str) -> Viewer:
    """Whose knowledge of a game that is over is asked for, if it may be had."""
    if table.sheet.status != "over":
        raise Denied("not-over", {})
    if wanted == "me":
        return mine
    if wanted == "spectator":
        return None
    if wanted not in [str(seat) for seat in range(len(table.seats))]:
        raise Denied("no-such-seat", {"found": wanted, "last": len(table.seats) - 1})
    if int(wanted) != mine and not table.sheet.open_replay:
        raise Denied("replay-closed", {})
    return int(wanted)


async def _steps(table: Table) -> list[tuple[int, Step]]:
    found = await table.house.store.fetch(
        "select at, body from events where table_id = ? order by version", [table.sheet.id]
    )
    with reading(table.house, table.sheet.id):
        return [(row[0], _step.decode(row[1])) for row in found]


async def proof(table: Table) -> Proof:
    """All that made the seed, and all that came of it."""
    sheet = table.sheet
    if sheet.status != "over" or sheet.seed is None or sheet.header is None:
        raise Denied("not-over", {})
    chance = [note for _, step in await _steps(table) for note in step.chance]
    return Proof(
        table=sheet.id,
        commitment=table.room_news().commitment,
        server=sheet.server_seed.hex(),
        commitments=[seat.commitment for seat in table.seats],
        contributions=[seat.contribution or "" for seat in table.seats],
        header=sheet.header,
        seed=sheet.seed.hex(),
        chance=[note.removeprefix("~ ") for note in chance],
    )
