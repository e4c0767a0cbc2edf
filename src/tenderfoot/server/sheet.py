"""What is written down of a table besides its game: how it was opened, who sits where, who may come in.

Each row of the database has its class here, with the statements that write it.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from tenderfoot.engine.options import Options
from tenderfoot.server import tokens
from tenderfoot.server.messages import ChatLine, Clock, Outcome, Role
from tenderfoot.server.play import Act, Step
from tenderfoot.server.store import Row, Statement, Value
from tenderfoot.server.wishes import LinkKind, StandingAnswer

_json: Final = msgspec.json.Encoder()
_standing: Final = msgspec.json.Decoder(list[StandingAnswer])
_options: Final = msgspec.json.Decoder(Options)
_clock: Final = msgspec.json.Decoder(Clock)
_outcome: Final = msgspec.json.Decoder(Outcome)


class Sheet(Struct):
    """How a table was opened, and how far it is."""

    id: str
    opened: int
    game: str
    rules: int
    options: Options
    clock: Clock
    pace: int
    visibility: str
    open_replay: bool
    status: str
    server_seed: bytes
    seed: bytes | None = None
    header: str | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    hints: bool | None = None  # None: only where one person plays against bots

    def insert(self) -> Statement:
        """The row of a new table."""
        marks = ", ".join("?" * 16)
        return f"insert into tables values ({marks})", [  # noqa: S608  only question marks
            *(self.id, self.opened, self.game, self.rules, _text(self.options), _text(self.clock)),
            *(self.pace, self.visibility, self.open_replay, self.status, self.server_seed),
            *(self.seed, self.header, None, self.rematch, self.hints),
        ]

    def update(self) -> Statement:
        """What can change in it."""
        outcome = None if self.outcome is None else _text(self.outcome)
        changed = "rules = ?, status = ?, seed = ?, header = ?, outcome = ?, rematch = ?"
        return f"update tables set {changed} where id = ?", [  # noqa: S608  only names and question marks
            *(self.rules, self.status, self.seed, self.header, outcome, self.rematch, self.id),
        ]


class Seat(Struct):
    """A chair: who sits there, and what it has put into the seed.

    `sitter` is new each time a person sits down, and told to nobody: a link to the seat fits it or nothing.
    """

    kind: str = "empty"
    name: str = ""
    level: str | None = None
    commitment: str | None = None
    contribution: str | None = None
    opened: str = "no"
    away: bool = False
    misses: int = 0
    standing: list[StandingAnswer] = []
    sitter: str = ""

    def write(self, table: str, seat: int) -> Statement:
        """The row of this chair, whatever was there before."""
        return "insert or replace into chairs values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", [
            *(table, seat, self.kind, self.name, self.level, self.commitment, self.contribution),
            *(self.opened, self.away, self.misses, _text(self.standing), self.sitter),
        ]

    def lasting(self) -> list[StandingAnswer]:
        """What is always answered, not only in one round of this game."""
        return [one for one in self.standing if not one.round]


def person(name: str, sitter: str = "") -> Seat:
    """Somebody who sits down, or who sits there already and changes his name."""
    return Seat("person", name, sitter=sitter or tokens.new_secret())


class Grant(Struct):
    """What one device may do at one table; a seat may be played from several devices."""

    role: Role
    seat: int | None
    host: bool

    def write(self, device: bytes, table: str, now: int) -> Statement:
        """The row of this device at this table."""
        return "insert or replace into grants values (?, ?, ?, ?, ?, ?)", [
            *(device, table, self.role, self.seat, self.host, now),
        ]


def link_row(
    secret: str, table: str, kind: LinkKind, now: int, seat: int | None = None, sitter: str = ""
) -> Statement:
    """A link, by the digest of its secret; one to a seat fits only whoever sits there now."""
    values: list[Value] = [tokens.digest(secret), table, kind, seat, now, sitter]
    return "insert into links values (?, ?, ?, ?, ?, ?)", values


def unlinked(table: str, seat: int) -> Statement:
    """All links to this chair are gone."""
    return "delete from links where table_id = ? and seat = ?", [table, seat]


def act_row(table: str, n: int, act: Act, at: int) -> Statement:
    """The n-th act of a game. Its uniqueness is what makes an answer count once."""
    values: list[Value] = [table, n, act.kind, act.seat, act.question, act.choice, at]
    return "insert into answers values (?, ?, ?, ?, ?, ?, ?)", values


def step_row(table: str, version: int, at: int, step: Step) -> Statement:
    """What a version brought, in the words of its day."""
    return "insert into events values (?, ?, ?, ?)", [table, version, at, _text(step)]


def chat_row(table: str, room: str, line: ChatLine) -> Statement:
    """A line of a conversation."""
    values: list[Value] = [table, room, line.n, line.seat, line.name, line.text, line.at]
    return "insert into chat values (?, ?, ?, ?, ?, ?, ?)", values


def read_sheet(row: Row) -> Sheet:
    """A row of `tables`."""
    sheet = Sheet(row[0], row[1], row[2], row[3], _options.decode(row[4]), _clock.decode(row[5]), *row[6:])
    sheet.open_replay = bool(row[8])
    sheet.hints = None if row[15] is None else bool(row[15])
    sheet.outcome = None if row[13] is None else _outcome.decode(row[13])
    return sheet


def read_seat(row: Row) -> Seat:
    """A row of `chairs`, without its first two columns."""
    seat = Seat(*row[:8])
    seat.away = bool(row[6])
    seat.standing, seat.sitter = _standing.decode(row[8]), row[9]
    return seat


def _text(thing: object) -> str:
    return _json.encode(thing).decode()
