"""Goodbyes: each has a limit, for somebody who does not read never hears one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Final

from aiohttp import WSCloseCode, web

GOODBYE: Final = 3.0  # seconds


async def goodbye(ws: web.WebSocketResponse, transport: asyncio.WriteTransport, code: int) -> None:
    """Say it, and hang up when it was heard or its time is over."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE):
            await ws.close(code=code, drain=False)
    hang_up(transport)


def hang_up(transport: asyncio.WriteTransport) -> None:
    """Close the line; what is on its way goes out, unless it is not read in time."""
    transport.close()
    if transport.get_write_buffer_size():
        asyncio.get_running_loop().call_later(GOODBYE, transport.abort)


async def all_go(sockets: Mapping[web.WebSocketResponse, asyncio.WriteTransport]) -> None:
    """Tell everybody at once that the server stops, and cut off whoever does not listen."""
    lines = dict(sockets)
    await asyncio.gather(*[goodbye(ws, line, WSCloseCode.GOING_AWAY) for ws, line in lines.items()])
    for line in lines.values():
        line.abort()
