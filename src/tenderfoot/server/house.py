"""What all tables of one server share: the games, the disk, the clock, the limits, the counts."""

from __future__ import annotations

import time
from random import Random, SystemRandom
from typing import Final

from msgspec import Struct

from tenderfoot.engine.game import Game
from tenderfoot.server.journal import Journal
from tenderfoot.server.metrics import Metrics
from tenderfoot.server.projection import ALLOWED, Projection
from tenderfoot.server.store import Passing, Store, nothing
from tenderfoot.server.thinkers import Thinkers, coaching


class Limits(Struct, frozen=True):
    """How much one address, one socket, one table may ask for."""

    connections: int = 400  # at once, from one address: a school may be behind it
    connections_in_all: int = 4000
    silence: float = 15.0  # seconds before one asks for something, or for the next thing
    hello: float = 15.0  # seconds before a socket says who it is
    heartbeat: float = 25.0  # seconds between looks whether a socket is still there
    sockets: int = 200  # at once, from one address
    tables: int = 60  # opened in an hour, by one address
    requests: float = 100.0  # HTTP requests a second, by one address
    wishes: float = 20.0  # a second, on one socket
    chat: float = 1.0  # lines a second, on one socket
    hints: float = 2.0  # a second, on one socket
    scoldings: int = 100  # for being too fast, and one a second: who has had them is hung up on
    watchers: int = 50  # at one table
    links: int = 40  # made at one table
    queued: int = 256 * 1024  # bytes that may wait for a slow reader
    patience: float = 20.0  # seconds a reader may take for one message
    pulse: float = 15.0  # seconds between the rows that show whether the disk can be written
    opening: float = 5.0  # seconds to open what one has put into the seed
    returning: float = 20.0  # seconds for the same after a restart: people must find their way back


class House:
    """One server's common goods."""

    def __init__(
        self,
        games: dict[str, Game],
        store: Store,
        thinkers: Thinkers,
        *,
        coaches: Thinkers | None = None,
        limits: Limits | None = None,
        projection: Projection = ALLOWED,
        passing: Passing = nothing,
        journal: Journal | None = None,
        chance: Random | None = None,
    ) -> None:
        self.games: Final = games
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.coaches: Final = coaches or coaching(1, thinkers.home)
        self.archivists: Final = Thinkers(1, thinkers.home, modest=True)
        self.limits: Final = limits or Limits()
        self.projection: Final = projection
        self.passing: Final = passing
        self.journal: Final = journal or Journal("warning")
        self.chance: Final = chance or SystemRandom()  # the server's own: no game knows of it
        self.metrics: Final = Metrics()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000
