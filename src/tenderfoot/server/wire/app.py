"""The application: routes and wiring only."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from tenderfoot.server.errors import Denied, Elsewhere, LimitReached, NoSuchTable, Unreadable
from tenderfoot.server.languages import Languages
from tenderfoot.server.lobby import fitting, links, lists, people
from tenderfoot.server.lobby.handover import Handover
from tenderfoot.server.lobby.lobby import Lobby
from tenderfoot.server.lobby.retention import Retention
from tenderfoot.server.protocol import http_bodies
from tenderfoot.server.safety import openings, tokens
from tenderfoot.server.safety.connections import Connections
from tenderfoot.server.safety.guard import SOON, Guard, device_of
from tenderfoot.server.services import Services
from tenderfoot.server.shards.keeper import Keeper, Membership
from tenderfoot.server.tables import archive
from tenderfoot.server.tables.reviews import Reviews
from tenderfoot.server.tables.session import Session
from tenderfoot.server.tables.table import Table
from tenderfoot.server.wire import closing
from tenderfoot.server.wire.client_socket import Socket, upgrade
from tenderfoot.server.wire.door import GAME, Answering, Door
from tenderfoot.server.wire.link_preview import LinkPreview
from tenderfoot.server.wire.operator import Operator
from tenderfoot.server.wire.request_body import as_json, filled_in
from tenderfoot.server.wire.static_files import StaticFiles

LARGEST: Final = 16 * 1024
SWEEP: Final = 60.0
F = TypeVar("F", bound=msgspec.Struct)


class Server:
    """The routes of one services."""

    def __init__(
        self, services: Services, guard: Guard, pages: StaticFiles, membership: Membership | None = None
    ) -> None:
        self.services: Final = services
        self.lobby: Final = Lobby(services)
        self.keeper: Final = None if membership is None else self._keeper(membership)
        self.retention: Final = Retention(self.lobby)
        self.guard: Final = guard
        self.pages: Final = pages
        self.languages: Final = Languages()
        self.reviews: Final = Reviews(services.workers.reviewers)
        most = services.limits.connections_in_all
        self.connections: Final = Connections(most if guard.proxied else services.limits.connections, most)
        self.operator: Final = Operator(services, guard, self.connections)
        self.door: Final = Door(services, guard, self.connections, self.languages)
        self.sockets: Final[dict[web.WebSocketResponse, asyncio.WriteTransport]] = {}

    def application(self) -> web.Application:
        """Everything put together."""
        app = web.Application(client_max_size=LARGEST, middlewares=[self.keep_the_door])
        app.router.add_get("/api/games", self.games)
        app.router.add_get("/api/tables", self.tables)
        app.router.add_get("/api/mine", self.mine)
        app.router.add_post("/api/fit", self.fit)
        app.router.add_post("/api/tables", self.open)
        app.router.add_get("/api/traces", self.traces)
        app.router.add_get("/api/tables/{table}", self.place)
        app.router.add_post("/api/tables/{table}/enter", self.enter)
        app.router.add_post("/api/tables/{table}/forget", self.forget)
        app.router.add_post("/api/tables/{table}/forget-me", self.forget_me)
        app.router.add_post("/api/tables/{table}/open-replay", self.open_replay)
        app.router.add_get("/api/tables/{table}/record", self.record)
        app.router.add_get("/api/tables/{table}/replay", self.replay)
        app.router.add_get("/api/tables/{table}/review", self.review)
        app.router.add_get("/api/tables/{table}/review/progress", self.review_progress)
        app.router.add_get("/api/tables/{table}/proof", self.proof)
        app.router.add_get("/ws/{table}", self.socket)
        app.router.add_get("/healthz", self.operator.healthz)
        app.router.add_get("/shards/{shard}", self.operator.shard)
        app.router.add_get("/metrics", self.operator.metrics)
        app.router.add_get("/t/{table}", LinkPreview(self.services, self.pages).serve)
        app.router.add_get("/{path:.*}", self.pages.serve)
        app.cleanup_ctx.append(self.live)
        app.on_shutdown.append(self.close_sockets)
        return app

    async def live(self, app: web.Application) -> AsyncIterator[None]:
        """From the start to the end: go on with old games, let go of idle ones, finish writing."""
        await self.operator.health.measure()
        restoring = asyncio.create_task(self._begin())
        sweeping = asyncio.create_task(self._sweep())
        beating = asyncio.create_task(self.operator.health.go_on())
        pruning = asyncio.create_task(self.retention.go_on())
        yield
        for task in (restoring, sweeping, beating, pruning):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.lobby.close()
        self.reviews.close()
        self.services.workers.close()
        await self.services.store.close()
        self.services.journal.sum_up(all_of_it=True)

    async def _begin(self) -> None:
        """Go on with the games of before: with all at once, or with those of each shard when it is ours."""
        if self.keeper is None:
            await self.lobby.restore()
        else:
            self.keeper.start()

    def _keeper(self, membership: Membership) -> Keeper:
        return Keeper(membership, Handover(self.lobby), self.services.journal)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.lobby.sweep()
            self.services.journal.sum_up()

    async def close_sockets(self, app: web.Application) -> None:
        """Tell everybody that the server stops; where it is one of several, that his table moves."""
        if self.keeper is not None:
            await self.lobby.close()
            await self.keeper.close()
        await closing.all_go(self.sockets)

    @web.middleware
    async def keep_the_door(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        """Before every route."""
        return await self.door.keep(request, handler)

    # --- routes -------------------------------------------------------------------------------

    async def games(self, request: web.Request) -> web.Response:
        """GET /api/games."""
        return as_json(lists.games(self.services))

    async def tables(self, request: web.Request) -> web.Response:
        """GET /api/tables."""
        return as_json(await lists.lobby_list(self.lobby))

    async def mine(self, request: web.Request) -> web.Response:
        """GET /api/mine."""
        return as_json(await lists.device_list(self.lobby, device_of(request)))

    async def fit(self, request: web.Request) -> web.Response:
        """POST /api/fit."""
        form = await self._form(request, http_bodies.Fitting)
        game = self.lobby.game(form.game)
        request[GAME] = game.name
        return as_json(fitting.fit(game, form.options, partial(self.door.said, request)))

    async def open(self, request: web.Request) -> web.Response:
        """POST /api/tables."""
        form = await self._form(request, http_bodies.OpenTable)
        request[GAME] = self.lobby.game(form.game).name
        self.guard.check_table(request)
        opener = await openings.opener(self.services, self.guard.address(request))
        token, device = self._device(request)
        return self._with_cookie(request, token, as_json(await self.lobby.open(form, device, opener), 201))

    async def enter(self, request: web.Request) -> web.Response:
        """POST /api/tables/{table}/enter."""
        name = _name(request)
        form = await self._form(request, http_bodies.Enter)
        self.guard.check_entry(request)
        token, device = self._device(request)
        return self._with_cookie(request, token, as_json(await self.lobby.enter(name, form, device)))

    async def forget(self, request: web.Request) -> web.Response:
        """POST /api/tables/{table}/forget."""
        await self._form(request, http_bodies.Forget)
        try:
            await links.forget(*await self._table(request))
        except Unreadable:
            await links.forget_unread(self.services.store, _name(request), device_of(request))
        return as_json({})

    async def open_replay(self, request: web.Request) -> web.Response:
        """POST /api/tables/{table}/open-replay."""
        await self._form(request, http_bodies.OpenReplay)
        await archive.open_replay(*await self._table(request))
        return as_json({})

    async def traces(self, request: web.Request) -> web.Response:
        """GET /api/traces."""
        return as_json(http_bodies.Traces(await people.traces(self.services.store, device_of(request))))

    async def forget_me(self, request: web.Request) -> web.Response:
        """POST /api/tables/{table}/forget-me."""
        await self._form(request, http_bodies.ForgetMe)
        await people.forget_at(self.lobby, _name(request), device_of(request))
        return as_json({})

    async def place(self, request: web.Request) -> web.Response:
        """GET /api/tables/{table}."""
        try:
            card = await lists.place(self.lobby, *await self._table(request))
        except Elsewhere:
            raise
        except Denied as refusal:
            return as_json(http_bodies.Place(None, self.door.said(request, refusal)))
        return as_json(http_bodies.Place(card, None))

    async def record(self, request: web.Request) -> web.Response:
        """GET /api/tables/{table}/record."""
        table, _ = await self._table(request)
        name = f'attachment; filename="{table.row.game}-{table.row.id}.txt"'
        return web.Response(text=await archive.record(table), headers={"Content-Disposition": name})

    async def replay(self, request: web.Request) -> web.Response:
        """GET /api/tables/{table}/replay."""
        table, device = await self._table(request)
        return as_json(await archive.replay(table, table.viewer(device), request.query.get("as", "me")))

    async def review(self, request: web.Request) -> web.Response:
        """GET /api/tables/{table}/review."""
        table, device = await self._table(request)
        return as_json(await self.reviews.of(table, table.viewer(device), request.query.get("as", "me")))

    async def review_progress(self, request: web.Request) -> web.Response:
        """GET /api/tables/{table}/review/progress."""
        table, device = await self._table(request)
        wanted = request.query.get("as", "me")
        return as_json(self.reviews.progress(table, table.viewer(device), wanted))

    async def proof(self, request: web.Request) -> web.Response:
        """GET /api/tables/{table}/proof."""
        table, _ = await self._table(request)
        return as_json(await archive.proof(table))

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """GET /ws/{table}."""
        self.guard.check_socket(request)
        table, device = await self._table(request)
        if table.viewer(device) is None and people.like_him(table, device) >= self.services.limits.watchers:
            raise LimitReached("too-many-watchers", {"count": self.services.limits.watchers, "seconds": SOON})
        transport = request.transport
        if transport is None or "Upgrade" not in request.headers:
            raise Denied("only-sockets", {})
        self.guard.socket_opened(request)
        self.services.metrics.sockets += 1
        ws = upgrade(self.services, LARGEST)
        try:
            await ws.prepare(request)
            self.sockets[ws] = transport
            address = self.guard.address(request)
            session = Session(self.lobby, table, device, self.languages, address)
            await Socket(ws, transport, self.services, session).run()
        finally:
            self.sockets.pop(ws, None)
            self.services.metrics.sockets -= 1
            self.guard.socket_closed(request)
        return ws

    # --- who ----------------------------------------------------------------------------------

    async def _form(self, request: web.Request, form: type[F]) -> F:
        return await filled_in(request, form, self.services.limits.silence)

    def _device(self, request: web.Request) -> tuple[str | None, bytes]:
        """The device of the request; a new one gets a token, to be set as its cookie."""
        known = device_of(request)
        if known is not None:
            return None, known
        token = tokens.new_secret()
        return token, tokens.digest(token)

    def _with_cookie(self, request: web.Request, token: str | None, reply: web.Response) -> web.Response:
        if token is not None:
            self.guard.set_cookie(request, reply, token)
        return reply

    async def _table(self, request: web.Request) -> tuple[Table, bytes]:
        """The table of the request, for a device that may come in; for others there is no such table."""
        name, device = _name(request), device_of(request)
        if device is None:
            raise NoSuchTable("no-such-table", {})
        try:
            table = await self.lobby.table(name)
        except Unreadable:
            await links.check_known(self.services.store, name, device)
            raise
        table.grant(device)
        return table, device


def _name(request: web.Request) -> str:
    """The table that a request is about, by the name in its path."""
    name = request.match_info["table"]
    if not tokens.is_table_id(name):
        raise NoSuchTable("no-such-table", {})
    return name
