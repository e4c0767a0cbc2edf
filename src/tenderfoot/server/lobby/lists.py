"""Lists of tables and games: the lobby's, a device's, and what can be played here."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from tenderfoot import bots
from tenderfoot.server.errors import NoSuchTable
from tenderfoot.server.lobby.lobby import Lobby
from tenderfoot.server.protocol.http_bodies import GameCard, SettingCard, TableCard
from tenderfoot.server.protocol.server_messages import Clock
from tenderfoot.server.services import Services
from tenderfoot.server.shards.shard import shard_of
from tenderfoot.server.storage.rows import TableRow
from tenderfoot.server.storage.store import Listed
from tenderfoot.server.tables.restore import same_rules
from tenderfoot.server.tables.table import Table

LISTED: Final = 100  # tables, in a list


def games(services: Services) -> list[GameCard]:
    """Every game with its options and its bots."""
    return [
        GameCard(
            name=game.name,
            rules=game.version,
            settings=[SettingCard(one.name, one.values, one.default) for one in game.settings],
            prompts={prompt.name: prompt.kind for prompt in game.prompts.values()},
            levels=bots.levels(game.name),
        )
        for game in services.games.values()
    ]


async def lobby_list(lobby: Lobby) -> list[TableCard]:
    """Public tables that gather or play, newest first."""
    found = await lobby.services.store.public_tables(LISTED)
    return [_card(lobby, listed, listed.row) for listed in found if _readable(lobby, listed)]


async def device_list(lobby: Lobby, device: bytes | None) -> list[TableCard]:
    """The tables this device has a place at, newest first; one that cannot be read is there by its name."""
    if device is None:
        return []
    found = await lobby.services.store.tables_of(device, LISTED)
    return [_card(lobby, one, one.row if _readable(lobby, one) else None) for one in found]


async def place(lobby: Lobby, table: Table, device: bytes) -> TableCard:
    """One table, for a device that has a place at it."""
    listed = await lobby.services.store.listed(table.row.id)
    if listed is None:
        raise NoSuchTable("no-such-table", {})
    return _card(lobby, structs.replace(listed, grant=table.grant(device)), listed.row)


def _readable(lobby: Lobby, listed: Listed) -> bool:
    """Whether a table can be read; one that is spoilt is logged, and is the trouble of one table only."""
    if listed.row is None:
        lobby.services.journal.error("a table cannot be read", table=listed.id, fault=listed.fault)
    return listed.row is not None


def _card(lobby: Lobby, listed: Listed, row: TableRow | None) -> TableCard:
    """A table in a list; of a spoilt one there is as much as can be read."""
    grant = listed.grant
    seat = None if grant is None else grant.seat
    return TableCard(
        table=listed.id,
        game=listed.game,
        options={} if row is None else row.options,
        status="unreadable" if row is None else _status(lobby, row),
        names=[name for name, kind in listed.chairs if kind != "empty"],
        chairs=len(listed.chairs),
        opened=listed.opened,
        clock=Clock() if row is None else row.clock,
        role=None if grant is None else grant.role,
        seat=seat,
        asked=_asked(lobby, listed, seat),
        bots=sum(kind == "bot" for _, kind in listed.chairs),
    )


def _status(lobby: Lobby, row: TableRow) -> str:
    """A game that was begun under other rules than ours can only be read."""
    game = lobby.services.games.get(row.game)
    known = game is not None and same_rules(game, row)
    return "stopped" if row.status == "playing" and not known else row.status


def _asked(lobby: Lobby, listed: Listed, seat: int | None) -> bool | None:
    """Whether a question waits for this seat; of our tables those in memory know, of others their owner."""
    table = lobby.tables.get(listed.id)
    if seat is None or listed.status != "playing":
        return False
    if not lobby.services.ownership.lease(shard_of(listed.id)):
        return None
    if table is None or table.position is None:
        return False
    return table.position.asks[seat] is not None
