"""Luck with the dice of Dice Town: with every throw, and with the last one, of which all dice are kept."""

from __future__ import annotations

from typing import Final, cast

import numpy as np

from tenderfoot.bots.dicetown.appraisal import Appraisal
from tenderfoot.bots.dicetown.goods import NUGGETS, Knowledge
from tenderfoot.bots.dicetown.insight import value
from tenderfoot.bots.dicetown.ways import FIRST_HAND, LAST, NUMBER
from tenderfoot.bots.luck import shared
from tenderfoot.bots.numbers import Floats
from tenderfoot.engine.contract import Choice, State
from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.games.dicetown import GAME
from tenderfoot.games.dicetown.events import DIE_TURNED, KEPT, ROLLED
from tenderfoot.games.dicetown.hand.dice import ONE
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.state import Town

_PERCENT: Final = 100.0


class TownLuck:
    """Throws are judged as a Gambler solves them; a point is worth what it adds to the learned chance."""

    def rate(self, view: View, seat: Seat) -> float:
        """What one nugget more is worth to a seat, in hundredths of a chance."""
        return _PERCENT * value().gain(Knowledge(cast(TownView, view)), seat, NUGGETS)

    def thrown(self, view: View, seat: Seat, points: float) -> list[float]:
        """Everybody's luck with a throw that one seat looks at."""
        known = Knowledge(cast(TownView, view))
        gain = points * _PERCENT * value().gain(known, seat, NUGGETS)
        return shared(gain, seat, value().chances(known))

    def fallen(
        self, before: State, seat: Seat, choice: Choice, log: list[Event]
    ) -> list[tuple[Seat | None, list[float]]]:
        """Everybody's luck with the last throw of a round, if this answer has led to it."""
        town = cast(Town, before)
        last = LastThrow(town, log)
        found: list[tuple[Seat | None, list[float]]] = []
        for other in last.rolled:
            view = GAME.view(town, other)
            found.append((other, self.thrown(view, other, last.luck(view, other))))
        return found


class LastThrow:
    """6.1. Somebody has five dice; the others roll the rest once and keep it: what they had, and got."""

    def __init__(self, before: Town, log: list[Event]) -> None:
        self.kept: Final = [p.kept for p in before.players]  # when it begins
        self.rolled: dict[Seat, int] = {}
        for event in log:
            if event.row is ROLLED:
                self.rolled[event["seat"]] = event["dice"]
            elif event.row is KEPT and event["seat"] in self.rolled:
                return  # what was rolled is kept at once: it is the last throw
            elif event.row is KEPT:
                self.kept[event["seat"]] += event["dice"]
            elif event.row is DIE_TURNED and not self.rolled:
                self.kept[event["seat"]] += ONE[event["to"]] - ONE[event["from"]]
        self.rolled = {}

    def luck(self, view: TownView, seat: Seat) -> float:
        """What the hand of a seat is worth more than its dice were worth before, in points."""
        others = [other for other in range(len(self.kept)) if other != seat]
        rivals: Floats = np.array([[LAST[NUMBER[self.kept[other]]] for other in others]])
        worths = Appraisal(view, seat).stakes().worth(rivals)[0]
        hand = NUMBER[self.kept[seat] + self.rolled[seat]] - FIRST_HAND
        return float(worths[hand] - LAST[NUMBER[self.kept[seat]]] @ worths)
