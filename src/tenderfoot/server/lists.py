"""Lists of tables and games: the lobby's, a device's, and what can be played here."""

from __future__ import annotations

from tenderfoot import bots
from tenderfoot.server import sheet as rows
from tenderfoot.server.forms import GameCard, SettingCard, TableCard
from tenderfoot.server.house import House
from tenderfoot.server.lobby import Lobby
from tenderfoot.server.sheet import Grant, Sheet


def games(house: House) -> list[GameCard]:
    """Every game with its options and its bots."""
    return [
        GameCard(
            name=game.name,
            rules=game.version,
            settings=[SettingCard(one.name, one.values, one.default) for one in game.settings],
            prompts=game.prompts,
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
    return [await _card(lobby, rows.read_sheet(row), None) for row in found]


async def device_list(lobby: Lobby, device: bytes | None) -> list[TableCard]:
    """The tables this device has a place at, newest first."""
    if device is None:
        return []
    found = await lobby.house.store.fetch(
        "select tables.*, grants.role, grants.seat, grants.host from tables"
        " join grants on grants.table_id = tables.id where grants.device = ?"
        " order by tables.opened desc limit 100",
        [device],
    )
    return [await _card(lobby, rows.read_sheet(row[:16]), Grant(*row[16:])) for row in found]


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
