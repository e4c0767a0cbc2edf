"""The application: routes and wiring only."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from tenderfoot.engine.errors import Refusal
from tenderfoot.server import archive, farewell, fitting, forms, links, lists, tokens, trouble
from tenderfoot.server.bodies import as_json, filled_in
from tenderfoot.server.calling import Calling
from tenderfoot.server.crowd import Crowd
from tenderfoot.server.entrance import Caller, caller_of
from tenderfoot.server.errors import Denied, NoSuchTable, Stored, TooMuch, Unreadable
from tenderfoot.server.guard import HEADERS, Guard, device_of
from tenderfoot.server.house import House
from tenderfoot.server.lobby import Lobby
from tenderfoot.server.metrics import written
from tenderfoot.server.pages import Pages
from tenderfoot.server.pulse import Pulse
from tenderfoot.server.reviews import Reviews
from tenderfoot.server.sockets import Socket
from tenderfoot.server.table import Table
from tenderfoot.server.voices import Voices, spoken

LARGEST: Final = 16 * 1024
SWEEP: Final = 60.0
ROOM: Final = 10  # seconds until there may be some again
GAME: Final = web.RequestKey("game", str)  # which game a request is about
Answering = Callable[[web.Request], Awaitable[web.StreamResponse]]
F = TypeVar("F", bound=msgspec.Struct)


class Server:
    """The routes of one house."""

    def __init__(self, house: House, guard: Guard, pages: Pages) -> None:
        self.house: Final = house
        self.lobby: Final = Lobby(house)
        self.guard: Final = guard
        self.pages: Final = pages
        self.voices: Final = Voices()
        self.pulse: Final = Pulse(house)
        self.reviews: Final = Reviews(house.thinkers.home)
        most = house.limits.connections_in_all
        self.crowd: Final = Crowd(most if guard.proxied else house.limits.connections, most)
        self.sockets: Final[dict[web.WebSocketResponse, asyncio.WriteTransport]] = {}

    def application(self) -> web.Application:
        """Everything put together."""
        app = web.Application(client_max_size=LARGEST, middlewares=[self.keep_the_door])
        app.router.add_get("/api/games", self.games)
        app.router.add_get("/api/tables", self.tables)
        app.router.add_get("/api/mine", self.mine)
        app.router.add_post("/api/fit", self.fit)
        app.router.add_post("/api/tables", self.open)
        app.router.add_post("/api/enter", self.enter)
        app.router.add_post("/api/forget", self.forget)
        app.router.add_get("/api/tables/{table}/record", self.record)
        app.router.add_get("/api/tables/{table}/replay", self.replay)
        app.router.add_get("/api/tables/{table}/review", self.review)
        app.router.add_get("/api/tables/{table}/proof", self.proof)
        app.router.add_get("/ws/{table}", self.socket)
        app.router.add_get("/healthz", self.health)
        app.router.add_get("/metrics", self.metrics)
        app.router.add_get("/t/{table}", Calling(self.house, self.pages).serve)
        app.router.add_get("/{path:.*}", self.pages.serve)
        app.cleanup_ctx.append(self.live)
        app.on_shutdown.append(self.close_sockets)
        return app

    async def live(self, app: web.Application) -> AsyncIterator[None]:
        """From the start to the end: go on with old games, let go of idle ones, finish writing."""
        restoring = asyncio.create_task(self.lobby.restore())
        sweeping = asyncio.create_task(self._sweep())
        beating = asyncio.create_task(self.pulse.go_on())
        yield
        for task in (restoring, sweeping, beating):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.lobby.close()
        self.reviews.close()
        self.house.thinkers.close()
        self.house.coaches.close()
        self.house.archivists.close()
        self.house.store.close()
        self.house.journal.sum_up(all_of_it=True)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.lobby.sweep()
            self.house.journal.sum_up()

    async def close_sockets(self, app: web.Application) -> None:
        """Tell everybody that the server stops."""
        await farewell.all_go(self.sockets)

    @web.middleware
    async def keep_the_door(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        """Check who comes, say no properly, and put the headers on everything."""
        caller = caller_of(request)
        self.crowd.asks(caller)
        try:
            self._room_for(caller)
            self.guard.check(request)
            reply = await handler(request)
        except Refusal as refusal:
            reply = self._denied(request, refusal)
        except web.HTTPException as fault:
            reply = self._denied(request, trouble.from_library(fault), fault.status)
        except ConnectionError:  # he has gone
            raise
        except Exception as fault:  # noqa: BLE001  whatever it is, it is said in a sentence
            reply = self._denied(request, trouble.unforeseen(self.house, fault, _route(request)))
        finally:
            self.crowd.answered(caller)
        if not reply.prepared:
            reply.headers.update(HEADERS)
            reply.headers.setdefault("Cache-Control", "no-store")
            if not request.content.at_eof():  # what is left of the request is not the next one
                reply.force_close()
        return reply

    def _room_for(self, caller: Caller) -> None:
        """Some are let in to be told that there is no room."""
        if caller.told:
            raise TooMuch("too-many-connections", {"seconds": ROOM})

    def _denied(self, request: web.Request, refusal: Refusal, status: int | None = None) -> web.Response:
        self.house.metrics.refusals += 1
        reply = as_json(self._said(request, refusal), status or trouble.STATUS.get(type(refusal), 400))
        if isinstance(refusal, TooMuch):  # whoever goes on has to come again
            reply.headers["Retry-After"] = str(refusal.facts.get("seconds", 1))
            reply.force_close()
        return reply

    def _said(self, request: web.Request, refusal: Refusal) -> forms.Denied:
        """A refusal in the caller's language, in the words of the game it is about."""
        lang = spoken(request.headers.get("Accept-Language", ""))
        sentence = self.voices.sentence(refusal, lang, request.get(GAME), [])
        return forms.Denied(refusal.code, refusal.facts, sentence)

    # --- routes -------------------------------------------------------------------------------

    async def games(self, request: web.Request) -> web.Response:
        """GET /api/games."""
        return as_json(lists.games(self.house))

    async def tables(self, request: web.Request) -> web.Response:
        """GET /api/tables."""
        return as_json(await lists.lobby_list(self.lobby))

    async def mine(self, request: web.Request) -> web.Response:
        """GET /api/mine."""
        return as_json(await lists.device_list(self.lobby, device_of(request)))

    async def fit(self, request: web.Request) -> web.Response:
        """POST /api/fit."""
        form = await self._form(request, forms.Fitting)
        game = self.lobby.game(form.game)
        request[GAME] = game.name
        return as_json(fitting.fit(game, form.options, partial(self._said, request)))

    async def open(self, request: web.Request) -> web.Response:
        """POST /api/tables."""
        form = await self._form(request, forms.OpenTable)
        request[GAME] = self.lobby.game(form.game).name
        self.guard.check_table(request)
        token, device = self._device(request)
        return self._with_cookie(request, token, as_json(await self.lobby.open(form, device), 201))

    async def enter(self, request: web.Request) -> web.Response:
        """POST /api/enter."""
        form = await self._form(request, forms.Enter)
        token, device = self._device(request)
        return self._with_cookie(request, token, as_json(await self.lobby.enter(form, device)))

    async def forget(self, request: web.Request) -> web.Response:
        """POST /api/forget."""
        form = await self._form(request, forms.Forget)
        try:
            await links.forget(*await self._table(request, form.table))
        except Unreadable:
            await links.forget_unread(self.house.store, form.table, device_of(request))
        return as_json({})

    async def record(self, request: web.Request) -> web.Response:
        """GET /api/tables/{table}/record."""
        table, _ = await self._table(request)
        name = f'attachment; filename="{table.sheet.game}-{table.sheet.id}.txt"'
        return web.Response(text=await archive.record(table), headers={"Content-Disposition": name})

    async def replay(self, request: web.Request) -> web.Response:
        """GET /api/tables/{table}/replay."""
        table, device = await self._table(request)
        return as_json(await archive.replay(table, table.viewer(device), request.query.get("as", "me")))

    async def review(self, request: web.Request) -> web.Response:
        """GET /api/tables/{table}/review."""
        table, device = await self._table(request)
        return as_json(await self.reviews.of(table, table.viewer(device), request.query.get("as", "me")))

    async def proof(self, request: web.Request) -> web.Response:
        """GET /api/tables/{table}/proof."""
        table, _ = await self._table(request)
        return as_json(await archive.proof(table))

    async def health(self, request: web.Request) -> web.Response:
        """GET /healthz: whether the disk took what the server last gave it."""
        if self.pulse.weak():
            raise Stored("disk-fails", {})
        return web.Response(text="well\n")

    async def metrics(self, request: web.Request) -> web.Response:
        """GET /metrics: for this machine only. On a quiet server a count tells that somebody has answered."""
        self.guard.check_operator(request)
        self.house.metrics.commits = self.house.store.commits
        self.house.metrics.connections = len(self.crowd.all)
        self.house.metrics.bots_late = self.house.thinkers.late
        self.house.metrics.hints_late = self.house.coaches.late
        return web.Response(text=written(self.house.metrics))

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """GET /ws/{table}."""
        self.guard.check_socket(request)
        table, device = await self._table(request)
        if table.viewer(device) is None and _watchers(table) >= self.house.limits.watchers:
            raise TooMuch("too-many-watchers", {"count": self.house.limits.watchers})
        transport = request.transport
        if transport is None or "Upgrade" not in request.headers:
            raise Denied("only-sockets", {})
        self.guard.socket_opened(request)
        self.house.metrics.sockets += 1
        ws = web.WebSocketResponse(
            compress=False,
            max_msg_size=LARGEST,
            autoping=False,
            heartbeat=self.house.limits.heartbeat,
            writer_limit=128 * 1024,
        )
        try:
            await ws.prepare(request)
            self.sockets[ws] = transport
            await Socket(ws, transport, self.lobby, table, device, self.voices).run()
        finally:
            self.sockets.pop(ws, None)
            self.house.metrics.sockets -= 1
            self.guard.socket_closed(request)
        return ws

    # --- who ----------------------------------------------------------------------------------

    async def _form(self, request: web.Request, form: type[F]) -> F:
        return await filled_in(request, form, self.house.limits.silence)

    def _device(self, request: web.Request) -> tuple[str | None, bytes]:
        """The device of the request; a new one gets a token, to be set as its cookie."""
        known = device_of(request)
        if known is not None:
            return None, known
        token = tokens.new_secret()
        return token, tokens.digest(token)

    def _with_cookie(self, request: web.Request, token: str | None, reply: web.Response) -> web.Response:
        if token is not None:
            self.guard.set_cookie(reply, token)
        return reply

    async def _table(self, request: web.Request, name: str | None = None) -> tuple[Table, bytes]:
        """The table of the request, for a device that may come in; for others there is no such table."""
        device = device_of(request)
        name = request.match_info["table"] if name is None else name
        if device is None or not (len(name) == tokens.ID_LENGTH and name.isascii() and name.isalnum()):
            raise NoSuchTable("no-such-table", {})
        try:
            table = await self.lobby.table(name)
        except Unreadable:
            await links.check_known(self.house.store, name, device)
            raise
        table.grant(device)
        return table, device


def _watchers(table: Table) -> int:
    return sum(1 for socket in table.sockets if socket.viewer() is None)


def _route(request: web.Request) -> str:
    """What was asked for, as we name it: an address might hold anything."""
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical
