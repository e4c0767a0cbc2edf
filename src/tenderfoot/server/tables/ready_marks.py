"""Who has answered a sealed question: the marks that everybody sees while the others still think.

Only where everybody who is asked had an occasion to think: never in a window. Whoever answers in person is
marked when his answer is on disk. An answer that nobody gave in person (there was no choice, a bot, somebody
who stands in) is marked after a time that was drawn when the question was put, whatever anybody holds: then a
row is written as if somebody had just answered, and the mark is shown with that commit. A mark that came by
itself would come between two ticks of the store, and just before the question closes; a person's never does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from tenderfoot.server.protocol.server_messages import Marks
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.position import Given
from tenderfoot.server.tables.timing import EARLY, Timing

NOBODY: Final = Marks(0, [])


class ReadyMarks:
    """The marks of one table."""

    def __init__(self, timing: Timing, changed: Callable[[], None], due: Callable[[], None]) -> None:
        self.marks = NOBODY  # as everybody may see them now
        self._timing: Final = timing
        self._changed: Final = changed
        self._due: Final = due  # called when somebody seems to answer: a commit follows, and `put`
        self._in_person: Final[dict[int, int]] = {}  # the version a seat has answered itself, by seat
        self._handle: asyncio.TimerHandle | None = None

    def in_person(self, play: Play, seat: int) -> None:
        """This seat is about to answer itself."""
        self._in_person[seat] = play.version

    def given(self, play: Play) -> Given:
        """What is said under seal now, to be put when it is on disk."""
        thought_about = play.ballot() and not play.window()
        whole = [seat for seat in play.polled() if thought_about and play.whole(seat)]
        seen_at = {seat: self._seen_at(play, seat) for seat in whole}
        return Given(play.version, seen_at, asyncio.get_running_loop().time())

    def _seen_at(self, play: Play, seat: int) -> float:
        return 0.0 if self._in_person.get(seat) == play.version else self._timing.seen_at(seat)

    def put(self, given: Given) -> None:
        """This is on disk: show of it what may be seen, and have the rest written when its time has come."""
        self.stop()
        seats = [seat for seat, at in given.seen_at.items() if at <= given.at + EARLY]
        later = [at for seat, at in given.seen_at.items() if seat not in seats]
        before, self.marks = self.marks, Marks(given.version, seats)
        if later:
            self._handle = asyncio.get_running_loop().call_at(min(later), self._due)
        if differs(self.marks, before):
            self._changed()

    def stop(self) -> None:
        """Nothing is due."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def differs(marks: Marks, before: Marks) -> bool:
    """Whether there is something to tell: a new question begins with nobody, and that needs no word."""
    return marks.seats != (before.seats if before.version == marks.version else [])
