"""Whole games on a real server, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.guest import Guest, last, seated
from tests.server.running import running


def test_three_people_play_a_whole_game(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as cleo:
            looks = await seated([ann, bob, cleo], "toytown", options={"players": "3"})
            await asyncio.gather(looks[0].play(), looks[1].play(last), looks[2].play())
            outcomes = [look.shown["outcome"] for look in looks]
            assert outcomes[0] == outcomes[1] == outcomes[2]
            table = looks[0].table
            assert "winners" in await ann.get(f"/api/tables/{table}/record")

    running(tmp_path, story)
