"""What is learned of each game: its features, which moments of a game are looked at, and a first guess."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, cast

from tenderfoot.bots.dicetown import goods
from tenderfoot.bots.goldriver import standing
from tenderfoot.bots.goldriver.outcomes import Dice, Halting
from tenderfoot.bots.value import Standing
from tenderfoot.engine.contract import Ask, Choice, State, decide
from tenderfoot.engine.view import View
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.goldriver.known.view import RiverView
from tools.train.games import Played


class Subject:
    """A game as something to learn: `guess` is what a unit of a feature may be worth in points."""

    def __init__(
        self,
        names: list[str],
        marks: list[str],
        horizon: float,
        guess: dict[str, float],
        look: Callable[[View], Standing],
        *,
        hidden: bool,
    ) -> None:
        self.names: Final = names
        self.marks: Final = marks
        self.horizon: Final = horizon
        self.guess: Final = guess
        self.look: Final = look
        self.hidden: Final = hidden  # whether seats know different things


def _river(view: View) -> Standing:
    return standing.of_view(cast(RiverView, view))


def _town(view: View) -> Standing:
    return goods.Knowledge(cast(TownView, view))


def opened(views: list[View]) -> Standing:
    """A table of Dice Town with all cards open, of which more can be learned about cards than of a view."""
    towns = [cast(TownView, view) for view in views]
    return goods.Knowledge(towns[0], [goods.goods_of(view, seat) for seat, view in enumerate(towns)])


SUBJECTS: Final = {
    "goldriver": Subject(
        standing.NAMES,
        [],
        12.0,
        {"hand": 1.0, "mines": 1.0, "offices": 1.0, "fees": 0.3, "deposit": 1.0},
        _river,
        hidden=False,
    ),
    "dicetown": Subject(
        goods.NAMES,
        goods.MARKS,
        8.0,
        {
            "nuggets": 0.95,
            "dollars": 0.55,
            "poor": -0.5,
            "broke": -0.5,
            "land": 0.4,
            "deeds": 1.6,
            "fenced": 2.0,
            "equipment": 0.5,
            "cards": 1.3,
            "badge": 1.8,
            "bounties": 0.5,
            "recruits": 0.9,
        },
        _town,
        hidden=True,
    ),
}


def moments(played: Played) -> Iterator[State]:
    """The positions of a game to learn from: the beginning of each round, some moment of it, and in Gold
    River the moment before its dice.
    """
    chance = Random(played.seed)
    round_, later, wanted = 0, 0, 0
    for number, (state, ask) in enumerate(played.again()):
        if not state.frames:
            return
        now = _round(state)
        if now != round_:
            round_, later, wanted = now, 0, chance.randrange(1, 25)
            yield state
        elif later == wanted:
            yield state
        later += 1
        if played.game == "goldriver":
            yield from _before_dice(state, ask, ask.options[played.answers[number]])


def _round(state: State) -> int:
    return int(getattr(state, "round"))  # noqa: B009  every table of the house has rounds


def _before_dice(state: State, ask: Ask, choice: Choice) -> Iterator[State]:
    """The table as it is when an answer leads to the dice of the round."""
    copy = state.copy()
    copy.chance = Halting(b"")
    try:
        decide(copy, ask.seat, choice)
    except Dice:
        yield copy
