"""A late friend takes a bot's chair; and a bot takes that of somebody who is silent, if the others want it.

The seed was made with the names of the beginning, and the record keeps them: whoever plays on for a bot goes
by his own name beside it. What a seat holds is its own: a device that plays one never gets a second one.
"""

from __future__ import annotations

import math

from tenderfoot.engine.words import seat_word
from tenderfoot.server.errors import Denied
from tenderfoot.server.safety import tokens
from tenderfoot.server.storage.changes import Change
from tenderfoot.server.tables import pregame
from tenderfoot.server.tables.next_host import passed_on
from tenderfoot.server.tables.pregame import grant_row, seat_row
from tenderfoot.server.tables.table import Table, Written


def take(table: Table, device: bytes, seat: int, name: str, *, given: bool) -> Written:
    """Sit down instead of a bot, or play on for it."""
    grant = table.grant(device)
    if grant.role != "player":
        raise Denied("only-watching", {})
    status = table.row.status
    if status not in ("gathering", "playing"):
        raise Denied("being-set-up" if status == "opening" else "not-playing", {})
    if status == "playing" and grant.seat is not None:
        raise Denied("sits-elsewhere", {"name": table.seats[grant.seat].called()})
    if pregame.chair(table, seat).kind != "bot":
        raise Denied("not-a-bot", {"seat": str(seat + 1)})
    name = pregame.plain_name(table, (seat, grant.seat), name, given=given)
    if status == "gathering":
        return table.change(pregame.sit_down(table, device, seat, name))
    return table.change(_play_on(table, device, seat, name))


def _play_on(table: Table, device: bytes, seat: int, name: str) -> list[Change]:
    grant, mine = table.grant(device), table.seats[seat]
    grant.seat = seat
    mine.kind, mine.level, mine.by = "person", None, "" if name == mine.name else name
    mine.away, mine.misses, mine.sitter = False, 0, tokens.new_secret()
    mine.since = table.services.now()
    return [seat_row(table, seat), grant_row(table, device, grant)]


def hand_over(table: Table, device: bytes, seat: int) -> Written | None:
    """Vote for letting a bot play this seat; it does when most of the others who are there want it."""
    mine = table.viewer(device)
    if mine is None:
        raise Denied("no-seat", {})
    _waited_for(table, seat)
    others = _others(table, seat)
    if mine not in others:
        raise Denied("not-yourself" if mine == seat else "return-first", {})
    votes = table.votes.add(seat, mine)
    if 2 * len(votes & others) <= len(others):
        table.room_changed()
        return None
    table.votes.drop(seat)
    table.seats[seat].away, table.seats[seat].misses = True, 0
    return table.change([seat_row(table, seat), *passed_on(table, seat)])


def _waited_for(table: Table, seat: int) -> None:
    """Refuse unless everybody can see that this seat is asked, and has been for long.

    Only what is shown is looked at: nobody learns here who has answered.
    """
    table.playing()
    if table.row.clock.kind != "none":
        raise Denied("clock-does-it", {})
    chair = pregame.chair(table, seat)
    if chair.kind != "person" or chair.away:
        raise Denied("bot-plays", {"seat": seat_word(seat)})
    if table.position is None or seat not in table.position.polled:
        raise Denied("not-waited-for", {"seat": seat_word(seat)})
    left = table.services.limits.silent - table.votes.waited()
    if left > 0:
        raise Denied("not-yet-silent", {"seat": seat_word(seat), "seconds": math.ceil(left)})


def _others(table: Table, seat: int) -> set[int]:
    """The other seats whose people are there: connected, and playing themselves."""
    connected = {session.viewer() for session in table.sessions}
    people = [number for number, one in enumerate(table.seats) if one.kind == "person" and not one.away]
    return {number for number in people if number != seat and number in connected}
