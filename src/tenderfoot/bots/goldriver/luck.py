"""Luck with the dice of a round of Gold River: every roll is tried, and the one that came is one of them."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.bots.goldriver.insight import chances, value
from tenderfoot.bots.goldriver.standing import HAND, of_view
from tenderfoot.engine.chance import Scripted
from tenderfoot.engine.contract import Choice, State, decide
from tenderfoot.engine.events import Event, of_row
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.games.goldriver import keys
from tenderfoot.games.goldriver.events import ROLLED
from tenderfoot.games.goldriver.known.view import RiverView
from tenderfoot.games.goldriver.prompts import DIE
from tenderfoot.games.goldriver.state import River

_PERCENT: Final = 100.0
_FACES: Final = range(6)
_ROLLS: Final = [[one, two] for one in _FACES for two in _FACES]


class RiverLuck:
    """Luck is everybody's chance after the dice, less the mean of it over all rolls."""

    def rate(self, view: View, seat: Seat) -> float:
        """What one nugget more is worth to a seat, in hundredths of a chance."""
        return _PERCENT * value().gain(of_view(cast(RiverView, view)), seat, HAND)

    def thrown(self, view: View, seat: Seat, points: float) -> list[float]:
        """Nobody looks at a roll of his own before he answers."""
        raise NotImplementedError

    def fallen(
        self, before: State, seat: Seat, choice: Choice, log: list[Event]
    ) -> list[tuple[Seat | None, list[float]]]:
        """Everybody's luck with the roll that this answer has led to.

        Whoever has the Post Office may set a die himself: that is no luck.
        """
        s = cast(River, before)
        set_by_hand = any(ask.prompt == DIE for ask in s.asks)
        if set_by_hand or not of_row(log, ROLLED):
            return []
        ends = [rolled(s, seat, choice, dice) for dice in _ROLLS]
        means = [sum(each) / len(ends) for each in zip(*ends, strict=True)]
        dice = s.chance.numbers(keys.production(s.round), len(_FACES), 2)
        came = ends[_ROLLS.index(dice)]
        return [(None, [_PERCENT * (now - mean) for now, mean in zip(came, means, strict=True)])]


def rolled(before: River, seat: Seat, choice: Choice, dice: list[int]) -> list[float]:
    """Everybody's chance when the dice of the round fall so."""
    s = before.copy()
    s.chance = Scripted(before.chance.seed, {keys.production(before.round): dice})
    decide(s, seat, choice)
    return chances(s)
