"""The game on a table: the state, its record, each seat's questions, and what was told version by version.

No time, no network, no storage: the same acts in the same order give the same play, which is how a table
is read again from the disk. A version is something everybody may notice. A sealed answer makes none: what
was said, and in how many small steps, is nobody's business until all is opened (that it is whole is told by
`ready_marks.py`, when it may be seen). Nor does an answer in a window, whether it asks one seat or all: it is
carried out when the window is closed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tenderfoot.engine.contract import (
    Ask,
    Ballot,
    Choice,
    asked,
    held,
    polled,
)
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begun
from tenderfoot.engine.options import Options
from tenderfoot.engine.record import Noted, new_record
from tenderfoot.engine.seats import each
from tenderfoot.engine.words import seat_word
from tenderfoot.server.errors import Denied
from tenderfoot.server.tables.acts import Act, Key, Step, StoredEvent
from tenderfoot.server.tables.position import Position, Times


class Play:
    """One game, from its set-up to its end."""

    def __init__(self, game: Game, options: Options, seed: bytes, names: list[str]) -> None:
        self.game: Final = game
        self.chance: Final = Noted(seed)
        self.log: Final[list[Event]] = []
        self.match: Final = begun(game, new_record(game, options, seed, names), self.chance, self.log)
        self.paper: Final = self.match.paper
        self.state: Final = self.match.state
        self.state.patient = True
        self.seats: Final = self.match.seats
        self.acts = 0
        self.closed = 0  # windows closed
        self.version = 1
        self.numbers: Final = [0] * self.seats
        self.asks: Final[list[Ask | None]] = [None] * self.seats
        self.locked: Final[list[int | None]] = [None] * self.seats
        self.given: Final[dict[Key, str]] = {}
        self.holds: Final[list[int]] = []  # who has asked for time in the open window, the first one first
        self.forced: list[int] = []  # the seats asked that had no choice: nobody's business
        self._said: Final[dict[int, Choice]] = {}  # in a window that asks one seat, until it closes
        self._late: Final[set[tuple[int, int]]] = set()  # seats and questions that windows closed on
        self._number()
        self.forced = self._without_choice()

    # --- questions --------------------------------------------------------------------------

    def ask(self, seat: int) -> Ask | None:
        """The question this seat has a choice in, and has not answered."""
        ask = asked(self.state, seat)
        return None if ask is None or len(ask.options) == 1 or seat in self._said else ask

    def open_seats(self) -> list[int]:
        """The seats that still have to answer: nobody's business."""
        return [seat for seat in range(self.seats) if self.asks[seat] is not None]

    def polled(self) -> list[int]:
        """The seats asked, as everybody may know."""
        return each(polled(self.state), self.seats)

    def over(self) -> bool:
        """Whether the game is over."""
        return self.match.over

    def held(self) -> bool:
        """Whether nobody has anything left to say, and it waits to be closed."""
        return bool(self._said) or held(self.state)

    def window(self) -> bool:
        """Whether a window is open."""
        return bool(self.state.asks) and self.state.frames[-1].is_window()

    def veiled(self) -> bool:
        """Whether a window is open, or a question that may be none: who answers it must not be quicker."""
        return bool(self.state.asks) and self.state.frames[-1].veiled(self.state)

    def ballot(self) -> bool:
        """Whether the open question is sealed."""
        return bool(self.state.asks) and isinstance(self.state.frames[-1], Ballot)

    def whole(self, seat: int) -> bool:
        """Whether this seat has said all that the sealed question asks of it."""
        return bool(self.state.whole >> seat & 1)

    def default(self, seat: int) -> str:
        """The rulebook's answer for a seat that gives none."""
        return self.match.default(seat).text

    def open(self, seat: int, question: int) -> Ask:
        """The question of this number, if it is this seat's and open, or why it is not."""
        ask = self.asks[seat]
        if ask is None or question != self.numbers[seat]:
            raise self._stale(seat, question)
        return ask

    def check(self, seat: int, question: int, text: str) -> Choice:
        """The option this answer means, or why there is none; the reasons come from the question alone."""
        self.open(seat, question)
        return self.match.option(seat, text)

    def check_hold(self, seat: int, window: int) -> None:
        """Refuse to give time in no window, to a seat that is not asked, or twice.

        Who is asked is public; what a seat could play is never looked at.
        """
        if window != self.version or not self.window():
            raise Denied("window-closed" if window < self.version else "no-window", {})
        if seat not in self.polled():
            raise Denied("not-polled", {})

    def check_lock(self, seat: int, question: int) -> None:
        """Refuse to take back what is not under seal."""
        if self.locked[seat] is None:
            raise Illegal("nothing-sealed", {"seat": seat_word(seat)})
        if self.locked[seat] != question:
            raise Denied("old-question", {})

    def _stale(self, seat: int, question: int) -> Illegal | Denied:
        if (seat, question) in self._late:
            return Denied("window-closed", {})
        if self.over():
            return Illegal("over", {"seat": seat_word(seat)})
        if question > self.numbers[seat]:
            return Denied("no-such-question", {})
        if self.asks[seat] is None:
            return Illegal("not-asked", {"seat": seat_word(seat)})
        return Denied("old-question", {})

    # --- acts -------------------------------------------------------------------------------

    def do(self, act: Act, choice: Choice | None = None) -> Step | None:
        """Carry an act out; what everybody may notice of it, if anything.

        `choice` is the option an answer means, if that has been looked up already.
        """
        public = self._carried_out(act, choice)
        self.acts += 1
        self.given[act.key()] = act.choice
        if public:
            return self._turn()
        self._number()
        return None

    def first(self) -> Step:
        """What was told when the game was set up."""
        return self._told()

    def again(self, acts: Iterable[Act]) -> Iterator[Step | None]:
        """Play a stored game again, act by act: the one place where that is done."""
        for act in acts:
            yield self.do(act)
        self.forced = self._without_choice()  # and who has answered: now both seem to take their time anew

    def position(self, times: Times) -> Position:
        """The game as it is now, to be shown later."""
        return Position(
            game=self.game,
            state=self.state.copy(),
            version=self.version,
            asks=self.asks[:],
            numbers=self.numbers[:],
            locked=self.locked[:],
            holds=self.holds[:],
            polled=self.polled(),
            window=self.window(),
            over=self.over(),
            times=times,
        )

    def _carried_out(self, act: Act, choice: Choice | None) -> bool:
        """Whether it makes a version."""
        if act.kind == "answer":
            return self._answer(act, choice or self.check(act.seat, act.question, act.choice))
        if act.kind == "take-back":
            self._take_back(act)
            return False
        if act.kind == "hold":
            self.check_hold(act.seat, act.question)
            self.holds.append(act.seat)
            return False
        self._close()
        return True

    def _answer(self, act: Act, choice: Choice) -> bool:
        frame = self.state.frames[-1]
        if self.window() and not self.ballot():
            self._said[act.seat] = choice
            self.locked[act.seat] = act.question
            return False
        said = len(self.state.sealed.get(act.seat, []))
        self.match.answer(act.seat, choice)
        self.locked[act.seat] = act.question
        still = self.state.frames and self.state.frames[-1] is frame
        return not still or len(self.state.sealed.get(act.seat, [])) <= said

    def _take_back(self, act: Act) -> None:
        self.check_lock(act.seat, act.question)
        self.locked[act.seat] = None
        if self._said.pop(act.seat, None) is None:
            self.match.take_back(act.seat)

    def _close(self) -> None:
        """Go on; whoever has not answered in a window passes."""
        moves = self.window() and not self.ballot() and not held(self.state)
        for seat in self.open_seats() if self.window() else []:
            self._late.add((seat, self.numbers[seat]))
            self.match.answer(seat, self.match.default(seat))
        for seat, choice in self._said.items():
            self.match.answer(seat, choice)
        if not moves:  # the answer of a single seat has not gone on already
            self.match.go_on()
        self.closed += 1

    def _turn(self) -> Step:
        """Everybody notices: a new version."""
        self.version += 1
        self.locked[:] = [None] * self.seats
        self.holds.clear()
        self._said.clear()
        self._number()
        self.forced = self._without_choice()
        return self._told()

    def _without_choice(self) -> list[int]:
        return [seat for seat in self.polled() if self.asks[seat] is None]

    def _number(self) -> None:
        """Number each seat's questions in the order in which they are put to it."""
        for seat in range(self.seats):
            ask = self.ask(seat)
            if ask is not None and ask is not self.asks[seat]:
                self.numbers[seat] += 1
            self.asks[seat] = ask

    def _told(self) -> Step:
        step = Step([stored(event) for event in self.log], self.chance.taken())
        self.log.clear()
        return step


def stored(event: Event) -> StoredEvent:
    """An event in words, for all its audiences."""
    audience = event.audience()
    others = None if audience == -1 else event.for_others()
    told = None if others is None else (others.title(), others.facts())
    return StoredEvent(event.title(), event.facts(), audience, told)
