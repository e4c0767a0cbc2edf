"""One socket of one viewer: wishes come in, news go out.

Sending is level-triggered: the socket knows what it has sent, and when it is woken it looks at what is
newest. Nothing is queued for a slow reader but the message he is reading; who takes too long for it, or
leaves too much unread, is dropped, and comes again with "since".
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMessageTypeError, WSMsgType, web

from tenderfoot.engine.errors import Refusal
from tenderfoot.server.desk import CHAT_SENT, Desk, heard_rooms
from tenderfoot.server.errors import Denied, TooMuch
from tenderfoot.server.limits import Bucket
from tenderfoot.server.lobby import Lobby
from tenderfoot.server.messages import Chat, Done, News, Refused, You, news_encoder
from tenderfoot.server.projection import Viewer
from tenderfoot.server.table import Table
from tenderfoot.server.voices import Voices
from tenderfoot.server.wishes import AnyWish, Hello, Hint, Say, wish_decoder

MOST_FAULTS: Final = 20


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
        self._aside: Final[set[asyncio.Task[None]]] = set()
        self._dirty: Final = asyncio.Event()
        self._language = "en"
        self._greeted = False
        self._faults = 0
        self._you: You | None = None
        self._room = -1
        self._shown = -1
        self._version = 0
        self._lines: Final = {"players": 0, "watchers": 0}
        self._viewer: Viewer = table.viewer(device)

    # --- what its table knows -----------------------------------------------------------------

    def viewer(self) -> Viewer:
        """Whose knowledge it gets; the table says it anew each time."""
        grant = self._table.grants.get(self._device)
        return grant.seat if grant is not None and grant.role == "player" else None

    def wake(self) -> None:
        """Something may have changed."""
        self._dirty.set()

    def hang_up(self) -> None:
        """Close; the client will come again."""
        self._close(WSCloseCode.GOING_AWAY)

    # --- in -----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Read wishes until the client has gone."""
        pump = asyncio.get_running_loop().create_task(self._pump())
        self._table.sockets.add(self)
        self._table.room_changed()
        try:
            await self._read()
        finally:
            self._table.sockets.discard(self)
            self._table.room_changed()
            for task in (pump, *self._aside):
                task.cancel()

    async def _read(self) -> None:
        async for message in self._ws:
            if message.type is not WSMsgType.TEXT:
                await self._ws.close(code=WSCloseCode.POLICY_VIOLATION)
                return
            self._house.metrics.wishes += 1
            await self._heard(message.data)
            if self._faults > MOST_FAULTS:
                await self._ws.close(code=WSCloseCode.POLICY_VIOLATION)
                return

    async def _heard(self, text: str) -> None:
        """One wish: decoded here, trusted afterwards. Nothing waits for a hint."""
        try:
            wish = self._decoded(text)
        except Refusal as refusal:
            await self._send(news_encoder.encode(self._refused(None, refusal)))
            return
        if not isinstance(wish, Hint):
            await self._reply(wish)
            return
        aside = asyncio.get_running_loop().create_task(self._reply(wish))
        self._aside.add(aside)
        aside.add_done_callback(self._aside.discard)

    async def _reply(self, wish: AnyWish) -> None:
        try:
            if self._too_fast(wish):
                raise TooMuch("too-fast", {})
            reply = await self._granted(wish)
        except Refusal as refusal:
            reply = self._refused(wish.id, refusal)
        await self._send(news_encoder.encode(reply))

    def _too_fast(self, wish: AnyWish) -> bool:
        if isinstance(wish, Say | Hint) and not (self._chat if isinstance(wish, Say) else self._hints).take():
            return True
        return not self._wishes.take()

    def _decoded(self, text: str) -> AnyWish:
        try:
            wish: AnyWish = wish_decoder.decode(text)
        except msgspec.MsgspecError as fault:
            self._faults += 1
            raise Denied("not-understood", {"fault": str(fault)}) from None
        if not self._greeted and not isinstance(wish, Hello):
            raise Denied("hello-first", {})
        return wish

    async def _granted(self, wish: AnyWish) -> News:
        self._table.grant(self._device)
        if not isinstance(wish, Hello):
            return await self._desk.grant(wish)
        async with self._table.lock:
            self._language, self._version, self._greeted = wish.language, wish.since, True
            self._you, self._room = None, -1
            self._lines.update(players=0, watchers=0)
            await self._shown_anew()
        self.wake()
        return Done(wish.id)

    def _refused(self, wish_id: int | None, refusal: Refusal) -> Refused:
        table = self._table
        self._house.metrics.refusals += 1
        sentence = self._voices.sentence(refusal, self._language, table.sheet.game, table.names())
        return Refused(wish_id, refusal.code, refusal.facts, sentence)

    # --- out ----------------------------------------------------------------------------------

    async def _pump(self) -> None:
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            if self._device not in self._table.grants:
                self._close(WSCloseCode.POLICY_VIOLATION)
                return
            if self._greeted:
                await self._look()
                for message in self._due():
                    await self._send(message)

    async def _look(self) -> None:
        """Whoever gets another seat is shown the table anew."""
        if self.viewer() != self._viewer:
            async with self._table.lock:
                await self._shown_anew()

    async def _shown_anew(self) -> None:
        """A fresh snapshot for this socket, of what is on disk; the lock is held."""
        table = self._table
        await table.written(table.pending)
        self._viewer, self._shown = self.viewer(), -1
        if table.play is not None or table.sheet.status == "stopped":
            table.showing.put(self._viewer, table.showing.made(table.play, self._viewer))

    def _due(self) -> list[bytes]:
        """What is newer than what was sent."""
        table, due = self._table, []
        you = table.you(self._device)
        if you != self._you:
            self._you = you
            due.append(news_encoder.encode(you))
        if self._room != table.room_serial:
            self._room = table.room_serial
            due.append(table.room())
        snapshot = table.showing.latest(self._viewer)
        if snapshot is not None and snapshot.serial != self._shown:
            self._shown = snapshot.serial
            due.append(snapshot.since(self._version))
            self._version = snapshot.version
        due.extend(self._talk())
        return due

    def _talk(self) -> list[bytes]:
        news = []
        for room in heard_rooms(self._table, self._viewer):
            lines = [line for line in self._table.chat[room][-CHAT_SENT:] if line.n > self._lines[room]]
            if lines:
                self._lines[room] = lines[-1].n
                news.append(news_encoder.encode(Chat(room, lines)))
        return news

    async def _send(self, message: bytes) -> None:
        """Send, unless the reader is too slow."""
        unread = self._transport.get_write_buffer_size()
        if unread > self._house.limits.queued:
            self._drop()
            return
        self._house.metrics.messages += 1
        self._house.metrics.bytes_sent += len(message)
        try:
            if not unread:  # it goes out at once: no need to watch the time
                await self._ws.send_frame(message, WSMsgType.TEXT)
                return
            async with asyncio.timeout(self._house.limits.patience):
                await self._ws.send_frame(message, WSMsgType.TEXT)
        except TimeoutError:
            self._drop()
        except (ConnectionError, RuntimeError, WSMessageTypeError):
            self._close(WSCloseCode.GOING_AWAY)

    def _drop(self) -> None:
        self._house.metrics.slow_readers += 1
        self._close(WSCloseCode.TRY_AGAIN_LATER)

    def _close(self, code: int) -> None:
        """Close without waiting for anybody."""
        closing = asyncio.get_running_loop().create_task(self._ws.close(code=code, drain=False))
        closing.add_done_callback(lambda _: self._transport.abort())
