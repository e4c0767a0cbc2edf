"""Run a story against a server in this process, over real sockets on an ephemeral port."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tenderfoot.server.command import listen, started
from tenderfoot.server.storage.beat import Beat
from tenderfoot.server.storage.store import nothing
from tenderfoot.server.wire.app import Server
from tenderfoot.server.wire.static_files import StaticFiles
from tests.server import booth, kept
from tests.server.guest import Json

Story = Callable[[int], Awaitable[None]]


def running(place: Path, story: Story, **goods: Json) -> None:
    """The server is started, the story told, the server stopped."""

    async def told(_: Server, port: int) -> None:
        await story(port)

    with_server(place, told, **goods)


def with_server(
    place: Path, story: Callable[[Server, int], Awaitable[None]], within: float = 600, **goods: Json
) -> None:
    """The same, for stories that look behind the curtain; `within` so many seconds they are told or stuck.

    `home` is another one than a file in that place.
    """
    home = goods.pop("home", place / "tables.db")

    async def main() -> None:
        if not isinstance(home, Path):
            store = await kept.opened(home, goods.get("checkpoint", nothing), Beat(booth.BRISK))
            goods["store"] = lambda *_: store
        pages = StaticFiles(goods.pop("static", None))
        outside = {name: goods.pop(name) for name in ("base", "proxied", "metrics") if name in goods}
        server = booth.server(booth.services(place / "tables.db", **goods), pages, **outside)
        listening = listen("127.0.0.1", 0)
        runner = await started(server, listening)
        try:
            async with asyncio.timeout(within):
                await story(server, listening.getsockname()[1])
        finally:
            await runner.cleanup()

    asyncio.run(main())
