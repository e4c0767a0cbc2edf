"""11. Concessions: mines and river claims, Lost Mines, Ghost Mines."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.preference import preferred
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts
from tenderfoot.games.goldriver.box import LOST_MINES, NO_CARD, TOWN, card_word
from tenderfoot.games.goldriver.cards.card import Card
from tenderfoot.games.goldriver.choices import JOINS, refused, value_of
from tenderfoot.games.goldriver.events import JOINED, LOST_MINE_WAITS, PLACED
from tenderfoot.games.goldriver.mayors import elect, elections, pay_fee
from tenderfoot.games.goldriver.prompts import LOSTMINE
from tenderfoot.games.goldriver.state import River


class TownConcession(Card):
    """9.1, A52. A mine or river claim of a town: the fee, the concession, waiting Lost Mines, then the Mayor.

    A52: a river claim is a concession of its town like any other.
    """

    def take(self, s: River, seat: Seat, card: int) -> None:
        town = TOWN[card]
        pay_fee(s, seat, town)
        if waiting_mine(s, seat) >= 0:
            s.push(elections(s))
            s.push(Join(seat))
            self.place(s, seat, card)
        else:
            before = s.tallies[town]
            self.place(s, seat, card)
            elect(s, town, before)

    def place(self, s: River, seat: Seat, card: int) -> None:
        """The concession lies before its owner."""
        s.move(card, seat)
        s.tell(PLACED, seat, card)


class LostMine(Card):
    """9.2. A Lost Mine costs no fee; it joins a town where its owner has a concession, or waits for one."""

    def __init__(self) -> None:
        super().__init__("Lost Mine")

    def take(self, s: River, seat: Seat, card: int) -> None:
        s.push(elections(s))
        s.move(card, seat)
        s.tell(PLACED, seat, card)
        if s.towns(seat):
            s.push(Join(seat))
        else:
            s.tell(LOST_MINE_WAITS, seat, card)


class GhostMine(Card):
    """9.3. A Ghost Mine belongs to no town: no fee, no Mayor, no home for a Lost Mine."""

    def __init__(self) -> None:
        super().__init__("Ghost Mine")

    def take(self, s: River, seat: Seat, card: int) -> None:
        s.move(card, seat)
        s.tell(PLACED, seat, card)


def waiting_mine(s: River, seat: Seat) -> int:
    """A Lost Mine of this seat that belongs to no town yet."""
    for card in LOST_MINES:
        if s.where[card] == seat and s.town(card) < 0:
            return card
    return NO_CARD


class Join(Frame[River]):
    """11.2, A12, A43. A waiting Lost Mine joins as soon as its owner has a concession in a town; it chooses.

    A12: it keeps that town for good, whoever owns it. A43: Whiskey River will do, and so will a town where
    only another Lost Mine stands.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def pack(self) -> list[int]:
        return [self.seat]

    def run(self, s: River) -> None:
        towns = s.towns(self.seat)
        if towns and waiting_mine(s, self.seat) >= 0:
            s.ask(self.seat, LOSTMINE, [JOINS[town] for town in towns])
        else:
            s.pop()

    def chosen(self, s: River, choice: Choice) -> None:
        card = waiting_mine(s, self.seat)
        s.join(card, value_of(choice))
        s.tell(JOINED, self.seat, card, value_of(choice))

    def default(self, s: River, ask: Ask) -> Choice:
        """The town where it has most."""
        return preferred(ask.options, [s.count(self.seat, value_of(option)) for option in ask.options])

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "join", "no-concession-there")

    def facts(self, s: River) -> Facts:
        return {"card": card_word(waiting_mine(s, self.seat))}
