"""Rows, by the names of their columns, as the things they are about.

What is on disk may be spoilt: whoever reads a table says so of that table only.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

import msgspec

from tenderfoot.engine.options import Options
from tenderfoot.server.protocol.client_messages import StandingAnswer
from tenderfoot.server.protocol.server_messages import ChatLine, Clock, Outcome
from tenderfoot.server.storage.rows import Grant, Seat, TableRow
from tenderfoot.server.tables.acts import Act, Step

_standing: Final = msgspec.json.Decoder(list[StandingAnswer])
_options: Final = msgspec.json.Decoder(Options)
_clock: Final = msgspec.json.Decoder(Clock)
_outcome: Final = msgspec.json.Decoder(Outcome)
_step: Final = msgspec.json.Decoder(Step)


class Row(Protocol):
    """A row of a query; what a column holds is the query's business."""

    def __getitem__(self, column: str, /) -> Any: ...  # noqa: ANN401  a column holds what its query says


def table_row(row: Row) -> TableRow:
    """A row of `tables`."""
    return TableRow(
        id=row["id"],
        opened=row["opened"],
        game=row["game"],
        rules=row["rules"],
        options=_options.decode(row["options"]),
        clock=_clock.decode(row["clock"]),
        pace=row["pace"],
        visibility=row["visibility"],
        open_replay=bool(row["open_replay"]),
        status=row["status"],
        server_seed=row["server_seed"],
        seed=row["seed"],
        header=row["header"],
        outcome=None if row["outcome"] is None else _outcome.decode(row["outcome"]),
        rematch=row["rematch"],
        hints=None if row["hints"] is None else bool(row["hints"]),
        fingerprint=row["fingerprint"],
        opener=row["opener"],
        guests=row["guests"],
    )


def seat(row: Row) -> Seat:
    """A row of `chairs`."""
    return Seat(
        kind=row["kind"],
        name=row["name"],
        level=row["level"],
        commitment=row["commitment"],
        contribution=row["contribution"],
        opened=row["opened"],
        away=bool(row["away"]),
        misses=row["misses"],
        standing=_standing.decode(row["standing"]),
        sitter=row["sitter"],
        by=row["played_by"],
        since=row["since"],
    )


def grant(row: Row) -> Grant:
    """A row of `grants`."""
    return Grant(row["role"], row["seat"], bool(row["host"]), bool(row["muted"]), row["guest"])


def act(row: Row) -> Act:
    """A row of `answers`."""
    return Act(row["kind"], row["seat"], row["question"], row["choice"])


def step(row: Row) -> tuple[int, Step]:
    """A row of `events`: when it was, and what it brought."""
    return int(row["at"]), _step.decode(row["body"])


def chat(row: Row) -> tuple[str, ChatLine]:
    """A row of `chat`: which conversation, and what was said."""
    line = ChatLine(row["n"], row["seat"], row["name"], row["text"], row["at"], row["guest"])
    return row["room"], line
