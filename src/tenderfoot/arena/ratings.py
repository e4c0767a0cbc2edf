"""One rating for each level, from tables where all of them meet: for display.

Each game is an order of finish; the Plackett-Luce model gives every level a strength such that the
first of a table is drawn in proportion to it, then the second among the rest, and so on. Strengths are
found by Hunter's iteration, and shown on the usual scale of four hundred points to a factor of ten.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from tenderfoot.arena.bout import game_named, play
from tenderfoot.arena.experiment import Experiment, Plain
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.options import Options

_STEPS: Final = 200
_RESAMPLES: Final = 100
_SCALE: Final = 400 / math.log(10)
_DRAW: Final = 0.1  # a ghost game against everybody keeps a level that never wins on the scale

Finish = list[str]


class Sitting:
    """What came of one mixed table."""

    def __init__(self, seed: int, finish: Finish) -> None:
        self.seed: Final = seed
        self.finish: Final = finish

    def plain(self) -> Plain:
        """A line of the ledger."""
        return {"seed": self.seed, "finish": self.finish}


class Mixed(Experiment[Sitting]):
    """Tables at which levels sit as chance has it."""

    def __init__(self, game: str, options: Options, levels: list[str]) -> None:
        super().__init__(game, options)
        self.levels: Final = levels

    @property
    def label(self) -> str:
        """All of them."""
        return "mixed"

    @property
    def work(self) -> int:
        """One game."""
        return self.players

    def plain(self) -> Plain:
        """The experiment as plain words."""
        return {"game": self.game, "options": self.options, "levels": self.levels}

    def entrants(self) -> list[str]:
        """All who may be drawn."""
        return self.levels

    def block(self, seed: int) -> Sitting:
        """Play one table."""
        return Sitting(seed, table(self.game, self.options, self.levels, seed))

    def read(self, plain: Plain) -> Sitting:
        """A table from its line in the ledger."""
        return Sitting(plain["seed"], plain["finish"])


def table(game: str, options: Options, levels: list[str], seed: int) -> Finish:
    """Seat levels at random, play, and say who came in before whom."""
    chance = Random(f"table {seed}")
    seats = int(game_named(game).options(options)["players"])
    seated = chance.sample(levels * seats, seats)
    outcome = play(game_named(game), options, [Entrant(level) for level in seated], seed)
    return finish(seated, outcome.scores, chance)


def finish(seated: list[str], scores: list[int], chance: Random) -> Finish:
    """Who came in before whom; equals in an order that chance gives."""
    order = sorted(range(len(seated)), key=lambda seat: (-scores[seat], chance.random()))
    return [seated[seat] for seat in order]


def strengths(finishes: list[Finish], levels: list[str]) -> dict[str, float]:
    """The rating of each level; their mean is nought."""
    gamma = dict.fromkeys(levels, 1.0)
    wins = dict.fromkeys(levels, _DRAW)
    for finish in finishes:
        for level in finish[:-1]:
            wins[level] += 1
    for _ in range(_STEPS):
        weights = dict.fromkeys(levels, 2 * _DRAW)
        for finish in finishes:
            _share_out(finish, gamma, weights)
        gamma = {level: wins[level] / weights[level] for level in levels}
        mean = math.exp(sum(map(math.log, gamma.values())) / len(levels))
        gamma = {level: value / mean for level, value in gamma.items()}
    return {level: _SCALE * math.log(value) for level, value in gamma.items()}


def _share_out(finish: Finish, gamma: dict[str, float], weights: dict[str, float]) -> None:
    """At each place all who are still running share one."""
    for place in range(len(finish) - 1):
        running = finish[place:]
        total = sum(gamma[level] for level in running)
        for level in running:
            weights[level] += 1 / total


def ratings(finishes: list[Finish], levels: list[str]) -> dict[str, tuple[float, float]]:
    """The rating of each level, and how far chance may have moved it."""
    best = strengths(finishes, levels)
    chance = Random("ratings")
    again = [strengths(chance.choices(finishes, k=len(finishes)), levels) for _ in range(_RESAMPLES)]
    return {level: (best[level], _spread([one[level] for one in again])) for level in levels}


def _spread(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
