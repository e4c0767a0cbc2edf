"""A lesson as it is written: the dice and cards that fall, and what everybody answers."""

from dataclasses import dataclass

from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options


@dataclass(frozen=True)
class Script:
    """One lesson. Seat 0 is the learner, and has no name of its own.

    `coached` is the round from which the coach stands by; 0 for a lesson without him.
    """

    game: Game
    options: Options
    names: list[str]
    chance: dict[str, list[int]]
    answers: dict[int, list[str]]
    coached: int = 0


def stacked(order: list[int], top: list[int]) -> list[int]:
    """The script of a shuffle that puts these cards on top and leaves the others in their order."""
    rest = [card for card in order if card not in top]
    return [order.index(card) for card in [*top, *rest]]
