"""What strangers should not have to read at a public table, told to the operator."""

from __future__ import annotations

from tenderfoot.server.errors import Denied
from tenderfoot.server.protocol.client_messages import Report
from tenderfoot.server.storage.changes import Reported
from tenderfoot.server.tables import pregame
from tenderfoot.server.tables.chat import heard_rooms
from tenderfoot.server.tables.table import Table, Written


def report(table: Table, device: bytes, request: Report) -> Written:
    """Keep it for the operator, once; the same thing reported again is not kept again."""
    if table.row.visibility != "public":
        raise Denied("not-public", {})
    name, text = _meant(table, device, request)
    row, at = table.row.id, table.services.now()
    return table.write([Reported(row, request.about, request.number, name, text, at)])


def _meant(table: Table, device: bytes, request: Report) -> tuple[str, str]:
    """Whose name it is, or who has said what; only what one can hear oneself."""
    if request.about == "name":
        return pregame.chair(table, request.number).called(), ""
    heard = table.chat[request.about] if request.about in heard_rooms(table, table.viewer(device)) else []
    found = [line for line in heard if line.n == request.number]
    if not found:
        raise Denied("no-such-line", {})
    return found[0].name, found[0].text
