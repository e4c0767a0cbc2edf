"""Fit the weights: the fewest surprises at who wins, and a little at by how much.

The tables of all sizes are learned together: each has weights of its own, drawn towards those all share.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tenderfoot.bots.value import LEAST_SPREAD
from tools.train.positions import Floats, Positions

_MARGIN: Final = 0.002  # how much the margin of points counts beside who wins
_TO_GUESS: Final = 0.0002  # how firmly shared weights hold to the guess, own ones to the shared
_TO_SHARED: Final = 0.002
_ENOUGH: Final = 18_000  # positions; sizes with fewer hold more firmly to the shared weights
_RARE: Final = 0.5
_BATCH: Final = 512
_EPOCHS: Final = 30
_PACE: Final = 0.05
_DECAY: Final = (0.9, 0.999)
_TINY: Final = 1e-8
_SEED: Final = 1885


def terms(left: Floats, horizon: float) -> Floats:
    """What the parts of a weight are multiplied by (positions × 3)."""
    return np.stack([np.ones_like(left), 1.0 / left, np.minimum(left, horizon) / horizon], axis=1)


class Sheet:
    """The weights for tables of one size, as arrays: parts × features, of the spread, and by mark."""

    def __init__(self, worths: Floats, spread: Floats, marks: Floats, horizon: float) -> None:
        self.worths: Final = worths
        self.spread: Final = spread
        self.marks: Final = marks
        self.horizon: Final = horizon

    def chances(self, seen: Positions) -> Floats:
        """The chance of each seat, position by position."""
        by = terms(seen.left, self.horizon)
        points = np.einsum("bif,bf->bi", seen.rows, by @ self.worths)
        spread = np.exp(by @ self.spread + seen.marks @ self.marks) + LEAST_SPREAD
        return softmax(points / spread[:, None])


def softmax(logits: Floats) -> Floats:
    """Shares of victory."""
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Floats = weights / weights.sum(axis=1, keepdims=True)
    return shares


def surprise(chances: Floats, won: Floats) -> float:
    """The mean log-loss."""
    return float(-(won * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


class Fit:
    """The weights being learned, by Adam's steps over positions in random order."""

    def __init__(self, seen: dict[int, Positions], guess: Floats, horizon: float) -> None:
        self.seen: Final = seen
        self.horizon: Final = horizon
        self.scale: Final = _scale(list(seen.values()))
        self.guess: Final = np.stack([guess * self.scale, 0 * guess, 0 * guess])
        marks = next(iter(seen.values())).marks.shape[1]
        self.values: Final = {"shared": self.guess.copy(), "marks": np.zeros(marks)}
        for players in seen:
            self.values[f"own {players}"] = np.zeros_like(self.guess)
            self.values[f"spread {players}"] = np.array([1.0, 0.0, 0.8])
        self._first: Final = {name: np.zeros_like(value) for name, value in self.values.items()}
        self._second: Final = {name: np.zeros_like(value) for name, value in self.values.items()}
        self._few: Final = {players: max(1.0, _ENOUGH / len(one)) for players, one in seen.items()}
        self._steps = 0

    def sheet(self, players: int) -> Sheet:
        """What was learned for tables of this size."""
        worths = (self.values["shared"] + self.values[f"own {players}"]) / self.scale
        return Sheet(worths, self.values[f"spread {players}"], self.values["marks"], self.horizon)

    def run(self, epochs: int = _EPOCHS) -> None:
        """Learn from everything so many times."""
        chance = np.random.default_rng(_SEED)
        for epoch in range(epochs):
            pace = _PACE * (1 - epoch / epochs) + 0.001
            batches = [
                (players, which)
                for players, seen in self.seen.items()
                for which in np.array_split(chance.permutation(len(seen)), len(seen) // _BATCH + 1)
            ]
            for number in chance.permutation(len(batches)):
                players, which = batches[number]
                self._step(self._slope(players, self.seen[players].some(which)), pace)

    def _slope(self, players: int, seen: Positions) -> dict[str, Floats]:
        """How the loss grows with each weight, on one batch."""
        sheet = self.sheet(players)
        rows, by, n = seen.rows, terms(seen.left, self.horizon), len(seen)
        points = np.einsum("bif,bf->bi", rows, by @ sheet.worths)
        wide = np.exp(by @ sheet.spread + seen.marks @ sheet.marks)
        spread = wide + LEAST_SPREAD
        wrong = softmax(points / spread[:, None]) - seen.won
        off = points - points.mean(axis=1, keepdims=True) - seen.points
        to_points = (wrong / spread[:, None] + 2 * _MARGIN * off / seen.won.shape[1]) / n
        to_spread = -(wrong * points).sum(axis=1) / spread**2 * wide / n
        worths = by.T @ np.einsum("bi,bif->bf", to_points, rows) / self.scale
        shared, own = self.values["shared"], self.values[f"own {players}"]
        return {
            "shared": worths + 2 * _TO_GUESS * (shared - self.guess),
            f"own {players}": worths + 2 * _TO_SHARED * self._few[players] * own,
            f"spread {players}": by.T @ to_spread,
            "marks": seen.marks.T @ to_spread,
        }

    def _step(self, slopes: dict[str, Floats], pace: float) -> None:
        """Adam: one step down each slope, by its mean and its mean square so far."""
        self._steps += 1
        for name, slope in slopes.items():
            first, second = self._first[name], self._second[name]
            first += (1 - _DECAY[0]) * (slope - first)
            second += (1 - _DECAY[1]) * (slope**2 - second)
            warm = np.sqrt(1 - _DECAY[1] ** self._steps) / (1 - _DECAY[0] ** self._steps)
            self.values[name] -= pace * warm * first / (np.sqrt(second) + _TINY)


def _scale(seen: list[Positions]) -> Floats:
    """How much seats usually differ in each feature; of what is rare no more is believed than of the rest."""
    apart = [one.rows - one.rows.mean(axis=1, keepdims=True) for one in seen]
    spread = np.sqrt(np.mean([np.mean(one**2, axis=(0, 1)) for one in apart], axis=0))
    scale: Floats = np.maximum(spread, _RARE)
    return scale
