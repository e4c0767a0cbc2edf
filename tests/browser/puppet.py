"""A stage for single questions: the real page and the real projection, but one prepared position.

It speaks the server's protocol to one person at seat 0 and keeps what that person answers. Each position is
a table of its own: the page opens a socket to it and shows it, without being loaded again.
"""

from __future__ import annotations

import asyncio
import threading
from typing import Final

import msgspec
from aiohttp import WSMsgType, web

from tenderfoot.games.dicetown import GAME
from tenderfoot.server.command import listen
from tenderfoot.server.protocol import client_messages, guests, http_bodies, server_messages
from tenderfoot.server.safety.guard import HEADERS
from tenderfoot.server.tables.position import Times
from tenderfoot.server.tables.projection import ALLOWED
from tenderfoot.server.wire.static_files import StaticFiles
from tests.browser.guest import Guest
from tests.browser.house import STATIC
from tests.browser.positions import Position
from tests.server.guest import STUCK


class Puppet:
    """One table after the other, each at the position that was put last."""

    def __init__(self) -> None:
        self.position: Position | None = None
        self.answers: Final[list[str]] = []
        self.standing: list[client_messages.StandingAnswer] = []
        self.left: int | None = None  # milliseconds of the window that is open
        self.empty_handed = False  # he has no card for the window
        self.address = ""
        self._tables = 0
        self._ready: Final = threading.Event()
        self._loop: Final = asyncio.new_event_loop()
        self._stop: Final = asyncio.Event()
        self._thread: Final = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait(STUCK)

    @property
    def table(self) -> str:
        """The table of the position that was put last."""
        return f"{self._tables:010}"

    def put(self, guest: Guest, position: Position) -> None:
        """Lay a position before somebody, on the page that is open."""
        self.position = position
        self.answers.clear()
        self._tables += 1
        guest.turn_to(f"/t/{self.table}")

    def stop(self) -> None:
        """Take the stage down."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(STUCK)
        self._loop.close()

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())

    async def _serve(self) -> None:
        app = web.Application()
        app.router.add_get("/api/mine", self._nothing)
        app.router.add_get("/api/tables/{table}", self._place)
        app.router.add_get("/api/tables", self._nothing)
        app.router.add_get("/api/games", self._nothing)
        app.router.add_get("/ws/{table}", self._socket)
        app.router.add_get("/{path:.*}", StaticFiles(STATIC).serve)
        app.on_response_prepare.append(self._headers)
        runner = web.AppRunner(app)
        await runner.setup()
        listening = listen("127.0.0.1", 0)
        await web.SockSite(runner, listening).start()
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self._ready.set()
        await self._stop.wait()
        await runner.cleanup()

    async def _headers(self, request: web.Request, reply: web.StreamResponse) -> None:
        if not isinstance(reply, web.WebSocketResponse):
            reply.headers.update(HEADERS)

    async def _nothing(self, request: web.Request) -> web.Response:
        return web.json_response([])

    async def _place(self, request: web.Request) -> web.Response:
        room = self._room()
        names = [chair.name for chair in room.chairs]
        about = (self.table, room.game, room.options, "playing", names, len(names), 0, room.clock)
        card = http_bodies.TableCard(*about, role="player", seat=0, asked=True)
        place = http_bodies.Place(card, None)
        return web.Response(body=msgspec.json.encode(place), content_type="application/json")

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for message in socket:
            if message.type == WSMsgType.TEXT:
                for news in self._reply(
                    msgspec.json.decode(message.data, type=client_messages.AnyClientMessage)
                ):
                    await socket.send_str(server_messages.encoder.encode(news).decode())
        return socket

    def _reply(self, wish: client_messages.AnyClientMessage) -> list[server_messages.ServerMessage]:
        if isinstance(wish, client_messages.Hello):
            return [server_messages.Done(wish.id), self._you(), self._room(), self._shown()]
        if isinstance(wish, client_messages.Answer):
            self.answers.append(wish.choice)
            return [server_messages.Taken(wish.id, wish.question, wish.choice, False), self._quiet()]
        if isinstance(wish, client_messages.Hold):
            return [server_messages.Taken(wish.id, wish.window, "", False), *self.held(0)]
        if isinstance(wish, client_messages.Standing):
            self.standing = wish.answers
            return [server_messages.Done(wish.id), self._you()]
        return [server_messages.Done(wish.id)]

    def _you(self) -> server_messages.You:
        return server_messages.You(1, self.table, "player", 0, True, self.standing)

    def _room(self) -> server_messages.Room:
        assert self.position is not None
        record = self.position.play.paper
        chairs = [
            guests.Chair(seat, "person", name, None, True, True, False, 1, None, "yes")
            for seat, name in enumerate(record.names)
        ]
        return server_messages.Room(
            table=self.table,
            game=record.game,
            rules=record.version,
            options=record.options,
            clock=server_messages.Clock(),
            pace=2500,
            visibility="link",
            open_replay=True,
            hints=False,
            status="playing",
            commitment="00" * 32,
            chairs=chairs,
            watchers=0,
            rematch=None,
        )

    def _shown(self) -> server_messages.Shown:
        assert self.position is not None
        play = self.position.play
        now = play.position(Times(None, None, []))
        moments = [
            ALLOWED.moment(version, 0, step.heard, 0) for version, step in enumerate(self.position.steps, 1)
        ]
        view = ALLOWED.view(GAME, play.state, 0).text()
        question = None if self.empty_handed else ALLOWED.question(now, 0)
        ticking = ALLOWED.ticking(now, None, [])
        return server_messages.Shown(
            play.version, moments, view, question, None, ticking, ALLOWED.window(now, self.left), None
        )

    def held(self, seat: int) -> list[server_messages.ServerMessage]:
        """Somebody has pressed Hold."""
        assert self.position is not None
        self.position.play.holds.append(seat)
        self.left = 8000
        return [self._shown()]

    def _quiet(self) -> server_messages.Shown:
        """The same table without the question: it has been answered."""
        shown = self._shown()
        return server_messages.Shown(
            shown.version, [], shown.view, None, None, shown.ticking, shown.window, None
        )
