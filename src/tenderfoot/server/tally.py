"""Who has answered a sealed question: the marks that everybody sees while the others still think.

Only where everybody who is asked had an occasion to think: never in a window. Whoever answers in person is
marked when his answer is on disk. An answer that nobody gave in person (there was no choice, a bot, somebody
who stands in) is marked after a time that was drawn when the question was put, whatever anybody holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from tenderfoot.server.messages import Marks
from tenderfoot.server.play import Play
from tenderfoot.server.timing import EARLY, Timing


class Given(Struct, frozen=True):
    """Whose answers to the sealed question of this version are whole, and from when on that may be seen."""

    version: int
    seen_at: dict[int, float]


NOBODY: Final = Marks(0, [])


class Tally:
    """The marks of one table."""

    def __init__(self, timing: Timing, changed: Callable[[], None]) -> None:
        self.marks = NOBODY  # as everybody may see them now
        self._timing: Final = timing
        self._changed: Final = changed
        self._in_person: Final[dict[int, int]] = {}  # the version a seat has answered itself, by seat
        self._given = Given(0, {})
        self._handle: asyncio.TimerHandle | None = None

    def in_person(self, play: Play, seat: int) -> None:
        """This seat is about to answer itself."""
        self._in_person[seat] = play.version

    def given(self, play: Play) -> Given:
        """What is said under seal now, to be put when it is on disk."""
        thought_about = play.ballot() and not play.window()
        whole = [seat for seat in play.polled() if thought_about and play.whole(seat)]
        return Given(play.version, {seat: self._seen_at(play, seat) for seat in whole})

    def _seen_at(self, play: Play, seat: int) -> float:
        return 0.0 if self._in_person.get(seat) == play.version else self._timing.seen_at(seat)

    def put(self, given: Given) -> None:
        """This is on disk: show of it what may be seen, and the rest when its time has come."""
        self._given = given
        self._look()

    def stop(self) -> None:
        """Nothing is due."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _look(self) -> None:
        self.stop()
        loop, given = asyncio.get_running_loop(), self._given
        seats = [seat for seat, at in given.seen_at.items() if at <= loop.time() + EARLY]
        later = [at for seat, at in given.seen_at.items() if seat not in seats]
        before, self.marks = self.marks, Marks(given.version, seats)
        if later:
            self._handle = loop.call_at(min(later), self._look)
        if differs(self.marks, before):
            self._changed()


def differs(marks: Marks, before: Marks) -> bool:
    """Whether there is something to tell: a new question begins with nobody, and that needs no word."""
    return marks.seats != (before.seats if before.version == marks.version else [])
