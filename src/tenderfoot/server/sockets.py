"""One socket of one viewer: wishes come in, replies and news go out.

The socket knows what it has sent; when it is woken it looks at what is newest (`outbox.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Final

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from tenderfoot.engine.errors import Refusal
from tenderfoot.server.desk import CHAT_SENT, Desk, Granted, Reply, heard_rooms
from tenderfoot.server.errors import Denied, Stored, TooMuch
from tenderfoot.server.farewell import goodbye, hang_up
from tenderfoot.server.limits import Bucket
from tenderfoot.server.lobby import Lobby
from tenderfoot.server.messages import Chat, Done, Refused, You, news_encoder
from tenderfoot.server.outbox import Outbox
from tenderfoot.server.projection import Viewer
from tenderfoot.server.table import Table
from tenderfoot.server.tally import NOBODY, differs
from tenderfoot.server.trouble import understood, unforeseen
from tenderfoot.server.voices import Voices
from tenderfoot.server.wishes import AnyWish, Hello, Hint, Say, wish_decoder

MOST_FAULTS: Final = 20
SIGNS_OF_LIFE: Final = (WSMsgType.PING, WSMsgType.PONG)
UNDERSTOOD: Final = (WSMsgType.TEXT, *SIGNS_OF_LIFE)


class Socket:
    """A viewer who looks at a table."""

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.WriteTransport,
        lobby: Lobby,
        table: Table,
        device: bytes,
        voices: Voices,
    ) -> None:
        self._ws: Final = ws
        self._transport: Final = transport
        self._table: Final = table
        self._device: Final = device
        self._voices: Final = voices
        self._house: Final = table.house
        self._desk: Final = Desk(lobby, table, device)
        self._wishes: Final = Bucket(self._house.limits.wishes)
        self._chat: Final = Bucket(self._house.limits.chat)
        self._hints: Final = Bucket(self._house.limits.hints)
        self._scoldings: Final = Bucket(1.0, self._house.limits.scoldings)
        self._aside: Final[set[asyncio.Task[None]]] = set()
        self._closing: Final[set[asyncio.Task[None]]] = set()
        self._outbox: Final = Outbox(ws, transport, table.house, self._due, self._too_slow)
        self._language = "en"
        self._greeted = False
        self._anew = False  # look at everything, not only at the game
        self._moving: asyncio.Task[None] | None = None
        self._faults = 0
        self._flooding = False
        self._you: You | None = None
        self._room = -1
        self._shown = -1
        self._marked = NOBODY
        self._version = 0
        self._lines: Final = {"players": 0, "watchers": 0}
        self.shown_to: Viewer = table.viewer(device)

    # --- what its table knows -----------------------------------------------------------------

    def viewer(self) -> Viewer:
        """Whose knowledge it gets; the table says it anew each time."""
        grant = self._table.grants.get(self._device)
        return grant.seat if grant is not None and grant.role == "player" else None

    def wake(self) -> None:
        """Something may have changed."""
        self._anew = True
        self._outbox.wake()

    def turn(self) -> None:
        """The game has moved on, and nothing else."""
        self._outbox.look()

    def hang_up(self) -> None:
        """Close; the client will come again."""
        self._close(WSCloseCode.GOING_AWAY)

    # --- in -----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Read wishes until the client has gone."""
        self._table.sockets.add(self)
        self._table.room_changed()
        waiting = asyncio.get_running_loop().call_later(self._house.limits.hello, self._not_greeted)
        try:
            await self._read()
        except Exception as fault:  # noqa: BLE001  whatever it is, it is no bare close
            unforeseen(self._house, fault, "socket")
            await goodbye(self._ws, self._transport, WSCloseCode.INTERNAL_ERROR)
        finally:
            waiting.cancel()
            self._table.sockets.discard(self)
            self._table.room_changed()
            for task in self._aside:
                task.cancel()
            hang_up(self._transport)

    async def _read(self) -> None:
        async for message in self._ws:
            if message.type in SIGNS_OF_LIFE:
                await self._alive(message)
            elif message.type is WSMsgType.TEXT:
                self._house.metrics.wishes += 1
                await self._heard(message.data)
            if message.type not in UNDERSTOOD or self._flooding or self._faults > MOST_FAULTS:
                self._house.metrics.flooders += self._flooding
                self._outbox.look()
                await goodbye(self._ws, self._transport, WSCloseCode.POLICY_VIOLATION)
                return

    async def _alive(self, message: WSMessage) -> None:
        """He lives, and may ask whether we do; not too often."""
        if not self._wishes.take():
            self._scold()
        elif message.type is WSMsgType.PING:
            await self._ws.pong(message.data)

    def _not_greeted(self) -> None:
        """Who does not say who he is goes."""
        if not self._greeted:
            self._close(WSCloseCode.POLICY_VIOLATION)

    def _scold(self) -> None:
        """For being too fast. It is done for a while, and then no more."""
        self._flooding = self._flooding or not self._scoldings.take()

    async def _heard(self, text: str) -> None:
        """One wish: decoded here, trusted afterwards. Nothing waits for a hint."""
        try:
            wish = self._decoded(text)
        except Refusal as refusal:
            self._refuse(None, refusal)
            return
        if not isinstance(wish, Hint):
            await self._reply(wish)
            return
        aside = asyncio.get_running_loop().create_task(self._reply(wish))
        self._aside.add(aside)
        aside.add_done_callback(self._aside.discard)

    async def _reply(self, wish: AnyWish) -> None:
        """What is granted is said when it is on disk."""
        if self._too_fast(wish):
            self._scold()
            self._refuse(wish.id, TooMuch("too-fast", {}))
            return
        try:
            reply, written = await self._granted(wish)
        except Refusal as refusal:
            self._refuse(wish.id, refusal)
            return
        except Exception as fault:  # noqa: BLE001  whatever it is, it is said in a sentence
            self._unforeseen(wish, fault)
            return
        if written is None:
            self._outbox.reply(news_encoder.encode(reply))
        else:
            written.add_done_callback(partial(self._acknowledge, reply))

    def _unforeseen(self, wish: AnyWish, fault: Exception) -> None:
        """Something may be half done in memory: then the table is read again from the disk."""
        self._refuse(wish.id, unforeseen(self._house, fault, type(wish).__name__))
        if not isinstance(wish, Hint) and not self._table.gone:
            self._table.give_up()

    def _too_fast(self, wish: AnyWish) -> bool:
        if isinstance(wish, Say | Hint) and not (self._chat if isinstance(wish, Say) else self._hints).take():
            return True
        return not self._wishes.take()

    def _decoded(self, text: str) -> AnyWish:
        try:
            wish: AnyWish = understood(wish_decoder, text)
        except Refusal:
            self._faults += 1
            raise
        if not self._greeted and not isinstance(wish, Hello):
            self._faults += 1
            raise Denied("hello-first", {})
        return wish

    async def _granted(self, wish: AnyWish) -> Granted:
        self._table.grant(self._device)
        if not isinstance(wish, Hello):
            return await self._desk.grant(wish)
        async with self._table.lock:
            self._language, self._version, self._greeted = wish.language, wish.since, True
            self._you, self._room = None, -1
            self._lines.update(players=0, watchers=0)
            await self._shown_anew()
        self.wake()
        return Done(wish.id), None

    def _acknowledge(self, reply: Reply, written: asyncio.Future[None]) -> None:
        """What was granted is on disk, or is not."""
        if written.cancelled() or written.exception() is not None:
            self._refuse(reply.id, Stored("not-stored", {}))
            return
        self._house.passing("before acknowledgement")
        self._outbox.reply(news_encoder.encode(reply))

    def _refuse(self, wish_id: int | None, refusal: Refusal) -> None:
        self._house.metrics.refusals += 1
        table = self._table
        sentence = self._voices.sentence(refusal, self._language, table.sheet.game, table.names())
        self._outbox.reply(news_encoder.encode(Refused(wish_id, refusal.code, refusal.facts, sentence)))

    # --- out ----------------------------------------------------------------------------------

    def _due(self) -> list[bytes]:
        """What is newer than what was sent."""
        if self._device not in self._table.grants:
            self._close(WSCloseCode.POLICY_VIOLATION)
            return []
        if not self._greeted:
            return []
        if self.viewer() != self.shown_to:
            self._move()
            return []
        if not self._anew:
            return self._game()
        self._anew = False
        return [*self._about(), *self._game(), *self._talk()]

    def _move(self) -> None:
        """Whoever gets another seat is shown the table anew, and nothing until then."""
        if self._moving is None or self._moving.done():
            self._moving = asyncio.get_running_loop().create_task(self._moved())

    async def _moved(self) -> None:
        with contextlib.suppress(Stored):  # then the table hangs up
            async with self._table.lock:
                await self._shown_anew()
            self.wake()

    async def _shown_anew(self) -> None:
        """A fresh snapshot for this socket, of what is on disk; the lock is held."""
        table = self._table
        await table.written(table.pending)
        self.shown_to, self._shown, self._marked = self.viewer(), -1, NOBODY
        if table.play is not None or table.sheet.status in ("stopped", "over"):
            table.showing.anew(table.play, self.shown_to)

    def _about(self) -> list[bytes]:
        """Who I am, and who is there."""
        table, due = self._table, []
        you = table.you(self._device)
        if you != self._you:
            self._you = you
            due.append(news_encoder.encode(you))
        if self._room != table.room_serial:
            self._room = table.room_serial
            due.append(table.room())
        return due

    def _game(self) -> list[bytes]:
        snapshot = self._table.showing.latest(self.shown_to)
        if snapshot is None or snapshot.serial == self._shown:
            return self._marks()
        since, self._shown, self._version = self._version, snapshot.serial, snapshot.version
        return [snapshot.since(since), *self._marks()]

    def _marks(self) -> list[bytes]:
        before, self._marked = self._marked, self._table.tally.marks
        return [news_encoder.encode(self._marked)] if differs(self._marked, before) else []

    def _talk(self) -> list[bytes]:
        news = []
        for room in heard_rooms(self._table, self.shown_to):
            lines = [line for line in self._table.chat[room][-CHAT_SENT:] if line.n > self._lines[room]]
            if lines:
                self._lines[room] = lines[-1].n
                news.append(news_encoder.encode(Chat(room, lines)))
        return news

    def _too_slow(self) -> None:
        self._close(WSCloseCode.TRY_AGAIN_LATER)

    def _close(self, code: int) -> None:
        """Close without waiting for anybody."""
        closing = asyncio.get_running_loop().create_task(goodbye(self._ws, self._transport, code))
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)
