"""The event loop: uvloop where it is installed, and asyncio's own where it is not."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

from tenderfoot.server.event_loop import quickest, run


def missing(name: str) -> object:
    raise ImportError(name)


def test_without_uvloop_the_usual_loop_serves() -> None:
    assert quickest(missing) is None


def test_uvloop_serves_where_it_is_installed() -> None:
    there = SimpleNamespace(new_event_loop=asyncio.new_event_loop)
    assert quickest(lambda name: {"uvloop": there}[name]) is asyncio.new_event_loop


def test_a_story_is_run_to_its_end_on_the_quickest_loop() -> None:
    ended: list[str] = []

    async def story() -> None:
        await asyncio.sleep(0)
        ended.append(type(asyncio.get_running_loop()).__module__)

    run(story())
    usual = quickest() is None
    assert [module.startswith("asyncio") for module in ended] == [usual]
