"""Climb the ladder: play the rungs of all games, as far as there is time, and say how far the whole is."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final

from tenderfoot.arena.crew import Crew
from tenderfoot.arena.ladder import TABLES, Rung
from tenderfoot.arena.ledger import Ledger, fingerprint
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.result import Result
from tenderfoot.arena.run import drawn, time_of, write

_TASTE: Final = 10  # at first a tenth of what matters, so that a page can be written soon
_LEAST: Final = 10  # but as many seeds as something can be said of
_WIDTH: Final = 16
_COLUMNS: Final = 79  # a line that goes on below cannot be drawn anew


class Leg:
    """A rung and its ledger, which lies with those of the same bots."""

    def __init__(self, rung: Rung, out: Path) -> None:
        self.rung: Final = rung
        experiment = rung.experiment
        path = out / fingerprint(experiment.game) / experiment.file()
        self.ledger: Final[Ledger[Any]] = Ledger(experiment, path)

    def missing(self) -> int:
        """How many seeds are still to be played."""
        return len(self.ledger.missing(self.rung.seeds))

    def pieces(self) -> list[Any]:
        """All that is played; what an earlier, longer run has played counts as well."""
        return self.ledger.among(sorted(self.ledger.blocks))

    def result(self) -> Result | None:
        """What a pairing came to; nothing of what is none, or has not begun."""
        pairing, blocks = self.rung.experiment, self.pieces()
        return Result(pairing, blocks) if isinstance(pairing, Pairing) and blocks else None


class Climb:
    """The rungs of all games in the order in which they are played: by rank, and the games in turns."""

    def __init__(self, ladders: list[list[Rung]], out: Path) -> None:
        placed = [
            (*place, rung) for rungs in ladders for place, rung in zip(_places(rungs), rungs, strict=True)
        ]
        self.legs: Final = [Leg(rung, out) for _, _, rung in sorted(placed, key=lambda one: one[:2])]

    def turns(self) -> Iterator[tuple[Leg, list[int]]]:
        """What is played after what: a tenth of what matters, then the whole, the most important first."""
        for leg in self.legs:
            seeds = leg.rung.seeds
            if leg.rung.rank <= TABLES:
                yield leg, seeds[: max(len(seeds) // _TASTE, _LEAST)]
        for leg in self.legs:
            yield leg, leg.rung.seeds

    def play(self, workers: int, minutes: float = math.inf) -> None:
        """Play what is missing, and stop by itself when the minutes are over."""
        bar = Whole(self.legs, minutes)
        with Crew(workers) as crew:
            for leg, seeds in self.turns():
                for _ in crew.play(leg.ledger, seeds):
                    bar.one_more(leg)
                    if bar.over():
                        return

    def of(self, game: str, section: str) -> list[Leg]:
        """The rungs that a section of a game shows, as far as they have begun."""
        found = [leg for leg in self.legs if leg.rung.experiment.game == game and leg.ledger.blocks]
        shown = [leg for leg in found if section in leg.rung.sections]
        return sorted(shown, key=lambda leg: leg.rung.sections[section])

    def results(self, game: str, section: str) -> list[Result]:
        """What the pairings of a section came to."""
        found = [leg.result() for leg in self.of(game, section)]
        return [result for result in found if result is not None]

    def every(self) -> list[Result]:
        """What all pairings came to, those that have not begun left out."""
        found = [leg.result() for leg in self.legs]
        return [result for result in found if result is not None]

    def played(self) -> tuple[int, int]:
        """How many blocks are played, and how many there are to be."""
        wanted = sum(leg.rung.count for leg in self.legs)
        return wanted - sum(leg.missing() for leg in self.legs), wanted


def _places(rungs: list[Rung]) -> list[tuple[int, int]]:
    """The rank of each rung, and how many of the same rank stand before it."""
    ranks = [rung.rank for rung in rungs]
    return [(rank, ranks[:place].count(rank)) for place, rank in enumerate(ranks)]


class Whole:
    """A bar for the whole climb: blocks of all, and the time left, by the pace so far.

    A block of six is more to play than a block of two: the pace counts games and seats, not blocks.
    """

    def __init__(
        self, legs: list[Leg], minutes: float = math.inf, clock: Callable[[], float] = monotonic
    ) -> None:
        self.clock: Final = clock
        self.start: Final = clock()
        self.end: Final = self.start + 60 * minutes
        self.blocks: Final = sum(leg.rung.count for leg in legs)
        self.work: Final = sum(leg.rung.count * leg.rung.experiment.work for leg in legs)
        self.missing = sum(leg.missing() for leg in legs)
        self.ahead = sum(leg.missing() * leg.rung.experiment.work for leg in legs)
        self.first: Final = self.ahead

    def one_more(self, leg: Leg) -> None:
        """Count a block, and draw the bar anew."""
        self.missing -= 1
        self.ahead -= leg.rung.experiment.work
        write(self.line(leg), last=self.missing == 0 or self.over())

    def line(self, leg: Leg) -> str:
        """The whole, and of it the rung that is being played."""
        experiment, count = leg.rung.experiment, leg.rung.count
        done, part = self.blocks - self.missing, (self.work - self.ahead) / self.work
        whole = f"{drawn(part, 1, _WIDTH)} {part:.0%}  {done}/{self.blocks}  {time_of(self.left())}"
        names = " ".join(word.rpartition(":")[2] for word in experiment.label.split())
        now = f"{experiment.game} {experiment.players}: {names} {count - leg.missing()}/{count}"
        return f"{whole}  {now}"[:_COLUMNS]

    def over(self) -> bool:
        """Whether the minutes are over."""
        return self.clock() >= self.end

    def left(self) -> float:
        """The seconds until everything is played or the time is over."""
        now = self.clock()
        pace = (now - self.start) / max(self.first - self.ahead, 1)
        return max(min(pace * self.ahead, self.end - now), 0.0)
