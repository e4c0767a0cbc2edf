"""The workers of a cluster as a crew: Dask's scheduler hands jobs to them, wherever they are.

A worker that is lost costs time and nothing else: the scheduler gives what it had to another. Every worker
is asked who it is with every job, so that none joins later whose rules, bots or form are other than ours.
One game at a time is played in a process, for the time that bots take is measured.
"""

from __future__ import annotations

import logging
import pickle
import re
import socket
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final, TypeVar

from tenderfoot.arena.crew import AT_ONCE, Gone, Hands, Job, Tell
from tenderfoot.arena.fingerprint import Identity, difference, identity
from tenderfoot.engine.errors import BadOptions
from tenderfoot.extras import needed

ADDRESS: Final = re.compile(r"(tcp|tls)://([\w.-]+|\[[0-9a-fA-F:.]+\]):[0-9]{1,5}")
PATIENCE: Final = 5.0  # seconds until a scheduler that does not answer is given up
_SILENT: Final = 30.0  # and one that does not answer any more: it may be busy
_GLANCE: Final = 2.0  # seconds between two looks at who is there
_LOUD: Final = ("distributed.client", "distributed.core", "distributed.comm", "distributed.batched")
_ONE: Final = threading.Lock()

T = TypeVar("T")
R = TypeVar("R")


class Cluster:
    """The workers of a scheduler, as many as there are, and as come and go."""

    def __init__(self, address: str, homes: Sequence[str] = (), tell: Tell | None = None) -> None:
        if not ADDRESS.fullmatch(address):
            raise BadOptions("cluster-address", {"address": address})
        self.address: Final = address
        self.homes: Final = tuple(homes)
        self.ours: Final = identity(homes)
        self.tell: Final = tell or _nobody
        self.client: Final = self._connected()
        self._seen = 0.0
        self._workers = 0
        self._waiting = False

    def each(self, work: Callable[[T], R], given: Iterable[T], grain: int = 1) -> Iterator[tuple[T, R]]:
        """As they are done."""
        killed: type[BaseException] = needed("distributed", "cluster").KilledWorker
        try:
            yield from Hands(self._submit, self._room, self._next).each(work, given, grain)
        except killed as error:
            raise Gone("cluster-killed", {"address": self.address}) from error
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] != "tenderfoot":
                raise
            raise Gone("cluster-without", {"value": self.ours["version"]}) from error
        except (CancelledError, OSError, TimeoutError) as error:
            raise Gone("cluster-lost", {"address": self.address}) from error

    def close(self) -> None:
        """Leave; what is being played for us is dropped."""
        with suppress(OSError, TimeoutError):  # it may be gone already
            self.client.close(timeout=PATIENCE)

    def _connected(self) -> Any:  # noqa: ANN401  Dask has no types
        dask = needed("distributed", "cluster")
        for name in _LOUD:
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what is wrong is said in our words
        try:
            _knock(self.address)
            return dask.Client(self.address, timeout=PATIENCE, name="tenderfoot")
        except (OSError, OverflowError, TimeoutError, ValueError) as error:
            raise Gone("cluster-unreachable", {"address": self.address, "seconds": int(PATIENCE)}) from error

    def _submit(self, work: Callable[[], object]) -> Job:
        """The work travels closed: it is opened by those only who have what is in it."""
        return self.client.submit(_checked, pickle.dumps(work), self.ours, self.homes, pure=False)

    def _room(self) -> int:
        """A few jobs for each worker that is there now; and one that waits for the first to come."""
        if monotonic() - self._seen > _GLANCE:
            self._look()
        return max(self._workers * AT_ONCE, 1)

    def _next(self, done: SimpleQueue[Job]) -> Job:
        """The next job that is done; meanwhile it is looked whether anybody is still there."""
        while True:
            try:
                return done.get(timeout=_GLANCE)
            except Empty:
                self._look()

    def _look(self) -> None:
        """Who is there; that nobody is, is said once."""
        there = self.client.sync(self.client.scheduler.ncores, workers=None, callback_timeout=_SILENT)
        if not there and not self._waiting:
            self.tell("cluster-waiting", {"address": self.address})
        self._waiting, self._workers, self._seen = not there, len(there), monotonic()


def _knock(address: str) -> None:
    """Whether a scheduler is there: it speaks first. For one that is silent Dask's client waits for ever."""
    protocol, _, place = address.partition("://")
    host, _, port = place.rpartition(":")
    with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as door:
        if protocol == "tcp" and not door.recv(1):
            raise ConnectionAbortedError


def _checked(work: bytes, ours: Identity, homes: tuple[str, ...]) -> object:
    """At a worker: do it, if this is the same program as that of whoever asks."""
    theirs = _own_identity(homes)
    what = difference(theirs, ours)
    if what:
        facts = {"worker": _own_address(), "what": f"same:{what}"}
        raise Gone("cluster-other", {**facts, "theirs": theirs[what], "ours": ours[what]})
    with _ONE:
        return pickle.loads(work)()  # noqa: S301  who can reach a scheduler may run anything anyway


@cache
def _own_identity(homes: tuple[str, ...]) -> Identity:
    """Who this worker is, as of when it began: sources that change later are not what it runs."""
    return identity(homes)


def _own_address() -> str:
    return str(needed("distributed", "cluster").get_worker().address)


def _nobody(_name: str, _facts: object) -> None:
    pass
