"""Who is going to win a game of Gold River, as it was learned; from a view, or in a world that was dealt."""

from __future__ import annotations

from functools import cache
from operator import mul
from typing import Final

from tenderfoot.bots.goldriver.standing import HAND, NAMES, Standing, of_view, of_world
from tenderfoot.bots.value import Value, learned, shares
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.known.view import RiverView
from tenderfoot.games.goldriver.state import River


@cache
def value() -> Value:
    """What was learned; read once."""
    return learned(GAME, NAMES)


def seen_chances(view: RiverView) -> list[float]:
    """The chance of each seat, by what somebody sees."""
    return value().chances(of_view(view))


def chances(s: River) -> list[float]:
    """The chance of each seat in a world that was dealt; sure when the game is over."""
    if s.frames:
        return value().chances(of_world(s))
    winners = GAME.winners(s)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]


class Ledger:
    """The same position with other nuggets in the hands: the chances, without looking at the table again."""

    def __init__(self, s: River) -> None:
        found: Standing = of_world(s)
        scale = value().scales[s.seats]
        worths = scale.worths(found.left)
        self._points: Final = [sum(map(mul, row, worths)) for row in found.rows]
        self._nugget: Final = worths[HAND]
        self._spread: Final = scale.spread(found.left, found.marks)

    def chances(self, change: list[int]) -> list[float]:
        """The chance of each seat when its hand has changed by so much."""
        nugget = self._nugget
        moved = [points + nugget * more for points, more in zip(self._points, change, strict=True)]
        return shares(moved, self._spread)
