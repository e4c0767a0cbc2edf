"""Where wishes are granted: each kind goes to the part of the table that knows it."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from tenderfoot.server import answering, coaching, gathering, links, wishes
from tenderfoot.server import sheet as rows
from tenderfoot.server.errors import Denied
from tenderfoot.server.lobby import Lobby
from tenderfoot.server.messages import Advised, ChatLine, Done, Link, Taken
from tenderfoot.server.table import Table
from tenderfoot.server.wishes import AnyWish

CHAT_SENT: Final = 100
Reply = Done | Taken | Link | Advised
Granted = tuple[Reply, asyncio.Future[None] | None]  # to be said when the future, if any, is done


class Desk:
    """Grants the wishes of one device at one table, or refuses them."""

    def __init__(self, lobby: Lobby, table: Table, device: bytes) -> None:
        self._lobby: Final = lobby
        self._table: Final = table
        self._device: Final = device

    async def grant(self, wish: AnyWish) -> Granted:
        """Do it; what to say then, and when."""
        table, device = self._table, self._device
        if isinstance(wish, wishes.Answer):
            return await answering.answer(table, device, wish)
        if isinstance(wish, wishes.TakeBack):
            return await answering.take_back(table, device, wish)
        if isinstance(wish, wishes.Hold):
            return await answering.hold(table, device, wish)
        if isinstance(wish, wishes.Hint):
            return await coaching.hint(table, device, wish), None
        if isinstance(wish, wishes.Invite):
            path = await links.invite(table, device, wish.kind)
            return Link(wish.id, wish.kind, path), None
        await self._do(wish)
        return Done(wish.id), None

    async def _do(self, wish: AnyWish) -> None:
        table, device = self._table, self._device
        if isinstance(wish, wishes.Standing):
            await answering.stand_by(table, device, wish.answers)
        elif isinstance(wish, wishes.Leave):
            await answering.leave(table, device)
        elif isinstance(wish, wishes.Return):
            await answering.come_back(table, device)
        elif isinstance(wish, wishes.Rematch):
            await self._lobby.rematch(table, device)
        elif isinstance(wish, wishes.Say):
            await say(table, device, wish.text)
        else:
            async with table.lock:
                await self._gather(wish)

    async def _gather(self, wish: AnyWish) -> None:
        table, device = self._table, self._device
        if isinstance(wish, wishes.Sit):
            await gathering.sit(table, device, wish.seat, wish.name, given=wish.given)
        elif isinstance(wish, wishes.Stand):
            await gathering.stand(table, device)
        elif isinstance(wish, wishes.SeatBot):
            await gathering.seat_bot(table, device, wish.seat, wish.level)
        elif isinstance(wish, wishes.Clear):
            await gathering.clear(table, device, wish.seat)
        elif isinstance(wish, wishes.Ready):
            await gathering.ready(table, device, wish.commitment)
        elif isinstance(wish, wishes.Unready):
            await gathering.ready(table, device, None)
        elif isinstance(wish, wishes.Open):
            await gathering.open_up(table, device, wish.contribution)


async def say(table: Table, device: bytes, text: str) -> None:
    """Chat: who has a seat talks to the players, who has none to those who watch."""
    said = "".join(c if c.isprintable() else " " for c in text).strip()
    if not said:
        raise Denied("nothing-said", {})
    async with table.lock:
        seat = table.viewer(device)
        room = "watchers" if seat is None else "players"
        name = "" if seat is None else table.seats[seat].name
        lines = table.chat[room]
        line = ChatLine(lines[-1].n + 1 if lines else 1, seat, name, said, table.house.now())
        await table.commit([rows.chat_row(table.sheet.id, room, line)])
        lines.append(line)
        for socket in table.sockets:
            socket.wake()


def heard_rooms(table: Table, seat: int | None) -> list[Literal["players", "watchers"]]:
    """The conversations one hears: players hear the watchers when the game is over."""
    if seat is None or table.sheet.status == "over":
        return ["players", "watchers"]
    return ["players"]
