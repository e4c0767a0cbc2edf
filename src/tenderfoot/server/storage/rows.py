"""What is written down of a table besides its game: how it was opened, who sits where, who may come in."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tenderfoot.engine.options import Options
from tenderfoot.server.protocol.client_messages import StandingAnswer
from tenderfoot.server.protocol.guests import Role
from tenderfoot.server.protocol.server_messages import Clock, Outcome
from tenderfoot.server.safety import tokens

NEUTRAL: Final = "N. N."  # instead of a name that was deleted


class TableRow(Struct):
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
    fingerprint: str = ""  # of the rules it was begun under; empty in a row of before there were any
    opener: bytes = b""  # the address it was opened from, for counting only (`Services.opener`)
    guests: int = 0  # how many devices have come: the number of the newest


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
    by: str = ""  # who has taken it over from a bot, during the game
    since: int = 0  # when somebody sat down here

    def called(self) -> str:
        """Who plays it, by the name he goes by now."""
        return self.by or self.name

    def lasting(self) -> list[StandingAnswer]:
        """What is always answered, not only in one round of this game."""
        return [one for one in self.standing if not one.round]


def person(name: str, since: int, sitter: str = "") -> Seat:
    """Somebody who sits down, or who sits there already and changes his name."""
    return Seat("person", name, sitter=sitter or tokens.new_secret(), since=since)


class Grant(Struct):
    """What one device may do at one table; a seat may be played from several devices."""

    role: Role
    seat: int | None
    host: bool
    muted: bool = False
    guest: int = 0  # the number it goes by here, never another's: how a host points at who has no seat
