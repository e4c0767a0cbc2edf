"""A real cluster on this machine, for tests: a scheduler and workers, each a process of its own on loopback.

Everything is started by Dask's own commands, without dashboards, and ended by its process id.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, Self

import distributed

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final[Any] = distributed.Client  # it has no types
PATIENCE: Final = 60.0  # seconds for a process to begin, on a busy machine


class Grid:
    """A scheduler, and those who work for it."""

    def __init__(self, place: Path) -> None:
        self.gate: Final = place / "gate"  # before which `toy.Waiting` waits
        self._file: Final = place / "scheduler.json"
        self._log: Final = (place / "grid.log").open("ab")
        here = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--dashboard-address", "127.0.0.1:0"]
        self.scheduler: Final = self._begun("dask_scheduler", *here, "--scheduler-file", str(self._file))
        self.workers: Final[list[subprocess.Popen[bytes]]] = []
        self.address: Final = self._address()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for process in [*self.workers, self.scheduler]:
            process.kill()
            process.wait()
        self._log.close()

    def add(self, count: int = 1, surroundings: Mapping[str, str] | None = None) -> None:
        """Start workers, and wait until the scheduler knows them."""
        wanted = len(self.addresses()) + count
        usual = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", "0"]
        for _ in range(count):
            process = self._begun(
                "dask_worker", self.address, "--host", "127.0.0.1", *usual, also=surroundings
            )
            self.workers.append(process)
        self.wait_for(wanted)

    def wait_for(self, workers: int) -> None:
        """Wait until the scheduler knows so many."""
        with CLIENT(self.address, timeout=PATIENCE) as client:
            client.wait_for_workers(workers, timeout=PATIENCE)

    def addresses(self) -> list[str]:
        """Where the workers are."""
        with CLIENT(self.address, timeout=PATIENCE) as client:
            return list(client.nthreads())

    def drop(self) -> None:
        """Kill a worker, as a power cut does."""
        process = self.workers.pop()
        process.kill()
        process.wait()

    def _begun(
        self, command: str, *words: str, also: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        surroundings = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "TENDERFOOT_GATE": str(self.gate),
            **(also or {}),
        }
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{command}", *words],
            stdout=self._log,
            stderr=self._log,
            cwd=ROOT,
            env=surroundings,
        )

    def _address(self) -> str:
        """Where the scheduler is, once it says so."""
        end = monotonic() + PATIENCE
        while monotonic() < end and self.scheduler.poll() is None:
            try:
                found: dict[str, Any] = json.loads(self._file.read_text("utf-8"))
            except (OSError, ValueError):
                sleep(0.05)  # until its file is there, and whole
            else:
                return str(found["address"])
        raise TimeoutError("the scheduler has not begun")


@contextmanager
def grid(place: Path, workers: int) -> Iterator[Grid]:
    """A scheduler with so many workers."""
    with Grid(place) as found:
        if workers:
            found.add(workers)
        yield found
