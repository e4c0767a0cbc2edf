"""Cards, victims, ties and bribes: try each answer in dealt worlds, to the end of the round.

The worlds are the same for every answer, and chance in them too. The number of playouts does not depend
on how many answers there are: whoever holds no card for a window thinks as long as whoever does.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Final

from tenderfoot.bots.dicetown.estate import Estate, rounds_left
from tenderfoot.bots.dicetown.instinct import answer
from tenderfoot.bots.thinker import Budget
from tenderfoot.engine.contract import Ask, decide, settle, waiting
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.games.dicetown import GAME
from tenderfoot.games.dicetown.choices import NAMES, UNPAID
from tenderfoot.games.dicetown.petition import Offers
from tenderfoot.games.dicetown.prompts import KEEP, OUTLAW
from tenderfoot.games.dicetown.sheriff import NOBODY, Decision
from tenderfoot.games.dicetown.state import Town

Judge = Callable[[Estate, Seat], float]


class Lookahead:
    """Playouts from one view, judged by one measure."""

    def __init__(self, view: View, seed: bytes, playouts: int, judge: Judge, budget: Budget) -> None:
        self.view: Final = view
        self.seed: Final = seed
        self.playouts: Final = playouts
        self.judge: Final = judge
        self.budget: Final = budget
        self.played = 0

    def world(self, number: int) -> Town:
        """The world with this number."""
        return GAME.determinize(self.view, sha256(self.seed + bytes([number])).digest())

    def weigh(self, ask: Ask) -> list[float]:
        """The mean judgement of each answer."""
        sums = [0.0] * len(ask.options)
        worlds = max(1, self.playouts // len(ask.options))
        dealt = 0
        while dealt < worlds and not (dealt and self.budget.over()):
            s = self.world(dealt)
            dealt += 1
            for number, option in enumerate(ask.options):
                copy = s.copy()
                decide(copy, ask.seat, option)
                sums[number] += self.value(copy, ask.seat)
        return [total / dealt for total in sums]

    def value(self, s: Town, seat: Seat) -> float:
        """Play on by instinct to the end of the round, and judge."""
        self.played += 1
        round_ = s.round
        rounds = rounds_left(s.mine, len(s.row) + len(s.property))
        while s.frames:
            ask = waiting(s)[0]
            if s.round > round_ or ask.prompt in (KEEP, OUTLAW):
                break
            decide(s, ask.seat, answer(s, ask))
        over = not s.frames
        return self.judge(Estate(s, 0.2 if over else max(rounds, 1.0)), seat)

    def named(self, offers: Offers, seat: Seat, candidate: Seat) -> float:
        """The mean judgement if the Sheriff names this candidate, unbribed."""
        total = 0.0
        worlds = max(1, self.playouts // 4)
        for number in range(worlds):
            s = self.world(number)
            s.asks.clear()
            s.sealed = {}
            s.whole = 0
            s.offers = []
            s.become(Decision(offers.place, offers.candidates, 1, offers.first, NOBODY, UNPAID))
            settle(s)
            if s.frames and isinstance(s.frames[-1], Decision):
                decide(s, s.sheriff, NAMES[candidate])
            total += self.value(s, seat)
        return total / worlds
