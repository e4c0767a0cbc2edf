"""What is told of the places of the town."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import FACES, PROPERTY_IDS, size, words
from tenderfoot.games.dicetown.dice import count
from tenderfoot.games.dicetown.dice import word as dice_word
from tenderfoot.games.dicetown.events.crowd import crowd
from tenderfoot.games.dicetown.poker import HANDS, category, deciding


class Beaten:
    """The best hand that was not good enough."""

    def __init__(self, seat: Seat, hand: int) -> None:
        self.seat: Final = seat
        self.hand: Final = hand


class PlaceWon(Event):
    """Somebody comes first (or second) at a place without a decision, and why: how strong he is, and
    whom he would have been tied with but for the Peace Pipe; where hands are compared, the next best one.
    """

    def __init__(
        self, place: str, face: int, seat: Seat, spot: int, hand: int, tied: Seats, beaten: Beaten | None
    ) -> None:
        self.place: Final = place
        self.face: Final = face  # -1: won by the whole hand
        self.seat: Final = seat
        self.spot: Final = spot
        self.hand: Final = hand
        self.tied: Final = tied & ~(1 << seat)
        self.beaten: Final = beaten

    def facts(self) -> Facts:
        facts = self.contest()
        if self.beaten is not None:
            facts["beaten"] = seat_word(self.beaten.seat)
            facts["decided"] = dice_word(deciding(self.hand, self.beaten.hand))
            facts["against"] = dice_word(deciding(self.beaten.hand, self.hand))
        return facts

    def contest(self) -> Facts:
        """Who, where, and with what."""
        return {
            "place": "place:" + self.place,
            "seat": seat_word(self.seat),
            "spot": self.spot,
            "by": "hand" if self.face < 0 else "face",
            "face": "face:" + FACES[self.face],
            "count": count(self.hand, self.face) if self.face >= 0 else 0,
            "hand": dice_word(self.hand),
            "category": "hand:" + HANDS[category(self.hand)],
            "rivals": size(self.tied),
            "tied": crowd(self.tied),
        }


class PlaceDeserted(Event):
    """Nobody competes for a place."""

    def __init__(self, place: str) -> None:
        self.place: Final = place

    def facts(self) -> Facts:
        return {"place": "place:" + self.place}


class Dug(Event):
    """Nuggets come out of the mine."""

    def __init__(self, seat: Seat, nines: int, times: int, nuggets: int) -> None:
        self.seat: Final = seat
        self.nines: Final = nines
        self.times: Final = times
        self.nuggets: Final = nuggets

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "nines": self.nines,
            "times": self.times,
            "nuggets": self.nuggets,
        }


class BankRobbed(Event):
    """Somebody takes all dollars of the bank."""

    def __init__(self, seat: Seat, dollars: int) -> None:
        self.seat: Final = seat
        self.dollars: Final = dollars

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "dollars": self.dollars}


class StagecoachUnloaded(Event):
    """The dollars of the stagecoach reach the bank."""

    def __init__(self, dollars: int, bank: int) -> None:
        self.dollars: Final = dollars
        self.bank: Final = bank

    def facts(self) -> Facts:
        return {"dollars": self.dollars, "bank": self.bank}


class StoreSearched(Event):
    """Somebody looks at cards in the store."""

    def __init__(self, seat: Seat, jacks: int, count: int) -> None:
        self.seat: Final = seat
        self.jacks: Final = jacks
        self.count: Final = count

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "jacks": self.jacks, "count": self.count}


class RobberyBegan(Event):
    """A robber draws from a hand, by the backs of the cards."""

    def __init__(self, robber: Seat, victim: Seat, queens: int, deeds: int, store: int) -> None:
        self.robber: Final = robber
        self.victim: Final = victim
        self.queens: Final = queens
        self.deeds: Final = deeds
        self.store: Final = store

    def facts(self) -> Facts:
        return {
            "robber": seat_word(self.robber),
            "victim": seat_word(self.victim),
            "queens": self.queens,
            "deeds": self.deeds,
            "cards": self.store,
        }


class NobodyToRob(Event):
    """Nobody has a card to steal."""

    def __init__(self, robber: Seat) -> None:
        self.robber: Final = robber

    def facts(self) -> Facts:
        return {"robber": seat_word(self.robber)}


class BadgeTaken(Event):
    """The badge has a new holder."""

    def __init__(self, seat: Seat, before: Seat) -> None:
        self.seat: Final = seat
        self.before: Final = before

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "before": seat_word(self.before)}


class BadgeConfirmed(Event):
    """The Sheriff wins his own badge."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


class BadgeStopped(Event):
    """Marshall: the badge does not move."""

    def __init__(self, seat: Seat, candidate: Seat) -> None:
        self.seat: Final = seat
        self.candidate: Final = candidate

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "candidate": seat_word(self.candidate)}


class RowTaken(Event):
    """Somebody takes cards of the row: one, and one for each Ace."""

    def __init__(self, seat: Seat, aces: int, kinds: list[int]) -> None:
        self.seat: Final = seat
        self.aces: Final = aces
        self.kinds: Final = kinds

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "aces": self.aces,
            "count": len(self.kinds),
            "cards": words([PROPERTY_IDS[kind] for kind in self.kinds]),
        }


class RowRefilled(Event):
    """The row is filled up."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds: Final = kinds

    def facts(self) -> Facts:
        return {"count": len(self.kinds), "cards": words([PROPERTY_IDS[kind] for kind in self.kinds])}


class DeedDrawn(Event):
    """Somebody takes the top property card, unseen by the others."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def audience(self) -> Seats:
        return 1 << self.seat

    def for_others(self) -> Event | None:
        return DeedDrawnUnseen(self.seat)

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "card": "card:" + PROPERTY_IDS[self.kind]}


class DeedDrawnUnseen(Event):
    """Somebody takes a property card that nobody else sees."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


class DollarsPaid(Event):
    """One player gives another dollars."""

    def __init__(self, giver: Seat, receiver: Seat, dollars: int) -> None:
        self.giver: Final = giver
        self.receiver: Final = receiver
        self.dollars: Final = dollars

    def facts(self) -> Facts:
        return {
            "giver": seat_word(self.giver),
            "receiver": seat_word(self.receiver),
            "dollars": self.dollars,
        }


class NuggetsPaid(Event):
    """One player gives another nuggets."""

    def __init__(self, giver: Seat, receiver: Seat, nuggets: int) -> None:
        self.giver: Final = giver
        self.receiver: Final = receiver
        self.nuggets: Final = nuggets

    def facts(self) -> Facts:
        return {
            "giver": seat_word(self.giver),
            "receiver": seat_word(self.receiver),
            "nuggets": self.nuggets,
        }


class RanchLaid(Event):
    """Somebody obtains a Ranch and lays it open."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}
