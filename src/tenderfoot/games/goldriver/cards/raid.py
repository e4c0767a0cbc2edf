"""12.6. The Raid."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.preference import preferred
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.goldriver.box import CONCESSIONS, OUT, TOWNS, town_word
from tenderfoot.games.goldriver.cards.card import Action, Applied
from tenderfoot.games.goldriver.choices import LOSES, PAY, RAIDS, refused, value_of
from tenderfoot.games.goldriver.events import RAID_LOST, RAID_PAID, RAIDED
from tenderfoot.games.goldriver.mayors import elections
from tenderfoot.games.goldriver.prompts import RAIDLOSS, RAIDTOWN
from tenderfoot.games.goldriver.sale.debts import pay_up
from tenderfoot.games.goldriver.state import River


def opponents_in(s: River, seat: Seat, town: int) -> int:
    """How many concessions the others have in a town."""
    return sum([s.count(other, town) for other in range(s.seats) if other != seat])


class Raid(Action):
    """12.6. The taker raids a town. Usable when an opponent has a town concession at all."""

    def __init__(self) -> None:
        super().__init__("Raid")

    def usable(self, s: River, seat: Seat) -> bool:
        return any(opponents_in(s, seat, town) for town in range(TOWNS))

    def play(self, s: River, seat: Seat, card: int) -> None:
        s.push(RaidOn(seat, card))


class RaidOn(Applied):
    """12.6, A51. The taker names any of the five towns, also one where nobody has anything."""

    def run(self, s: River) -> None:
        s.ask(self.seat, RAIDTOWN, RAIDS)

    def chosen(self, s: River, choice: Choice) -> None:
        s.tell(RAIDED, self.seat, value_of(choice))
        s.become(Ransom(self.seat, self.card, town=value_of(choice), next_=1, doomed=0))

    def default(self, s: River, ask: Ask) -> Choice:
        """The town where it hurts least."""
        return preferred(
            ask.options, [-opponents_in(s, self.seat, value_of(option)) for option in ask.options]
        )


class Ransom(Frame[River]):
    """12.6, A15. Opponents clockwise pay a nugget for each concession they have there, or give one up.

    A15: choices are public, losses are carried out together after the last one; whoever is poor may pay
    what it has. `next` counts seats from the raider; `doomed` is the set of concessions given up.
    """

    def __init__(self, seat: Seat, card: int, town: int, next_: int, doomed: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.town: Final = town
        self.next: Final = next_
        self.doomed: Final = doomed

    def pack(self) -> list[int]:
        return [self.seat, self.card, self.town, self.next, self.doomed]

    def run(self, s: River) -> None:
        if self.next == s.seats:
            self.pillage(s)
            return
        seat = self.asked(s)
        if not s.count(seat, self.town):
            self.go_on(s, self.doomed)
            return
        options: list[Choice] = [PAY]
        options.extend([LOSES[card] for card in s.concessions(seat) if s.town(card) == self.town])
        s.ask(seat, RAIDLOSS, options)

    def asked(self, s: River) -> Seat:
        """Whose turn it is."""
        return (self.seat + self.next) % s.seats

    def go_on(self, s: River, doomed: int) -> None:
        """The next opponent."""
        s.become(Ransom(self.seat, self.card, self.town, next_=self.next + 1, doomed=doomed))

    def chosen(self, s: River, choice: Choice) -> None:
        seat = self.asked(s)
        if choice is PAY:
            due = s.count(seat, self.town)
            s.tell(RAID_PAID, seat, pay_up(s, seat, due), due)
            self.go_on(s, self.doomed)
        else:
            s.tell(RAID_LOST, seat, value_of(choice))
            self.go_on(s, self.doomed | 1 << value_of(choice))

    def pillage(self, s: River) -> None:
        """Everything given up goes out at once, then one election."""
        s.become(elections(s))
        for card in range(CONCESSIONS):
            if self.doomed >> card & 1:
                s.move(card, OUT)
        s.put(self.card, OUT)

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "lose", "not-yours-there")

    def facts(self, s: River) -> Facts:
        seat = self.asked(s)
        amount = min(s.hands[seat], s.count(seat, self.town))
        return {"raider": seat_word(self.seat), "town": town_word(self.town), "amount": amount}
