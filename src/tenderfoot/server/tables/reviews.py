"""Games that are over, looked at again: worked out once, in a process apart, and kept.

What is kept holds every seat's decisions; each viewer gets what the table's records give him: all where
they are open, else what concerns his own seat.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import Struct

from tenderfoot.bots.judge import Mistake
from tenderfoot.bots.review import COSTLIEST, Review, review
from tenderfoot.bots.review import Swing as Turned
from tenderfoot.engine.options import Options
from tenderfoot.server.errors import Denied
from tenderfoot.server.faults import reading
from tenderfoot.server.protocol import http_bodies
from tenderfoot.server.protocol.http_bodies import (
    CurvePoint,
    Fortune,
    Lapse,
    LuckyRoll,
    Swing,
)
from tenderfoot.server.protocol.server_messages import Event, Option
from tenderfoot.server.storage.changes import ReviewKept
from tenderfoot.server.storage.store import StoreFault
from tenderfoot.server.tables.acts import Act
from tenderfoot.server.tables.archive import allowed
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.projection import Viewer
from tenderfoot.server.tables.table import Table
from tenderfoot.server.workers.apart import Apart
from tenderfoot.server.workers.progress import WHOLE, told
from tenderfoot.server.workers.thinking import game_of


class Kept(Struct, frozen=True):
    """The whole review of a game, for all seats; the best roll of each.

    `own` is the luck of each seat with dice it has seen itself: all it may learn where records are closed.
    """

    curve: list[CurvePoint]
    fortunes: list[Fortune]
    rolls: list[LuckyRoll]
    lapses: list[Lapse]
    swings: list[Swing] = []
    own: list[float] = []


_kept: Final = msgspec.json.Decoder(Kept)


class Reviews:
    """All reviews of a server. A bot never waits for one: they have a process of their own."""

    def __init__(self, reviewers: Apart) -> None:
        self._reviewers: Final = reviewers
        self._making: Final[dict[str, asyncio.Future[Kept]]] = {}

    async def of(self, table: Table, mine: Viewer, wanted: str) -> http_bodies.Review:
        """The review for one viewer, as far as the table's records are open to him."""
        viewer = allowed(table, mine, wanted)
        name = table.row.id
        if name not in self._making:
            self._making[name] = asyncio.ensure_future(self._found(table))
            self._making[name].add_done_callback(lambda _: self._making.pop(name, None))
        kept = await asyncio.shield(self._making[name])
        return shown(kept, table, viewer)

    def progress(self, table: Table, mine: Viewer, wanted: str) -> http_bodies.ReviewProgress:
        """How far the coach is, for somebody who may see the review."""
        allowed(table, mine, wanted)
        made = table.row.id not in self._making
        return http_bodies.ReviewProgress(WHOLE if made else self._reviewers.percent(table.row.id))

    def close(self) -> None:
        """Drop everything."""
        for made in list(self._making.values()):
            made.cancel()

    async def _found(self, table: Table) -> Kept:
        """From the disk, or made and put there."""
        store, name = table.services.store, table.row.id
        found = await store.review(name)
        if found is not None:
            with reading(table.services, name):
                return _kept.decode(found)
        body = await self._made(table)
        try:
            await store.write([ReviewKept(name, body)])
        except StoreFault:  # it is made again when somebody asks
            table.services.journal.error("a review cannot be kept", table=name)
        return _kept.decode(body)

    async def _made(self, table: Table) -> str:
        if table.play is None:
            raise Denied("older-rules", {})
        acts = await table.services.store.acts(table.row.id)
        record = table.play.paper
        given = (record.game, record.options, record.seed, record.names, acts)
        body = await self._reviewers.work(table.row.id, judged, self._reviewers.home, *given)
        if body is None:
            raise Denied("no-review", {})
        return body


def shown(kept: Kept, table: Table, viewer: Viewer) -> http_bodies.Review:
    """What this viewer may see of it."""
    opened = table.row.open_replay
    seats = range(len(table.seats)) if opened else [viewer]
    fortunes = kept.fortunes if opened else closed(kept)
    rolls = [roll for roll in kept.rolls if roll.seat in seats]
    mine = [lapse for lapse in kept.lapses if lapse.seat in seats and viewer in (None, lapse.seat)]
    return http_bodies.Review(
        table=table.row.id,
        viewer=viewer,
        curve=kept.curve if opened else [],
        swings=kept.swings if opened else [],
        fortunes=[one for one in fortunes if one.seat in seats],
        luckiest=max(rolls, key=lambda roll: roll.luck, default=None),
        lapses=sorted(mine, key=lambda lapse: -lapse.points)[:COSTLIEST],
    )


def closed(kept: Kept) -> list[Fortune]:
    """The fortunes without what the others' hidden dice have done to them."""
    return [
        msgspec.structs.replace(one, luck=luck) for one, luck in zip(kept.fortunes, kept.own, strict=True)
    ]


def judged(home: str, name: str, options: Options, seed: bytes, names: list[str], acts: list[Act]) -> str:
    """In the other process: play the game again, and judge every decision in it."""
    play = Play(game_of(home, name), options, seed, names)
    moments = Moments(play, acts)
    found = review(play.game, play.paper, list(range(play.seats)), told)
    return msgspec.json.encode(moments.written(found)).decode()


class Moments:
    """Where in the replay each decision of a record was made."""

    def __init__(self, play: Play, acts: list[Act]) -> None:
        self.seats: Final = play.seats
        self._frames: Final[list[int]] = []
        play.first()
        frame = play.version - 1
        for _ in play.again(acts):
            # What was taken back was said since the last version, so it is the end of the list that goes.
            made = len(play.paper.decisions)
            self._frames[made:] = [frame] * max(0, made - len(self._frames))
            frame = play.version - 1
        self._frames.append(play.version - 1)

    def written(self, found: Review) -> Kept:
        """A review in numbers and words to be kept."""
        curve = [
            CurvePoint(point.stage, self._frames[point.number], [round(100 * c, 1) for c in point.chances])
            for point in found.curve
        ]
        seats = range(self.seats)
        fortunes = [
            Fortune(seat, round(found.luck(seat), 1), round(found.lost(seat), 1), found.judged[seat])
            for seat in seats
        ]
        lapses = [self._lapse(found, mistake) for mistake in found.mistakes]
        rolls = [roll for seat in seats for roll in best_roll(found, seat)]
        swings = [self._swing(swing) for swing in found.swings()]
        return Kept(
            curve, fortunes, rolls, lapses, swings, [round(found.own_luck(seat), 1) for seat in seats]
        )

    def _swing(self, swing: Turned) -> Swing:
        """The moment is that after the decision: what it led to has been told there."""
        told = Event(swing.event.title(), swing.event.facts())
        return Swing(
            swing.stage, self._frames[swing.number + 1], swing.seat, round(100 * swing.gain, 1), told
        )

    def _lapse(self, found: Review, mistake: Mistake) -> Lapse:
        return Lapse(
            seat=mistake.seat,
            round=found.stage(mistake.number),
            frame=self._frames[mistake.number],
            chosen=Option(mistake.chosen.text, mistake.chosen.facts()),
            better=Option(mistake.better.text, mistake.better.facts()),
            points=round(mistake.loss, 1),
            reason=mistake.reason,
            facts=mistake.facts,
        )


def best_roll(found: Review, seat: int) -> list[LuckyRoll]:
    """The luckiest roll of a seat, if it had any."""
    best = found.best_roll(seat)
    return [] if best is None else [LuckyRoll(seat, found.stage(best.number), round(best.lucks[seat], 1))]
