"""Moving a game on in memory: one act, what follows from it at once, and what there is to write.

At a table without timing secrecy a window closes with the last answer, in the same commit. Where only
standing answers count it closes as soon as it opens: they are read, and whoever has none passes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from tenderfoot.engine.contract import Choice
from tenderfoot.server.protocol.server_messages import Outcome
from tenderfoot.server.storage.changes import ActAdded, Change, StepAdded
from tenderfoot.server.storage.rows import TableRow
from tenderfoot.server.tables.acts import Act
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.standing_answers import standing_answer

if TYPE_CHECKING:
    from tenderfoot.server.tables.table import Table


def apply_act(table: Table, play: Play, act: Act, choice: Choice | None) -> list[Change]:
    """This act, and whatever closes with it."""
    changes = _close(table, play) if act.kind == "close" else _do(table, play, act, choice)
    while table.timing.closes(play):
        changes += _close(table, play)
    return changes


def _close(table: Table, play: Play) -> list[Change]:
    changes: list[Change] = []
    for seat in play.open_seats() if table.row.clock.standing and play.window() else []:
        ask = play.asks[seat]
        said = None if ask is None else standing_answer(table.seats[seat], play, ask)
        if said is not None:
            changes += _do(table, play, Act("answer", seat, play.numbers[seat], said))
    return changes + _do(table, play, Act("close", -1, play.closed + 1))


def _do(table: Table, play: Play, act: Act, choice: Choice | None = None) -> list[Change]:
    """One act, and the version it makes, if any."""
    at, took = table.services.now(), round(table.timing.taken() * 1000)
    table.timing.moving(play, act)
    step = play.do(act, choice)
    if act.kind == "hold":
        table.timing.hold()
    changes: list[Change] = [ActAdded(table.row.id, play.acts, act, at, took)]
    if step is not None:
        changes.append(StepAdded(table.row.id, play.version, at, step))
        table.snapshots.heard(at, step.heard)
        table.timing.turned(play)
    return changes


def ended(row: TableRow, play: Play) -> TableRow | None:
    """What is written of a table whose game is over."""
    if not play.over():
        return None
    outcome = Outcome(play.game.scores(play.state), play.game.winners(play.state))
    return structs.replace(row, status="over", outcome=outcome)
