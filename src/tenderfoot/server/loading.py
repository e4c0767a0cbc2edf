"""Reading a table again from the disk: the acts in their order give the same game.

A game begun under other rules, or whose chance does not give what it gave then, is not played on by
these: its story is shown as it was told, and nothing of it is lost.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tenderfoot.engine.errors import Refusal
from tenderfoot.server import sheet as rows
from tenderfoot.server.gathering import go_on_opening
from tenderfoot.server.house import House
from tenderfoot.server.messages import ChatLine
from tenderfoot.server.play import Act, Play, Step
from tenderfoot.server.sheet import Grant
from tenderfoot.server.store import Store
from tenderfoot.server.table import Table

_step: Final = msgspec.json.Decoder(Step)
CHAT_KEPT: Final = 100


class Loaded:
    """All rows of one table."""

    def __init__(self, store: Store, table: str) -> None:
        self.sheet: Final = store.read("select * from tables where id = ?", [table])
        self.chairs: Final = store.read(
            "select kind, name, level, commitment, contribution, opened, away, misses, standing, sitter"
            " from chairs where table_id = ? order by seat",
            [table],
        )
        self.grants: Final = store.read(
            "select device, role, seat, host from grants where table_id = ?", [table]
        )
        self.acts: Final = store.read(
            "select kind, seat, question, choice, at from answers where table_id = ? order by n", [table]
        )
        self.events: Final = store.read(
            "select at, body from events where table_id = ? order by version", [table]
        )
        self.chat: Final = store.read(
            "select room, n, seat, name, text, at from chat where table_id = ? order by room, n", [table]
        )


def restored(house: House, loaded: Loaded) -> Table:
    """The table of these rows."""
    sheet = rows.read_sheet(loaded.sheet[0])
    seats = [rows.read_seat(row) for row in loaded.chairs]
    grants = {row[0]: Grant(row[1], row[2], bool(row[3])) for row in loaded.grants}
    table = Table(house, sheet, seats, grants)
    for room, *line in loaded.chat:
        table.chat[room].append(ChatLine(*line))
    steps = [(int(at), _step.decode(body)) for at, body in loaded.events]
    for at, step in steps:
        table.showing.heard(at, step.heard)
    if sheet.status in ("gathering", "opening") and sheet.game in house.games:
        sheet.rules = house.games[sheet.game].version  # nothing was decided by older ones
    if sheet.status == "opening":
        go_on_opening(table)
    if sheet.status in ("playing", "over"):
        _resume(table, loaded, steps)
    _look_round(table)
    return table


def _look_round(table: Table) -> None:
    """What is spoilt shows now, not when somebody has sat down: all that is said of the room can be said."""
    table.room()
    for device in table.grants:
        table.you(device)


def _resume(table: Table, loaded: Loaded, steps: list[tuple[int, Step]]) -> None:
    """Play the acts again; if they do not give what came of them then, the game stays as it was told."""
    sheet, game = table.sheet, table.house.games.get(table.sheet.game)
    play = None
    if game is not None and game.version == sheet.rules and sheet.seed is not None:
        play = Play(game, sheet.options, sheet.seed, table.names())
        wrong = _again(table, play, loaded, steps)
        if wrong:
            table.house.journal.error("a stored game differs", table=sheet.id, code=wrong)
            play = None
    table.play = play
    if play is not None:
        table.timing.turned(play)
        table.tally.put(table.tally.given(play))
    elif sheet.status == "playing":
        sheet.status = "stopped"
    else:
        table.showing.outcome = sheet.outcome


def _again(table: Table, play: Play, loaded: Loaded, steps: list[tuple[int, Step]]) -> str:
    """What is wrong; nothing, if as many versions come of it with what chance gave in each."""
    told = [at for at, _ in steps]
    given = [play.first().chance]
    try:
        for row in loaded.acts:
            act = Act(*row[:4])
            _charge(table, play, act, row[4], told)
            step = play.do(act)
            if step is not None:
                given.append(step.chance)
    except Refusal as refusal:
        return refusal.code
    return "" if given == [step.chance for _, step in steps] else "other-chance"


def _charge(table: Table, play: Play, act: Act, at: int, told: list[int]) -> None:
    """What the answer took then, from its seat's bank too, it takes again."""
    if play.version <= len(told):
        table.timing.moving(play, act, (at - told[play.version - 1]) / 1000)
