"""Climb the ladder: play the rungs of all games, as far as there is time, and say how far the whole is."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tenderfoot.arena.bar import Whole
from tenderfoot.arena.crew import Crew
from tenderfoot.arena.ladder import TABLES, Rung
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.part import Part, play
from tenderfoot.arena.result import Result

_TASTE: Final = 10  # at first a tenth of what matters, so that a page can be written soon
_LEAST: Final = 10  # but as many seeds as something can be said of


class Leg(Part):
    """A rung and its ledger, which lies with those of the same bots."""

    def __init__(self, rung: Rung, out: Path) -> None:
        experiment = rung.experiment
        super().__init__(Ledger(experiment, out / experiment.fingerprint() / experiment.file()), rung.seeds)
        self.rung: Final = rung

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

    def play(self, crew: Crew, minutes: float = math.inf) -> None:
        """Play what is missing, and stop by itself when the minutes are over."""
        with Whole(self.legs, minutes) as bar:
            for part in play(self.turns(), crew):
                bar.one_more(part)
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
