"""Whom to ask for advice: what a strong bot thinks of the open question, for whoever must answer it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tenderfoot.bots import levels, make
from tenderfoot.bots.contract import Advice, Bot, Candidate
from tenderfoot.bots.roster import loaded, staff
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Facts

COACH: Final = "marshal"
EVEN: Final = 0.15  # hundredths of a chance to win
Reason = tuple[str, Facts]
Explain = Callable[[View, Ask, Choice, Choice], Reason | None]


def coach(game: str) -> Bot | None:
    """The bot that advises in this game, if there is one: a strong one with a seed of its own."""
    return make(game, COACH, b"coach") if COACH in levels(game) else None


def advice(game: str, view: View, ask: Ask) -> Advice | None:
    """The answers with their worth, best first, and the reason; None where the game has no coach.

    It sees the view of the one it advises and nothing else, and says the same whenever it is asked. What
    it does not weigh it would do by habit: that answer comes alone.
    """
    bot = coach(game)
    if bot is None:
        return None
    said = bot.advise(view, ask)
    if said is None:
        return Advice([Candidate(cast("Choice", bot.choose(view, ask)), 0.0, {})], "habit", {})
    if len(said.candidates) == 1:
        return said
    other = bot.alternative(ask, said.candidates)
    told = explained(game, view, ask, said.candidates[0], other)
    return said if told is None else Advice(said.candidates, *told)


def why(game: str, bot: Bot, view: View, ask: Ask, best: Candidate, other: Candidate) -> Reason:
    """Why one answer is better than another, in the game's own terms or in the bot's."""
    return explained(game, view, ask, best, other) or bot.compare(view, ask, best, other)


def explained(game: str, view: View, ask: Ask, best: Candidate, other: Candidate) -> Reason | None:
    """In the game's own terms (`reasons.py` beside its bots), where there are any."""
    if best.worth - other.worth < EVEN:
        return "even", {}
    home = staff(game).explain
    return cast("Explain", loaded(home))(view, ask, best.choice, other.choice) if home else None
