"""Level 2 of Gold River, and what the levels above it share."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from tenderfoot.bots.contract import Candidate
from tenderfoot.bots.goldriver.bidding import weigh_raise
from tenderfoot.bots.goldriver.instinct import NEWCOMER, PLAYER, Instinct
from tenderfoot.bots.goldriver.outcomes import after, world
from tenderfoot.bots.goldriver.prospects import Tastes
from tenderfoot.bots.goldriver.reasons import bidding, reason, weighed
from tenderfoot.bots.goldriver.seal import bid_worths, gains_of
from tenderfoot.bots.numbers import Floats
from tenderfoot.bots.thinker import Thinker
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Facts
from tenderfoot.games.goldriver.prompts import BID, BID2, DEPOSIT, HOLDUP
from tenderfoot.games.goldriver.state import River

# Where counting beats trying out: the odds of a Hold Up are exact, and a deposit is about later rounds.
_BY_INSTINCT: Final = frozenset({HOLDUP, DEPOSIT})
_UNWEIGHED: Final = _BY_INSTINCT | {BID2}


class Prospector(Thinker):
    """Knows what every claim brings and what a Mayor is worth in the end. It raises as long as winning for
    one more is better than letting the leader have it, and takes the others for newcomers. What they gain,
    and the fees a Mayor earns, it does not count; its sums are often off by some nuggets.
    """

    warmth = 2.3
    tastes = Tastes(spite=0.0, fee=0.0, grip=0.9, poker=0.0)
    worlds = 1
    instinct: Instinct = NEWCOMER  # how everybody answers in what it imagines
    shrewd = 0.0  # how many of those who bid under seal foresee what it bids

    def weighs(self, ask: Ask) -> bool:
        """Of bids under seal, and of what it does by instinct, it has no opinion."""
        return ask.prompt not in _UNWEIGHED

    def compare(self, view: View, ask: Ask, best: Candidate, other: Candidate) -> tuple[str, Facts]:
        """In what can be seen on the table, where that decides."""
        s, seat, two = self.world(view, 0), ask.seat, (best.choice, other.choice)
        if ask.prompt == BID:
            found = bidding(s, seat, *two, self.tastes)
        else:
            found = reason(weighed(s, seat, *two, self.tastes))
        return super().compare(view, ask, best, other) if found is None else found

    def weigh(self, view: View, ask: Ask) -> list[Candidate]:
        """Every answer, played on up to the dice in some worlds."""
        if ask.prompt == BID:
            return self.bids(self.world(view, 0), ask)
        if ask.prompt == BID2:
            return self.sealed_bids(self.world(view, 0), ask)
        return self.first_thought(view, ask) if ask.prompt in _BY_INSTINCT else self.tried(view, ask)

    def first_thought(self, view: View, ask: Ask) -> list[Candidate]:
        """The answer of instinct, and nothing beside it."""
        best = PLAYER.answer(self.world(view, 0), ask)
        return [Candidate(option, float(option is best), {}) for option in ask.options]

    def tried(self, view: View, ask: Ask) -> list[Candidate]:
        """The mean over dealt worlds, the same for every answer; of many answers fewer worlds."""
        count = max(1, min(self.worlds, self.playouts // len(ask.options)))
        worlds = [self.in_world(self.world(view, number), ask) for number in range(count)]
        means = [sum(each) / count for each in zip(*worlds, strict=True)]
        return [Candidate(o, mean, {}) for o, mean in zip(ask.options, means, strict=True)]

    def in_world(self, s: River, ask: Ask) -> list[float]:
        """The worth of each answer in one world."""
        tried = [after(s, ask.seat, option, self.instinct, self.tastes) for option in ask.options]
        return [prospects.of(ask.seat) for prospects in tried]

    def bids(self, s: River, ask: Ask) -> list[Candidate]:
        """Pass, or one more than the high bid; a leap only tells the others what it is worth."""
        found = weigh_raise(s, ask.seat, self.instinct, self.tastes)
        return [Candidate(ask.options[0], found.stay, {}), Candidate(ask.options[1], found.go, {})]

    def sealed_bids(self, s: River, ask: Ask) -> list[Candidate]:
        """Every bid that makes sense, by what the other may bid."""
        worths = bid_worths(s, ask, self.gains(s, ask), self.shrewd)
        return [Candidate(o, float(worth), {}) for o, worth in zip(ask.options, worths, strict=False)]

    def gains(self, s: River, ask: Ask) -> Floats:
        """What each pair of bids under seal comes to."""
        return gains_of(s, ask, self.instinct, self.tastes)

    def world(self, view: View, number: int) -> River:
        """The world with this number, dealt by its own seed."""
        return world(view, sha256(self.seed + bytes([number])).digest())
