"""The positions of many games as tables of numbers."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tenderfoot.games import GAMES
from tools.train.games import Played
from tools.train.subjects import SUBJECTS, moments, opened

Floats = NDArray[np.float64]


class Positions:
    """What was seen at tables of one size: features by position and seat, and what came of the games."""

    def __init__(self, rows: Floats, left: Floats, marks: Floats, won: Floats, points: Floats) -> None:
        self.rows: Final = rows  # positions × seats × features
        self.left: Final = left
        self.marks: Final = marks
        self.won: Final = won  # each seat's share of the victory
        self.points: Final = points  # above the mean of the table

    def __len__(self) -> int:
        return len(self.left)

    def some(self, which: NDArray[np.int64]) -> Positions:
        """Those with these numbers."""
        return Positions(
            self.rows[which], self.left[which], self.marks[which], self.won[which], self.points[which]
        )


Sample = tuple[list[list[float]], float, list[float], list[float], list[float]]


def looked_at(played: Played, *, open_too: bool = True) -> list[Sample]:
    """The positions of one game, each by the view of a seat or of a spectator, with the result.

    Where seats know different things each of them is also seen with all cards open.
    """
    game, subject = GAMES[played.game], SUBJECTS[played.game]
    chance = Random(f"look {played.seed}")
    seen = []
    for state in moments(played):
        seats = game.seats(state)
        whose = chance.randrange(-1, seats)
        seen.append(subject.look(game.view(state, None if whose < 0 else whose)))
        if subject.hidden and open_too:
            seen.append(opened([game.view(state, seat) for seat in range(seats)]))
    *_, (end, _) = played.again()
    winners, scores = game.winners(end), game.scores(end)
    mean = sum(scores) / len(scores)
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    points = [score - mean for score in scores]
    return [(one.rows, one.left, one.marks, won, points) for one in seen]


def table(samples: list[Sample]) -> Positions:
    """All of them, side by side."""
    rows, left, marks, won, points = ([one[part] for one in samples] for part in range(5))
    return Positions(np.array(rows), np.array(left), np.array(marks), np.array(won), np.array(points))
