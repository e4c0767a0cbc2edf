"""Many games of one kind in one call: for those who play them by the thousand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.match import Match
from tenderfoot.engine.options import Value
from tenderfoot.engine.record import new_record
from tenderfoot.engine.seed import Seed
from tenderfoot.numbers.tables import Tables
from tenderfoot.research.lens import Lens
from tenderfoot.research.rewards import reward_named
from tenderfoot.research.seeds import Seeds


class Look(NamedTuple):
    """What the one who is asked knows in each game: a row of numbers, a row of the mask, its seat."""

    observations: npt.NDArray[np.int16]
    masks: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int64]


class Step(NamedTuple):
    """What came of one answer in each game. A game that is over has begun anew: `look` is of the new one."""

    look: Look
    rewards: npt.NDArray[np.float64]  # a row a game, a column a seat; zeros while it goes on
    over: npt.NDArray[np.bool_]


class Batch:
    """So many games side by side; each is at the first of its open questions.

    >>> batch = Batch("goldriver", 64, players=2)
    >>> look = batch.reset(seed=7)
    >>> look.observations.shape, look.masks.shape
    ((64, 651), (64, 1712))
    >>> step = batch.step(look.masks.argmax(1))  # the first legal action in every game
    >>> int(step.over.sum())
    0
    """

    def __init__(self, game: str, count: int, *, reward: str = "win", **options: Value) -> None:
        if count < 1:
            raise ValueError(f"A batch has 1 game at least, not {count}.")
        self.lens: Final = Lens(game, **options)
        self.count: Final = count
        self._worth: Final = reward_named(reward)
        self._tables: Final = Tables(self.lens.sight, self.lens.options)
        self._seeds = Seeds()

    def reset(self, seed: Seed | None = None) -> Look:
        """Set all games up; a seed begins their row anew."""
        if seed is not None:
            self._seeds = Seeds(seed)
        self._tables.begin([self._seeds.next() for _ in range(self.count)])
        return self._look()

    def step(self, actions: Sequence[int] | npt.NDArray[np.int64]) -> Step:
        """Answer in every game; if one of them is no answer all are refused, and nothing changes."""
        said = self._checked(actions)
        rewards = np.zeros((self.count, self.lens.seats))
        over = np.zeros(self.count, np.bool_)
        for row in self._tables.step(said):
            rewards[row] = self._worth(self.match(row))
            over[row] = True
            self._tables.renew(row, self._seeds.next())
        return Step(self._look(), rewards, over)

    def match(self, row: int) -> Match:
        """One of the games, to be looked at; it has no record of what was decided."""
        paper = new_record(self.lens.game, self.lens.options, b"", [])
        return Match(self.lens.game, paper, self._tables.states[row], None)

    def _checked(self, actions: Sequence[int] | npt.NDArray[np.int64]) -> list[int]:
        """The actions as plain numbers; refuses a wrong number of them, and what is no answer."""
        if not self._tables.states:
            raise RuntimeError("There are no games yet: call reset() first.")
        said = [int(action) for action in actions]
        if len(said) != self.count:
            raise ValueError(f"There are {self.count} games, and {len(said)} actions for them.")
        row = self._tables.illegal(said)
        if row >= 0:
            raise self._refusal(row, said[row])
        return said

    def _refusal(self, row: int, action: int) -> Illegal:
        known = 0 <= action < self.lens.actions.size
        word = f" ({self.lens.actions.text(action)})" if known else ""
        refusal = Illegal("no-such-action", {"found": str(action), "last": self.lens.actions.size - 1})
        refusal.sentence = (
            f"In game {row} action {action}{word} does not answer the question; nothing was changed."
        )
        return refusal

    def _look(self) -> Look:
        seen, masks = self._tables.look()
        return Look(
            np.frombuffer(seen, np.int16).reshape(self.count, -1),
            np.frombuffer(masks, np.int8).reshape(self.count, -1),
            np.array(self._tables.seats()),
        )
