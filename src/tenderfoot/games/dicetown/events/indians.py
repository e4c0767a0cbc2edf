"""What is told of the Indians and their die."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import INDIAN, PROPERTY_IDS


class IndianDieRolled(Event):
    """The Indian die shows its face."""

    def __init__(self, seat: Seat, face: int) -> None:
        self.seat: Final = seat
        self.face: Final = face

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "indian": "indian:" + INDIAN[self.face]}


class AncestorsGave(Event):
    """Gold of the Ancestors, or an ambush on the stagecoach."""

    def __init__(self, seat: Seat, nuggets: int, dollars: int) -> None:
        self.seat: Final = seat
        self.nuggets: Final = nuggets
        self.dollars: Final = dollars

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "nuggets": self.nuggets, "dollars": self.dollars}


class PropertyReturned(Event):
    """A property card is given to the village, and the die taken for it."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "card": "card:" + PROPERTY_IDS[self.kind]}


class DieCameHome(Event):
    """Nobody gives a card: the die returns to the village."""


class DieTaken(Event):
    """Smoke Signals: the die has a new holder."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}
