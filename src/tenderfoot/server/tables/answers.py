"""During the game: answers, answers taken back, time asked for, standing answers, leaving and returning.

People, bots and the clock come in by the same door, `Table.act`: the question must still be open for the
seat, the answer must be one of its options, and it counts once: answers are idempotent, and a client that is
not sure whether one arrived may retry it. The seat is the token's, never the message's.
"""

from __future__ import annotations

from tenderfoot.server.errors import Denied
from tenderfoot.server.protocol.client_messages import Answer, Hold, StandingAnswer, TakeBack
from tenderfoot.server.protocol.server_messages import Taken
from tenderfoot.server.storage.changes import Change, SeatPut
from tenderfoot.server.tables.acts import Act
from tenderfoot.server.tables.next_host import passed_on
from tenderfoot.server.tables.table import Table, Written

Acknowledged = tuple[Taken, Written | None]  # the reply, and when it may be said; None: at once


def seat_of(table: Table, device: bytes) -> int:
    """The seat of this device."""
    seat = table.viewer(device)
    if seat is None:
        raise Denied("no-seat", {})
    return seat


def answer(table: Table, device: bytes, request: Answer) -> Acknowledged:
    """A person's answer; its option is looked up here, and nowhere else."""
    seat = seat_of(table, device)
    act = Act("answer", seat, request.question, request.choice)
    repeated = _repeated(table, act, request.id)
    if repeated is not None:
        return repeated
    play = table.playing()
    choice = play.check(seat, request.question, request.choice)
    table.ready_marks.in_person(play, seat)
    return _taken(act, request.id), table.act(act, choice, _back(table, seat))


def take_back(table: Table, device: bytes, request: TakeBack) -> Acknowledged:
    """Take back what was said under seal."""
    seat = seat_of(table, device)
    act = Act("take-back", seat, request.question)
    repeated = _repeated(table, act, request.id)
    if repeated is not None:
        return repeated
    table.playing().check_lock(seat, request.question)
    _check_take_backs(table, seat)
    return _taken(act, request.id), table.act(act)


def _check_take_backs(table: Table, seat: int) -> None:
    """Each is a row of the game: what one seat makes a server store has an end."""
    most = table.services.limits.take_backs
    if len([1 for kind, who, _ in table.playing().given if (kind, who) == ("take-back", seat)]) >= most:
        raise Denied("too-many-take-backs", {"count": most})


def hold(table: Table, device: bytes, request: Hold) -> Acknowledged:
    """Ask for time in the open window."""
    seat = seat_of(table, device)
    act = Act("hold", seat, request.window)
    repeated = _repeated(table, act, request.id)
    if repeated is not None:
        return repeated
    table.playing().check_hold(seat, request.window)
    if not table.timing.pace():
        raise Denied("no-pace", {})
    return _taken(act, request.id), table.act(act, None, _back(table, seat))


def _repeated(table: Table, act: Act, request: int) -> Acknowledged | None:
    """The reply to an act that was given already: what is stored, as soon as that is on disk."""
    given = table.given(act)
    if given is None:
        return None
    return Taken(request, act.question, given[0], repeated=True), given[1]


def _taken(act: Act, request: int) -> Taken:
    return Taken(request, act.question, act.choice, repeated=False)


def stand_by(table: Table, device: bytes, answers: list[StandingAnswer]) -> Written:
    """Keep these standing answers for the seat."""
    seat = seat_of(table, device)
    table.seats[seat].standing = answers
    return table.change([_seat(table, seat)])


def leave(table: Table, device: bytes) -> Written:
    """Let a bot play on."""
    return _away(table, seat_of(table, device), away=True)


def come_back(table: Table, device: bytes) -> Written:
    """Play again oneself, from the next question on."""
    return _away(table, seat_of(table, device), away=False)


def _away(table: Table, seat: int, *, away: bool) -> Written:
    table.playing()
    table.seats[seat].away = away
    table.seats[seat].misses = 0
    return table.change([_seat(table, seat), *passed_on(table, seat)])


def _back(table: Table, seat: int) -> list[Change]:
    """Whoever answers is there: what he missed is forgotten."""
    mine = table.seats[seat]
    if not mine.away and not mine.misses:
        return []
    mine.away, mine.misses = False, 0
    return [_seat(table, seat)]


def _seat(table: Table, seat: int) -> SeatPut:
    return SeatPut(table.row.id, seat, table.seats[seat])
