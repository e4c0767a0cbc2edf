"""Who is likely to win, learned from games: a sum of what each seat has, and these sums against each other.

What a thing is worth depends on how much of the game is left: a weight is `a + b / left + c · left`, the last
up to a horizon. The sums are shares of victory by a spread that depends on it too. The numbers come from
`make train` and lie beside the bots of each game as a file that says how it was made; nothing but plain
Python is needed to use them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, Final, Protocol

from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.game import Game

Rows = list[list[float]]  # what each seat has, feature by feature
LEAST_SPREAD: Final = 0.8  # points: nobody is sure of anything before the end


def terms(left: float, horizon: float) -> list[float]:
    """What the parts of a weight are multiplied by, with so much left to play."""
    return [1.0, 1.0 / left, min(left, horizon) / horizon]


class Scale:
    """The weights for tables of one size: three parts for each feature; of the spread, and by mark."""

    def __init__(self, worths: Rows, spread: list[float], marks: list[float], horizon: float) -> None:
        self._parts: Final = [list(part) for part in zip(*worths, strict=True)]
        self._spread: Final = spread
        self._marks: Final = marks
        self._horizon: Final = horizon

    def worths(self, left: float) -> list[float]:
        """What a unit of each feature is worth in points."""
        _, late, early = terms(left, self._horizon)
        return [a + b * late + c * early for a, b, c in zip(*self._parts, strict=True)]

    def spread(self, left: float, marks: list[float]) -> float:
        """How many points of a lead make it likely that it lasts."""
        known = sum(map(mul, self._spread, terms(left, self._horizon)))
        return exp(known + sum(map(mul, self._marks, marks))) + LEAST_SPREAD


class Standing(Protocol):
    """A position as a value sees it: what each seat has, how much is left, and what marks the table."""

    @property
    def rows(self) -> Rows: ...
    @property
    def left(self) -> float: ...
    @property
    def marks(self) -> list[float]: ...


class Value:
    """What was learned of one game: a scale for each number of players."""

    def __init__(self, names: list[str], scales: dict[int, Scale]) -> None:
        self.names: Final = names
        self.scales: Final = scales

    def chances(self, position: Standing) -> list[float]:
        """The chance of each seat."""
        scale = self.scales[len(position.rows)]
        worths = scale.worths(position.left)
        points = [sum(map(mul, row, worths)) for row in position.rows]
        return shares(points, scale.spread(position.left, position.marks))

    def gain(self, position: Standing, seat: int, feature: int) -> float:
        """By how much the chance of a seat grows with one more of a feature."""
        scale = self.scales[len(position.rows)]
        worths = scale.worths(position.left)
        spread = scale.spread(position.left, position.marks)
        points = [sum(map(mul, row, worths)) for row in position.rows]
        before = shares(points, spread)[seat]
        points[seat] += worths[feature]
        return shares(points, spread)[seat] - before


def shares(points: list[float], spread: float) -> list[float]:
    """The part of victory that falls to each of these sums."""
    most = max(points)
    weights = [exp((each - most) / spread) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def read(plain: Mapping[str, Any], game: Game, names: list[str]) -> Value:
    """The value in a file of weights; refuses what was learned by other rules or from other features."""
    if (plain.get("game"), plain.get("rules"), plain.get("features")) != (game.name, game.version, names):
        found = f"{plain.get('game')} {plain.get('rules')}"
        raise BadOptions("unfit-weights", {"found": found, "game": game.name, "rules": game.version})
    scales = {
        int(players): Scale(
            [table["worth"][name] for name in names], table["spread"], table["marks"], plain["horizon"]
        )
        for players, table in plain["players"].items()
    }
    return Value(names, scales)


def learned(game: Game, names: list[str]) -> Value:
    """What was learned of a game, from the file beside its bots."""
    file = files(__package__).joinpath(game.name, "value.json")
    return read(json.loads(file.read_text("utf-8")), game, names)
