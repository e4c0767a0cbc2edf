"""Who is going to win a game of Dice Town, as it was learned, by what a seat or a spectator knows."""

from __future__ import annotations

from functools import cache
from operator import mul
from typing import Final

from tenderfoot.bots.dicetown.goods import NAMES, Knowledge
from tenderfoot.bots.value import Value, learned, shares
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown import GAME
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.state import Town

_DECIDED: Final = 0.5  # points: the spread of a game that is over


@cache
def value() -> Value:
    """What was learned; read once."""
    return learned(GAME, NAMES)


def seen_chances(view: TownView) -> list[float]:
    """The chance of each seat, by what somebody sees."""
    return value().chances(Knowledge(view))


class Till:
    """A world at the end of its round as one seat sees it, from which somebody may still have to pay."""

    def __init__(self, s: Town, me: Seat) -> None:
        self.me: Final = me
        self.over: Final = not s.frames
        self.known: Final = Knowledge(GAME.view(s, me))
        scale = value().scales[len(s.players)]
        self._worths: Final = scale.worths(self.known.left)
        self._spread: Final = _DECIDED if self.over else scale.spread(self.known.left, self.known.marks)
        scores = GAME.scores(s)
        self._points: Final = [
            float(scores[seat]) if self.over else sum(map(mul, row, self._worths))
            for seat, row in enumerate(self.known.rows)
        ]

    def unpaid(self) -> float:
        """My chance as it is."""
        return shares(self._points, self._spread)[self.me]

    def paid(self, to: Seat, dollars: int, nuggets: int) -> float:
        """My chance when I have paid this to somebody."""
        points = self._points[:]
        for seat, sign in ((self.me, -1), (to, 1)):
            points[seat] += self._moved(seat, sign * dollars, sign * nuggets)
        return shares(points, self._spread)[self.me]

    def _moved(self, seat: Seat, dollars: int, nuggets: int) -> float:
        if self.over:
            return dollars / 2 + nuggets
        goods = self.known.goods[seat].more(dollars=dollars, nuggets=nuggets)
        row = self.known.row(seat, goods, self.known.view.sheriff)
        return float(sum(map(mul, row, self._worths))) - self._points[seat]


def chances(s: Town, seat: Seat) -> list[float]:
    """The chance of each seat in a world that was dealt, as this seat would see it; sure in the end."""
    if s.frames:
        return seen_chances(GAME.view(s, seat))
    return [float(s.winner == other) for other in range(len(s.players))]
