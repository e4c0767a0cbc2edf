"""Every question that is asked of a store, over one way of asking: whatever database answers, alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from tenderfoot.server.storage import decode, sql
from tenderfoot.server.storage.decode import Row
from tenderfoot.server.storage.sql import Statement, Value
from tenderfoot.server.storage.store import Alive, LinkRow, Listed, Replay, TableRows
from tenderfoot.server.tables.acts import Act, Step

T = TypeVar("T")
Rows = Sequence[Row]


class Queries:
    """What a store can be asked."""

    async def fetch(self, *queries: Statement) -> list[Rows]:
        """The rows of each of these, as they are stored for good."""
        raise NotImplementedError

    async def _rows(self, query: str, *values: Value) -> Rows:
        return (await self.fetch((query, values)))[0]

    async def _first(self, query: str, *values: Value) -> Row | None:
        return next(iter(await self._rows(query, *values)), None)

    async def table(self, table: str) -> TableRows | None:
        """Everything about one table."""
        of_it = (sql.TABLE, sql.CHAIRS, sql.GRANTS, sql.BANS, sql.ACTS, sql.STEPS, sql.CHAT)
        found, chairs, grants, bans, acts, steps, chat = await self.fetch(*[(q, [table]) for q in of_it])
        if not found:
            return None
        return TableRows(
            row=decode.table_row(found[0]),
            seats=[decode.seat(row) for row in chairs],
            grants={row["device"]: decode.grant(row) for row in grants},
            banned={row["device"] for row in bans},
            acts=[(decode.act(row), row["took"]) for row in acts],
            steps=[decode.step(row) for row in steps],
            chat=[decode.chat(row) for row in chat],
        )

    async def listed(self, table: str) -> Listed | None:
        """One table as a list needs it."""
        return next(iter(await self._listed(sql.TABLE, table)), None)

    async def public_tables(self, most: int) -> list[Listed]:
        """Public tables that gather or play, newest first."""
        return await self._listed(sql.PUBLIC_TABLES, most)

    async def tables_of(self, device: bytes, most: int) -> list[Listed]:
        """The tables of a device, newest first."""
        return await self._listed(sql.TABLES_OF, device, most)

    async def _listed(self, query: str, *values: Value) -> list[Listed]:
        tables, chairs = await self.fetch((query, values), (sql.chairs_of(query), values))
        sitting: dict[str, list[tuple[str, str]]] = {row["id"]: [] for row in tables}
        for chair in chairs:
            sitting.setdefault(chair["table_id"], []).append((chair["name"], chair["kind"]))
        return [_listing(row, sitting[row["id"]], mine=query == sql.TABLES_OF) for row in tables]

    async def unfinished(self, since: int) -> list[str]:
        """Tables where a game is played: those opened since then, and those whose clock runs."""
        return [row["id"] for row in await self._rows(sql.UNFINISHED, since)]

    async def unarchived(self, game: str, rules: int) -> list[str]:
        """Tables whose game is over, was played by these rules, and has no replay yet."""
        return [row["id"] for row in await self._rows(sql.UNARCHIVED, game, rules)]

    async def outdated(self, before: int, most: int, *, over: bool) -> list[str]:
        """Tables that are over, or are not, and where nothing has happened since then."""
        query = sql.OUTDATED_OVER if over else sql.OUTDATED
        return [row["id"] for row in await self._rows(query, before, before, before, most)]

    async def alive(self, opener: bytes) -> Alive:
        """How many tables are not over."""
        mine, everybody = await self.fetch((sql.ALIVE_OF, [opener]), (sql.ALIVE, []))
        return Alive(mine[0]["number"], everybody[0]["number"])

    async def link(self, table: str, secret: bytes) -> LinkRow | None:
        """What a secret opens at this table."""
        row = await self._first(sql.LINK, table, secret)
        return None if row is None else LinkRow(row["kind"], row["seat"], row["sitter"])

    async def links(self, table: str) -> int:
        """How many links a table has."""
        row = await self._first(sql.LINKS, table)
        return 0 if row is None else int(row["number"])

    async def spoken_at(self, device: bytes) -> list[str]:
        """The tables where a device has said something that is kept."""
        return [row["table_id"] for row in await self._rows(sql.SPOKEN, device)]

    async def granted(self, table: str, device: bytes) -> bool:
        """Whether a device may know of a table."""
        return bool(await self._rows(sql.GRANTED, table, device))

    async def acts(self, table: str) -> list[Act]:
        """The acts of a game in their order."""
        return [decode.act(row) for row in await self._rows(sql.ACTS, table)]

    async def steps(self, table: str) -> list[tuple[int, Step]]:
        """What each version brought, and when."""
        return [decode.step(row) for row in await self._rows(sql.STEPS, table)]

    async def replay(self, table: str) -> Replay | None:
        """What is kept of a game that is over."""
        row = await self._first(sql.REPLAY, table)
        return None if row is None else Replay(row["record"], row["frames"])

    async def review(self, table: str) -> str | None:
        """Its review, if it was made."""
        row = await self._first(sql.REVIEW, table)
        return None if row is None else str(row["body"])


def _listing(row: Row, chairs: list[tuple[str, str]], *, mine: bool) -> Listed:
    """A table of a list; if its row is spoilt, that is said of it and of no other."""
    info, fault = _read(decode.table_row, row)
    grant = decode.grant(row) if mine else None
    public, known = row["visibility"] == "public", (row["id"], row["opened"], str(row["game"]))
    return Listed(*known, info, row["status"], public, chairs, grant, fault)


def _read(decoder: Callable[[Row], T], row: Row) -> tuple[T | None, str]:
    """What a row says, or what kind of fault it has."""
    try:
        return decoder(row), ""
    except Exception as fault:  # noqa: BLE001  a spoilt row may fail in any way
        return None, type(fault).__name__
