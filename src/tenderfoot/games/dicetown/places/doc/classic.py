"""Doc Badluck in the classic edition (7.9): by gain, and as one likes."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import ACE, JACK, KING, NINE, QUEEN, TEN
from tenderfoot.games.dicetown.choices import DECLINE, LINES
from tenderfoot.games.dicetown.events import DOC_DECLINED, DOC_VISITED
from tenderfoot.games.dicetown.goods.piles import draw_top
from tenderfoot.games.dicetown.goods.purse import collect_dollars, collect_nuggets
from tenderfoot.games.dicetown.hand.dice import count
from tenderfoot.games.dicetown.places.doc.badluck import Queue, Surgery, tell_waiting
from tenderfoot.games.dicetown.places.doc.fence import fence
from tenderfoot.games.dicetown.prompts import DOC, W_DOC
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.windows import Window

WIRE: Final = 0
CARD: Final = 1
DOLLARS: Final = 2
NUGGETS: Final = 3
_NEEDS: Final = ((NINE, TEN), (JACK, QUEEN), (KING, KING), (ACE, ACE))
_DEFAULT: Final = (DOLLARS, NUGGETS, CARD, WIRE)


class ClassicDoc(Surgery):
    """11.1. Classic: whoever has gained nothing in this round may see the Doc."""

    def enter(self, s: Town, index: int) -> None:
        everybody = (1 << len(s.players)) - 1
        luckless = everybody & ~s.gained
        tell_waiting(s, luckless)
        s.push(WaitingRoom(s.sheriff, everybody, index, once=luckless, twice=0))

    def visit(self, s: Town, seat: Seat) -> None:
        s.push(Consultation(seat))

    def elixir(self, s: Town, seat: Seat) -> None:
        cast(WaitingRoom, s.frames[-1]).add(s, seat)


class WaitingRoom(Window):
    """R-12. W-DOC at the start of step 8: each Elixir adds a visit, also for somebody who has one."""

    def __init__(self, sheriff: Seat, seats: Seats, place: int, once: Seats, twice: Seats) -> None:
        super().__init__(W_DOC, sheriff, seats)
        self.place: Final = place
        self.once: Final = once
        self.twice: Final = twice

    def rest(self, seats: Seats) -> Window:
        return WaitingRoom(self.sheriff, seats, self.place, once=self.once, twice=self.twice)

    def add(self, s: Town, seat: Seat) -> None:
        """One more visit for this seat."""
        twice = self.twice | self.once & 1 << seat
        s.become(WaitingRoom(self.sheriff, self.seats, self.place, once=self.once | 1 << seat, twice=twice))

    def closed(self, s: Town) -> None:
        s.become(Queue(self.place, self.once, self.twice))

    def pack(self) -> list[int]:
        return [self.sheriff, self.seats, self.place, self.once, self.twice]


class Consultation(Frame[Town]):
    """7.9.1, R-36. Optional: the visitor chooses a line whose face he has, or declines.

    9 or 10: barbed wire. J or Q: the top store card. K: two dollars of each opponent. A: a nugget of each.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Town) -> None:
        dice = s.players[self.seat].kept
        lines = [line for line in range(4) if has_face(dice, line)]
        s.ask(self.seat, DOC, [*[LINES[line] for line in lines], DECLINE])

    def chosen(self, s: Town, choice: Choice) -> None:
        s.pop()
        if choice is DECLINE:
            s.tell(DOC_DECLINED, self.seat)
            return
        line = LINES.index(choice)
        s.tell(DOC_VISITED, self.seat, line)
        if line == WIRE:
            fence(s, self.seat)
        elif line == CARD:
            draw_top(s, self.seat)
        elif line == DOLLARS:
            collect_dollars(s, self.seat, 2)
        else:
            collect_nuggets(s, self.seat, 1)

    def default(self, s: Town, ask: Ask) -> Choice:
        """K, A, J or Q, 9 or 10, in this order, the first he has."""
        dice = s.players[self.seat].kept
        return next(iter([LINES[line] for line in _DEFAULT if has_face(dice, line)]))

    def refusal(self, s: Town, ask: Ask, choice: Choice) -> Illegal:
        if choice in LINES:
            return Illegal("no-such-face", {"line": LINES.index(choice)})
        return super().refusal(s, ask, choice)

    def pack(self) -> list[int]:
        return [self.seat]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}


def has_face(dice: int, line: int) -> bool:
    """Whether these dice show a face that a line needs."""
    either, other = _NEEDS[line]
    return count(dice, either) + count(dice, other) > 0
