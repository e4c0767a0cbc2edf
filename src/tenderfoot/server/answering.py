"""During the game: answers, answers taken back, time asked for, standing answers, leaving and returning.

People, bots and the clock come in by the same door, `give`: the question must still be open for the seat,
the answer must be one of its options, and it counts once. The seat is the token's, never the message's.
"""

from __future__ import annotations

import asyncio

from tenderfoot.server.errors import Denied
from tenderfoot.server.messages import Taken
from tenderfoot.server.play import Act
from tenderfoot.server.store import Statement
from tenderfoot.server.table import Table
from tenderfoot.server.wishes import Answer, Hold, StandingAnswer, TakeBack


def seat_of(table: Table, device: bytes) -> int:
    """The seat of this device."""
    seat = table.viewer(device)
    if seat is None:
        raise Denied("no-seat", {})
    return seat


Written = asyncio.Future[None] | None  # done when it is on disk; None: it is


async def answer(table: Table, device: bytes, wish: Answer) -> tuple[Taken, Written]:
    """A person's answer, to be acknowledged when it is on disk."""
    seat = seat_of(table, device)
    async with table.lock:
        play = table.playing()
        stored = play.given.get(("answer", seat, wish.question))
        written = table.pending
        if stored is None:
            play.check(seat, wish.question, wish.choice)
            table.tally.in_person(play, seat)
            written = give(table, seat, wish.question, wish.choice, _back(table, seat))
    return Taken(wish.id, wish.question, stored or wish.choice, stored is not None), written


def give(table: Table, seat: int, question: int, choice: str, extra: list[Statement]) -> asyncio.Future[None]:
    """Anybody's answer: carried out now, on disk when the future is done. The caller holds the lock."""
    return table.act(Act("answer", seat, question, choice), extra)


async def take_back(table: Table, device: bytes, wish: TakeBack) -> tuple[Taken, Written]:
    """Take back what was said under seal; acknowledged when that is on disk."""
    seat = seat_of(table, device)
    async with table.lock:
        play = table.playing()
        repeated = ("take-back", seat, wish.question) in play.given
        written = table.pending
        if not repeated:
            play.check_lock(seat, wish.question)
            written = table.act(Act("take-back", seat, wish.question))
    return Taken(wish.id, wish.question, "", repeated), written


async def hold(table: Table, device: bytes, wish: Hold) -> tuple[Taken, Written]:
    """Ask for time in the open window; acknowledged when that is on disk."""
    seat = seat_of(table, device)
    async with table.lock:
        play = table.playing()
        repeated = ("hold", seat, wish.window) in play.given
        written = table.pending
        if not repeated:
            play.check_hold(seat, wish.window)
            if not table.timing.pace():
                raise Denied("no-pace", {})
            written = table.act(Act("hold", seat, wish.window), _back(table, seat))
    return Taken(wish.id, wish.window, "", repeated), written


async def stand_by(table: Table, device: bytes, answers: list[StandingAnswer]) -> None:
    """Keep these standing answers for the seat."""
    seat = seat_of(table, device)
    async with table.lock:
        table.seats[seat].standing = answers
        await _seat_changed(table, seat)


async def leave(table: Table, device: bytes) -> None:
    """Let a bot play on."""
    await _away(table, seat_of(table, device), away=True)


async def come_back(table: Table, device: bytes) -> None:
    """Play again oneself, from the next question on."""
    await _away(table, seat_of(table, device), away=False)


async def _away(table: Table, seat: int, *, away: bool) -> None:
    async with table.lock:
        table.playing()
        table.seats[seat].away = away
        table.seats[seat].misses = 0
        await _seat_changed(table, seat)


async def _seat_changed(table: Table, seat: int) -> None:
    await table.commit([table.seats[seat].write(table.sheet.id, seat)])
    table.room_changed()
    table.attend()


def _back(table: Table, seat: int) -> list[Statement]:
    """Whoever answers is there: what he missed is forgotten."""
    mine = table.seats[seat]
    if not mine.away and not mine.misses:
        return []
    mine.away, mine.misses = False, 0
    return [mine.write(table.sheet.id, seat)]
