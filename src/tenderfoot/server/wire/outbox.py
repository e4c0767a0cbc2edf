"""The line of a WebSocket: replies in their order, and whatever is newest when it can go out.

Sending is level-triggered. Whoever has news for the socket wakes it; at the end of the event loop's turn it
asks what is due and writes all of it at once. That is the backpressure: nothing waits for a slow reader but
the replies to his own requests, and he gets the newest when he has read what he has. Who takes too long for
it, or asks for too much meanwhile, is dropped, and reconnects with "since".
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from aiohttp import web

from tenderfoot.server.services import Services
from tenderfoot.server.wire.closing import goodbye
from tenderfoot.server.wire.frames import framed

AGAIN: Final = 0.05
Due = Callable[[], list[bytes]]


class Outbox:
    """Writes for one socket; `due` says what is new, `drop` is called when the reader is too slow."""

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.WriteTransport,
        services: Services,
        due: Due,
        drop: Callable[[], None],
    ) -> None:
        self._ws: Final = ws
        self._transport: Final = transport
        self._limits: Final = services.limits
        self._metrics: Final = services.metrics
        self._due: Final = due
        self._drop: Final = drop
        self._loop: Final = asyncio.get_running_loop()
        self._replies: Final[list[bytes]] = []
        self._closing: Final[set[asyncio.Task[None]]] = set()
        self._woken = False
        self._slow_since: float | None = None

    def reply(self, message: bytes) -> None:
        """Send this, before anything that is due later."""
        self._replies.append(message)
        self.wake()

    def wake(self) -> None:
        """Something may be due."""
        if not self._woken:
            self._woken = True
            self._loop.call_soon(self._look)

    def look(self) -> None:
        """Send what is due, now."""
        if self._slow_since is None:
            self._look()

    def close(self, code: int) -> None:
        """Close without waiting for anybody."""
        closing = self._loop.create_task(goodbye(self._ws, self._transport, code))
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    def _look(self) -> None:
        self._woken = False
        if self._ws.closed or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size():
            self._wait()
            return
        self._slow_since = None
        messages = self._due()
        if self._replies:
            messages = self._replies + messages
            self._replies.clear()
        if messages:
            self._write(messages)

    def _write(self, messages: list[bytes]) -> None:
        piece = framed(messages)
        self._transport.write(piece)
        self._metrics.messages += len(messages)
        self._metrics.bytes_sent += len(piece)

    def _wait(self) -> None:
        """He has not read what he has: come again soon, or not at all."""
        now = self._loop.time()
        since = self._slow_since = now if self._slow_since is None else self._slow_since
        asked = sum([len(message) for message in self._replies])
        self._woken = True  # nobody needs to wake it: it comes by itself, or never again
        if now - since > self._limits.patience or asked > self._limits.queued:
            self._metrics.slow_readers += 1
            self._drop()
        else:
            self._loop.call_later(AGAIN, self._look)
