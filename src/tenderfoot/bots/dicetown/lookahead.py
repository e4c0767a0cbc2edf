"""Cards, victims, ties and bribes: try each answer in dealt worlds, to the end of the round.

The worlds are the same for every answer, and chance in them too. How many worlds are dealt and played out
does not depend on how many answers there are: whoever holds no card for a window thinks as long as whoever
does.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Final

from mypy_extensions import mypyc_attr

from tenderfoot.bots.dicetown.estate import Estate, rounds_left
from tenderfoot.bots.dicetown.instinct import answer
from tenderfoot.engine.contract import Ask, decide, settle, waiting
from tenderfoot.engine.seats import NOBODY, Seat
from tenderfoot.engine.view import View
from tenderfoot.games.dicetown import GAME
from tenderfoot.games.dicetown.choices import NAMES, UNPAID
from tenderfoot.games.dicetown.places.sheriff.favour import Decision
from tenderfoot.games.dicetown.places.sheriff.petition import Offers
from tenderfoot.games.dicetown.prompts import KEEP, OUTLAW
from tenderfoot.games.dicetown.state import Town

_SHARED: Final = 2  # playouts for each world that is dealt, however many answers there are

Judge = Callable[[Estate, Seat], float]


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookahead:
    """Playouts from one view, judged by one measure."""

    def __init__(self, view: View, seed: bytes, playouts: int, judge: Judge) -> None:
        self.view: Final = view
        self.seed: Final = seed
        self.playouts: Final = playouts
        self.judge: Final = judge
        self.played = 0

    def world(self, number: int) -> Town:
        """The world with this number."""
        return GAME.determinize(self.view, sha256(self.seed + bytes([number])).digest())

    def weigh(self, ask: Ask) -> list[float]:
        """The mean judgement of each answer, over the worlds in which all of them were tried."""
        n = len(ask.options)
        worlds = [self.world(0)]
        tried: list[float] = []
        for k in range(max(self.playouts, n)):
            if k and k % _SHARED == 0:
                worlds.append(self.world(len(worlds)))
            copy = worlds[k // n % len(worlds)].copy()
            decide(copy, ask.seat, ask.options[k % n])
            tried.append(self.value(copy, ask.seat))
        rounds = len(tried) // n
        return [sum(tried[number : rounds * n : n]) / rounds for number in range(n)]

    def value(self, s: Town, seat: Seat) -> float:
        """Play on by instinct to the end of the round, and judge."""
        rounds = rounds_left(s.mine, len(s.row) + len(s.property))
        return self.judged(self.played_on(s), seat, rounds)

    def played_on(self, s: Town) -> Town:
        """The same world at the end of its round; everybody has answered by instinct."""
        self.played += 1
        round_ = s.round
        while s.frames:
            ask = waiting(s)[0]
            if s.round > round_ or ask.prompt in (KEEP, OUTLAW):
                break
            decide(s, ask.seat, answer(s, ask))
        return s

    def judged(self, s: Town, seat: Seat, rounds: float) -> float:
        """The judgement of a round that is over; so many were left when it began."""
        over = not s.frames
        return self.judge(Estate(s, 0.2 if over else max(rounds, 1.0)), seat)

    def named(self, offers: Offers, seat: Seat, candidate: Seat) -> float:
        """The mean judgement if the Sheriff names this candidate, unbribed."""
        worlds = range(max(1, self.playouts // 4))
        found = [self.value(self.decided(number, offers, candidate), seat) for number in worlds]
        return sum(found) / len(found)

    def decided(self, number: int, offers: Offers, candidate: Seat) -> Town:
        """The world of this number when the Sheriff has named this candidate, unbribed."""
        s = self.world(number)
        s.unask()
        s.offers = []
        s.become(Decision(offers.place, offers.candidates, 1, offers.first, NOBODY, UNPAID))
        settle(s)
        if s.frames and isinstance(s.frames[-1], Decision):
            decide(s, s.sheriff, NAMES[candidate])
        return s
