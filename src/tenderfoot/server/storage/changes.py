"""Everything that can be written down, as data: a store makes rows of it.

A table hands its store a list of changes; all of them are stored, or none. How they are stored is the
store's own business: `sql.py` has a statement for each.
"""

from __future__ import annotations

from msgspec import Struct

from tenderfoot.server.protocol.client_messages import LinkKind
from tenderfoot.server.protocol.server_messages import ChatLine
from tenderfoot.server.storage.rows import Grant, Seat, TableRow
from tenderfoot.server.tables.acts import Act, Step


class TableOpened(Struct, frozen=True):
    """A new table."""

    row: TableRow


class TableChanged(Struct, frozen=True):
    """How far a table is."""

    row: TableRow


class TableRemoved(Struct, frozen=True):
    """A table, and everything that belongs to it, is not there any more."""

    table: str


class SeatPut(Struct, frozen=True):
    """Who sits on this chair now."""

    table: str
    number: int
    seat: Seat


class GrantPut(Struct, frozen=True):
    """What a device may do at a table."""

    device: bytes
    table: str
    grant: Grant
    at: int


class GuestsCounted(Struct, frozen=True):
    """How many devices have come to a table: no number is given twice, whoever goes."""

    table: str
    guests: int


class GrantDropped(Struct, frozen=True):
    """A device has nothing to do with a table any more."""

    device: bytes
    table: str


class LinkMade(Struct, frozen=True):
    """A link, by the digest of its secret; one to a seat fits only whoever sits there now."""

    secret: bytes
    table: str
    kind: LinkKind
    at: int
    seat: int | None = None
    sitter: str = ""


class LinksRevoked(Struct, frozen=True):
    """No link of this kind opens the table any more."""

    table: str
    kind: LinkKind


class Banned(Struct, frozen=True):
    """A device is kept out of a table."""

    device: bytes
    table: str


class SeatLinksDropped(Struct, frozen=True):
    """No link opens this chair any more."""

    table: str
    seat: int


class ActAdded(Struct, frozen=True):
    """The n-th act of a game. That there is only one is what makes an answer idempotent."""

    table: str
    n: int
    act: Act
    at: int
    took: int = 0  # milliseconds since its question was asked, by a clock that nobody sets


class StepAdded(Struct, frozen=True):
    """What a version brought, in the words of its day."""

    table: str
    version: int
    at: int
    step: Step


class ChatAdded(Struct, frozen=True):
    """A line of a conversation."""

    table: str
    room: str
    line: ChatLine
    device: bytes | None = None  # who said it, so that he can have it deleted


class ChatDropped(Struct, frozen=True):
    """All that a device has said at a table is deleted; of lines without a device, what its seat has."""

    device: bytes
    table: str
    seat: int | None


class RecordDropped(Struct, frozen=True):
    """The record as text has names in it: it is deleted, and every view of the game stays."""

    table: str


class Reported(Struct, frozen=True):
    """Somebody thinks that the operator should see this; who, is not kept."""

    table: str
    about: str
    number: int
    name: str
    text: str
    at: int


class ChatForgotten(Struct, frozen=True):
    """A conversation begins with this line now."""

    table: str
    room: str
    first: int


class ReplayKept(Struct, frozen=True):
    """The record of a game that is over, and every view of it; the first one stays."""

    table: str
    record: str
    frames: bytes


class ReviewKept(Struct, frozen=True):
    """The review of a game that is over; the first one stays."""

    table: str
    body: str


class Heartbeat(Struct, frozen=True):
    """A row that is written only to see that it can be; each process has its own, where there are several."""

    at: int
    process: int = 1


Change = (
    TableOpened
    | TableChanged
    | TableRemoved
    | SeatPut
    | GrantPut
    | GuestsCounted
    | GrantDropped
    | LinkMade
    | SeatLinksDropped
    | LinksRevoked
    | Banned
    | ActAdded
    | StepAdded
    | ChatAdded
    | ChatForgotten
    | ChatDropped
    | RecordDropped
    | Reported
    | ReplayKept
    | ReviewKept
    | Heartbeat
)
