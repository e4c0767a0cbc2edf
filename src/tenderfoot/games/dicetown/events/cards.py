"""What is told of store cards: played, cancelled, drawn, stolen, handed over."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import FACES, STORE_IDS


class CardPlayed(Event):
    """A store card is played."""

    def __init__(self, seat: Seat, kind: int, aim: int, also: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.aim: Final = aim
        self.also: Final = also

    def facts(self) -> Facts:
        facts: Facts = {"seat": seat_word(self.seat), "card": "card:" + STORE_IDS[self.kind], "aim": "none"}
        if self.also >= 0:
            facts["aim"] = "die"
            facts["from"] = "face:" + FACES[self.aim]
            facts["to"] = "face:" + FACES[self.also]
        elif self.aim >= 0:
            facts["aim"] = "seat"
            facts["victim"] = seat_word(self.aim)
        return facts


class CardTurnedUp(Event):
    """A card that is played at once comes up."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "card": "card:" + STORE_IDS[self.kind]}


class CardCancelled(Event):
    """Wanted stops a card."""

    def __init__(self, seat: Seat, kind: int, owner: Seat) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.owner: Final = owner

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "card": "card:" + STORE_IDS[self.kind],
            "owner": seat_word(self.owner),
        }


class CardWasted(Event):
    """A card finds nothing to do."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "card": "card:" + STORE_IDS[self.kind]}


class CardKept(Event):
    """He keeps one of them and discards the others."""

    def __init__(self, seat: Seat, kind: int, rest: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.rest: Final = rest

    def audience(self) -> Seats:
        return 1 << self.seat

    def for_others(self) -> Event | None:
        return CardKeptUnseen(self.seat, self.rest)

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "card": "card:" + STORE_IDS[self.kind], "rest": self.rest}


class CardKeptUnseen(Event):
    """Somebody keeps a store card and discards others."""

    def __init__(self, seat: Seat, rest: int) -> None:
        self.seat: Final = seat
        self.rest: Final = rest

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "rest": self.rest}


class CardDrawn(Event):
    """Somebody draws the top store card."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def audience(self) -> Seats:
        return 1 << self.seat

    def for_others(self) -> Event | None:
        return CardDrawnUnseen(self.seat)

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "card": "card:" + STORE_IDS[self.kind]}


class CardDrawnUnseen(Event):
    """Somebody draws a store card."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


class StoreShuffled(Event):
    """The discard pile becomes the store deck."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def facts(self) -> Facts:
        return {"count": self.count}


class StoreEmpty(Event):
    """Somebody would draw a store card, and there is none: neither in the deck nor in the discard pile."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


class DiscardEmpty(Event):
    """Somebody would take a card of the discard pile, and there is none."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


class CardStolen(Event):
    """A card changes hands; robber and victim see which."""

    def __init__(self, robber: Seat, victim: Seat, card: str, deed: bool) -> None:
        self.robber: Final = robber
        self.victim: Final = victim
        self.card: Final = card
        self.deed: Final = deed

    def audience(self) -> Seats:
        return 1 << self.robber | 1 << self.victim

    def for_others(self) -> Event | None:
        return CardStolenUnseen(self.robber, self.victim, self.deed)

    def facts(self) -> Facts:
        return {
            "robber": seat_word(self.robber),
            "victim": seat_word(self.victim),
            "card": "card:" + self.card,
        }


class CardStolenUnseen(Event):
    """A card changes hands; the others see its back."""

    def __init__(self, robber: Seat, victim: Seat, deed: bool) -> None:
        self.robber: Final = robber
        self.victim: Final = victim
        self.deed: Final = deed

    def facts(self) -> Facts:
        return {"robber": seat_word(self.robber), "victim": seat_word(self.victim), "deed": int(self.deed)}


class CardGiven(Event):
    """A card is handed over; giver and receiver see which."""

    def __init__(self, giver: Seat, receiver: Seat, card: str, deed: bool) -> None:
        self.giver: Final = giver
        self.receiver: Final = receiver
        self.card: Final = card
        self.deed: Final = deed

    def audience(self) -> Seats:
        return 1 << self.giver | 1 << self.receiver

    def for_others(self) -> Event | None:
        return CardGivenUnseen(self.giver, self.receiver, self.deed)

    def facts(self) -> Facts:
        return {
            "giver": seat_word(self.giver),
            "receiver": seat_word(self.receiver),
            "card": "card:" + self.card,
        }


class CardGivenUnseen(Event):
    """A card is handed over; the others see its back."""

    def __init__(self, giver: Seat, receiver: Seat, deed: bool) -> None:
        self.giver: Final = giver
        self.receiver: Final = receiver
        self.deed: Final = deed

    def facts(self) -> Facts:
        return {"giver": seat_word(self.giver), "receiver": seat_word(self.receiver), "deed": int(self.deed)}
