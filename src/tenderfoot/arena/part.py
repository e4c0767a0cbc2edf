"""A part of what was asked for: an experiment, the seeds it is to be played on, and its ledger."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import fmean
from typing import Any, Final, cast

from tenderfoot.arena.crew import Crew
from tenderfoot.arena.experiment import Experiment, Piece
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Block


class Part:
    """What of an experiment is there, and what is missing."""

    def __init__(self, ledger: Ledger[Any], seeds: list[int]) -> None:
        self.ledger: Final = ledger
        self.seeds: Final = seeds

    @property
    def experiment(self) -> Experiment[Any]:
        """What is played."""
        return self.ledger.experiment

    @property
    def count(self) -> int:
        """How many seeds were asked for."""
        return len(self.seeds)

    def missing(self) -> int:
        """How many of them are still to be played."""
        return len(self.ledger.missing(self.seeds))

    def blocks(self) -> list[Any]:
        """What came of them so far."""
        return self.ledger.among(self.seeds)

    def share(self) -> float | None:
        """What the focal bot has won so far, where there is one."""
        found = [block.share() for block in self.blocks() if isinstance(block, Block)]
        return fmean(found) if found else None


def play(turns: Iterable[tuple[Part, list[int]]], crew: Crew) -> Iterator[Part]:
    """Play what the ledgers lack of these seeds, and write it down; each time the part that has one more.

    Nobody waits for the last block of a turn: who is free begins with the next one.
    """
    turns = list(turns)
    parts = {part.experiment: part for part, _ in turns}
    wanted = [(part.experiment, seed) for part, seeds in turns for seed in part.ledger.missing(seeds)]
    for (experiment, _), block in crew.each(_block, dict.fromkeys(wanted)):
        part = parts[experiment]
        part.ledger.add(block)
        if not part.missing():
            part.ledger.settle()
        yield part


def _block(what: tuple[Experiment[Any], int]) -> Piece:
    experiment, seed = what
    return cast(Piece, experiment.block(seed))
