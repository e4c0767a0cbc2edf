"""A training run with nothing but numpy: a linear policy learns two-player Gold River from who won.

    python examples/training.py            # some minutes; --short for a glimpse

Sixty-four games run side by side (`Batch`). In each, the learner has one seat and somebody who draws lots the
other. The learner weighs every legal action by the numbers it sees, draws one by these weights (a softmax),
and after the game leans towards what it did in games that went well (REINFORCE).
"""

import argparse
from typing import Final

import numpy as np
import numpy.typing as npt

from tenderfoot.research import Batch
from tenderfoot.research.batch import Look

ROWS: Final = 64
RATE: Final = 0.02
Vector = npt.NDArray[np.float64]
Moment = tuple[Vector, npt.NDArray[np.int64], Vector]  # what was seen, what was legal, where to lean


class Learner:
    """A weight for every pair of an entry and an action."""

    def __init__(self, batch: Batch, chance: np.random.Generator) -> None:
        self.most = np.maximum(batch.lens.high, 1)
        self.weights = np.zeros((len(self.most), batch.lens.actions.size))
        self.chance = chance
        self.usual = 0.5  # how well it has done lately

    def act(self, numbers: npt.NDArray[np.int16], legal: npt.NDArray[np.int64]) -> tuple[int, Moment]:
        """Draw an action by its weight, and remember which way more of it would lie."""
        seen = np.sqrt(numbers / self.most)
        worth = seen @ self.weights[:, legal]
        likely = np.exp(worth - worth.max())
        likely /= likely.sum()
        picked = int(self.chance.choice(len(legal), p=likely))
        lean = -likely
        lean[picked] += 1
        return int(legal[picked]), (seen, legal, lean)

    def learn(self, moments: list[Moment], reward: float) -> None:
        """Lean towards what was done if it went better than usual, away from it otherwise."""
        better = reward - self.usual
        for seen, legal, lean in moments:
            self.weights[:, legal] += RATE * better / len(moments) ** 0.5 * np.outer(seen, lean)
        self.usual += 0.005 * better


class Run:
    """Games side by side; the learner sits in seat 0 of the even ones and in seat 1 of the odd."""

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.batch = Batch("goldriver", ROWS, players=2)
        self.learner = Learner(self.batch, self.chance)
        self.look: Look = self.batch.reset(seed=seed)
        self.moments: list[list[Moment]] = [[] for _ in range(ROWS)]

    def games(self, count: int, *, learning: bool) -> float:
        """Play so many games to their end; the learner's share of the victories."""
        shares: list[float] = []
        while len(shares) < count:
            self.look, rewards, over = self.batch.step([self.action(row) for row in range(ROWS)])
            for row in np.flatnonzero(over):
                shares.append(float(rewards[row][row % 2]))
                if learning:
                    self.learner.learn(self.moments[row], shares[-1])
                self.moments[row] = []
        return float(np.mean(shares))

    def action(self, row: int) -> int:
        """What is done in one game: the learner weighs, the other draws."""
        legal = np.flatnonzero(self.look.masks[row])
        if self.look.seats[row] != row % 2:
            return int(self.chance.choice(legal))
        action, moment = self.learner.act(self.look.observations[row], legal)
        self.moments[row].append(moment)
        return action


def main() -> None:
    """Learn, and say how it goes."""
    wishes = argparse.ArgumentParser(description="A linear policy learns Gold River.")
    wishes.add_argument("--short", action="store_true", help="a few games, to see that it runs")
    wishes.add_argument("--seed", type=int, default=7)
    wish = wishes.parse_args()
    run, rounds, games = Run(wish.seed), *((2, 20) if wish.short else (12, 500))
    print(f"before: {run.games(games, learning=False):.1%} of the victories against somebody who draws lots")
    for number in range(1, rounds + 1):
        share = run.games(games, learning=True)
        print(f"after {number * games:>5} games: {share:.1%} of the last {games}")


if __name__ == "__main__":
    main()
