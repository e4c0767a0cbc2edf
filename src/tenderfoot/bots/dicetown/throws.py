"""6.1. The throwing of dice, solved exactly against what the others may end with.

A dynamic program over kept sets and dollars, backwards from the last throw. After each throw either
I have five dice, or somebody else has (then I roll my loose dice once more), or everybody throws
again. "Somebody else has" is all cases less those in which nobody has, so its worth is a difference.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tenderfoot.bots.dicetown.rivals import Outlook
from tenderfoot.bots.dicetown.stakes import PURSE, Stakes
from tenderfoot.bots.dicetown.ways import DEAREST, FIRST_HAND, LAST, SETS, Ways
from tenderfoot.bots.numbers import Floats, Ints


class Throws:
    """The worth of every set after each of the coming throws."""

    def __init__(self, stakes: Stakes, outlook: Outlook, ways: Ways, purse: int) -> None:
        self.stakes: Final = stakes
        self.ways: Final = ways
        self.purse: Final = min(purse, PURSE)
        self.steps: Final = len(outlook.alive)
        before = np.concatenate([[1.0], outlook.alive[:-1].prod(axis=1)])
        safe = np.where(before > 0, before, 1.0)[:, None]
        every, late = np.split(stakes.worth(np.concatenate([outlook.ends, outlook.late])), 2)
        self.finish: Final[Floats] = every / safe  # I finish now
        self.end: Final[Floats] = (every - late) / safe  # another does
        self.on: Final[Floats] = outlook.alive.prod(axis=1) / safe[:, 0]  # nobody does
        self.end[-1] = self.finish[-1]
        self.on[-1] = 0.0
        self.last: Final[Floats] = (
            LAST[:FIRST_HAND] @ self.end.T
        )  # the same by set, the loose dice still to be rolled
        self.after: Final = self._solve()

    def _solve(self) -> list[Floats]:
        """The worth of each set and purse after each throw, the last first."""
        found = [self._after(self.steps - 1, np.zeros((len(SETS), self.purse + 1)))]
        for step in range(self.steps - 2, -1, -1):
            found.append(self._after(step, self.before(found[-1])))
        return found[::-1]

    def _after(self, step: int, later: Floats) -> Floats:
        """What it is worth to have this set and purse after a throw, the next one being worth `later`."""
        money = self.stakes.savings[: self.purse + 1]
        worth: Floats = self.on[step] * later
        worth[:FIRST_HAND] += self.last[:, step : step + 1] + (1 - self.on[step]) * money
        worth[FIRST_HAND:] = self.finish[step][:, None] + money
        return worth

    def before(self, after: Floats) -> Floats:
        """What it is worth to have this set and purse before a throw: the best way of each row."""
        worth = np.zeros_like(after)
        paid = self.paid(after)
        for fan in self.ways.fans:
            best = paid.take(fan.place, axis=0).max(axis=0)
            worth[fan.sets] = fan.chance @ best.reshape(len(fan.sets), len(fan.chance), -1)
        return worth

    def paid(self, after: Floats) -> Floats:
        """The worth of every set by price and purse; what cannot be paid is worth nothing at all."""
        paid = np.full((DEAREST + 1, len(SETS), self.purse + 1), -np.inf)
        for dollars in range(min(DEAREST, self.purse) + 1):
            paid[dollars, :, dollars:] = after[:, : self.purse + 1 - dollars]
        return paid.reshape(-1, self.purse + 1)

    def choices(self, step: int) -> Ints:
        """What the best way of each row leads to, by purse (rows × purses); of equals the lowest set."""
        paid = self.paid(self.after[step])
        found = []
        for fan in self.ways.fans:
            offers = paid.take(fan.place, axis=0)
            best = offers == offers.max(axis=0)
            found.append(np.where(best, fan.next[:, :, None], len(SETS)).min(axis=0))
        return np.concatenate(found)
