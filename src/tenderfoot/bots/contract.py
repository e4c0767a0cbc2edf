"""What a bot is: somebody who is shown a view and a question, and picks one of its answers.

A bot never holds a state of the game it plays, nor its seed: what it imagines, it deals itself. It is a
function of the view, the question and its own seed, so it needs no memory and can be asked anew. A bot
that weighs its answers can say how, for a coach or a review: `advise`.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Facts

Answer = Choice | str  # an option, or its text: `reply.py` finds the one by the other


class Candidate:
    """An answer, what it is worth, and how likely each place or prize is then.

    Only differences of worth mean anything: the worth of two answers to the same question. Most bots count in
    points, the Marshals in hundredths of a chance to win.
    """

    def __init__(self, choice: Choice, worth: float, chances: dict[str, float]) -> None:
        self.choice: Final = choice
        self.worth: Final = worth
        self.chances: Final = chances  # by a word of the catalogues, as in `place:saloon`


class Advice:
    """The answers, best first; why the first is better than another (`reason-<code>` with its facts)."""

    def __init__(self, candidates: list[Candidate], reason: str, facts: Facts) -> None:
        self.candidates: Final = candidates
        self.reason: Final = reason
        self.facts: Final = facts


class Glance:
    """What a bot makes of a question at once: the answers, best first, and how lucky the roll before it was.

    Luck is in the unit of the worths: what the best answer is worth less what was to be expected before the
    roll. None if there was no roll.
    """

    def __init__(self, candidates: list[Candidate], luck: float | None = None) -> None:
        self.candidates: Final = candidates
        self.luck: Final = luck


class Bot:
    """Decides for one seat. It is made with a seed of its own, for what it guesses.

    >>> class First(Bot):
    ...     def choose(self, view, ask):
    ...         return ask.options[0]  # or its text: "pass"
    """

    games: tuple[str, ...] = ()  # the games it plays; who names none plays all
    in_chances = False  # whether it counts in hundredths of a chance to win; most count in points

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed

    def choose(self, view: View, ask: Ask) -> Answer:
        """One of `ask.options`, or its text."""
        raise NotImplementedError

    def ranked(self, view: View, ask: Ask) -> list[Candidate]:
        """The answers with their worth, best first; none if it does not weigh them."""
        return []

    def glance(self, view: View, ask: Ask) -> Glance:
        """The same with the luck of the last roll, for whoever goes through a whole game."""
        return Glance(self.ranked(view, ask))

    def contrast(self, view: View, ask: Ask, chosen: Choice) -> tuple[Candidate, Candidate] | None:
        """The best answer and the one that was chosen, looked at closely; None if that one is no worse."""
        return None

    def advise(self, view: View, ask: Ask) -> Advice | None:
        """What it thinks of the answers, in full; None if it does not weigh them."""
        return None

    def alternative(self, ask: Ask, found: list[Candidate]) -> Candidate:
        """What the best of its candidates is compared with for somebody who asks why: the next best."""
        return found[1]

    def compare(self, view: View, ask: Ask, best: Candidate, other: Candidate) -> tuple[str, Facts]:
        """Why one candidate is better than another: a code and its facts."""
        return "worth-more", {"points": f"{best.worth - other.worth:.1f}"}
