"""Time at a table: the clock of those who are asked, and when windows and veiled questions close.

A window closes at its pace, whatever anybody holds or has answered; whoever asks for time (`hold`) gives
everybody the same eight seconds from that moment, once. Without a pace it closes with the last answer. A
question that only hidden things make forced stays as long as a person takes. A sealed question gives
everybody asked the same time and costs nobody's bank: what it costs would tell who had something to think
about.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final

from tenderfoot.server.protocol.server_messages import Clock
from tenderfoot.server.storage.rows import Seat
from tenderfoot.server.tables.acts import Act
from tenderfoot.server.tables.delays import Delays
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.position import Times

BOT_DELAY: Final = 0.7
HOLD: Final = 8.0
EARLY: Final = 0.001  # what an alarm may be too early by
Alarm = Callable[[], None]


class Timing:
    """The times of one table; all in seconds of the event loop."""

    def __init__(self, clock: Clock, pace: int, seats: list[Seat], chance: Random) -> None:
        self.clock: Final = clock
        self.banks: Final = [float(clock.bank)] * len(seats)
        self.asked_at = 0.0
        self._pace: Final = pace / 1000
        self._secret: Final = pace > 0 or clock.standing
        self._seats: Final = seats
        self._delays: Final = Delays(chance, slow=clock.kind == "slow")
        self._held_at: float | None = None
        self._takes: dict[int, float] = {}  # how long a seat seems to take that does not answer itself
        self._waits: dict[int, float] = {}  # how long a veiled question stays for a seat without a choice
        self._deadline: float | None = None
        self._handle: asyncio.TimerHandle | None = None

    # --- what begins --------------------------------------------------------------------------

    def turned(self, play: Play) -> None:
        """A new question is open: its time begins now."""
        self.asked_at = _now()
        self._held_at = self.asked_at if play.holds else None
        self._deadline = None
        if self.clock.kind != "none" and not play.over() and not self._paced(play):
            self._deadline = self.asked_at + self._time(play)
        polled = [] if play.window() else play.polled()
        thought_about = play.ballot() or play.veiled()
        self._takes = {seat: self._take(play, seat) for seat in polled} if thought_about else {}
        self._waits = {seat: self._wait(seat) for seat in polled} if play.veiled() else {}

    def hold(self) -> None:
        """Somebody asks for time in the window: everybody gets it, once."""
        if self._held_at is None:
            self._held_at = _now()

    def pace(self) -> float:
        """How long a window stays; 0: it closes with the last answer.

        One person among bots is there alone: there is nobody to be told anything.
        """
        return self._pace if len([seat for seat in self._seats if seat.kind == "person"]) > 1 else 0.0

    def _paced(self, play: Play) -> bool:
        return play.window() and self.pace() > 0

    def _time(self, play: Play) -> float:
        """What those asked have: whoever is asked alone has his bank too."""
        time = float(self.clock.seconds)
        for seat in [] if play.ballot() else play.polled()[:1]:
            time += self.banks[seat]
        return time

    def _take(self, play: Play, seat: int) -> float:
        """How long this seat seems to take if it does not answer itself: drawn whether it will or not."""
        mine = self._seats[seat]
        if mine.kind == "bot" or mine.away:
            return BOT_DELAY
        return self._delays.drawn(self._time(play) if self.clock.kind != "none" else None)

    def _wait(self, seat: int) -> float:
        """How long everybody waits for this seat if it turns out to have no choice."""
        mine = self._seats[seat]
        alone = len([other for other in self._seats if other.kind == "person"]) == 1
        idle = alone and mine.kind == "person" and not mine.away
        return self._takes[seat] if self._secret and not idle else 0.0

    # --- what is over -------------------------------------------------------------------------

    def moving(self, play: Play, act: Act, taken: float | None = None) -> None:
        """This act is about to be carried out: if it ends a single question, note what that took.

        What it took beyond its seconds is the bank's. A window's time is its own.
        """
        alone = act.kind == "answer" or (act.kind == "close" and not play.window())
        if not alone or play.ballot() or self._paced(play):
            return
        seat, mine = play.polled()[0], self._seats[play.polled()[0]]
        taken = self.taken() if taken is None else taken
        if self.clock.kind != "none":
            self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, taken - self.clock.seconds))
        if not play.veiled() and mine.kind == "person" and not mine.away:
            self._delays.took(taken)

    def taken(self) -> float:
        """How long the open question has been asked; a clock on the wall may jump meanwhile."""
        return _now() - self.asked_at

    def closing(self, play: Play) -> float | None:
        """When what is open closes by itself; None: when it is answered."""
        if self._paced(play):
            return self.asked_at + self.pace() if self._held_at is None else self._held_at + HOLD
        if play.window() and self.clock.standing:
            return self.asked_at
        return self.asked_at + self._least(play) if play.held() else None

    def _least(self, play: Play) -> float:
        """How long it stays though nobody has anything left to say."""
        if not play.window():
            return max([self._waits.get(seat, 0.0) for seat in play.forced], default=0.0)
        bots = [seat for seat in play.polled() if self._seats[seat].kind == "bot"]
        return BOT_DELAY if self._secret and bots else 0.0

    def closes(self, play: Play) -> bool:
        """Whether what is open closes now."""
        due = self.closing(play)
        return due is not None and due <= _now() + EARLY

    def answering(self, play: Play, seat: int) -> float:
        """When an answer is given that nobody gives in person: the same time whatever it is."""
        if not self._secret or (play.ballot() and not play.veiled()):
            return self.asked_at
        return self.asked_at + self._waits.get(seat, BOT_DELAY)

    def seen_at(self, seat: int) -> float:
        """When everybody may see that this seat has answered, if it was not the seat itself that did."""
        return self.asked_at + self._takes.get(seat, 0.0)

    def late(self) -> bool:
        """Whether the time of those asked is up."""
        return self._deadline is not None and _now() >= self._deadline

    # --- what is told -------------------------------------------------------------------------

    def times(self, play: Play) -> Times:
        """When defaults are given, when the open window closes if it has a pace, and the banks."""
        window = self.closing(play) if self._paced(play) else None
        return Times(self._deadline, window, [int(bank * 1000) for bank in self.banks])

    def arm(self, play: Play | None, also: float | None, alarm: Alarm) -> None:
        """Call when the next thing is due: a close, the time of those asked, or what else there is."""
        self.stop()
        closing = None if play is None else self.closing(play)
        due = [at for at in (also, self._deadline if closing is None else closing) if at is not None]
        if due:
            self._handle = asyncio.get_running_loop().call_at(min(due), alarm)

    def stop(self) -> None:
        """Nothing is due."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def _now() -> float:
    return asyncio.get_running_loop().time()


def left(due: float | None) -> int | None:
    """Milliseconds until something is due, as a client is told."""
    return None if due is None else max(0, round((due - _now()) * 1000))
