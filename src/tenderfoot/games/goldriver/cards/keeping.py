"""9.4, 9.5. Cards that are simply kept: with a horseshoe, and buildings."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts
from tenderfoot.games.goldriver.box import THREE
from tenderfoot.games.goldriver.cards.card import Card
from tenderfoot.games.goldriver.choices import DEPOSITS, refused, value_of
from tenderfoot.games.goldriver.end import with_interest
from tenderfoot.games.goldriver.events import DEPOSITED, KEPT, PLACED
from tenderfoot.games.goldriver.prompts import DEPOSIT
from tenderfoot.games.goldriver.state import River


class Horseshoe(Card):
    """9.5, A53. A card with a horseshoe is kept for its moment; nobody can aim at it."""

    def __init__(self) -> None:
        super().__init__("horseshoe")

    def take(self, s: River, seat: Seat, card: int) -> None:
        s.put(card, seat)
        s.tell(KEPT, seat, card)


class Building(Card):
    """9.4, 13.1. A building stands before its owner for good, and acts from now on."""

    def take(self, s: River, seat: Seat, card: int) -> None:
        s.put(card, seat)
        s.tell(PLACED, seat, card)


class BankBuilding(Building):
    """13.3. Whoever takes the Bank may deposit at once."""

    def take(self, s: River, seat: Seat, card: int) -> None:
        super().take(s, seat, card)
        s.push(Deposit(seat))


class Deposit(Frame[River]):
    """13.3, A50. The owner of the Bank moves nuggets in threes to the deposit, which never comes back.

    A50: once on each occasion, with no other limit than the hand.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def pack(self) -> list[int]:
        return [self.seat]

    def run(self, s: River) -> None:
        s.ask(self.seat, DEPOSIT, DEPOSITS[: s.hands[self.seat] // THREE + 1])

    def chosen(self, s: River, choice: Choice) -> None:
        amount = value_of(choice)
        s.hands[self.seat] -= amount
        s.deposit += amount
        s.tell(DEPOSITED, self.seat, amount, s.deposit)
        s.pop()

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "deposit", "deposit-too-high")

    def facts(self, s: River) -> Facts:
        return {"deposit": s.deposit, "hand": s.hands[self.seat]}

    def outlook(self, s: River, seat: Seat, choice: Choice) -> Facts:
        deposit = s.deposit + value_of(choice)
        left = s.hands[seat] - value_of(choice)
        return {"left": left, "deposit": deposit, "brings": with_interest(deposit)}
