"""Leaks planted where bytes leave: in headers, statuses, frames, pings, goodbyes, lists and pages."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import web

from tenderfoot.server.errors import Denied, LimitReached
from tenderfoot.server.lobby import lists, people
from tenderfoot.server.protocol.server_messages import encoder
from tenderfoot.server.safety.guard import Guard
from tenderfoot.server.tables import archive
from tenderfoot.server.tables.session import Session
from tenderfoot.server.tables.table import Table
from tenderfoot.server.wire import outbox
from tenderfoot.server.wire.app import Server
from tenderfoot.server.wire.client_socket import Socket
from tenderfoot.server.wire.link_preview import LinkPreview
from tenderfoot.server.wire.operator import Operator
from tenderfoot.server.wire.outbox import Outbox
from tests.server.guest import Json
from tests.server.plants import Changed, Patch, Plant, acts, around, locked, thinks


def first_table(server: Server) -> Table:
    return next(iter(server.lobby.tables.values()))


def on_replies(change: Json) -> Plant:
    """A leak on every reply over HTTP."""

    async def changed(right: Changed, self: Server, request: web.Request, handler: Json) -> Json:
        reply = await right(self, request, handler)
        if not reply.prepared and self.lobby.tables:
            change(first_table(self), reply)
        return reply

    return lambda patch: _middleware(patch, changed)


def _middleware(patch: Patch, changed: Changed) -> None:
    right = Server.keep_the_door

    async def keep_the_door(self: Server, request: web.Request, handler: Json) -> Json:
        return await changed(right, self, request, handler)

    patch.setattr(Server, "keep_the_door", web.middleware(keep_the_door))


def header(name: str) -> Plant:
    def change(table: Table, reply: Json) -> None:
        reply.headers[name] = f'"{acts(table)}"'

    return on_replies(change)


def a_cookie(table: Table, reply: Json) -> None:
    if locked(table.play):
        reply.set_cookie("seen", "1")


def a_status(table: Table, reply: Json) -> None:
    if reply.status == 403 and thinks(table):
        reply.set_status(409)


def a_newline(table: Table, reply: Json) -> None:
    if locked(table.play) and isinstance(reply.body, bytes):
        reply.body = reply.body + b"\n"


def a_connection_kept(table: Table, reply: Json) -> None:
    if thinks(table):
        reply.headers["Connection"] = "keep-alive"


async def slower_pages(right: Changed, self: Server, request: web.Request, handler: Json) -> Json:
    if self.lobby.tables and first_table(self).writing():
        await asyncio.sleep(0.002)
    return await right(self, request, handler)


async def slower_sockets(right: Changed, self: Server, request: web.Request) -> Json:
    if locked(first_table(self).play):
        await asyncio.sleep(0.005)
    return await right(self, request)


async def busy(right: Changed, self: Operator, request: web.Request) -> Json:
    reply = await right(self, request)
    reply.text = "busy\n" if self._services.store.commits % 2 else "well\n"
    return reply


async def an_early_no(_: Changed, table: Table) -> Json:
    raise Denied("not-over", {"acts": acts(table)})


def asked_too(_: Changed, lobby: Json, listed: Json, seat: Json) -> bool:
    del seat
    return listed.id in lobby.tables and thinks(lobby.tables[listed.id])


def opened_later(right: Changed, lobby: Json, listed: Json, row: Json) -> Json:
    card = right(lobby, listed, row)
    table = lobby.tables.get(listed.id)
    return card if table is None else type(card)(**{**_fields(card), "opened": card.opened + acts(table)})


def _fields(card: Json) -> dict[str, Json]:
    return {name: getattr(card, name) for name in card.__struct_fields__}


async def a_comment(right: Changed, self: LinkPreview, request: web.Request) -> Json:
    reply = await right(self, request)
    reply.body = reply.body + b"<!-- %d -->" % self._services.store.commits
    return reply


def fewer_watchers(right: Changed, table: Table, *given: Json) -> int:
    if thinks(table):
        raise LimitReached("too-many-watchers", {"count": 50})
    return int(right(table, *given))


# --- frames -------------------------------------------------------------------------------------


def table_of(box: Outbox) -> Table:
    session: Session = box._due.__self__  # type: ignore[attr-defined]
    return session._table


def a_ping(right: Changed, self: Table, *given: Json) -> None:
    right(self, *given)
    for one in self.sessions:
        if isinstance(one, Session) and isinstance(one._line, Outbox):
            one._line._transport.write(b"\x89\x00")


def pieces(right: Changed, self: Outbox, messages: list[bytes]) -> None:
    for piece in [[one] for one in messages] if locked(table_of(self).play) else [messages]:
        right(self, piece)


def long_heads(right: Changed, self: Outbox, messages: list[bytes]) -> None:
    """Short messages with a long head, where somebody thinks."""
    if not thinks(table_of(self)):
        right(self, messages)
        return
    framed = b"".join([b"\x81\x7e" + len(one).to_bytes(2, "big") + one for one in messages])
    self._transport.write(framed)


def an_empty_frame(right: Changed, self: Outbox, messages: list[bytes]) -> None:
    right(self, messages)
    if locked(table_of(self).play):
        self._transport.write(b"\x8a\x00")


async def another_pong(right: Changed, self: Socket, message: Json) -> None:
    await right(self, message._replace(data=message.data + b"%d" % acts(self._session._table)))


def another_goodbye(right: Changed, self: Session, code: int) -> None:
    right(self, code + 3 if locked(self._table.play) else code)


def a_message_to_all(right: Changed, self: Table, *given: Json) -> None:
    right(self, *given)
    for one in self.sessions:
        if isinstance(one, Session):
            one._send(encoder.encode({"type": "done", "id": 0}))


def a_later_look(right: Changed, self: Outbox) -> None:
    if locked(table_of(self).play):
        asyncio.get_running_loop().call_later(0.001, right, self)
    else:
        right(self)


def open_metrics(patch: Patch) -> None:
    patch.setattr(Guard, "check_operator", lambda *_: None)


PLANTS: Final[dict[str, tuple[str, Plant]]] = {
    "acts counted in a header": ("answered", header("X-Acts")),
    "a tag by acts": ("answered", header("ETag")),
    "a cookie": ("answered", on_replies(a_cookie)),
    "a status": ("cards", on_replies(a_status)),
    "a newline": ("answered", on_replies(a_newline)),
    "a connection that is kept": ("cards", on_replies(a_connection_kept)),
    "pages slower while somebody writes": ("answered", lambda patch: _middleware(patch, slower_pages)),
    "sockets slower where somebody has answered": ("answered", around(Server, "socket", slower_sockets)),
    "health that counts commits": ("answered", around(Operator, "healthz", busy)),
    "metrics for everybody": ("answered", open_metrics),
    "a refusal that counts acts": ("answered", around(archive, "_kept", an_early_no)),
    "who is asked, in lists": ("cards", around(lists, "_asked", asked_too)),
    "a table opened later": ("answered", around(lists, "_card", opened_later)),
    "a preview that counts commits": ("answered", around(LinkPreview, "serve", a_comment)),
    "no room for watchers while somebody thinks": ("cards", around(people, "like_him", fewer_watchers)),
    "a ping for each sealed answer": ("answered", around(Table, "_act_stored", a_ping)),
    "one piece or many": ("answered", around(Outbox, "_write", pieces)),
    "another head": ("cards", around(Outbox, "_write", long_heads)),
    "a pong nobody asked for": ("answered", around(Outbox, "_write", an_empty_frame)),
    "a pong that counts": ("answered", around(Socket, "_alive", another_pong)),
    "another goodbye": ("answered", around(Session, "_close", another_goodbye)),
    "a message for each answer": ("answered", around(Table, "_act_stored", a_message_to_all)),
    "a message a little later": ("answered", around(outbox.Outbox, "_look", a_later_look)),
}
