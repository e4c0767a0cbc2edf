"""What is told of action cards and of the Bank (12, 13)."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.goldriver.box import CAUGHT, card_word, cards_word, town_word
from tenderfoot.games.goldriver.events.shapes import BySeat, WithAmount, WithCard


class Swapped(BySeat):
    """The Judge gives each of two players a concession of the other."""

    def __init__(self, seat: Seat, given: int, other: Seat, gained: int) -> None:
        super().__init__(seat)
        self.given: Final = given
        self.other: Final = other
        self.gained: Final = gained

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "given": card_word(self.given),
            "other": seat_word(self.other),
            "gained": card_word(self.gained),
        }


class Raided(BySeat):
    """Somebody raids a town."""

    def __init__(self, seat: Seat, town: int) -> None:
        super().__init__(seat)
        self.town: Final = town

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "town": town_word(self.town)}


class RaidPaid(WithAmount):
    """Somebody pays the supply a nugget for each concession in the raided town, as far as it can."""

    def __init__(self, seat: Seat, amount: int, due: int) -> None:
        super().__init__(seat, amount)
        self.due: Final = due

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "amount": self.amount, "due": self.due}


class RaidLost(WithCard):
    """Somebody gives a concession up: it leaves the game when all have chosen."""


class Dynamited(WithCard):
    """Somebody blows up a concession or a building of another player."""

    def __init__(self, seat: Seat, owner: Seat, card: int) -> None:
        super().__init__(seat, card)
        self.owner: Final = owner

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "owner": seat_word(self.owner), "card": card_word(self.card)}


class DepositReturned(WithAmount):
    """The Bank is gone; what lay there comes back, without interest."""


class DynamiteRolled(BySeat):
    """Was somebody seen? Up to five: the total is paid to the victim, as far as one can."""

    def __init__(self, seat: Seat, owner: Seat, first: int, second: int, amount: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.first: Final = first
        self.second: Final = second
        self.amount: Final = amount

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "owner": seat_word(self.owner),
            "dice": f"dice:{self.first} {self.second}",
            "total": self.first + self.second,
            "seen": "yes" if self.first + self.second <= CAUGHT else "no",
            "amount": self.amount,
        }


class HeldUp(BySeat):
    """Somebody demands an amount of another player, and gets it on a total as high."""

    def __init__(self, seat: Seat, victim: Seat, demand: int, first: int, second: int, amount: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.demand: Final = demand
        self.first: Final = first
        self.second: Final = second
        self.amount: Final = amount

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "victim": seat_word(self.victim),
            "demand": self.demand,
            "dice": f"dice:{self.first} {self.second}",
            "total": self.first + self.second,
            "success": "yes" if self.first + self.second >= self.demand else "no",
            "amount": self.amount,
        }


class SlotsPlayed(BySeat):
    """Somebody pays the One-Armed Bandit and turns up as many cards."""

    def __init__(self, seat: Seat, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "amount": len(self.cards), "cards": cards_word(self.cards)}


class SlotKept(WithCard):
    """Of the cards of the One-Armed Bandit this one is played; the others go out."""


class Attached(WithCard):
    """A card with a lasso is bound to a concession for good."""

    def __init__(self, seat: Seat, card: int, concession: int) -> None:
        super().__init__(seat, card)
        self.concession: Final = concession

    def facts(self) -> Facts:
        concession = card_word(self.concession)
        return {"seat": seat_word(self.seat), "card": card_word(self.card), "concession": concession}


class Deposited(WithAmount):
    """Nuggets go to the Bank and stay there."""

    def __init__(self, seat: Seat, amount: int, deposit: int) -> None:
        super().__init__(seat, amount)
        self.deposit: Final = deposit

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "amount": self.amount, "deposit": self.deposit}
