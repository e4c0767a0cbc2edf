"""12.8. The Hold Up."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.preference import preferred
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver import keys
from tenderfoot.games.goldriver.box import OUT, SEATS, roll
from tenderfoot.games.goldriver.cards.card import Action, Applied
from tenderfoot.games.goldriver.choices import DEMANDS, refused, value_of
from tenderfoot.games.goldriver.events import HELD_UP
from tenderfoot.games.goldriver.gold.saloon import celebrate
from tenderfoot.games.goldriver.prompts import HOLDUP
from tenderfoot.games.goldriver.sale.debts import pay_up
from tenderfoot.games.goldriver.state import River


class HoldUp(Action):
    """12.8, A34. The taker tries to rob an opponent. Always usable, even against empty hands."""

    def __init__(self) -> None:
        super().__init__("Hold Up")

    def usable(self, s: River, seat: Seat) -> bool:
        return True

    def play(self, s: River, seat: Seat, card: int) -> None:
        s.push(StickUp(seat, card))


class StickUp(Applied):
    """12.8. The taker names an opponent and an amount from 2 to 8."""

    def run(self, s: River) -> None:
        s.ask(self.seat, HOLDUP, DEMANDS_ON[s.seats][self.seat])

    def chosen(self, s: River, choice: Choice) -> None:
        victim = value_of(choice) >> 4
        s.become(Robbery(self.seat, self.card, victim, demand=value_of(choice) & 15))

    def default(self, s: River, ask: Ask) -> Choice:
        """Two nuggets of the richest."""
        return preferred(ask.options, [s.hands[value_of(option) >> 4] for option in ask.options])

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "holdup", "no-victim")


class Robbery(Frame[River]):
    """12.8. Two dice: a total as high as the demand takes it from the victim, or what there is."""

    def __init__(self, seat: Seat, card: int, victim: Seat, demand: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.victim: Final = victim
        self.demand: Final = demand

    def pack(self) -> list[int]:
        return [self.seat, self.card, self.victim, self.demand]

    def run(self, s: River) -> None:
        key = keys.holdup(s.round, self.seat, s.stickups.count(self.seat))
        first, second = s.chance.numbers(key, 6, 2)
        taken = pay_up(s, self.victim, self.demand) if first + second + 2 >= self.demand else 0
        s.stickups = [*s.stickups, self.seat]
        s.hands[self.seat] += taken
        s.put(self.card, OUT)
        s.tell(HELD_UP, self.seat, self.victim, self.demand, roll(first + 1, second + 1), taken)
        s.pop()
        celebrate(s, self.seat, taken)


def _demands_on(seats: int, seat: Seat) -> list[Choice]:
    options: list[Choice] = []
    for victim in range(seats):
        if victim != seat:
            options.extend(DEMANDS[victim])
    return options


# Whom each seat may hold up, by the number of players.
DEMANDS_ON: Final = [[_demands_on(seats, seat) for seat in range(SEATS)] for seats in range(SEATS + 1)]
