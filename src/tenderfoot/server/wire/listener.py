"""Where connections come in. Silence costs whoever is silent: nobody else notices it.

The library would accept whoever comes, as long as the system has descriptors, and then complain without end.
Here everybody is counted first (`safety/connections.py`); who does not ask for anything in time, or does not
take what he has asked for, is let go; and when there are no descriptors left everybody idle goes, and the
next is let in a little later.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from functools import partial
from typing import Any, Final, cast

from aiohttp import web

from tenderfoot.server.safety.connections import Connections, Place
from tenderfoot.server.safety.rate_limits import Buckets, neighbourhood
from tenderfoot.server.services import Services
from tenderfoot.server.wire.refusals import unread

BACKLOG: Final = 512
LINGERING: Final = 2.0  # for the rest of a request that was answered already
BREATH: Final = 1.0
GLANCE: Final = 0.02  # between two looks at the door, where nobody can knock
EXHAUSTED: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})
LOOKS: Final = 4  # at everybody, in the time one may take


class HttpConnection(web.RequestHandler):
    """A connection: the library's, counted among all of them."""

    def __init__(
        self, server: web.Server, connections: Connections, address: str, silence: float, *, refused: bool
    ) -> None:
        loop = asyncio.get_running_loop()
        super().__init__(
            server,
            loop=loop,
            keepalive_timeout=silence,
            lingering_time=LINGERING,
            access_log=cast(Any, None),
        )
        self.address: Final = address
        self.refused: Final = refused  # is answered that there is no room
        self._connections: Final = connections
        self._wire: asyncio.Transport | None = None
        self._unread = 0
        self._since = loop.time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there."""
        self._wire = cast(asyncio.Transport, transport)
        self._connections.opened(self)
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        """And has gone."""
        self._connections.closed(self)
        super().connection_lost(exc)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """What the library could not even read is refused as everything is."""
        super().handle_error(request, status, exc, message)
        return unread(status)

    def close_unneeded(self) -> None:
        """Hang up; if he has not read what he wanted, it is lost."""
        self.force_close()
        if self._wire is not None and self._wire.get_write_buffer_size():
            self._wire.abort()

    def stuck(self, now: float, patience: float) -> bool:
        """Whether what waits to be sent has not become less for so long."""
        unread = 0 if self._wire is None else self._wire.get_write_buffer_size()
        if not unread or unread < self._unread:
            self._since = now
        self._unread = unread
        return now - self._since > patience

    def cut(self) -> None:
        """Hang up at once."""
        if self._wire is not None:
            self._wire.abort()


class Listener(web.BaseSite):
    """Lets connections in from one listening socket."""

    def __init__(
        self,
        runner: web.AppRunner,
        listening: socket.socket,
        services: Services,
        connections: Connections,
        *,
        proxied: bool,
    ) -> None:
        super().__init__(runner)
        self._listening: Final = listening
        self._services: Final = services
        self._connections: Final = connections
        self._proxied: Final = proxied
        self._arrivals: Final = Buckets(services.limits.requests)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def name(self) -> str:
        """Where it is."""
        return str(self._listening.getsockname())

    async def start(self) -> None:
        """Listen."""
        await super().start()
        self._listening.listen(BACKLOG)
        self._tasks = [asyncio.create_task(self._accept()), asyncio.create_task(self._look_round())]

    async def stop(self) -> None:
        """Let nobody in any more."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._listening.close()
        await super().stop()

    async def _accept(self) -> None:
        """One after the other, for ever.

        Nothing is waited for between the system's accepting somebody and our having him: who stops in that
        moment would lose a connection that nobody closes.
        """
        while True:
            try:
                line, found = self._listening.accept()
            except BlockingIOError:
                await self._knock()
            except OSError as fault:
                await self._not_accepted(fault)
            else:
                line.setblocking(False)
                await self._admit(line, str(found[0]))

    async def _knock(self) -> None:
        """Wait until somebody is at the door."""
        loop = asyncio.get_running_loop()
        knocked = asyncio.Event()
        try:
            loop.add_reader(self._listening, knocked.set)
        except NotImplementedError:  # Windows
            await asyncio.sleep(GLANCE)
            return
        try:
            await knocked.wait()
        finally:
            loop.remove_reader(self._listening)

    async def _not_accepted(self, fault: OSError) -> None:
        """Whoever came has gone; or the system has no more to give, and is left alone for a moment."""
        if fault.errno not in EXHAUSTED:
            await asyncio.sleep(0)
            return
        self._services.journal.error(
            "there is nothing left to let somebody in with", fault=str(fault.strerror)
        )
        await asyncio.sleep(0 if self._connections.close_idle() else BREATH)

    async def _admit(self, line: socket.socket, found: str) -> None:
        """Let somebody in; or tell him that there is no room; or, if many are being told, hang up."""
        address = "" if self._proxied else neighbourhood(found)
        place = self._place(address)
        if place != "admitted":
            self._services.metrics.turned_away += 1
            self._services.journal.warning("somebody is turned away", code=place)
        if place == "dropped":
            line.close()
            await asyncio.sleep(0)
            return
        server, silence = cast(web.Server, self._runner.server), self._services.limits.silence
        about = (server, self._connections, address, silence)
        make = partial(HttpConnection, *about, refused=place == "refused")
        try:
            await asyncio.get_running_loop().connect_accepted_socket(make, line)
        except OSError:  # he has gone
            line.close()

    def _place(self, address: str) -> Place:
        if not self._proxied and not self._arrivals.take(address):
            return "dropped"
        return self._connections.place(address)

    async def _look_round(self) -> None:
        """Hang up on everybody who does not read; sockets look after themselves sooner (`outbox.py`)."""
        patience = 2 * self._services.limits.patience
        while True:
            await asyncio.sleep(patience / LOOKS)
            now = asyncio.get_running_loop().time()
            for one in list(self._connections.all):
                if one.stuck(now, patience):
                    self._services.metrics.cut_off += 1
                    one.cut()


def connection_of(request: web.Request) -> HttpConnection:
    """The connection of a request."""
    return cast(HttpConnection, request.protocol)
