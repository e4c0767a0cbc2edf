"""Who is likely to win a game of Gold River, for those who look at it afterwards."""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.goldriver.insight import seen_chances
from tenderfoot.bots.goldriver.odds import PRODUCES
from tenderfoot.engine.events import Event, of_row
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.box import FIRST_LASSO, GOLD, NUMBER, POST_OFFICE, produces
from tenderfoot.games.goldriver.events import EXPLODED, PRODUCED, ROLLED
from tenderfoot.games.goldriver.state import River

_FACES: Final = range(1, 7)


def win_chances(s: River) -> list[float]:
    """The chance of each seat, by what lies open to everybody."""
    return seen_chances(GAME.view(s, None))


def public_luck(s: River, log: list[Event]) -> list[tuple[Seat, float]]:
    """What a roll for everybody has brought each seat, less what its claims bring on average.

    Whoever has the Post Office may set a die himself: that is no luck.
    """
    rolls = of_row(log, ROLLED)
    if not rolls or s.holder(POST_OFFICE) == rolls[0]["seat"]:
        return []
    luck = [-sum(_usual(s, card) for card in s.concessions(seat)) for seat in range(s.seats)]
    for event in of_row(log, PRODUCED):
        luck[event["seat"]] += event["amount"]
    for event in of_row(log, EXPLODED):  # it lay there when the dice were rolled
        luck[event["seat"]] -= _usual(s, event["card"])
    return list(enumerate(luck))


def _usual(s: River, card: int) -> float:
    """What a claim brings on an average roll; Gold! adds a total to it."""
    if s.tied[GOLD - FIRST_LASSO] != card:
        return PRODUCES[card] * s.worth(card)
    hits = [produces(NUMBER[card], one, two) or one + two == NUMBER[GOLD] for one in _FACES for two in _FACES]
    return sum(hits) / len(hits) * s.worth(card)
