"""Lists of tables and games: the lobby's, a device's, and what can be played here."""

from __future__ import annotations

from tenderfoot import bots
from tenderfoot.server import sheet as rows
from tenderfoot.server.errors import Unreadable
from tenderfoot.server.forms import GameCard, SettingCard, TableCard
from tenderfoot.server.house import House
from tenderfoot.server.lobby import Lobby
from tenderfoot.server.messages import Clock
from tenderfoot.server.sheet import Grant, Sheet
from tenderfoot.server.store import Row
from tenderfoot.server.trouble import reading


def games(house: House) -> list[GameCard]:
    """Every game with its options and its bots."""
    return [
        GameCard(
            name=game.name,
            rules=game.version,
            settings=[SettingCard(one.name, one.values, one.default) for one in game.settings],
            prompts={prompt.name: prompt.kind for prompt in game.prompts.values()},
            levels=bots.levels(game.name),
        )
        for game in house.games.values()
    ]


async def lobby_list(lobby: Lobby) -> list[TableCard]:
    """Public tables that gather or play, newest first."""
    found = await lobby.house.store.fetch(
        "select * from tables where visibility = 'public' and status in ('gathering', 'opening', 'playing')"
        " order by opened desc limit 100"
    )
    sheets = [_sheet(lobby.house, row) for row in found]
    return [await _card(lobby, sheet, None) for sheet in sheets if sheet is not None]


async def device_list(lobby: Lobby, device: bytes | None) -> list[TableCard]:
    """The tables this device has a place at, newest first; one that cannot be read is there by its name."""
    if device is None:
        return []
    found = await lobby.house.store.fetch(
        "select tables.*, grants.role, grants.seat, grants.host from tables"
        " join grants on grants.table_id = tables.id where grants.device = ?"
        " order by tables.opened desc limit 100",
        [device],
    )
    width = len(found[0]) - 3 if found else 0
    cards = [(_sheet(lobby.house, row[:width]) or _spoilt(row), Grant(*row[width:])) for row in found]
    return [await _card(lobby, sheet, grant) for sheet, grant in cards]


def _sheet(house: House, row: Row) -> Sheet | None:
    """What a row says, if it can be read."""
    try:
        with reading(house, str(row[0])):
            return rows.read_sheet(row)
    except Unreadable:
        return None


def _spoilt(row: Row) -> Sheet:
    """As much of a spoilt row as a list needs."""
    fixed = (0, "link", False, "unreadable", b"")
    return Sheet(row[0], row[1], str(row[2]), 0, {}, Clock(), *fixed)


async def _card(lobby: Lobby, sheet: Sheet, grant: Grant | None) -> TableCard:
    names = await lobby.house.store.fetch(
        "select name, kind from chairs where table_id = ? order by seat", [sheet.id]
    )
    seat = None if grant is None else grant.seat
    return TableCard(
        table=sheet.id,
        game=sheet.game,
        options=sheet.options,
        status=_status(lobby, sheet),
        names=[name for name, kind in names if kind != "empty"],
        chairs=len(names),
        opened=sheet.opened,
        clock=sheet.clock,
        role=None if grant is None else grant.role,
        seat=seat,
        asked=_asked(lobby, sheet.id, seat),
    )


def _status(lobby: Lobby, sheet: Sheet) -> str:
    """A game that was begun under other rules than ours can only be read."""
    game = lobby.house.games.get(sheet.game)
    known = game is not None and game.version == sheet.rules
    return "stopped" if sheet.status == "playing" and not known else sheet.status


def _asked(lobby: Lobby, name: str, seat: int | None) -> bool:
    """Whether a question waits for this seat; only tables in memory are asked."""
    table = lobby.tables.get(name)
    if table is None or table.play is None or seat is None:
        return False
    return table.play.asks[seat] is not None
