"""A commit at a time: what it put on disk is shown, and what it put there together is shown as one."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from tests.server.guest import VIEWS, Guest, Look, Refusal, first, seated
from tests.server.running import running


class Disk:
    """A disk that commits when it is told to."""

    def __init__(self) -> None:
        self.held = threading.Event()
        self.begun = threading.Event()
        self.told = threading.Semaphore(0)

    def checkpoint(self, point: str) -> None:
        if point == "before commit" and self.held.is_set():
            self.begun.set()
            self.told.acquire(timeout=120)  # to stop a test that hangs


async def answered(look: Look) -> int:
    """His answer is carried out and waits for the disk; the wish it was."""
    ask = look.ask() or {}
    wish = await look.send("answer", question=ask["question"], choice=first(ask))
    await nothing_new(look)
    return wish


async def nothing_new(look: Look) -> None:
    """All that was sent to him before this is received."""
    with pytest.raises(Refusal, match="no-such-question"):
        await look.wish("answer", question=1000, choice="pass")


def shown(look: Look) -> int:
    """How often he was shown the table."""
    return sum(text.startswith(VIEWS) for text in look.heard)


def test_nobody_is_shown_what_the_next_commit_will_bring(tmp_path: Path) -> None:
    """Three answer under seal; when the first answer is on disk, the others have opened all in memory."""
    disk = Disk()

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve:
            looks = await seated([ann, bob, eve], "dicetown", options={"players": 3})
            for look in looks:
                await look.until(look.ask)
            version = looks[0].shown["version"]
            disk.held.set()
            wishes = [await answered(looks[0])]
            assert await asyncio.to_thread(disk.begun.wait, 120)  # what comes now is of the next commit
            wishes += [await answered(look) for look in looks[1:]]
            before = [shown(look) for look in looks]
            disk.told.release()
            await looks[0].reply(wishes[0])
            await looks[0].until(lambda: not looks[0].unlocked())
            await nothing_new(looks[0])
            assert looks[0].shown["version"] == version
            disk.told.release()
            for look, wish in list(zip(looks, wishes, strict=True))[1:]:
                await look.reply(wish)
            for look in looks:
                await look.caught_up(version + 1)
            assert [shown(look) - more for look, more in zip(looks, before, strict=True)] == [2, 1, 1]
            disk.held.clear()
            disk.told.release(10)

    running(tmp_path, story, checkpoint=disk.checkpoint)
