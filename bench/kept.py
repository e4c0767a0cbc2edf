"""A program that ends when we do, however that is: what a measurement starts never outlives it."""

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench.contender import ROOT, children, cpu_of_children, resident
from tenderfoot.server.storage.postgres import keeper

PATIENCE: Final = 12.0  # seconds for its end: its keeper makes it end before


class Kept:
    """One program under its keeper; the folder that was only for it, if there is one, goes with it."""

    def __init__(self, command: list[str], folder: Path | None = None) -> None:
        words = [sys.executable, "-I", keeper.__file__, "", str(folder or ""), *command]
        self._keeper: Final = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            start_new_session=True,  # Ctrl-C is for us: it learns of it from its keeper
        )

    @property
    def pid(self) -> int:
        """The keeper's."""
        return self._keeper.pid

    def said(self) -> str:
        """Its next line; empty when it has ended."""
        assert self._keeper.stdout is not None  # noqa: S101  for the type checker
        return self._keeper.stdout.readline()

    def cpu(self) -> float:
        """The seconds of CPU that it and all it has started have used."""
        return cpu_of_children(self._keeper.pid)

    def memory(self) -> float:
        """The bytes it has in memory, without what it has started."""
        return float(sum(resident(pid) for pid in children(self._keeper.pid)))

    def kill(self) -> None:
        """Signal 9, to the program and not to its keeper, who is waited for."""
        for pid in children(self._keeper.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._closed()

    def stop(self) -> None:
        """Tell it to end, and wait for that."""
        assert self._keeper.stdin is not None  # noqa: S101  for the type checker
        self._keeper.stdin.close()
        self._closed()

    def _closed(self) -> None:
        self._keeper.wait(PATIENCE)
        for pipe in (self._keeper.stdin, self._keeper.stdout):
            if pipe is not None:
                pipe.close()
