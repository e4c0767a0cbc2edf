"""Short ways to play what a ledger lacks, and a crew that hands in as chance has it."""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from tenderfoot.arena.crew import Alone, Crew
from tenderfoot.arena.experiment import Plain
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.part import Part, play

T = TypeVar("T")
R = TypeVar("R")
_TIMES: Final = ("focal", "field")  # in the title they are names


def run(ledger: Ledger[Any], seeds: list[int], crew: Crew | None = None) -> None:
    for _ in play([(Part(ledger, seeds), seeds)], crew or Alone()):
        pass


class Shuffled:
    """Always has a dozen at hand, and is done with any of them first."""

    def __init__(self, seed: int) -> None:
        self.chance: Final = Random(seed)

    def each(self, work: Callable[[T], R], given: Iterable[T], grain: int = 1) -> Iterator[tuple[T, R]]:
        todo = iter(given)
        hand = list(islice(todo, 12))
        while hand:
            one = hand.pop(self.chance.randrange(len(hand)))
            yield one, work(one)
            hand += islice(todo, 1)


def content(path: Path) -> list[Plain]:
    """The lines of a ledger, without the times that were measured."""
    ledger = path.read_text("utf-8")
    assert ledger.endswith("\n")
    return [timeless(line) for line in ledger.splitlines()]


def timeless(line: str) -> Plain:
    found: Plain = json.loads(line)
    return {key: value for key, value in found.items() if key not in _TIMES or not isinstance(value, list)}
