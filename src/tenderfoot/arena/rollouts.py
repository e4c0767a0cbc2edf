"""What an answer is really worth, as far as patience can tell: a thousand worlds, played on by Gamblers.

A world is dealt that fits all that a seat knows, the answer is given, and good players finish the round;
then the learned value says who is going to win. The same worlds and the same chance for every answer.
"""

from __future__ import annotations

from hashlib import sha256
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from tenderfoot.bots import make, reply
from tenderfoot.bots.review import chances_in
from tenderfoot.engine.contract import Ask, Choice, decide, waiting
from tenderfoot.engine.game import Game
from tenderfoot.engine.view import View

PLAYER: Final = "gambler"
_BLOCK: Final = 50
_SURE: Final = 3.0  # standard errors
_PERCENT: Final = 100.0


class Gap:
    """By how many hundredths one answer wins more often than another, and how sure that is."""

    def __init__(self, gaps: list[float]) -> None:
        self.worlds: Final = len(gaps)
        self.mean: Final = fmean(gaps)
        self.error: Final = stdev(gaps) / sqrt(len(gaps))

    def clear_of(self, *marks: float) -> bool:
        """Whether it is surely on one side of each of these."""
        return all(abs(self.mean - mark) > _SURE * self.error for mark in marks)


class Trial:
    """A decision, tried: each answer is played out once in a world, whatever it is compared with."""

    def __init__(self, game: Game, view: View, ask: Ask) -> None:
        self.game: Final = game
        self.view: Final = view
        self.ask: Final = ask
        self._found: Final[dict[tuple[str, int], float]] = {}

    def gap(self, pair: tuple[Choice, Choice], most: int, *marks: float) -> Gap:
        """The first answer against the second, in as many worlds as it takes to be sure, or in so many."""
        gaps: list[float] = []
        while len(gaps) < most:
            for number in range(len(gaps), min(len(gaps) + _BLOCK, most)):
                one, other = [self._chance(choice, number) for choice in pair]
                gaps.append(_PERCENT * (one - other))
            if Gap(gaps).clear_of(*marks):
                break
        return Gap(gaps)

    def _chance(self, choice: Choice, number: int) -> float:
        key = (choice.text, number)
        if key not in self._found:
            self._found[key] = played_out(self.game, self.view, self.ask, choice, number)
        return self._found[key]


def played_out(game: Game, view: View, ask: Ask, choice: Choice, number: int) -> float:
    """The chance of the seat at the end of the round, in the world of this number."""
    state = game.determinize(view, sha256(f"world {number}".encode()).digest())
    round_ = game.round(state)
    decide(state, ask.seat, choice)
    bots = [make(game.name, PLAYER, f"{number} {seat}".encode()) for seat in range(game.seats(state))]
    while state.frames and game.round(state) == round_:
        asked = waiting(state)[0]
        seen = game.view(state, asked.seat)
        decide(state, asked.seat, reply(game, PLAYER, bots[asked.seat], seen, asked))
    return chances_in(game, state, ask.seat)[ask.seat]
