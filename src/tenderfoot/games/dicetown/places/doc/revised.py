"""Doc Badluck in the revised edition (7.9): by control, compulsory, with Elixirs."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown import keys
from tenderfoot.games.dicetown.box import NO_CARD
from tenderfoot.games.dicetown.choices import DECLINE, SLOTS
from tenderfoot.games.dicetown.events import ELIXIR_DRUNK, ELIXIR_SERVED
from tenderfoot.games.dicetown.places.doc.badluck import Queue, Surgery, tell_waiting
from tenderfoot.games.dicetown.places.doc.elixirs import DRINKS
from tenderfoot.games.dicetown.prompts import ELIXIR, W_DOC
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.windows import Window

_DECK: Final = 2  # the third slot holds what was drawn from the deck, while it is drunk


class RevisedDoc(Surgery):
    """11.2. Revised: whoever has controlled no place in this round must see the Doc."""

    def enter(self, s: Town, index: int) -> None:
        unlucky = (1 << len(s.players)) - 1 & ~s.controlled
        tell_waiting(s, unlucky)
        s.push(Queue(index, unlucky, 0))

    def visit(self, s: Town, seat: Seat) -> None:
        s.push(AfterVisit())
        s.push(Shelf(seat))

    def elixir(self, s: Town, seat: Seat) -> None:
        self.visit(s, seat)


class AfterVisit(Frame[Town]):
    """R-57. After every visit W-DOC opens: an Elixir gives its player a visit at once."""

    def run(self, s: Town) -> None:
        s.pop()
        s.push(OneMore(s.sheriff, (1 << len(s.players)) - 1))


class OneMore(Window):
    """W-DOC in the revised edition."""

    def __init__(self, sheriff: Seat, seats: Seats) -> None:
        super().__init__(W_DOC, sheriff, seats)

    def rest(self, seats: Seats) -> Window:
        return OneMore(self.sheriff, seats)

    def pack(self) -> list[int]:
        return [self.sheriff, self.seats]


class Shelf(Frame[Town]):
    """7.9.2. D-ELIXIR: the visitor takes the Elixir of slot 1, of slot 2, or the top of the deck unseen."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Town) -> None:
        shelf = s.medicine
        options = [SLOTS[slot] for slot in range(_DECK) if shelf.slots[slot] != NO_CARD]
        if shelf.deck or shelf.discard:
            options.append(SLOTS[_DECK])
        s.ask(self.seat, ELIXIR, options)

    def chosen(self, s: Town, choice: Choice) -> None:
        slot = SLOTS.index(choice)
        if slot == _DECK:
            serve(s, _DECK)
        elixir = s.medicine.slots[slot]
        s.tell(ELIXIR_DRUNK, self.seat, elixir, slot)
        s.become(Empty(slot))
        DRINKS[elixir].drink(s, self.seat)

    def refusal(self, s: Town, ask: Ask, choice: Choice) -> Illegal:
        if choice is DECLINE:
            return Illegal("compulsory", {})
        return super().refusal(s, ask, choice)

    def pack(self) -> list[int]:
        return [self.seat]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}


class Empty(Frame[Town]):
    """10.3. The Elixir just drunk is discarded, then its slot is filled again."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, s: Town) -> None:
        s.pop()
        shelf = s.medicine.copy()
        shelf.discard = [*shelf.discard, shelf.slots[self.slot]]
        shelf.slots = shelf.slots[:]
        shelf.slots[self.slot] = NO_CARD
        s.medicine = shelf
        if self.slot != _DECK:
            serve(s, self.slot)
            s.tell(ELIXIR_SERVED, s.medicine.slots[self.slot], self.slot)

    def pack(self) -> list[int]:
        return [self.slot]


def serve(s: Town, slot: int) -> None:
    """The top of the Elixir deck goes to a slot; an empty deck is made anew from the discard pile."""
    shelf = s.medicine.copy()
    if not shelf.deck:
        shelf.shuffles += 1
        shelf.deck = s.chance.shuffled(keys.elixirs(shelf.shuffles), shelf.discard)[::-1]
        shelf.discard = []
    shelf.slots = shelf.slots[:]
    shelf.slots[slot] = shelf.deck[-1]
    shelf.deck = shelf.deck[:-1]
    s.medicine = shelf
