"""Being told to stop: Ctrl-C, a closed terminal, a machine that shuts down. The game is saved already."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

# A closed terminal hangs up; Windows has no such signal.
STOPPING: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Stopped(BaseException):
    """The process has been told to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status: Final = 128 + number


@contextmanager
def stoppable() -> Iterator[None]:
    """Turn the signals that end a process into `Stopped`, so that it can say where the game lies."""
    before = {number: signal.signal(number, _stop) for number in STOPPING}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def hush() -> None:
    """Nobody listens any more: let the rest of what would be said go nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())


def _stop(number: int, _: FrameType | None) -> None:
    raise Stopped(number)
