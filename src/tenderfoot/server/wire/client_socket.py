"""One WebSocket: reads a client's messages for its session, and is the line by which the session answers."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from tenderfoot.server.faults import unforeseen
from tenderfoot.server.services import Services
from tenderfoot.server.tables.session import Session
from tenderfoot.server.wire.closing import goodbye, hang_up
from tenderfoot.server.wire.outbox import Outbox

SIGNS_OF_LIFE: Final = (WSMsgType.PING, WSMsgType.PONG)
UNDERSTOOD: Final = (WSMsgType.TEXT, *SIGNS_OF_LIFE)


def upgrade(services: Services, largest: int) -> web.WebSocketResponse:
    """The reply that makes a WebSocket of a request; `largest` is how long a message may be, in bytes."""
    return web.WebSocketResponse(
        compress=False,
        max_msg_size=largest,
        autoping=False,
        heartbeat=services.limits.heartbeat,
        writer_limit=128 * 1024,
    )


class Socket:
    """A session's WebSocket."""

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.WriteTransport,
        services: Services,
        session: Session,
    ) -> None:
        self._ws: Final = ws
        self._transport: Final = transport
        self._services: Final = services
        self._session: Final = session
        self._outbox: Final = Outbox(ws, transport, services, session.due, session.too_slow)

    async def run(self) -> None:
        """Read messages until the client has gone."""
        session, limits = self._session, self._services.limits
        session.begin(self._outbox)
        waiting = asyncio.get_running_loop().call_later(limits.hello, session.not_greeted)
        try:
            await self._read()
        except Exception as fault:  # noqa: BLE001  whatever it is, it is no bare close
            unforeseen(self._services, fault, "socket")
            await goodbye(self._ws, self._transport, WSCloseCode.INTERNAL_ERROR)
        finally:
            waiting.cancel()
            session.end()
            hang_up(self._transport)

    async def _read(self) -> None:
        async for message in self._ws:
            if message.type in SIGNS_OF_LIFE:
                await self._alive(message)
            elif message.type is WSMsgType.TEXT:
                waited_for = self._session.heard(message.data)
                if waited_for is not None:
                    await waited_for
            if message.type not in UNDERSTOOD or self._session.unwelcome():
                self._services.metrics.flooders += self._session.flooding
                self._outbox.look()
                await goodbye(self._ws, self._transport, WSCloseCode.POLICY_VIOLATION)
                return

    async def _alive(self, message: WSMessage) -> None:
        """He lives, and may ask whether we do; not too often."""
        if self._session.may_ping() and message.type is WSMsgType.PING:
            await self._ws.pong(message.data)
