"""One game of a data set as rows: what was asked and answered, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tenderfoot.bots import reply
from tenderfoot.data.columns import Row
from tenderfoot.data.plan import Plan
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.match import Match
from tenderfoot.engine.options import word

Choose = Callable[[Match, Ask], Choice]
_DIGEST: Final = "digest "


class Rows:
    """The decisions of one game, a row each, and its one row in the table of games."""

    def __init__(self, decisions: list[Row], game: Row) -> None:
        self.decisions: Final = decisions
        self.game: Final = game


def played(plan: Plan, number: int) -> Rows:
    """Let the bots play this game."""
    bots, seated = plan.players(number), plan.seated(number)

    def choose(match: Match, ask: Ask) -> Choice:
        return reply(plan.game, seated[ask.seat], bots[ask.seat], match.view(ask.seat), ask)

    match = plan.match(number)
    decisions = list(decided(plan, number, match, choose))
    return Rows(decisions, came_of_it(plan, number, match))


def turns(match: Match, choose: Choose) -> Iterator[tuple[Ask, Choice]]:
    """Play to the end: each question with its answer, before it is given.

    Where several are asked at once they answer in the order in which they were asked.
    """
    while not match.over:
        ask = match.asks[0]
        choice = choose(match, ask)
        yield ask, choice
        match.answer(ask.seat, choice)


def decided(plan: Plan, number: int, match: Match, choose: Choose) -> Iterator[Row]:
    """The rows of the table of decisions, as the game goes."""
    seated = plan.seated(number)
    for move, (ask, choice) in enumerate(turns(match, choose)):
        yield (
            number,
            move,
            ask.seat,
            match.round,
            plan.game.prompt(ask).name,
            choice.text,
            choice.number,
            ask.options.index(choice),
            len(ask.options),
            seated[ask.seat],
        )


def came_of_it(plan: Plan, number: int, match: Match) -> Row:
    """The row of the table of games, when it is over."""
    return (
        number,
        match.paper.seed.hex(),
        " ".join([f"{name}={word(value)}" for name, value in plan.options.items()]),
        plan.seated(number),
        match.scores(),
        match.winners(),
        match.round,
        len(match.paper.decisions),
        match.record().rpartition(_DIGEST)[2].strip(),
    )
