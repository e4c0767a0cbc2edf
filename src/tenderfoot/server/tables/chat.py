"""Chat: who has a seat talks to the players, who has none to those who watch."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal

from tenderfoot.server.errors import Denied
from tenderfoot.server.protocol.server_messages import ChatLine
from tenderfoot.server.storage.changes import Change, ChatAdded, ChatForgotten
from tenderfoot.server.tables.table import Table, Written

SENT: Final = 100  # lines, to somebody who has just come
Conversation = Literal["players", "watchers"]


def say(table: Table, device: bytes, text: str) -> Written:
    """Say something; everybody who may hear it does when it is on disk."""
    said = "".join(c if c.isprintable() else " " for c in text).strip()
    if not said:
        raise Denied("nothing-said", {})
    if table.row.visibility == "public" and not table.services.words.passes(said):
        raise Denied("rude-line", {})
    grant, seat = table.grant(device), table.viewer(device)
    if grant.muted:
        raise Denied("muted", {})
    room: Conversation = "watchers" if seat is None else "players"
    name = "" if seat is None else table.seats[seat].called()
    table.lines_said[room] += 1
    guest = grant.guest if seat is None else 0
    line = ChatLine(table.lines_said[room], seat, name, said, table.services.now(), guest)
    first = _first_kept(table, room, line)
    written = table.write([ChatAdded(table.row.id, room, line, device), *_forgotten(table, room, first)])
    written.add_done_callback(partial(_stored, table, room, line, first))
    return written


def _first_kept(table: Table, room: Conversation, line: ChatLine) -> int:
    """The first line that is kept when this one is said: the newest are, as many as there is room for."""
    limits, size, first = table.services.limits, len(line.text.encode()), line.n
    for before in reversed(table.chat[room]):
        size += len(before.text.encode())
        if size > limits.chat_bytes or line.n - before.n >= limits.chat_lines:
            return first
        first = before.n
    return 0


def _forgotten(table: Table, room: Conversation, first: int) -> list[Change]:
    return [ChatForgotten(table.row.id, room, first)] if first else []


def _stored(table: Table, room: Conversation, line: ChatLine, first: int, _: Written) -> None:
    if not table.gone:
        table.chat[room].append(line)
        table.chat[room][:] = [one for one in table.chat[room] if one.n >= first]
        for session in table.sessions:
            session.wake()


async def deleted(table: Table) -> None:
    """Some lines are no longer on disk: nor are they here, and everybody is shown what is left."""
    said = {(room, line.n) for room, lines in table.chat.items() for line in lines}
    rows = await table.services.store.table(table.row.id)
    kept = set() if rows is None else {(room, line.n) for room, line in rows.chat}
    for room, lines in table.chat.items():
        lines[:] = [line for line in lines if (room, line.n) in kept or (room, line.n) not in said]
    table.chat_edition += 1
    for session in table.sessions:
        session.wake()


def heard_rooms(table: Table, seat: int | None) -> list[Conversation]:
    """The conversations one hears: players hear the watchers when the game is over."""
    if seat is None or table.row.status == "over":
        return ["players", "watchers"]
    return ["players"]
