"""What is told of Doc Badluck."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import ELIXIRS, PROPERTY_IDS, size, words
from tenderfoot.games.dicetown.events.crowd import crowd


class DocWaits(Event):
    """These players may see the Doc."""

    def __init__(self, seats: Seats) -> None:
        self.seats: Final = seats

    def facts(self) -> Facts:
        return {"seats": crowd(self.seats), "count": size(self.seats)}


class DocVisited(Event):
    """Somebody is helped by the Doc, by this line of his board."""

    def __init__(self, seat: Seat, line: int) -> None:
        self.seat: Final = seat
        self.line: Final = line

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "line": self.line}


class DocDeclined(Event):
    """Somebody goes home without the Doc's help."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


class ElixirDrunk(Event):
    """A visitor takes an Elixir: from a slot, or from the deck."""

    def __init__(self, seat: Seat, elixir: int, slot: int) -> None:
        self.seat: Final = seat
        self.elixir: Final = elixir
        self.slot: Final = slot

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "elixir": "elixir:" + ELIXIRS[self.elixir], "slot": self.slot}


class ElixirServed(Event):
    """An empty slot is filled."""

    def __init__(self, elixir: int, slot: int) -> None:
        self.elixir: Final = elixir
        self.slot: Final = slot

    def facts(self) -> Facts:
        return {"elixir": "elixir:" + ELIXIRS[self.elixir], "slot": self.slot}


class Fenced(Event):
    """Deeds are laid open behind barbed wire."""

    def __init__(self, seat: Seat, kinds: list[int]) -> None:
        self.seat: Final = seat
        self.kinds: Final = kinds

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "count": len(self.kinds),
            "cards": words([PROPERTY_IDS[kind] for kind in self.kinds]),
        }
