"""What is told of the decisions of the Sheriff, and of the end."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import PROPERTY_IDS, STORE_IDS, words
from tenderfoot.games.dicetown.events.crowd import crowd


class PetitionOpened(Event):
    """The Sheriff hears offers."""

    def __init__(self, sheriff: Seat, place: str, seats: Seats) -> None:
        self.sheriff: Final = sheriff
        self.place: Final = place
        self.seats: Final = seats

    def facts(self) -> Facts:
        return {
            "sheriff": seat_word(self.sheriff),
            "place": "place:" + self.place,
            "seats": crowd(self.seats),
        }


class Demanded(Event):
    """The Sheriff says what he would like."""

    def __init__(
        self, sheriff: Seat, seats: Seats, nuggets: int, dollars: int, deeds: int, store: int
    ) -> None:
        self.sheriff: Final = sheriff
        self.seats: Final = seats
        self.nuggets: Final = nuggets
        self.dollars: Final = dollars
        self.deeds: Final = deeds
        self.store: Final = store

    def facts(self) -> Facts:
        return {
            "sheriff": seat_word(self.sheriff),
            "seats": crowd(self.seats),
            "nuggets": self.nuggets,
            "dollars": self.dollars,
            "deeds": self.deeds,
            "cards": self.store,
        }


class LastCalled(Event):
    """The Sheriff asks for final offers."""

    def __init__(self, sheriff: Seat) -> None:
        self.sheriff: Final = sheriff

    def facts(self) -> Facts:
        return {"sheriff": seat_word(self.sheriff)}


class OfferMade(Event):
    """An offer as the Sheriff and its maker see it."""

    def __init__(
        self,
        seat: Seat,
        sheriff: Seat,
        spot: int,
        nuggets: int,
        dollars: int,
        deeds: list[int],
        store: list[int],
    ) -> None:
        self.seat: Final = seat
        self.sheriff: Final = sheriff
        self.spot: Final = spot
        self.nuggets: Final = nuggets
        self.dollars: Final = dollars
        self.deeds: Final = deeds
        self.store: Final = store

    def audience(self) -> Seats:
        return 1 << self.seat | 1 << self.sheriff

    def for_others(self) -> Event | None:
        return OfferSeen(self.seat, self.spot, self.nuggets, self.dollars, len(self.deeds), len(self.store))

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "spot": self.spot,
            "nuggets": self.nuggets,
            "dollars": self.dollars,
            "count": len(self.deeds) + len(self.store),
            "cards": words(
                [PROPERTY_IDS[kind] for kind in self.deeds] + [STORE_IDS[kind] for kind in self.store]
            ),
        }


class OfferSeen(Event):
    """An offer as the others see it: the backs of the cards."""

    def __init__(self, seat: Seat, spot: int, nuggets: int, dollars: int, deeds: int, store: int) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.nuggets: Final = nuggets
        self.dollars: Final = dollars
        self.deeds: Final = deeds
        self.store: Final = store

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "spot": self.spot,
            "nuggets": self.nuggets,
            "dollars": self.dollars,
            "deeds": self.deeds,
            "cards": self.store,
        }


class SheriffNamed(Event):
    """The Sheriff names one of the tied players, and takes or waives what he offers."""

    def __init__(self, sheriff: Seat, seat: Seat, why: Facts) -> None:
        self.sheriff: Final = sheriff
        self.seat: Final = seat
        self.why: Final = why

    def facts(self) -> Facts:
        return {"sheriff": seat_word(self.sheriff), "seat": seat_word(self.seat), **self.why}


class GameEnded(Event):
    """The mine is empty, or there is no property card left."""

    def __init__(self, mine: bool) -> None:
        self.mine: Final = mine

    def facts(self) -> Facts:
        return {"why": "mine" if self.mine else "property"}


class Scored(Event):
    """The points of a player, item by item: nuggets, money, badge, equipment, property."""

    def __init__(self, seat: Seat, items: list[int]) -> None:
        self.seat: Final = seat
        self.items: Final = items

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "points": sum(self.items),
            "nuggets": self.items[0],
            "money": self.items[1],
            "badge": self.items[2],
            "equipment": self.items[3],
            "property": self.items[4],
        }


class GameWon(Event):
    """Somebody wins: by points, by property cards, or because the Sheriff says so."""

    def __init__(self, seat: Seat, points: int, why: str) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.why: Final = why

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "points": self.points, "why": self.why}
