"""The bodies of HTTP requests and replies: opening a table, entering it, lists, records and proofs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from tenderfoot.engine.options import Options, Value
from tenderfoot.engine.prompt import Kind
from tenderfoot.engine.words import Facts
from tenderfoot.server.protocol.client_messages import Name, Word
from tenderfoot.server.protocol.guests import Role
from tenderfoot.server.protocol.server_messages import Clock, Event, Moment, Option, Outcome

Wanted = Annotated[Mapping[Word, bool | int | Word], Meta(max_length=30)]


class Form(Struct, forbid_unknown_fields=True):
    """What a client fills in."""


class OpenTable(Form):
    """Open a table. Who opens it is its host. `pace` is explained in `Room`; a slow table has none."""

    game: Word
    options: Wanted = {}
    clock: Clock = Clock()
    pace: Annotated[
        Annotated[int, Meta(ge=0, le=10_000)] | None,
        Meta(description="0, or 700 and more; null: 2500, at a slow table 0"),
    ] = None
    visibility: Literal["public", "link"] = "link"
    open_replay: bool = True
    hints: Annotated[bool | None, Meta(description="null: only where one person plays against bots")] = None
    name: Name | None = None
    bots: Annotated[list[Word], Meta(max_length=15)] = []


class Fitting(Form):
    """Ask whether these options of a game go together."""

    game: Word
    options: Wanted = {}


class Opened(Struct, frozen=True):
    """The table is open: where it is, and the links to send. The secrets are told this once."""

    table: str
    path: str
    join: str
    watch: str


class Enter(Form):
    """Come to a table with the secret of a link's fragment; to a public table without one."""

    secret: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")] | None = None
    watch: bool = False


class Entered(Struct, frozen=True):
    """You are in; the cookie of this reply is what the socket will know you by."""

    table: str
    role: Role
    seat: int | None


class OpenReplay(Form):
    """The host lets everybody know everything of a game that is over, where the table kept it closed."""


class Forget(Form):
    """Take a table off this device's list; a link brings it back.

    A seat that has no other device is free again before the game, and played by a bot during it.
    """


class ForgetMe(Form):
    """Take a table off this device's list, and its person out of it: name, chat and seat.

    His chair is free again before the game, and a bot's during it. The moves of a game stay, without the
    name; record and proof, which are made with the names, are the server's no longer.
    """


class Traces(Struct, frozen=True):
    """The tables where something of this device's person is kept; of who is forgotten everywhere, none.

    Each table is forgotten at by itself (`forget-me`), for each may belong to another process of the server.
    """

    tables: list[str]


class Change(Struct, frozen=True):
    """One option with another value."""

    option: str
    value: Value


class SettingCard(Struct, frozen=True):
    """One option of a game."""

    name: str
    values: list[Value]
    default: Value


class GameCard(Struct, frozen=True):
    """A game that can be played here, with the bots that play it."""

    name: str
    rules: int
    settings: list[SettingCard]
    prompts: dict[str, Kind]
    levels: list[str]


class TableCard(Struct, frozen=True):
    """A table in a list: of the lobby, or of this device. `asked`: a question waits for you; null: ask for
    the `Place` at the table, which another process has.

    `bots` are as many of its chairs as bots have, which a late friend may take.

    `status` is a room's, or `unreadable`: what is kept of it is spoilt, and nothing else can be said.
    """

    table: str
    game: str
    options: Options
    status: str
    names: list[str]
    chairs: int
    opened: int
    clock: Clock
    role: Role | None = None
    seat: int | None = None
    asked: bool | None = False
    bots: int = 0


class ReplayFrame(Struct, frozen=True):
    """One version of the table as the viewer of the replay may know it."""

    moment: Moment
    view: Raw


class Replay(Struct, frozen=True):
    """A whole game, from one viewer's knowledge; `viewer` is a seat, null for a spectator."""

    table: str
    game: str
    rules: int
    options: Options
    names: list[str]
    viewer: int | None
    frames: list[ReplayFrame]
    outcome: Outcome | None


class CurvePoint(Struct, frozen=True):
    """How likely each seat was to win, in percent, when this round began; the last point is the end."""

    round: int
    frame: Annotated[int, Meta(description="the moment, counted from 0, in `Replay.frames`")]
    chances: list[float]


class Fortune(Struct, frozen=True):
    """What the dice gave a seat or took from it, and what its mistakes cost: percent of a chance to win."""

    seat: int
    luck: float
    lost: float
    judged: Annotated[int, Meta(description="decisions the coach has an opinion of")]


class LuckyRoll(Struct, frozen=True):
    """A roll, and how much better than usual it was for a seat, in percent of a chance to win."""

    seat: int
    round: int
    luck: float


class Lapse(Struct, frozen=True):
    """A decision for which something better was known then, and why it was better (`reason-<reason>`)."""

    seat: int
    round: int
    frame: int
    chosen: Option
    better: Option
    points: Annotated[float, Meta(description="by how many percent the better one wins more often")]
    reason: str
    facts: Facts


class Swing(Struct, frozen=True):
    """A round that turned the game: whose chance grew by how many percent, and what was told when it did."""

    round: int
    frame: int
    seat: int
    gain: float
    told: Event


class Review(Struct, frozen=True):
    """A game that is over, looked at again: who was winning when, who was lucky, what was costly.

    `lapses` are the viewer's three costliest decisions, a spectator's the three of all. Where the table
    keeps each seat's knowledge to itself there is nothing about the others, and no curve.
    """

    table: str
    viewer: int | None
    curve: list[CurvePoint]
    swings: Annotated[list[Swing], Meta(description="the three greatest first, all of them public")]
    fortunes: list[Fortune]
    luckiest: LuckyRoll | None
    lapses: list[Lapse]


class ReviewProgress(Struct, frozen=True):
    """How far the coach is with a review; 100 where nobody waits for one."""

    percent: int


class Proof(Struct, frozen=True):
    """All that made the seed, once the game is over: `fairness` in the README says how to check it.

    seed = SHA256(server + contributions + header); a contribution is empty for a bot and for a seat
    that did not open in time. `chance` holds every outcome: its key, then the numbers.
    """

    table: str
    commitment: str
    server: str
    commitments: list[str | None]
    contributions: list[str]
    header: str
    seed: str
    chance: list[str]


class Denied(Struct, frozen=True):
    """Why a request is refused."""

    code: str
    facts: Facts
    sentence: str


class Place(Struct, frozen=True):
    """How a table stands that this device has a place at; or why it has none there (`kept-out`)."""

    card: TableCard | None
    fault: Denied | None


class Fit(Struct, frozen=True):
    """Whether options go together: no fault, or why they do not and the changes that would each be enough."""

    fault: Denied | None
    ways: list[Change]
