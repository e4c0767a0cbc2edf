"""One table: how it was opened, its chairs, its game. The only writer of any of them.

Whatever changes does so in one step of the event loop, without waiting for anything in between: checked,
carried out in memory, handed to the store. When that has been committed it is acknowledged, and then shown.
So nobody waits for anybody else's commit, what is shown is on disk, and commits keep their order. If the
disk refuses, or the rules fail half-way, the table is given up and restored from the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.errors import Refusal
from tenderfoot.server.errors import Denied, NoSuchTable, NotStored
from tenderfoot.server.protocol.server_messages import ChatLine, encoder
from tenderfoot.server.services import Services
from tenderfoot.server.storage.changes import Change, SeatPut, TableChanged
from tenderfoot.server.storage.rows import Grant, Seat, TableRow
from tenderfoot.server.storage.store import Writer, idle
from tenderfoot.server.tables.acts import Act, Key
from tenderfoot.server.tables.apply import apply_act, ended
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.position import Given, Position
from tenderfoot.server.tables.projection import Viewer
from tenderfoot.server.tables.ready_marks import ReadyMarks
from tenderfoot.server.tables.room import Furniture, devices, furniture, room_of
from tenderfoot.server.tables.snapshots import Rendered, Snapshots
from tenderfoot.server.tables.timing import Timing
from tenderfoot.server.tables.viewing import Viewing
from tenderfoot.server.tables.votes import Votes

GOODBYE: Final = 0.1
NOBODY: Final = -1  # a viewer whom nobody is
Written = asyncio.Future[None]  # done when it is on disk


class Table:
    """One table in memory."""

    def __init__(
        self, services: Services, row: TableRow, seats: list[Seat], grants: dict[bytes, Grant]
    ) -> None:
        self.services: Final = services
        self.row: Final = row
        self.seats: Final = seats
        self.grants: Final = grants
        self.banned: Final[set[bytes]] = set()  # devices that are kept out
        self.votes: Final = Votes()
        self.sessions: Final[set[Viewing]] = set()
        self.play: Play | None = None
        self.position: Position | None = None  # of the game, on disk
        self.timing: Final = Timing(row.clock, row.pace, seats, services.chance)
        self.snapshots: Final = Snapshots(services.projection)
        self.ready_marks: Final = ReadyMarks(self.timing, self._marked, self._mark_due)
        self.chat: Final[dict[str, list[ChatLine]]] = {"players": [], "watchers": []}
        self.lines_said: Final = {"players": 0, "watchers": 0}  # on disk, or on their way
        self.chat_edition = 0  # one more each time lines were deleted
        self.attend: Callable[[], None] = idle  # called when a question may be open for nobody present
        self.lost: Callable[[], None] = idle  # called when the table is given up
        self.archived = False
        self.opening_until: float | None = None
        self.gone = False
        self.room_serial = 0
        self._writer: Final = Writer(self._render)
        self._pending: Written | None = None  # the last thing written
        self._unwritten: Final[dict[Key, Written]] = {}  # acts that are on their way to the disk
        self._turned = False  # there is something new for everybody
        self._moved: Final[set[Viewer]] = set()  # there is something new for these
        self._furniture: Furniture = furniture(row, seats, grants)
        self._room: bytes | None = None

    # --- who ----------------------------------------------------------------------------------

    def grant(self, device: bytes) -> Grant:
        """What this device may do here."""
        found = self.grants.get(device)
        if found is None:
            raise Denied("kept-out", {}) if device in self.banned else NoSuchTable("no-such-table", {})
        return found

    def viewer(self, device: bytes) -> Viewer:
        """Whose knowledge this device gets; a watcher never gets a seat's."""
        grant = self.grant(device)
        return grant.seat if grant.role == "player" else None

    def devices(self, seat: int) -> int:
        """How many devices play this seat."""
        return devices(self.grants, seat)

    def names(self) -> list[str]:
        """The names by seat."""
        return [seat.name for seat in self.seats]

    def playing(self) -> Play:
        """The game, if one is played."""
        if self.play is None:
            raise Denied("older-rules" if self.row.status == "stopped" else "not-playing", {})
        return self.play

    # --- changing -----------------------------------------------------------------------------

    def write(self, changes: Sequence[Change]) -> Written:
        """Hand something to the store; if it cannot be stored, the table is given up."""
        if self.gone:
            raise NotStored("not-stored", {})
        written = self._pending = self.services.store.write(changes, self._writer)
        written.add_done_callback(self._check_stored)
        return written

    def change(self, changes: Sequence[Change]) -> Written:
        """Store something about the room; it is shown when it is on disk."""
        written = self.write(changes)
        stored = furniture(self.row, self.seats, self.grants)
        written.add_done_callback(partial(self._room_stored, stored))
        return written

    def act(self, act: Act, choice: Choice | None = None, extra: Iterable[Change] = ()) -> Written:
        """Move the game on; done when that is on disk, and then it is shown.

        The next act may follow at once: commits keep their order, and what is shown is made when one begins.
        """
        if self.gone:
            raise NotStored("not-stored", {})
        also = list(extra)
        try:
            changes = self._carried_out(self.playing(), act, choice)
        except Refusal:
            raise
        except Exception as fault:  # a fault of the rules: what is in memory is no longer what is on disk
            self._failed(type(fault).__name__)
            raise NotStored("not-stored", {}) from fault
        over = ended(self.row, self.playing())
        written = self.write([*changes, *also] if over is None else [*changes, *also, TableChanged(over)])
        stored = furniture(self.row, self.seats, self.grants) if also else None
        written.add_done_callback(partial(self._act_stored, act.key(), over, stored))
        self._unwritten[act.key()] = written
        return written

    def given(self, act: Act) -> tuple[str, Written | None] | None:
        """What is kept of an act that was given already, and when that is on disk: acts are idempotent."""
        kept = self.playing().given.get(act.key())
        return None if kept is None else (kept, self._unwritten.get(act.key()))

    def turned(self) -> None:
        """The next commit brings something new for everybody."""
        self._turned = True

    def settled(self) -> None:
        """What is in memory is what is on disk: show that."""
        self.position = None if self.play is None else self.play.position(self.timing.times(self.play))
        self.votes.shown(self.position)
        self._furniture = furniture(self.row, self.seats, self.grants)

    def give_up(self) -> None:
        """Forget everything that is not on disk; clients reconnect, and find what is."""
        self.gone = True
        self.timing.stop()
        self.ready_marks.stop()
        self.lost()
        # The refusals go out first.
        asyncio.get_running_loop().call_later(GOODBYE, self._hang_up)

    def writing(self) -> bool:
        """Whether something is on its way to the disk."""
        return self._pending is not None and not self._pending.done()

    def _hang_up(self) -> None:
        for session in list(self.sessions):
            session.hang_up()

    def _carried_out(self, play: Play, act: Act, choice: Choice | None) -> list[Change]:
        """Move the game on in memory: what to write."""
        version = play.version
        changes = apply_act(self, play, act, choice)
        self._turned = self._turned or play.version > version or act.kind == "hold"
        self._moved.add(act.seat)
        return changes

    # --- stored -------------------------------------------------------------------------------

    def _render(self) -> None:
        """A commit begins: make what will be shown of it, all that was done as one."""
        if self.gone or self._pending is None or not (self._moved or self._turned):
            return
        moved = None if self._turned else frozenset(self._moved)
        self._turned = False
        self._moved.clear()
        try:
            play = self.playing()
            position = play.position(self.timing.times(play))
            rendered = self.snapshots.render(position, self._present(moved))
            shown = partial(self._fan_out, position, moved, rendered, self.ready_marks.given(play))
        except Exception as fault:  # noqa: BLE001  a fault of the rules: nobody can be shown this position
            self._failed(type(fault).__name__)
        else:
            self._pending.add_done_callback(shown)

    def _present(self, moved: frozenset[Viewer] | None) -> set[Viewer]:
        """Those who are connected and for whom there is something new."""
        present = {session.shown_to for session in self.sessions}
        return present if moved is None else present & moved

    def _check_stored(self, written: Written) -> None:
        if written.cancelled() or written.exception() is not None:
            self._failed(str(written.cancelled() or written.exception()))

    def _act_stored(
        self, key: Key, over: TableRow | None, stored: Furniture | None, written: Written
    ) -> None:
        """An act is on disk, or is not; with it, perhaps, what has changed about its seat."""
        self._unwritten.pop(key, None)
        if self.gone:
            return
        self.services.metrics.acts += 1
        if over is not None:
            self.row.status, self.row.outcome = over.status, over.outcome
            self.services.metrics.games_over += 1
            stored = furniture(self.row, self.seats, self.grants)
        if stored is not None:
            self._room_stored(stored, written)

    def _room_stored(self, stored: Furniture, written: Written) -> None:
        if not self.gone:
            self._furniture = stored
            self.room_changed()
            self.attend()

    def _fan_out(
        self,
        position: Position,
        moved: frozenset[Viewer] | None,
        rendered: Rendered,
        given: Given,
        written: Written,
    ) -> None:
        """It is on disk, and those who answered have heard so: this stands behind their callbacks."""
        if self.gone:
            return
        self.position = position
        late = self._present(moved) - rendered.keys()  # connected since the commit began
        rendered |= self.snapshots.render(position, late) if late else {}
        self.snapshots.publish(rendered)
        for session in self.sessions:
            if session.shown_to in rendered:
                self.services.checkpoint("fan-out")
                session.turn()
        self.ready_marks.put(given)
        if self.votes.shown(position):
            self.room_changed()
        self.attend()

    def _failed(self, fault: str) -> None:
        if not self.gone:
            self.services.journal.error("a commit failed", table=self.row.id, fault=fault)
            self.give_up()

    # --- showing ------------------------------------------------------------------------------

    def shown(self, viewer: Viewer) -> None:
        """A snapshot for somebody who has just come, of what is on disk, if there is a game to show."""
        if self.position is not None or self.row.status in ("stopped", "over"):
            self.snapshots.anew(self.position, viewer)

    def _marked(self) -> None:
        for session in self.sessions:
            session.turn()

    def _mark_due(self) -> None:
        """Somebody seems to answer now: written and shown as if he did, and nobody's view is new."""
        self._moved.add(NOBODY)
        self.write([SeatPut(self.row.id, 0, self.seats[0])])

    def room_changed(self) -> None:
        """Everybody looks anew; a room that is the same is not sent: it would tell."""
        room = self._encoded_room()
        if room != self._room:
            self.room_serial += 1
            self._room = room
        for session in self.sessions:
            session.wake()

    def on_disk(self) -> Furniture:
        """The room as it may be shown."""
        return self._furniture

    def room(self) -> bytes:
        """The room, encoded once for all."""
        if self._room is None:
            self._room = self._encoded_room()
        return self._room

    def _encoded_room(self) -> bytes:
        viewers = [session.viewer() for session in self.sessions]
        return encoder.encode(room_of(self._furniture, viewers, self.votes.cast))
