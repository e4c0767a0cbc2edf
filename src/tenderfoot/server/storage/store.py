"""Where acts are kept: the seam between tables and a disk.

`write` gives a future that is done when its changes are stored for good, all or none; what one `Writer`
writes is stored in its order. Reading never waits for anybody's writing, and sees only what is stored for
good. It has two homes: SQLite (`sqlite.py`) is the embedded default, for one process, and PostgreSQL
(`postgres/`) is for many. `home.py` chooses.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from msgspec import Struct

from tenderfoot.server.errors import NotStored
from tenderfoot.server.protocol.client_messages import LinkKind
from tenderfoot.server.protocol.server_messages import ChatLine
from tenderfoot.server.storage.changes import Change
from tenderfoot.server.storage.rows import Grant, Seat, TableRow
from tenderfoot.server.tables.acts import Act, Step

Checkpoint = Callable[[str], None]
AFTER_A_FAULT: Final = "what came before it could not be stored"


def nothing(point: str) -> None:
    """What happens at a named point of the program: nothing. The tests stop the process there."""


def idle() -> None:
    """Nobody has anything to do."""


class StoreFault(Exception):
    """What was to be stored is not."""


class Writer:
    """Whoever writes one thing after the other: when one of them fails, so do those that came after it.

    `before_commit` is called when all it has written is on its way to the disk, in one commit.
    """

    def __init__(self, before_commit: Callable[[], None] = idle) -> None:
        self.before_commit: Final = before_commit
        self.failed = False


class TableRows(Struct, frozen=True):
    """All that is kept of one table."""

    row: TableRow
    seats: list[Seat]
    grants: dict[bytes, Grant]
    banned: set[bytes]  # devices that are kept out
    acts: list[tuple[Act, int]]  # each with the milliseconds it took
    steps: list[tuple[int, Step]]
    chat: list[tuple[str, ChatLine]]


class Listed(Struct, frozen=True):
    """A table as a list needs it; `row` is None if its row is spoilt, and then `fault` says how."""

    id: str
    opened: int
    game: str
    row: TableRow | None
    status: str
    public: bool
    chairs: list[tuple[str, str]]  # the name and the kind of each
    grant: Grant | None = None  # of the device whose list it is
    fault: str = ""


class Alive(Struct, frozen=True):
    """How many tables are not over: of one opener, and in all."""

    mine: int
    all: int


class LinkRow(Struct, frozen=True):
    """What a link opens."""

    kind: LinkKind
    seat: int | None
    sitter: str


class Replay(Struct, frozen=True):
    """What is kept of a game that is over."""

    record: str
    frames: bytes


class Store(Protocol):
    """Where everything is kept that must not be lost."""

    @property
    def commits(self) -> int:
        """How many groups of changes were stored."""

    def write(self, changes: Sequence[Change], writer: Writer | None = None) -> asyncio.Future[None]:
        """Store these; the future is done when they are, or says that they are not (`StoreFault`)."""

    async def table(self, table: str) -> TableRows | None:
        """Everything about one table."""

    async def listed(self, table: str) -> Listed | None:
        """One table as a list needs it."""

    async def public_tables(self, most: int) -> list[Listed]:
        """Public tables that gather or play, newest first."""

    async def tables_of(self, device: bytes, most: int) -> list[Listed]:
        """The tables of a device, newest first."""

    async def unfinished(self, since: int) -> list[str]:
        """Tables where a game is played: those opened since then, and those whose clock runs."""

    async def unarchived(self, game: str, rules: int) -> list[str]:
        """Tables whose game is over, was played by these rules, and has no replay yet."""

    async def outdated(self, before: int, most: int, *, over: bool) -> list[str]:
        """Tables that are over, or are not, and where nothing has happened since then."""

    async def alive(self, opener: bytes) -> Alive:
        """How many tables are not over."""

    async def link(self, table: str, secret: bytes) -> LinkRow | None:
        """What a secret opens at this table."""

    async def links(self, table: str) -> int:
        """How many links a table has."""

    async def spoken_at(self, device: bytes) -> list[str]:
        """The tables where a device has said something that is kept."""

    async def granted(self, table: str, device: bytes) -> bool:
        """Whether a device may know of a table."""

    async def acts(self, table: str) -> list[Act]:
        """The acts of a game in their order."""

    async def steps(self, table: str) -> list[tuple[int, Step]]:
        """What each version brought, and when."""

    async def replay(self, table: str) -> Replay | None:
        """What is kept of a game that is over."""

    async def review(self, table: str) -> str | None:
        """Its review, if it was made."""

    async def close(self) -> None:
        """Store what is waiting, and stop."""


async def stored(writing: asyncio.Future[None]) -> None:
    """Wait until something is on disk, or refuse; whoever waits and goes away does not stop it."""
    try:
        await asyncio.shield(writing)
    except StoreFault as fault:
        raise NotStored("not-stored", {}) from fault
