"""12.9. The One-Armed Bandit."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.sorts import packed
from tenderfoot.engine.words import Facts
from tenderfoot.games.goldriver.box import OUT, SHOWN, SLOTS_MOST, TAKEN
from tenderfoot.games.goldriver.cards.card import Action, Applied
from tenderfoot.games.goldriver.choices import KEEPS, SLOT_COUNTS, refused, value_of
from tenderfoot.games.goldriver.events import SLOT_KEPT, SLOTS_PLAYED
from tenderfoot.games.goldriver.prompts import SLOTPICK, SLOTS
from tenderfoot.games.goldriver.state import River
from tenderfoot.games.goldriver.worth import dearest


class Bandit(Action):
    """12.9. The taker pays for cards of the deck and takes one of them. Usable with a nugget and a deck."""

    def __init__(self) -> None:
        super().__init__("One-Armed Bandit")

    def usable(self, s: River, seat: Seat) -> bool:
        return s.hands[seat] > 0 and s.deck() > 0

    def play(self, s: River, seat: Seat, card: int) -> None:
        s.push(Slots(seat, card))


class Slots(Applied):
    """12.9, A35. The taker pays one to three nuggets to the supply and turns up as many cards of the deck.

    A35: at least one; the cards lie open.
    """

    def run(self, s: River) -> None:
        most = min(SLOTS_MOST, s.hands[self.seat], s.deck())
        s.ask(self.seat, SLOTS, SLOT_COUNTS[1 : most + 1])

    def chosen(self, s: River, choice: Choice) -> None:
        s.hands[self.seat] -= value_of(choice)
        s.put(self.card, OUT)
        drawn = [s.draw(SHOWN) for _ in range(value_of(choice))]
        s.tell(SLOTS_PLAYED, self.seat, len(drawn), packed(drawn))
        s.become(SlotPick(self.seat))

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "slots", "too-many-slots")

    def facts(self, s: River) -> Facts:
        return {"hand": s.hands[self.seat], "deck": s.deck()}


def shown(s: River) -> list[int]:
    """The cards turned up, in printed order."""
    return [card for card, zone in enumerate(s.where) if zone == SHOWN]


class SlotPick(Frame[River]):
    """12.9, A35. The taker chooses one of the cards turned up and takes it like any card; the others go out.

    A35: a second Bandit among them is played, and paid, in the same way.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def pack(self) -> list[int]:
        return [self.seat]

    def run(self, s: River) -> None:
        s.ask(self.seat, SLOTPICK, [KEEPS[card] for card in shown(s)])

    def chosen(self, s: River, choice: Choice) -> None:
        for card in shown(s):
            s.put(card, OUT)
        s.taken = value_of(choice)
        s.put(s.taken, TAKEN)
        s.tell(SLOT_KEPT, self.seat, s.taken)
        s.pop()

    def default(self, s: River, ask: Ask) -> Choice:
        return dearest(s, ask.options)

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "keep", "not-turned-up")
