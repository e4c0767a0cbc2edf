"""Restoring a table from the disk: the acts in their order give the same game.

A game begun under other rules, or whose chance does not give what it gave then, is not played on by
these: its story is shown as it was told, and nothing of it is lost.
"""

from __future__ import annotations

from collections.abc import Iterator

from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.game import Game
from tenderfoot.server.services import Services
from tenderfoot.server.storage.rows import TableRow
from tenderfoot.server.storage.store import TableRows
from tenderfoot.server.tables.acts import Act
from tenderfoot.server.tables.fingerprint import fingerprint
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.pregame import go_on_opening
from tenderfoot.server.tables.room import you_of
from tenderfoot.server.tables.table import Table


def restored(services: Services, rows: TableRows) -> Table:
    """The table of these rows."""
    row = rows.row
    table = Table(services, row, rows.seats, rows.grants)
    table.banned.update(rows.banned)
    for room, line in rows.chat:
        table.chat[room].append(line)
        table.lines_said[room] = line.n
    for at, step in rows.steps:
        table.snapshots.heard(at, step.heard)
    if row.status in ("gathering", "opening") and row.game in services.games:
        row.rules = services.games[row.game].version  # nothing was decided by older ones
    if row.status == "opening":
        go_on_opening(table)
    if row.status in ("playing", "over"):
        _resume(table, rows)
    table.settled()
    _look_round(table)
    return table


def _look_round(table: Table) -> None:
    """What is spoilt shows now, not when somebody has sat down: all that is said of the room can be said."""
    table.room()
    for grant in table.grants.values():
        you_of(table.row.id, grant, table.seats)


def _resume(table: Table, rows: TableRows) -> None:
    """Play the acts again; if they do not give what came of them then, the game stays as it was told."""
    row, game = table.row, table.services.games.get(table.row.game)
    play = None
    if game is not None and same_rules(game, row) and row.seed is not None:
        play = Play(game, row.options, row.seed, table.names())
        wrong = _again(table, play, rows)
        if wrong:
            table.services.journal.error("a stored game differs", table=row.id, code=wrong)
            play = None
    table.play = play
    if play is not None:
        table.timing.turned(play)
        table.ready_marks.put(table.ready_marks.given(play))
    elif row.status == "playing":
        row.status = "stopped"
    else:
        table.snapshots.outcome = row.outcome


def same_rules(game: Game, row: TableRow) -> bool:
    """Whether a game was begun under these rules: by their version, and by what they do."""
    return game.version == row.rules and row.fingerprint in ("", fingerprint(game))


def _again(table: Table, play: Play, rows: TableRows) -> str:
    """What is wrong; nothing, if as many versions come of it with what chance gave in each."""
    given = [play.first().chance]
    try:
        for step in play.again(_charged(table, play, rows)):
            if step is not None:
                given.append(step.chance)
    except Refusal as refusal:
        return refusal.code
    return "" if given == [step.chance for _, step in rows.steps] else "other-chance"


def _charged(table: Table, play: Play, rows: TableRows) -> Iterator[Act]:
    """The acts; what each took then, of its seat's bank too, it takes again: no clock on a wall is asked."""
    for act, took in rows.acts:
        table.timing.moving(play, act, took / 1000)
        yield act
