"""Whether something better was known: a whole game at a glance, and what looks costly looked at closely.

Every decision is judged on what its player knew: the view of that moment, with neither the others' cards nor
later dice. A quick bot weighs every decision; the costliest of each seat are weighed again by the
coach, in chances to win, in worlds that neither answer was chosen by. What is left is called a mistake.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.bots import make
from tenderfoot.bots.coach import coach, why
from tenderfoot.bots.contract import Bot, Candidate, Glance
from tenderfoot.bots.luck import Luck
from tenderfoot.bots.roster import staff
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Facts

MISTAKE: Final = 3.0  # hundredths of a chance to win; less is no mistake but a matter of taste
_SUSPECT: Final = 1.0  # hundredths, at a glance
_EXAMINED: Final = 5  # decisions of each seat are looked at closely


class Mistake:
    """A decision for which something better was known: what was chosen, what was better, by how much, why."""

    def __init__(
        self, number: int, seat: Seat, chosen: Choice, better: Choice, loss: float, reason: str, facts: Facts
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.chosen: Final = chosen
        self.better: Final = better
        self.loss: Final = loss  # hundredths of a chance to win
        self.reason: Final = reason
        self.facts: Final = facts


class Slip:
    """A decision that looks costly, with the view it was made from, and what it seems to have cost."""

    def __init__(self, number: int, view: View, ask: Ask, chosen: Choice, loss: float) -> None:
        self.number: Final = number
        self.view: Final = view
        self.ask: Final = ask
        self.chosen: Final = chosen
        self.loss: Final = loss


class Judge:
    """Goes through the decisions of a game; afterwards it knows the mistakes of each seat."""

    def __init__(self, game: str, luck: Luck | None) -> None:
        self._game: Final = game
        self._luck: Final = luck
        quick = staff(game).quick
        self._quick: Final = make(game, quick, b"judge") if quick else None
        self.coach = coach(game)
        self._slips: Final[list[Slip]] = []

    def look(self, view: View, ask: Ask, number: int, chosen: Choice) -> Glance:
        """One decision at a glance, from the view of whoever made it."""
        if self._quick is None:
            return Glance([])
        glance = self._quick.glance(view, ask)
        loss = self._loss(view, ask, glance, chosen)
        if loss >= _SUSPECT:
            self._slips.append(Slip(number, view, ask, chosen, loss))
        return glance

    def _loss(self, view: View, ask: Ask, glance: Glance, chosen: Choice) -> float:
        """What it seems to have cost, in hundredths of a chance."""
        taken = [one for one in glance.candidates if one.choice == chosen]
        if not taken or self._luck is None or taken[0] is glance.candidates[0]:
            return 0.0
        worth = glance.candidates[0].worth - taken[0].worth
        counted = self._quick is not None and self._quick.in_chances
        return worth if counted else worth * self._luck.rate(view, ask.seat)

    def mistakes(self, seat: Seat) -> list[Mistake]:
        """What the coach calls mistakes of what looks costliest, the worst first."""
        mine = sorted([slip for slip in self._slips if slip.ask.seat == seat], key=lambda slip: -slip.loss)
        found = [mistake for slip in mine[:_EXAMINED] for mistake in self._examined(slip)]
        return sorted(found, key=lambda mistake: -mistake.loss)

    def _examined(self, slip: Slip) -> list[Mistake]:
        two = None if self.coach is None else self.coach.contrast(slip.view, slip.ask, slip.chosen)
        if two is None or self.coach is None or two[0].worth - two[1].worth < MISTAKE:
            return []
        return [self._explained(self.coach, slip, *two)]

    def _explained(self, bot: Bot, slip: Slip, best: Candidate, taken: Candidate) -> Mistake:
        reason, facts = why(self._game, bot, slip.view, slip.ask, best, taken)
        answers, loss = (taken.choice, best.choice), best.worth - taken.worth
        return Mistake(slip.number, slip.ask.seat, *answers, loss, reason, facts)
