"""A message of any length arrives as it was sent, several at once in their order."""

from __future__ import annotations

import asyncio
from typing import Final

import aiohttp
from aiohttp import web

from tenderfoot.server.command import listen
from tenderfoot.server.wire.frames import framed

LENGTHS: Final = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)


async def sending(request: web.Request) -> web.WebSocketResponse:
    ws = web.WebSocketResponse(compress=False)
    await ws.prepare(request)
    assert request.transport is not None
    request.transport.write(framed([b"x" * length for length in LENGTHS]))
    await ws.close()
    return ws


def test_every_length_arrives() -> None:
    async def main() -> list[str]:
        app = web.Application()
        app.router.add_get("/", sending)
        runner, listening = web.AppRunner(app), listen("127.0.0.1", 0)
        await runner.setup()
        await web.SockSite(runner, listening).start()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        async with aiohttp.ClientSession() as http, http.ws_connect(address) as ws:
            heard = [message.data async for message in ws if message.type is aiohttp.WSMsgType.TEXT]
        await runner.cleanup()
        return heard

    assert [len(text) for text in asyncio.run(main())] == list(LENGTHS)
