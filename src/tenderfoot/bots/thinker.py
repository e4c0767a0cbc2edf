"""A bot that weighs its answers: picks the best, or now and then one that is nearly as good."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from tenderfoot.bots.contract import Advice, Bot, Candidate
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Facts


class Thinker(Bot):
    """Weighs every answer in points. `warmth` is how many points it overlooks: 0 always finds its best.

    A warm bot errs like a person: the nearer two answers, the likelier it takes the lesser one, and it
    never takes one that is far worse.

    How hard it thinks is counted, never timed: `playouts` is how many answers it plays out in worlds it deals
    itself, however many there are, but each of them once at least. So it decides the same on any machine.
    """

    warmth = 0.0
    playouts = 12

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.chance: Final = Random(seed)

    def weigh(self, view: View, ask: Ask) -> list[Candidate]:
        """Every answer with its worth, in the order of the options."""
        raise NotImplementedError

    def choose(self, view: View, ask: Ask) -> Choice:
        """The best answer, as far as it looks."""
        found = self.weigh(view, ask)
        if self.warmth == 0:
            return max(found, key=_worth).choice
        most = max(one.worth for one in found)
        weights = [math.exp((one.worth - most) / self.warmth) for one in found]
        return self.chance.choices(found, weights=weights)[0].choice

    def weighs(self, ask: Ask) -> bool:
        """Whether its answers to this question come of weighing them."""
        return True

    def ranked(self, view: View, ask: Ask) -> list[Candidate]:
        """Its candidates, best first."""
        return sorted(self.weigh(view, ask), key=_worth, reverse=True) if self.weighs(ask) else []

    def contrast(self, view: View, ask: Ask, chosen: Choice) -> tuple[Candidate, Candidate] | None:
        """Its best and what was chosen, if that is another answer which it has weighed."""
        ranked = self.ranked(view, ask)
        taken = [one for one in ranked[1:] if one.choice == chosen]
        return self.closer(view, ask, ranked[0], taken[0]) if taken else None

    def closer(
        self, view: View, ask: Ask, best: Candidate, taken: Candidate
    ) -> tuple[Candidate, Candidate] | None:
        """The two of them weighed again, with more care where chance had a part in it."""
        return best, taken

    def advise(self, view: View, ask: Ask) -> Advice | None:
        """Its candidates, best first, and what decided."""
        if not self.weighs(ask):
            return None
        found = self.detailed(view, ask, self.ranked(view, ask))
        if len(found) == 1:
            return Advice(found, "only-one", Facts())
        return Advice(found, *self.compare(view, ask, found[0], self.alternative(ask, found)))

    def detailed(self, view: View, ask: Ask, found: list[Candidate]) -> list[Candidate]:
        """The same candidates, the best of them with the chances of what they may win."""
        return found

    def compare(self, view: View, ask: Ask, best: Candidate, other: Candidate) -> tuple[str, Facts]:
        """Why one answer is better than another: the prize whose chance differs most, or the worth."""
        best, other = self.detailed(view, ask, [best, other])
        gaps = {prize: chance - other.chances.get(prize, 0.0) for prize, chance in best.chances.items()}
        prize = max(gaps, key=lambda name: abs(gaps[name]), default="")
        if not prize or abs(gaps[prize]) < _NOTICED:
            worth = best.worth - other.worth
            return ("worth-more", {"points": f"{worth:.1f}"}) if worth > _EVEN else ("even", {})
        facts: Facts = {"prize": prize, "best": round(100 * best.chances[prize])}
        facts["other"] = round(100 * other.chances.get(prize, 0.0))
        return ("likelier" if gaps[prize] > 0 else "worth-the-risk"), facts


_NOTICED: Final = 0.02
_EVEN: Final = 0.05


def _worth(candidate: Candidate) -> float:
    return candidate.worth
