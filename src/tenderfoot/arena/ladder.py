"""The whole ladder, as `make arena` measures it: every level against the one below, and all else.

Seeds below a million are for tuning; the ladder is measured on seeds from a million on, which nobody
has tuned on.
"""

from __future__ import annotations

import math
from typing import Any, Final

from tenderfoot.arena.bout import game_named
from tenderfoot.arena.effort import OF, efforts
from tenderfoot.arena.experiment import Experiment
from tenderfoot.arena.former import former
from tenderfoot.arena.ismcts import Duel
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.ratings import Mixed
from tenderfoot.arena.stable import strategies
from tenderfoot.arena.verdicts import Accusations, Fortunes, Verdicts
from tenderfoot.bots import LEVELS
from tenderfoot.bots.coach import coach
from tenderfoot.engine.options import Options

FIRST_TEST_SEED: Final = 1_000_000
PATIENCE: Final = 16  # how much longer ISMCTS may think the second time
_USUAL: Final = 4  # players
_TWO: Final = 2
_BEST: Final = 2  # levels that no simple strategy may beat
_TENTHS: Final = 10
_LEAST: Final = 2  # seeds
_FEWEST_TABLES: Final = 20

# What is measured, the most important first: a run that is stopped early has the first of these.
LEAD, STEPS, TABLES, NUMBERS, REST = range(5)

# What a number of players asks for, and which other boxes the best level is measured with.
_NEEDS: Final[dict[tuple[str, int], Options]] = {("dicetown", 6): {"wild_west": True}}
_EDITIONS: Final[dict[str, list[Options]]] = {
    "dicetown": [{"edition": "classic"}, {"wild_west": True}, {"indians": True}]
}


class Rung:
    """An experiment of the ladder, how important it is, and the sections of the page that show it."""

    def __init__(self, rank: int, experiment: Experiment[Any]) -> None:
        self.rank: Final = rank
        self.experiment: Final = experiment
        self.sections: Final[dict[str, int]] = {}  # with its place there
        self.count = 0

    @property
    def seeds(self) -> list[int]:
        """The seeds it is to be played on."""
        return [FIRST_TEST_SEED + k for k in range(self.count)]


