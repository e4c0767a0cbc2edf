"""The shapes that most events have: somebody, somebody and an amount, somebody and a card."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.goldriver.box import card_word


class BySeat(Event):
    """Somebody does something."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


class WithAmount(BySeat):
    """Somebody, and how many nuggets."""

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "amount": self.amount}


class WithCard(BySeat):
    """Somebody, and a card."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "card": card_word(self.card)}
