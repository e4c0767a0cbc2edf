"""Moving a game on in memory: one act, what follows from it at once, and what there is to write.

At a table without timing secrecy a window closes with the last answer, in the same commit. Where only
standing answers count it closes as soon as it opens: they are read, and whoever has none passes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenderfoot.server import sheet as rows
from tenderfoot.server.play import Act, Play
from tenderfoot.server.standing import standing_answer
from tenderfoot.server.store import Statement

if TYPE_CHECKING:
    from tenderfoot.server.table import Table


def carry_out(table: Table, play: Play, act: Act) -> list[Statement]:
    """This act, and whatever closes with it."""
    statements = _close(table, play) if act.kind == "close" else _do(table, play, act)
    while table.timing.closes(play):
        statements += _close(table, play)
    return statements


def _close(table: Table, play: Play) -> list[Statement]:
    statements: list[Statement] = []
    for seat in play.open_seats() if table.sheet.clock.standing and play.window() else []:
        ask = play.asks[seat]
        said = None if ask is None else standing_answer(table.seats[seat], play, ask)
        if said is not None:
            statements += _do(table, play, Act("answer", seat, play.numbers[seat], said))
    return statements + _do(table, play, Act("close", -1, play.closed + 1))


def _do(table: Table, play: Play, act: Act) -> list[Statement]:
    """One act, and the version it makes, if any."""
    at = table.house.now()
    table.timing.moving(play, act)
    step = play.do(act)
    if act.kind == "hold":
        table.timing.hold()
    statements = [rows.act_row(table.sheet.id, play.acts, act, at)]
    if step is not None:
        statements.append(rows.step_row(table.sheet.id, play.version, at, step))
        table.showing.heard(at, step.heard)
        table.timing.turned(play)
    return statements
