"""One table: its sheet, its chairs, its game. The only writer of any of them.

Whatever changes does so under the table's lock, in this order: checked, carried out, committed to disk,
acknowledged, shown. If the disk refuses, the table is given up and read again from the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from typing import Final, Literal, Protocol, cast

from tenderfoot.engine.origin import table_commitment
from tenderfoot.server import sheet as rows
from tenderfoot.server.errors import Denied, NoSuchTable, Stored
from tenderfoot.server.house import House
from tenderfoot.server.messages import PROTOCOL, Chair, ChatLine, Room, You, news_encoder
from tenderfoot.server.play import Act, Play
from tenderfoot.server.projection import Viewer
from tenderfoot.server.sheet import Grant, Seat, Sheet
from tenderfoot.server.showing import Showing
from tenderfoot.server.store import Statement
from tenderfoot.server.timing import Timing

Status = Literal["gathering", "opening", "playing", "over", "stopped"]


class Watching(Protocol):
    """A socket, as far as its table knows it."""

    def viewer(self) -> Viewer:
        """Whose knowledge it gets."""

    def wake(self) -> None:
        """Something may have changed: look, and send."""

    def hang_up(self) -> None:
        """Close; the client will come again."""


def _nothing() -> None:
    """Nobody attends."""


class Table:
    """One table in memory."""

    def __init__(self, house: House, sheet: Sheet, seats: list[Seat], grants: dict[bytes, Grant]) -> None:
        self.house: Final = house
        self.sheet: Final = sheet
        self.seats: Final = seats
        self.grants: Final = grants
        self.lock: Final = asyncio.Lock()
        self.sockets: Final[set[Watching]] = set()
        self.play: Play | None = None
        self.timing: Final = Timing(sheet.clock, sheet.pace, len(seats))
        self.showing: Final = Showing(house.projection, self.timing)
        self.chat: Final[dict[str, list[ChatLine]]] = {"players": [], "watchers": []}
        self.attend: Callable[[], None] = _nothing  # called when a question may be open for nobody present
        self.lost: Callable[[], None] = _nothing  # called when the table is given up
        self.archived = False
        self.opening_until: float | None = None
        self.gone = False
        self.room_serial = 0
        self._room: bytes | None = None

    # --- who ----------------------------------------------------------------------------------

    def grant(self, device: bytes) -> Grant:
        """What this device may do here."""
        found = self.grants.get(device)
        if found is None:
            raise NoSuchTable("no-such-table", {})
        return found

    def viewer(self, device: bytes) -> Viewer:
        """Whose knowledge this device gets; a watcher never gets a seat's."""
        grant = self.grant(device)
        return grant.seat if grant.role == "player" else None

    def you(self, device: bytes) -> You:
        """What this device is told about itself."""
        grant = self.grant(device)
        standing = [] if grant.seat is None else self.seats[grant.seat].standing
        return You(PROTOCOL, self.sheet.id, grant.role, grant.seat, grant.host, standing)

    def names(self) -> list[str]:
        """The names by seat."""
        return [seat.name for seat in self.seats]

    def playing(self) -> Play:
        """The game, if one is played."""
        if self.play is None:
            raise Denied("older-rules" if self.sheet.status == "stopped" else "not-playing", {})
        return self.play

    # --- changing -----------------------------------------------------------------------------

    async def commit(self, statements: list[Statement]) -> None:
        """Put it on disk, or give the table up: the next reader finds what is on disk."""
        if self.gone:
            raise Stored("not-stored", {})
        try:
            # A socket that goes away must not stop what the table has begun.
            await asyncio.shield(self.house.store.write(statements))
        except sqlite3.Error as fault:
            self.house.journal.error("a commit failed", table=self.sheet.id, fault=str(fault))
            self.give_up()
            raise Stored("not-stored", {}) from fault

    def give_up(self) -> None:
        """Forget everything that is not on disk."""
        self.gone = True
        self.timing.stop()
        self.lost()
        for socket in list(self.sockets):
            socket.hang_up()

    async def act(self, act: Act, extra: Iterable[Statement] = ()) -> None:
        """Move the game on: carry out, commit, show. The caller holds the lock."""
        play = self.playing()
        single = not play.ballot()
        step = play.do(act)
        at = self.house.now()
        statements = [rows.act_row(self.sheet.id, play.acts, act, at), *extra]
        if step is not None:
            statements.append(rows.step_row(self.sheet.id, play.version, at, step))
            statements.extend(self._ended(play))
        if act.kind == "answer" and single:
            self.timing.charge(act.seat)
        await self.commit(statements)
        self.house.metrics.acts += 1
        if step is None:
            self.show([act.seat])
        else:
            self.showing.heard(at, step.heard)
            self.timing.turned(play)
            self.show(self.viewers())
        self.attend()

    def _ended(self, play: Play) -> list[Statement]:
        if not play.over():
            return []
        self.sheet.status = "over"
        self.sheet.outcome = self.house.projection.outcome(play)
        self.house.metrics.games_over += 1
        self.room_changed()
        return [self.sheet.update()]

    # --- showing ------------------------------------------------------------------------------

    def viewers(self) -> set[Viewer]:
        """Those whose sockets are open."""
        return {socket.viewer() for socket in self.sockets}

    def show(self, viewers: Iterable[Viewer]) -> None:
        """Make new snapshots for these viewers, and wake those who look at them."""
        present = self.viewers().intersection(viewers)
        for viewer in present:
            self.showing.make(self.play, viewer)
        for socket in self.sockets:
            if socket.viewer() in present:
                self.house.passing("fan-out")
                socket.wake()

    def room_changed(self) -> None:
        """Everybody gets the room anew."""
        self.room_serial += 1
        self._room = None
        for socket in self.sockets:
            socket.wake()

    def room(self) -> bytes:
        """The room, encoded once for all."""
        if self._room is None:
            self._room = news_encoder.encode(self.room_news())
        return self._room

    def room_news(self) -> Room:
        """Everything about the table but the game."""
        sheet, present = self.sheet, self.viewers()
        chairs = [_chair(number, seat, number in present) for number, seat in enumerate(self.seats)]
        watchers = sum(1 for socket in self.sockets if socket.viewer() is None)
        return Room(
            table=sheet.id,
            game=sheet.game,
            rules=sheet.rules,
            options=sheet.options,
            clock=sheet.clock,
            pace=sheet.pace,
            visibility=cast('Literal["public", "link"]', sheet.visibility),
            open_replay=sheet.open_replay,
            status=cast("Status", sheet.status),
            commitment=table_commitment(sheet.server_seed),
            chairs=chairs,
            watchers=watchers,
            rematch=sheet.rematch,
        )


def _chair(number: int, seat: Seat, present: bool) -> Chair:
    """A chair as everybody sees it: the commitment, never what is behind it."""
    kind = cast('Literal["empty", "person", "bot"]', seat.kind)
    opened = cast('Literal["no", "yes", "missing"]', seat.opened)
    return Chair(
        seat=number,
        kind=kind,
        name=seat.name,
        level=seat.level,
        ready=seat.commitment is not None,
        present=present,
        away=seat.away,
        commitment=seat.commitment,
        opened=opened,
    )