class Ladder:
    """The rungs of one game. An experiment that two sections show is played once, on the seeds of the larger.

    `seeds` is how many the most important rungs get, and how many games are played for each of the others
    that count; what is looked at besides gets some tenths of that.
    """

    def __init__(self, game: str, seeds: int, levels: tuple[str, ...] = LEVELS) -> None:
        self.game: Final = game
        self.seeds: Final = seeds
        self.levels: Final = levels
        self.steps: Final = list(zip(levels[1:], levels[:-1], strict=True))
        self.found: Final[dict[str, Rung]] = {}

    def rungs(self) -> list[Rung]:
        """Everything that is measured of the game, the most important first."""
        self._best_level()
        self._climbing()
        self._predecessors()
        self._review()
        self._stable()
        self._numbers()
        self._boxes()
        self._effort()
        self._away()
        self._others()
        return sorted(self.found.values(), key=lambda rung: rung.rank)

    def duels(self, simulations: int) -> list[Rung]:
        """The best level against ISMCTS: with as much time as it takes itself, and with much more."""
        best = self.levels[-1]
        self._add(TABLES, "ismcts", Duel(self.game, best, simulations), self._games(10, _TWO))
        self._add(REST, "ismcts", Duel(self.game, best, PATIENCE * simulations), self._games(1, _TWO))
        return [rung for rung in self.found.values() if "ismcts" in rung.sections]

    def players(self) -> list[int]:
        """How many may play."""
        (setting,) = [one for one in game_named(self.game).settings if one.name == "players"]
        return [int(value) for value in setting.values]

    def _best_level(self) -> None:
        """The best level against the next best: at the usual table, and at every other one."""
        best, next_best = self.steps[-1]
        for table in [*self._sizes(), *self._other_boxes()]:
            lead = table == {"players": _USUAL}
            count = self.seeds if lead else self._games(10, int(table["players"]))
            self._add(LEAD if lead else TABLES, "top", self._pairing(table, best, next_best), count)

    def _sizes(self) -> list[Options]:
        """A table of every size."""
        return [{"players": players} for players in self.players()]

    def _other_boxes(self) -> list[Options]:
        """The usual table with every other box."""
        return [{"players": _USUAL, **box} for box in _EDITIONS.get(self.game, [])]

    def _climbing(self) -> None:
        """Each level against the one below, and among those of the level above."""
        table = {"players": _USUAL}
        for high, low in self.steps:
            self._add(STEPS, "up", self._pairing(table, high, low), self._games(10))
        for high, low in self.steps:
            self._add(REST, "down", self._pairing(table, low, high), self._games(4))

    def _predecessors(self) -> None:
        """The best level among three of those who were the best before it, where they are at hand."""
        if former(self.game):
            pairing = self._pairing({"players": _USUAL}, self.levels[-1], former(self.game))
            self._add(TABLES, "former", pairing, self.seeds)

    def _numbers(self) -> None:
        """The other levels with other numbers of players."""
        for players in self.players():
            for high, low in self.steps[:-1] if players != _USUAL else []:
                pairing = self._pairing({"players": players}, high, low)
                self._add(NUMBERS, str(players), pairing, self._games(4, players))

    def _boxes(self) -> None:
        """The other levels with other boxes."""
        for table in self._other_boxes():
            for high, low in self.steps[:-1]:
                self._add(NUMBERS, "boxes", self._pairing(table, high, low), self._games(4))

    def _away(self) -> None:
        """Each level among those of the level above, wherever else they meet."""
        for table in [*self._sizes(), *self._other_boxes()]:
            for high, low in self.steps if table != {"players": _USUAL} else []:
                pairing = self._pairing(table, low, high)
                self._add(REST, "away", pairing, self._games(2, pairing.players))

    def _effort(self) -> None:
        """Every level, and the best one at other efforts, against the next best."""
        variants = list(efforts(self.game)) if self.levels[-1] == OF else []
        for name in [*self.levels, *variants]:
            pairing = self._pairing({"players": _USUAL}, name, self.steps[-1][1])
            self._add(REST, "effort", pairing, self._games(4))

    def _review(self) -> None:
        """Whether the review of a game tells the truth, where there is a coach."""
        if coach(self.game) is None:
            return
        table = {"players": _USUAL}
        self._add(NUMBERS, "truth", Verdicts(self.game, table), self.seeds // 2)
        self._add(NUMBERS, "accused", Accusations(self.game, table), self.seeds // 4)
        self._add(NUMBERS, "luck", Fortunes(self.game, table), self.seeds * 5 // 2)

    def _stable(self) -> None:
        """Every simple strategy against every level, the best level first; against the two best it counts."""
        for level in reversed(self.levels):
            rank = NUMBERS if level in self.levels[-_BEST:] else REST
            for name in strategies(self.game):
                pairing = self._pairing({"players": _USUAL}, name, level)
                self._add(rank, "stable", pairing, self._games(2))

    def _others(self) -> None:
        """Tables where all levels meet, and mirrors, which show that the arena counts right."""
        table = {"players": _USUAL}
        tables = max(self.seeds // 4, _FEWEST_TABLES)
        self._add(REST, "mixed", Mixed(self.game, table, list(self.levels)), tables)
        for name in self.levels[1:3]:
            self._add(REST, "mirror", self._pairing(table, name, name), self._games(4))

    def _pairing(self, table: Options, focal: str, field: str) -> Pairing:
        needs = _NEEDS.get((self.game, int(table["players"])), {})
        return Pairing(self.game, {**table, **needs}, focal, field)

    def _games(self, tenths: int, players: int = _USUAL) -> int:
        """So many seeds that these tenths of the games are played: each seed once from every seat."""
        return math.ceil(tenths * self.seeds / (_TENTHS * players))

    def _add(self, rank: int, section: str, experiment: Experiment[Any], seeds: int) -> None:
        rung = self.found.setdefault(experiment.file(), Rung(rank, experiment))
        rung.sections[section] = len([one for one in self.found.values() if section in one.sections])
        rung.count = max(rung.count, seeds, _LEAST)
