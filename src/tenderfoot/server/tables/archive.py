"""What is kept of a game that is over: its record as text, and every view of every version.

They are made once, by the rules the game was played with, so that an old replay never depends on new
code. Everything is made again if the server stopped before it was stored.
"""

from __future__ import annotations

import zlib
from typing import Final

import msgspec
from msgspec import Raw, Struct, structs

from tenderfoot.engine.options import Options
from tenderfoot.engine.origin import Origin, table_commitment
from tenderfoot.server.errors import Denied
from tenderfoot.server.faults import reading
from tenderfoot.server.protocol import http_bodies
from tenderfoot.server.protocol.http_bodies import Proof, ReplayFrame
from tenderfoot.server.protocol.server_messages import Moment
from tenderfoot.server.storage.changes import ReplayKept, TableChanged
from tenderfoot.server.storage.store import Replay, StoreFault, stored
from tenderfoot.server.tables.acts import Act, Step
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.projection import Projection, Viewer
from tenderfoot.server.tables.table import Table
from tenderfoot.server.workers.thinking import game_of


class Finished(Struct, frozen=True):
    """A game that is over, for another process."""

    game: str
    options: Options
    seed: bytes
    names: list[str]
    acts: list[Act]
    server_seed: bytes
    contributions: list[str]
    projection: Projection


class Frames(Struct, frozen=True):
    """The views of each viewer by version: the seats in order, then a spectator."""

    views: list[list[Raw]]


_frames: Final = msgspec.json.Decoder(Frames)


async def archive(table: Table) -> Replay | None:
    """Record and views of a finished game: those that are kept, or made and kept; none of older rules."""
    store, play = table.services.store, table.play
    found = await store.replay(table.row.id)
    if found is not None or play is None:
        return found
    made = await _made(table, play, await store.acts(table.row.id))
    await _keep(table, made)
    return made


async def _keep(table: Table, made: Replay) -> None:
    """Store it; if the disk does not take it, it is made again when somebody asks."""
    try:
        await table.services.store.write([ReplayKept(table.row.id, made.record, made.frames)])
    except StoreFault:
        table.services.journal.error("a record cannot be kept", table=table.row.id)


async def _made(table: Table, play: Play, acts: list[Act]) -> Replay:
    """Record and views, made apart: here they would get in the way of everybody who plays."""
    paper, archivists = play.paper, table.services.workers.archivists
    contributions = [seat.contribution or "" for seat in table.seats]
    given = Finished(
        *(paper.game, paper.options, paper.seed, paper.names, acts),
        *(table.row.server_seed, contributions, table.services.projection),
    )
    made = await archivists.work(table.row.id, written, archivists.home, given)
    if made is None:
        raise Denied("no-archive", {})
    return made if table.row.header is not None else structs.replace(made, record="")


def written(home: str, given: Finished) -> Replay:
    """In another process: play a game again, and look at every version of it through everybody's eyes."""
    play = Play(game_of(home, given.game), given.options, given.seed, given.names)
    play.first()
    views = [[view] for view in _views(play, given.projection)]
    for step in play.again(given.acts):
        if step is not None:
            for seen, view in zip(views, _views(play, given.projection), strict=True):
                seen.append(view)
    play.paper.origin = Origin(given.server_seed, [bytes.fromhex(one) for one in given.contributions])
    return Replay(play.match.record(), zlib.compress(msgspec.json.encode(Frames(views))))


def _views(play: Play, projection: Projection) -> list[Raw]:
    """What each seat sees now, and a spectator."""
    viewers: list[Viewer] = [*range(play.seats), None]
    known = projection.open(play.game, play.state)
    return [projection.view(play.game, play.state, viewer, known).text() for viewer in viewers]


async def _kept(table: Table) -> Replay:
    if table.row.status != "over":
        raise Denied("not-over", {})
    kept = await archive(table)
    if kept is None:
        raise Denied("older-rules", {})
    return kept


async def record(table: Table) -> str:
    """The record of a game that is over: every card is in it."""
    _opened(table)
    kept = await _kept(table)
    if table.row.header is None:
        raise Denied("names-forgotten", {})
    return kept.record


def _opened(table: Table) -> None:
    """Refuse what tells everybody's cards where a table keeps them; its host can open it."""
    if table.row.status == "over" and not table.row.open_replay:
        raise Denied("replay-closed", {})


async def open_replay(table: Table, device: bytes) -> None:
    """The host lets everybody know everything of a game that is over, for good."""
    if not table.grant(device).host:
        raise Denied("only-host", {})
    if table.row.status != "over":
        raise Denied("not-over", {})
    if not table.row.open_replay:
        table.row.open_replay = True
        await stored(table.change([TableChanged(table.row)]))


async def replay(table: Table, mine: Viewer, wanted: str) -> http_bodies.Replay:
    """The game from one viewer's knowledge: one's own, a spectator's, or any if the table allows it."""
    viewer = allowed(table, mine, wanted)
    packed = (await _kept(table)).frames
    with reading(table.services, table.row.id):
        views = _frames.decode(zlib.decompress(packed)).views
        frames = _seen(table, viewer, await _steps(table), views)
    row = table.row
    about = (row.id, row.game, row.rules, row.options, table.names())
    return http_bodies.Replay(*about, viewer=viewer, frames=frames, outcome=row.outcome)


def _seen(
    table: Table, viewer: Viewer, steps: list[tuple[int, Step]], views: list[list[Raw]]
) -> list[ReplayFrame]:
    """What this viewer saw and heard, version by version."""
    seen = views[len(table.seats) if viewer is None else viewer]
    told = table.services.projection.told
    return [
        ReplayFrame(Moment(version, at, told(step.heard, viewer)), view)
        for version, ((at, step), view) in enumerate(zip(steps, seen, strict=True), 1)
    ]


def allowed(table: Table, mine: Viewer, wanted: str) -> Viewer:
    """Whose knowledge of a game that is over is asked for, if it may be had."""
    if table.row.status != "over":
        raise Denied("not-over", {})
    if wanted == "me":
        return mine
    if wanted == "spectator":
        return None
    if wanted not in [str(seat) for seat in range(len(table.seats))]:
        raise Denied("no-such-seat", {"found": wanted, "last": len(table.seats) - 1})
    if int(wanted) != mine and not table.row.open_replay:
        raise Denied("replay-closed", {})
    return int(wanted)


async def _steps(table: Table) -> list[tuple[int, Step]]:
    with reading(table.services, table.row.id):
        return await table.services.store.steps(table.row.id)


async def proof(table: Table) -> Proof:
    """All that made the seed, and all that came of it."""
    row = table.row
    _opened(table)
    if row.status != "over" or row.seed is None:
        raise Denied("not-over", {})
    if row.header is None:
        raise Denied("names-forgotten", {})
    chance = [note for _, step in await _steps(table) for note in step.chance]
    return Proof(
        table=row.id,
        commitment=table_commitment(row.server_seed),
        server=row.server_seed.hex(),
        commitments=[seat.commitment for seat in table.seats],
        contributions=[seat.contribution or "" for seat in table.seats],
        header=row.header,
        seed=row.seed.hex(),
        chance=[note.removeprefix("~ ") for note in chance],
    )
