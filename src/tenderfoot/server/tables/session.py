"""One client at one table: its messages come in, replies and whatever is new go out by its line.

The session knows what it has sent; when it is woken it looks at what is newest. A client that was cut off
reconnects, says the last version it has, and gets what it missed from the log. Nothing here waits for
somebody else's write, neither to read nor to refuse.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from functools import partial
from typing import Final

from tenderfoot.engine.errors import Refusal
from tenderfoot.server.errors import Denied, LimitReached, NotStored
from tenderfoot.server.faults import understood, unforeseen
from tenderfoot.server.languages import Languages
from tenderfoot.server.lobby.lobby import Lobby
from tenderfoot.server.protocol.client_messages import (
    AnyClientMessage,
    Hello,
    Hint,
    Report,
    Say,
    client_decoder,
)
from tenderfoot.server.protocol.server_messages import Chat, Done, Onlookers, Refused, You, encoder
from tenderfoot.server.tables.chat import SENT, heard_rooms
from tenderfoot.server.tables.dispatch import At, Handled, Reply, handle
from tenderfoot.server.tables.line import GOING_AWAY, MOVED, POLICY_VIOLATION, TRY_AGAIN_LATER, Line
from tenderfoot.server.tables.onlookers import onlookers
from tenderfoot.server.tables.projection import Viewer
from tenderfoot.server.tables.ready_marks import NOBODY, differs
from tenderfoot.server.tables.room import you_of
from tenderfoot.server.tables.snapshots import Snapshot
from tenderfoot.server.tables.table import Table, Written

MOST_FAULTS: Final = 20


class Session:
    """A viewer who looks at a table."""

    def __init__(
        self, lobby: Lobby, table: Table, device: bytes, languages: Languages, address: str = ""
    ) -> None:
        self._table: Final = table
        self.device: Final = device
        self._languages: Final = languages
        self._services: Final = table.services
        self._at: Final = At(lobby, table, device)
        self._address: Final = address
        self._aside: Final[set[asyncio.Task[None]]] = set()
        self._line: Line | None = None
        self._language = "en"
        self._anew = False  # look at everything, not only at the game
        self._faults = 0
        self._mine: tuple[You | None, Onlookers | None] = (None, None)  # told to it alone
        self._room = -1
        self._shown: Snapshot | None = None  # what it was sent last
        self._changes = False  # whether it is sent what is new in it, or all of it
        self._marked = NOBODY
        self._version = 0
        self._lines: Final = {"players": 0, "watchers": 0}
        self._edition = table.chat_edition
        self.greeted = False
        self.flooding = False
        self.shown_to: Viewer = table.viewer(device)

    def begin(self, line: Line) -> None:
        """The client is connected by this line."""
        self._line = line
        self._table.sessions.add(self)
        self._table.room_changed()
        if self._table.gone:  # while he was let in it was given up, and nobody else would tell him
            self.hang_up(MOVED)

    def end(self) -> None:
        """The client has gone."""
        self._table.sessions.discard(self)
        self._table.room_changed()
        for task in self._aside:
            task.cancel()

    # --- what its table knows -----------------------------------------------------------------

    def viewer(self) -> Viewer:
        """Whose knowledge it gets; the table says it anew each time."""
        grant = self._table.grants.get(self.device)
        return grant.seat if grant is not None and grant.role == "player" else None

    def wake(self) -> None:
        """Something may have changed."""
        self._anew = True
        if self._line is not None:
            self._line.wake()

    def turn(self) -> None:
        """The game has moved on, and nothing else."""
        if self._line is not None:
            self._line.look()

    def hang_up(self, code: int = GOING_AWAY) -> None:
        """Close; the client will reconnect."""
        self._close(code)

    # --- in -----------------------------------------------------------------------------------

    def unwelcome(self) -> bool:
        """Whether this is no client of ours: it makes no sense, or goes on after being warned."""
        return self.flooding or self._faults > MOST_FAULTS

    def may_ping(self) -> bool:
        """Whether a sign of life is answered; too many are not."""
        if not self._services.rates.messages.wait(self.device, self._address):
            return True
        self._warn()
        return False

    def not_greeted(self) -> None:
        """Who does not say who he is goes."""
        if not self.greeted:
            self._close(POLICY_VIOLATION)

    def too_slow(self) -> None:
        """He does not read: backpressure ends here, and he may reconnect."""
        self._close(TRY_AGAIN_LATER)

    def heard(self, text: str | bytes) -> Coroutine[None, None, None] | None:
        """One message: decoded here, trusted afterwards. What must be awaited is given back."""
        self._services.metrics.requests += 1
        try:
            request = self._decoded(text)
        except Refusal as refusal:
            self._refuse(None, refusal)
            return None
        waited_for = self._reply(request)
        if waited_for is None or not isinstance(request, Hint):
            return waited_for
        aside = asyncio.ensure_future(waited_for)  # nothing waits for a hint
        self._aside.add(aside)
        aside.add_done_callback(self._aside.discard)
        return None

    def _decoded(self, text: str | bytes) -> AnyClientMessage:
        try:
            request: AnyClientMessage = understood(client_decoder, text)
        except Refusal:
            self._faults += 1
            raise
        if not self.greeted and not isinstance(request, Hello):
            self._faults += 1
            raise Denied("hello-first", {})
        return request

    def _reply(self, request: AnyClientMessage) -> Coroutine[None, None, None] | None:
        """Handle a message in one step if it can be; what is granted is said when it is on disk."""
        try:
            handled = self._handled(request)
        except Refusal as refusal:
            self._refuse(request.id, refusal)
        except Exception as fault:  # noqa: BLE001  whatever it is, it is said in a sentence
            self._unforeseen(request, fault)
        else:
            if not isinstance(handled, tuple):
                return self._awaited(request, handled)
            self._say(*handled)
        return None

    async def _awaited(self, request: AnyClientMessage, handled: Handled | Awaitable[Handled]) -> None:
        """The same for a message that has to read something first."""
        try:
            self._say(*(handled if isinstance(handled, tuple) else await handled))
        except Refusal as refusal:
            self._refuse(request.id, refusal)
        except Exception as fault:  # noqa: BLE001  whatever it is, it is said in a sentence
            self._unforeseen(request, fault)

    def _handled(self, request: AnyClientMessage) -> Handled | Awaitable[Handled]:
        seconds = self._too_fast(request)
        if seconds:
            self._warn()
            raise LimitReached("too-fast", {"seconds": seconds})
        self._table.grant(self.device)
        return self._hello(request) if isinstance(request, Hello) else handle(self._at, request)

    def _hello(self, request: Hello) -> Handled:
        """A client connects, or reconnects: it is shown everything anew, since the version it has."""
        self._language, self._version, self._changes = request.language, request.since, request.changes
        self.greeted = True
        self._mine, self._room = (None, None), -1
        self._lines.update(players=0, watchers=0)
        self._show_anew()
        self.wake()
        return Done(request.id), None

    def _say(self, reply: Reply, written: Written | None) -> None:
        if written is None:
            self._send(encoder.encode(reply))
        else:
            written.add_done_callback(partial(self._acknowledge, reply))

    def _acknowledge(self, reply: Reply, written: Written) -> None:
        """What was granted is on disk, or is not."""
        if written.cancelled() or written.exception() is not None:
            self._refuse(reply.id, NotStored("not-stored", {}))
            return
        self._services.checkpoint("before acknowledgement")
        self._send(encoder.encode(reply))

    def _unforeseen(self, request: AnyClientMessage, fault: Exception) -> None:
        """Something may be half done in memory: then the table is restored from the disk."""
        self._refuse(request.id, unforeseen(self._services, fault, type(request).__name__))
        if not isinstance(request, Hint) and not self._table.gone:
            self._table.give_up()

    def _too_fast(self, request: AnyClientMessage) -> int:
        """The rate limits of this device and its address: how many seconds until this may be asked."""
        rates, who = self._services.rates, (self.device, self._address)
        if isinstance(request, Say | Report | Hint):
            own = rates.hints if isinstance(request, Hint) else rates.chat
            return own.wait(*who) or rates.messages.wait(*who)
        return rates.messages.wait(*who)

    def _warn(self) -> None:
        """For being too fast. It is done for a while, and then no more."""
        self.flooding = self.flooding or not self._services.rates.warnings.take(self.device)

    def _refuse(self, request_id: int | None, refusal: Refusal) -> None:
        self._services.metrics.refusals += 1
        table = self._table
        sentence = self._languages.sentence(refusal, self._language, table.row.game, table.names())
        self._send(encoder.encode(Refused(request_id, refusal.code, refusal.facts, sentence)))

    def _send(self, message: bytes) -> None:
        if self._line is not None:
            self._line.reply(message)

    def _close(self, code: int) -> None:
        if self._line is not None:
            self._line.close(code)

    # --- out ----------------------------------------------------------------------------------

    def due(self) -> list[bytes]:
        """What is newer than what was sent."""
        if self.device not in self._table.grants:
            self._close(POLICY_VIOLATION)
            return []
        if not self.greeted:
            return []
        if self.viewer() != self.shown_to:
            self._show_anew()
        if not self._anew:
            return self._game()
        self._anew = False
        return [*self._about(), *self._game(), *self._talk()]

    def _show_anew(self) -> None:
        """A fresh snapshot for this session: whoever gets another seat is shown the table with its eyes."""
        self.shown_to, self._shown, self._marked = self.viewer(), None, NOBODY
        self._table.shown(self.shown_to)

    def _about(self) -> list[bytes]:
        """Who I am, whom I may point at as a host, and who is there."""
        table, grant, had = self._table, self._table.grant(self.device), self._mine
        self._mine = you_of(table.row.id, grant, table.seats), onlookers(table, grant)
        news = [one for one, before in zip(self._mine, had, strict=True) if one not in (before, None)]
        due = [encoder.encode(one) for one in news]
        if self._room != table.room_serial:
            self._room = table.room_serial
            due.append(table.room())
        return due

    def _game(self) -> list[bytes]:
        snapshot = self._table.snapshots.latest(self.shown_to)
        before = self._shown
        if snapshot is None or (before is not None and snapshot.serial == before.serial):
            return self._marks()
        since, self._shown, self._version = self._version, snapshot, snapshot.version
        return [snapshot.since(since, before if self._changes else None), *self._marks()]

    def _marks(self) -> list[bytes]:
        before, self._marked = self._marked, self._table.ready_marks.marks
        return [encoder.encode(self._marked)] if differs(self._marked, before) else []

    def _talk(self) -> list[bytes]:
        news, anew = [], self._edition != self._table.chat_edition
        self._edition = self._table.chat_edition
        for room in heard_rooms(self._table, self.shown_to):
            had = 0 if anew else self._lines[room]
            lines = [line for line in self._table.chat[room][-SENT:] if line.n > had]
            if lines or anew:
                self._lines[room] = lines[-1].n if lines else self._lines[room]
                news.append(encoder.encode(Chat(room, lines, anew)))
        return news
