"""Which dice to keep: the solved throws, put to the question that is asked."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

import numpy as np

from tenderfoot.bots.contract import Candidate
from tenderfoot.bots.dicetown.cards import card_worth
from tenderfoot.bots.dicetown.estate import rounds_left
from tenderfoot.bots.dicetown.habits import from_nothing
from tenderfoot.bots.dicetown.rivals import THROWS, Mixture, Outlook, outlook
from tenderfoot.bots.dicetown.stakes import DOC, Stakes
from tenderfoot.bots.dicetown.throws import Throws
from tenderfoot.bots.dicetown.ways import FIRST_HAND, LAST, NUMBER, PRICES, SETS, growing
from tenderfoot.bots.numbers import Floats
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import BRUTE, DICE
from tenderfoot.games.dicetown.choices import Keep
from tenderfoot.games.dicetown.hand.dice import size
from tenderfoot.games.dicetown.hand.throws import Check
from tenderfoot.games.dicetown.known.view import TownView

PLACES: Final = ("mine", "bank", "store", "saloon", "sheriff", "hall")


def throw_number(view: TownView) -> int:
    """Which throw of the round this is, from 1."""
    for frame in reversed(view.stack):
        if isinstance(frame, Check):
            return frame.throw
    return 1


class Keeping:
    """The worth of each way to keep dice, for one seat and one throw.

    `costs` is what it costs to part with a store card, `point` what a point is worth in the unit of stakes.
    """

    def __init__(
        self,
        view: TownView,
        seat: Seat,
        stakes: Stakes,
        seen: Outlook,
        costs: dict[int, float] | None = None,
        point: float = 1.0,
    ) -> None:
        me = view.seats[seat]
        self.kept: Final = me.kept
        self.start: Final = NUMBER[me.kept]
        self.rounds: Final = rounds_left(view.mine, len(view.row) + view.property)
        self.throw: Final = throw_number(view)
        self.point: Final = point
        self._costs: Final = costs or {}
        self.seen: Final = seen
        self.throws: Final = Throws(stakes, seen, growing(self.start), me.money)

    def cost(self, kind: int) -> float:
        """What it costs to part with this card."""
        return self._costs.get(kind, card_worth(kind, self.rounds) * self.point)

    def weigh(self, ask: Ask) -> list[Candidate]:
        """Every answer with its worth."""
        return [Candidate(o, self.worth(cast(Keep, o)), {}) for o in ask.options]

    def worth(self, keep: Keep) -> float:
        """What it is worth to keep these dice; a Brute pays for them and is gone."""
        after = self.throws.after[0][NUMBER[self.kept + keep.dice], self.throws.purse - keep.price]
        return float(after) - (self.cost(BRUTE) if keep.brute else 0.0)

    def set_worth(self, kept: int) -> float:
        """What it is worth to have kept these dice after this throw, with the purse as it is."""
        return float(self.throws.after[0][NUMBER[kept], self.throws.purse])

    def before(self, more: int = 0) -> float:
        """What the position was worth before this throw; with more dice, if an Outlaw sets them."""
        number = NUMBER[self.kept + more]
        if number >= FIRST_HAND:
            return self.set_worth(self.kept + more)
        return float(self.throws.before(self.throws.after[0])[number, self.throws.purse])

    def chances(self, keep: Keep) -> dict[str, float]:
        """How likely each place is won, if these dice are kept and the best is done from then on."""
        wins = self._wins()
        here = np.zeros((len(SETS), self.throws.purse + 1))
        here[NUMBER[self.kept + keep.dice], self.throws.purse - keep.price] = 1.0
        found = np.zeros(DOC)
        for step in range(self.throws.steps):
            if step:
                here = self._thrown(here, step)
            sums = here.sum(axis=1)
            found += wins[0][step] @ sums[FIRST_HAND:]
            found += wins[1][step] @ (sums[:FIRST_HAND] @ LAST[:FIRST_HAND])
            here = here * self.throws.on[step]
            here[FIRST_HAND:] = 0.0
        return {f"place:{name}": float(chance) for name, chance in zip(PLACES, found, strict=True)}

    def _wins(self) -> tuple[Floats, Floats]:
        """The chance of each place and hand, when I finish with it, and when another does."""
        stakes, seen = self.throws.stakes, self.seen
        before = np.concatenate([[1.0], seen.alive[:-1].prod(axis=1)])
        safe = np.where(before > 0, before, 1.0)[:, None, None]
        every = sum(stakes.chances(seen.ends)) / safe
        late = sum(stakes.chances(seen.late)) / safe
        others = every - late
        others[-1] = every[-1]
        return every, others

    def _thrown(self, here: Floats, step: int) -> Floats:
        """The distribution after one more throw, played as solved."""
        ways = self.throws.ways
        choices = self.throws.choices(step)
        after = np.zeros_like(here)
        sizes = np.array([size(kept) for kept in SETS])
        for purse in range(here.shape[1]):
            weights = here[ways.row_set, purse] * ways.row_chance
            paid = PRICES[sizes[choices[:, purse]] - sizes[ways.row_set]]
            np.add.at(after, (choices[:, purse], purse - paid), weights)
        return after


def throws_left(kept: int) -> int:
    """How many throws somebody with these dice may still make, the open one among them."""
    return min(DICE - size(kept) + 1, THROWS)


def usual_outlook(view: TownView, seat: Seat, habits: Mixture, *, live: bool) -> Outlook:
    """What the others may end with by their habits: by the dice before them, or as if nobody looked."""
    steps, throw = throws_left(view.seats[seat].kept), throw_number(view)
    rivals = [other for number, other in enumerate(view.seats) if number != seat]
    if not live:
        return blind(len(rivals), throw, steps, habits)
    kept, purses = [NUMBER[r.kept] for r in rivals], [r.money for r in rivals]
    return outlook(kept, purses, throw - 1, steps, habits)


@lru_cache(maxsize=256)
def blind(rivals: int, throw: int, steps: int, habits: Mixture) -> Outlook:
    """What rivals usually end with, whatever lies before them: as if nobody looked at their dice."""
    usual = from_nothing(habits, rivals)
    start = min(throw - 1, THROWS - 1)
    rows = [min(start + step, THROWS - 1) for step in range(steps)]
    before = usual.alive[start - 1] if start else np.ones(rivals)
    scale = np.where(before > 0, before, 1.0)
    return Outlook(
        usual.alive[rows] / scale,
        usual.ends[rows] / scale[:, None],
        usual.late[rows] / scale[:, None],
    )
