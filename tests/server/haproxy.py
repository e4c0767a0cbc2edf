"""A real HAProxy at work, by our own configuration."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

from tenderfoot.server.cluster.proxy import Door, configuration
from tests.server.booth import limited
from tests.server.finding import haproxy

DRAINING: Final = "# http-request deny deny_status 503 content-type application/json"


class Proxy:
    """The proxy of our own configuration, before these workers; its limits are those of tests."""

    def __init__(self, place: Path, port: int, workers: Sequence[int], **limits: float) -> None:
        door = Door(f"127.0.0.1:{port}", limited(**limits))
        self._file: Final = place / "haproxy.cfg"
        self._file.write_text(configuration([f"127.0.0.1:{worker}" for worker in workers], door))
        self._process: subprocess.Popen[bytes] | None = None

    def drain(self) -> None:
        """Put the line into force that holds new tables off, as an operator does."""
        said = self._file.read_text()
        assert said.count(DRAINING) == 1
        self._file.write_text(said.replace(DRAINING, DRAINING.removeprefix("# ")))

    def checked(self) -> subprocess.CompletedProcess[str]:
        """What HAProxy itself thinks of the configuration."""
        return subprocess.run(
            [haproxy(), "-c", "-f", self._file], capture_output=True, text=True, check=False
        )

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [haproxy(), "-db", "-f", self._file], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
