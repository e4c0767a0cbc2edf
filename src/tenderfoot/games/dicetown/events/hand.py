"""What is told of the round and of the dice."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import FACES, size
from tenderfoot.games.dicetown.dice import word as dice_word
from tenderfoot.games.dicetown.events.crowd import crowd


class RoundBegan(Event):
    """A round begins; these are its number and its Sheriff."""

    def __init__(self, number: int, sheriff: Seat) -> None:
        self.number: Final = number
        self.sheriff: Final = sheriff

    def facts(self) -> Facts:
        return {"round": self.number, "sheriff": seat_word(self.sheriff)}


class ThrowBegan(Event):
    """Everybody with loose dice throws; the last throw is free."""

    def __init__(self, throw: int, last: bool) -> None:
        self.throw: Final = throw
        self.last: Final = last

    def facts(self) -> Facts:
        return {"throw": self.throw, "last": int(self.last)}


class Rolled(Event):
    """What lies under a cup, for its owner alone."""

    def __init__(self, seat: Seat, dice: int) -> None:
        self.seat: Final = seat
        self.dice: Final = dice

    def audience(self) -> Seats:
        return 1 << self.seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "dice": dice_word(self.dice)}


class Kept(Event):
    """A cup is lifted: these dice are kept, at this price."""

    def __init__(self, seat: Seat, dice: int, count: int, price: int, brute: bool) -> None:
        self.seat: Final = seat
        self.dice: Final = dice
        self.count: Final = count
        self.price: Final = price
        self.brute: Final = brute

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "dice": dice_word(self.dice),
            "count": self.count,
            "price": self.price,
            "brute": int(self.brute),
        }


class HandsFinished(Event):
    """Somebody has five dice: the others throw once more."""

    def __init__(self, seats: Seats) -> None:
        self.seats: Final = seats

    def facts(self) -> Facts:
        return {"seats": crowd(self.seats), "count": size(self.seats)}


class DieTurned(Event):
    """A die is turned to another face."""

    def __init__(self, seat: Seat, old: int, new: int) -> None:
        self.seat: Final = seat
        self.old: Final = old
        self.new: Final = new

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "from": "face:" + FACES[self.old],
            "to": "face:" + FACES[self.new],
        }
