"""12.7. The Dynamite."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver import keys
from tenderfoot.games.goldriver.box import BANK, CAUGHT, CLAIMS, CONCESSIONS, OUT, roll
from tenderfoot.games.goldriver.cards.card import Action, Applied
from tenderfoot.games.goldriver.choices import DYNAMITES, refused, value_of
from tenderfoot.games.goldriver.edition import BUILDINGS
from tenderfoot.games.goldriver.events import DEPOSIT_RETURNED, DYNAMITE_ROLLED, DYNAMITED
from tenderfoot.games.goldriver.mayors import elections
from tenderfoot.games.goldriver.prompts import BLAST
from tenderfoot.games.goldriver.sale.debts import pay_up
from tenderfoot.games.goldriver.state import River
from tenderfoot.games.goldriver.worth import cheapest

TARGETS: Final = [*CLAIMS, *BUILDINGS]


class Dynamite(Action):
    """12.7. The taker blows up a concession or a building of an opponent."""

    def __init__(self) -> None:
        super().__init__("Dynamite")

    def usable(self, s: River, seat: Seat) -> bool:
        return s.others_have(seat, TARGETS)

    def play(self, s: River, seat: Seat, card: int) -> None:
        s.push(Blast(seat, card))


class Blast(Applied):
    """12.7. The target goes out with what is attached, and its town sees who is Mayor.

    13.3: if it is the Bank, the whole deposit returns to its owner, without interest.
    """

    def run(self, s: River) -> None:
        s.ask(self.seat, BLAST, [DYNAMITES[card] for card in s.of_others(self.seat, TARGETS)])

    def chosen(self, s: River, choice: Choice) -> None:
        target = value_of(choice)
        owner = s.where[target]
        s.become(Sheriff(self.seat, self.card, owner))
        s.push(elections(s))
        s.move(target, OUT)
        s.tell(DYNAMITED, self.seat, owner, target)
        if target == BANK:
            self.refund(s, owner)

    def refund(self, s: River, owner: Seat) -> None:
        """The deposit returns (13.3)."""
        s.hands[owner] += s.deposit
        s.tell(DEPOSIT_RETURNED, owner, s.deposit)
        s.deposit = 0

    def default(self, s: River, ask: Ask) -> Choice:
        """The concession with fewest nuggets; a building only when there is nothing else."""
        concessions = [option for option in ask.options if value_of(option) < CONCESSIONS]
        return cheapest(s, concessions or ask.options)

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "dynamite", "no-target")


class Sheriff(Frame[River]):
    """12.7. Then two dice: on five or less the taker is caught and pays the total to the victim, if it can.

    The dice have a key of their own; neither Post Office nor Bank nor danger marks react to them.
    """

    def __init__(self, seat: Seat, card: int, owner: Seat) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.owner: Final = owner

    def pack(self) -> list[int]:
        return [self.seat, self.card, self.owner]

    def run(self, s: River) -> None:
        key = keys.dynamite(s.round, self.seat, s.blasts.count(self.seat))
        first, second = s.chance.numbers(key, 6, 2)
        total = first + second + 2
        paid = pay_up(s, self.seat, total) if total <= CAUGHT else 0
        s.blasts = [*s.blasts, self.seat]
        s.hands[self.owner] += paid
        s.put(self.card, OUT)
        s.tell(DYNAMITE_ROLLED, self.seat, self.owner, roll(first + 1, second + 1), paid)
        s.pop()
