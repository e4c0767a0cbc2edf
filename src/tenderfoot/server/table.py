"""One table: its sheet, its chairs, its game. The only writer of any of them.

Whatever changes does so under the table's lock, in this order: checked, carried out, committed to disk,
acknowledged, shown. Answers need not wait for each other's commits, only for their own. If the disk
refuses, or the rules fail half-way, the table is given up and read again from the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from msgspec import structs

from tenderfoot.engine.errors import Refusal
from tenderfoot.server.carrying import carry_out
from tenderfoot.server.errors import Denied, NoSuchTable, Stored
from tenderfoot.server.house import House
from tenderfoot.server.messages import PROTOCOL, ChatLine, Room, You, news_encoder
from tenderfoot.server.play import Act, Play
from tenderfoot.server.projection import Viewer
from tenderfoot.server.room import chair_of, devices, room_of
from tenderfoot.server.sheet import Grant, Seat, Sheet
from tenderfoot.server.showing import Made, Showing
from tenderfoot.server.store import Author, Statement, idle
from tenderfoot.server.tally import Given, Tally
from tenderfoot.server.timing import Timing
from tenderfoot.server.watching import Watching

GOODBYE: Final = 0.1


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
        self.timing: Final = Timing(sheet.clock, sheet.pace, seats, house.chance)
        self.showing: Final = Showing(house.projection, self.timing)
        self.tally: Final = Tally(self.timing, self._marked)
        self.chat: Final[dict[str, list[ChatLine]]] = {"players": [], "watchers": []}
        self.attend: Callable[[], None] = idle  # called when a question may be open for nobody present
        self.lost: Callable[[], None] = idle  # called when the table is given up
        self.archived = False
        self.opening_until: float | None = None
        self.gone = False
        self.pending: asyncio.Future[None] | None = None  # the last thing written
        self._author: Final = Author(self._leaving)
        self._turned = False  # there is something new for everybody
        self._moved: Final[set[Viewer]] = set()  # there is something new for these
        self.room_serial = 0
        self._room: bytes | None = None
        self._room_waits = False

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

    def devices(self, seat: int) -> int:
        """How many devices play this seat."""
        return devices(self.grants, seat)

    def names(self) -> list[str]:
        """The names by seat."""
        return [seat.name for seat in self.seats]

    def hints(self) -> bool:
        """Whether hints are given: as the host has said; else to somebody who plays against bots only."""
        people = [seat.kind for seat in self.seats if seat.kind != "bot"]
        return people == ["person"] if self.sheet.hints is None else self.sheet.hints

    def playing(self) -> Play:
        """The game, if one is played."""
        if self.play is None:
            raise Denied("older-rules" if self.sheet.status == "stopped" else "not-playing", {})
        return self.play

    # --- changing -----------------------------------------------------------------------------

    async def commit(self, statements: list[Statement]) -> None:
        """Put something on disk, or give the table up: the next reader finds what is on disk."""
        if self.gone:
            raise Stored("not-stored", {})
        self.pending = self.house.store.write(statements, self._author)
        try:
            await self.written(self.pending)
        except Stored:
            self._failed("not stored")
            raise

    def give_up(self) -> None:
        """Forget everything that is not on disk."""
        self.gone = True
        self.timing.stop()
        self.tally.stop()
        self.lost()
        # The refusals go out first.
        asyncio.get_running_loop().call_later(GOODBYE, self._hang_up)

    def _hang_up(self) -> None:
        for socket in list(self.sockets):
            socket.hang_up()

    def act(self, act: Act, extra: Iterable[Statement] = ()) -> asyncio.Future[None]:
        """Move the game on. What it gives is done when the act is on disk; then it is shown.

        The caller holds the lock, and need not hold it until then: the next act may follow at once, for
        commits keep their order, and what is to be shown is made when a commit begins.
        """
        if self.gone:
            raise Stored("not-stored", {})
        also = list(extra)
        try:
            statements = self._carried_out(self.playing(), act)
        except Refusal:
            raise
        except Exception as fault:  # a fault of the rules: what is in memory is no longer what is on disk
            self._failed(type(fault).__name__)
            raise Stored("not-stored", {}) from fault
        over = self._ended(self.playing())
        statements += also if over is None else [*also, over.update()]
        self.pending = self.house.store.write(statements, self._author)
        self.pending.add_done_callback(lambda written: self._stored(written, over, bool(also)))
        return self.pending

    def _carried_out(self, play: Play, act: Act) -> list[Statement]:
        """Move the game on in memory: what to write."""
        version = play.version
        statements = carry_out(self, play, act)
        self._turned = self._turned or play.version > version or act.kind == "hold"
        self._moved.add(act.seat)
        return statements

    def _ended(self, play: Play) -> Sheet | None:
        """The sheet of a game that is over."""
        if not play.over():
            return None
        return structs.replace(self.sheet, status="over", outcome=self.house.projection.outcome(play))

    def _leaving(self) -> None:
        """What was done is on its way to the disk: make what will be shown, all that was done as one."""
        if self.gone or self.pending is None or not self._moved:
            return
        present = {socket.shown_to for socket in self.sockets}
        viewers = present if self._turned else present & self._moved
        self._turned = False
        self._moved.clear()
        try:
            made = self.showing.made(self.play, viewers)
        except Exception as fault:  # noqa: BLE001  a fault of the rules: nobody can be shown this position
            self._failed(type(fault).__name__)
        else:
            given = self.tally.given(self.playing())
            self.pending.add_done_callback(partial(self._fan_out, made, given))

    def _stored(self, written: asyncio.Future[None], over: Sheet | None, seats: bool) -> None:
        """An act is on disk, or is not; with it, perhaps, what has changed about its seat."""
        if written.cancelled() or written.exception() is not None:
            self._failed(str(written))
            return
        self.house.metrics.acts += 1
        if over is not None:
            self.sheet.status, self.sheet.outcome = over.status, over.outcome
            self.house.metrics.games_over += 1
        if over is not None or seats:
            self.room_changed()

    def _fan_out(self, made: Made, given: Given, written: asyncio.Future[None]) -> None:
        """It is on disk, and those who answered have heard so: this stands behind their callbacks."""
        if self.gone or written.cancelled() or written.exception() is not None:
            return
        self._turn(self.showing.put(made))
        self.tally.put(given)
        self.attend()

    def _failed(self, fault: str) -> None:
        if not self.gone:
            self.house.journal.error("a commit failed", table=self.sheet.id, fault=fault)
            self.give_up()

    async def written(self, waited_for: asyncio.Future[None] | None) -> None:
        """Wait until something is on disk; a socket that goes away does not stop it."""
        if waited_for is None:
            return
        try:
            await asyncio.shield(waited_for)
        except sqlite3.Error as fault:
            raise Stored("not-stored", {}) from fault

    # --- showing ------------------------------------------------------------------------------

    def viewers(self) -> set[Viewer]:
        """Those whose sockets are open."""
        return {socket.viewer() for socket in self.sockets}

    def show(self, viewers: Iterable[Viewer]) -> None:
        """Show the game as it is now, which is on disk, to these viewers."""
        present = self.viewers().intersection(viewers)
        for viewer in present:
            self.showing.anew(self.play, viewer)
        self._turn(present)

    def _turn(self, viewers: set[Viewer]) -> None:
        for socket in self.sockets:
            if socket.shown_to in viewers:
                self.house.passing("fan-out")
                socket.turn()

    def _marked(self) -> None:
        for socket in self.sockets:
            socket.turn()

    def room_changed(self) -> None:
        """Everybody looks anew, when all is written; a room that is the same is not sent: it would tell."""
        if self.pending is not None and not self.pending.done():
            if not self._room_waits:
                self._room_waits = True
                self.pending.add_done_callback(self._room_written)
            return
        room = news_encoder.encode(self.room_news())
        if room != self._room:
            self.room_serial += 1
            self._room = room
        for socket in self.sockets:
            socket.wake()

    def _room_written(self, _: asyncio.Future[None]) -> None:
        self._room_waits = False
        if not self.gone:
            self.room_changed()

    def room(self) -> bytes:
        """The room, encoded once for all."""
        if self._room is None:
            self._room = news_encoder.encode(self.room_news())
        return self._room

    def room_news(self) -> Room:
        """Everything about the table but the game."""
        viewers = [socket.viewer() for socket in self.sockets]
        chairs = [
            chair_of(number, seat, number in viewers, self.devices(number))
            for number, seat in enumerate(self.seats)
        ]
        return room_of(self.sheet, chairs, viewers, hints=self.hints())
