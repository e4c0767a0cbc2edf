"""What all tables of one server share: the games, the disk, the clock, the limits, the counts."""

from __future__ import annotations

import secrets
import time
from hashlib import blake2b
from random import Random, SystemRandom
from typing import Final

from msgspec import Struct

from tenderfoot.engine.game import Game
from tenderfoot.server.journal import Journal
from tenderfoot.server.metrics import Metrics
from tenderfoot.server.safety.filter import Filter, WordList
from tenderfoot.server.safety.rate_limits import Allowance, Buckets
from tenderfoot.server.shards.ownership import Everything, Ownership
from tenderfoot.server.storage.store import Checkpoint, Store, nothing
from tenderfoot.server.tables.projection import ALLOWED, Projection
from tenderfoot.server.workers.workforce import Workforce


class Limits(Struct, frozen=True):
    """How much one address, one device, one table may ask for."""

    connections: int = 400  # at once, from one address: a school may be behind it
    connections_in_all: int = 4000
    silence: float = 15.0  # seconds before one asks for something, or for the next thing
    hello: float = 15.0  # seconds before a socket says who it is
    heartbeat: float = 25.0  # seconds between looks whether a socket is still there
    sockets: int = 200  # at once, from one address
    tables: int = 60  # opened in an hour, by one address
    alive: int = 1000  # tables of one address that are not over
    alive_in_all: int = 100_000
    entries: int = 600  # by links or from the lobby in an hour, by one address
    requests: float = 100.0  # HTTP requests a second, by one address; half a minute's worth at once
    messages: float = 20.0  # a second, by one device
    chat: float = 1.0  # lines a second, by one device
    hints: float = 2.0  # a second, by one device
    crowd: float = 30.0  # times as much of these by all devices of one address
    chat_lines: int = 500  # kept of one conversation
    chat_bytes: int = 64 * 1024  # kept of one conversation
    keep_finished: int = 365  # days a table is kept when it is over; 0: for ever
    keep_abandoned: int = 90  # days a table is kept when it is not, and nobody plays; 0: for ever
    take_backs: int = 500  # by one seat in one game
    warnings: int = 100  # for being too fast, and one a second: who has had them is hung up on
    watchers: int = 50  # at one table
    links: int = 40  # made at one table
    queued: int = 256 * 1024  # bytes that may wait for a slow reader
    patience: float = 20.0  # seconds a reader may take for one message
    pulse: float = 15.0  # seconds between the rows that show whether the disk can be written
    measured: int = 8  # such rows at the start: how long the disk takes is known before anybody comes
    opening: float = 5.0  # seconds to open what one has put into the seed
    silent: float = 120.0  # seconds somebody is waited for before the others may let a bot play
    returning: float = 20.0  # seconds for the same after a restart: people must find their way back


class Rates:
    """How often each device, and each address, may do what costs something; connections come and go."""

    def __init__(self, limits: Limits) -> None:
        self.messages: Final = Allowance(limits.messages, limits.crowd)
        self.chat: Final = Allowance(limits.chat, limits.crowd)
        self.hints: Final = Allowance(limits.hints, limits.crowd)
        self.warnings: Final = Buckets(1.0, limits.warnings)


class Services:
    """One server's common goods."""

    def __init__(
        self,
        games: dict[str, Game],
        store: Store,
        workers: Workforce,
        *,
        limits: Limits | None = None,
        projection: Projection = ALLOWED,
        checkpoint: Checkpoint = nothing,
        journal: Journal | None = None,
        chance: Random | None = None,
        words: Filter | None = None,
        ownership: Ownership | None = None,
    ) -> None:
        self.games: Final = games
        self.store: Final = store
        self.workers: Final = workers
        self.limits: Final = limits or Limits()
        self.rates: Final = Rates(self.limits)
        self.projection: Final = projection
        self.checkpoint: Final = checkpoint
        self.journal: Final = journal or Journal("warning")
        self.chance: Final = chance or SystemRandom()  # the server's own: no game knows of it
        self.words: Final = words or WordList()
        self.ownership: Final = ownership or Everything()
        self.metrics: Final = Metrics()
        self._key: Final = secrets.token_bytes(16)

    def opener(self, address: str) -> bytes:
        """An address as a row remembers it: it can be counted until the next start, and never be read."""
        return blake2b(address.encode(), key=self._key, digest_size=8).digest()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000
