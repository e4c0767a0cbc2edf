"""S7, S8, S9, Z3. Choosing cards of the row, one player after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import NOBODY, Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.goldriver.box import MUSTANG, OUT, SEATS, TAKEN, card_word
from tenderfoot.games.goldriver.choices import BURNS, HOLD, MUSTANG_OR_HOLD, PICKS, refused, value_of
from tenderfoot.games.goldriver.claims.parked import check_parked
from tenderfoot.games.goldriver.claims.taking import TAKING
from tenderfoot.games.goldriver.events import BURNED, MUSTANG_PLAYED, PICKED, STAKE_PAID
from tenderfoot.games.goldriver.gold.roll import POST_OFFICES
from tenderfoot.games.goldriver.prompts import BURN, PICK, RIDE
from tenderfoot.games.goldriver.sale.pot import LoserChooses
from tenderfoot.games.goldriver.state import River
from tenderfoot.games.goldriver.worth import cheapest, dearest


def pick(s: River, seat: Seat, card: int) -> None:
    """A card of the row is chosen; it is on its way."""
    s.leave_row(card, TAKEN)
    s.taken = card
    s.tell(PICKED, seat, card)


class WinnerPicks(Frame[River]):
    """S7, Z3. The winner chooses a card of the row; with two players it puts its bid into the pot for it.

    `stake` is that bid; with more players the price is paid already.
    """

    def __init__(self, winner: Seat, turned: int, stake: int) -> None:
        self.winner: Final = winner
        self.turned: Final = turned
        self.stake: Final = stake

    def pack(self) -> list[int]:
        return [self.winner, self.turned, self.stake]

    def run(self, s: River) -> None:
        s.ask(self.winner, PICK, [PICKS[card] for card in s.row])

    def chosen(self, s: River, choice: Choice) -> None:
        pick(s, self.winner, value_of(choice))
        if self.stake:
            s.hands[self.winner] -= self.stake
            s.pot = self.stake
            s.tell(STAKE_PAID, self.winner, self.stake)
        s.become(BURNING[self.turned][self.winner])

    def default(self, s: River, ask: Ask) -> Choice:
        return dearest(s, ask.options)

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "pick", "not-in-row")

    def facts(self, s: River) -> Facts:
        """So many other cards are sent out then."""
        return {"burns": 1}


class Burn(Frame[River]):
    """S7, A25. Then the winner sends one of the others out; only then its own card is resolved."""

    def __init__(self, winner: Seat, turned: int) -> None:
        self.winner: Final = winner
        self.turned: Final = turned

    def pack(self) -> list[int]:
        return [self.winner, self.turned]

    def run(self, s: River) -> None:
        s.ask(self.winner, BURN, [BURNS[card] for card in s.row])

    def chosen(self, s: River, choice: Choice) -> None:
        s.leave_row(value_of(choice), OUT)
        s.tell(BURNED, self.winner, value_of(choice))
        if s.seats == 2:  # noqa: PLR2004  two players have a loser, not an order
            s.become(LoserChooses(self.winner))
        else:
            s.become(RIDING[self.turned][self.winner])
        check_parked(s, self.winner)
        s.push(TAKING[self.winner])

    def default(self, s: River, ask: Ask) -> Choice:
        return cheapest(s, ask.options)

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "burn", "not-in-row")

    def facts(self, s: River) -> Facts:
        return {"card": card_word(s.taken)}


class Ride(Frame[River]):
    """S8, 12.3, A13. The holder of the Mustang may move to the front of those who still choose.

    A13: it says so after the winner's card is resolved; not the winner, and not who chooses next anyway.
    """

    def __init__(self, winner: Seat, turned: int) -> None:
        self.winner: Final = winner
        self.turned: Final = turned

    def pack(self) -> list[int]:
        return [self.winner, self.turned]

    def run(self, s: River) -> None:
        holder = s.holder(MUSTANG)
        if holder in (NOBODY, self.winner, picker_after(self.winner, self.turned, s.seats)):
            s.become(self.picks(s, NOBODY))
        else:
            s.ask(holder, RIDE, MUSTANG_OR_HOLD)

    def picks(self, s: River, rider: Seat) -> Picks:
        """All others choose, the rider first."""
        others = (1 << s.seats) - 1 & ~(1 << self.winner)
        if rider == NOBODY:
            return PICKING[self.turned][self.winner][others]
        return Picks(self.winner, self.turned, others, rider=rider)

    def chosen(self, s: River, choice: Choice) -> None:
        if choice is HOLD:
            s.become(self.picks(s, NOBODY))
            return
        rider = s.where[MUSTANG]
        s.put(MUSTANG, OUT)
        s.tell(MUSTANG_PLAYED, rider)
        s.become(self.picks(s, rider))

    def default(self, s: River, ask: Ask) -> Choice:
        return HOLD

    def facts(self, s: River) -> Facts:
        return {"next": seat_word(picker_after(self.winner, self.turned, s.seats))}


def picker_after(seat: i64, turned: int, seats: i64) -> Seat:
    """S9. Cards are chosen clockwise; with Moonshine the other way."""
    return (seat - 1 + seats if turned else seat + 1) % seats


class Picks(Frame[River]):
    """S9, A47. The others choose one card each, in order, and resolve it before the next one chooses.

    A47: nobody may decline; the last one gets the last card.
    """

    def __init__(self, winner: Seat, turned: int, left: Seats, rider: Seat) -> None:
        self.winner: Final = winner
        self.turned: Final = turned
        self.left: Final = left
        self.rider: Final = rider

    def pack(self) -> list[int]:
        return [self.winner, self.turned, self.left, self.rider]

    def run(self, s: River) -> None:
        if self.left:
            s.ask(self.picker(s), PICK, [PICKS[card] for card in s.row])
        else:
            s.become(POST_OFFICES[self.winner])

    def picker(self, s: River) -> Seat:
        """Who chooses now: the rider, else the first in order who has not."""
        if self.rider >= 0:
            return self.rider
        seats: i64 = s.seats
        step: i64 = seats - 1 if self.turned else 1
        seat = (self.winner + step) % seats
        while not self.left >> seat & 1:
            seat = (seat + step) % seats
        return seat

    def chosen(self, s: River, choice: Choice) -> None:
        seat = self.picker(s)
        pick(s, seat, value_of(choice))
        s.become(PICKING[self.turned][self.winner][self.left & ~(1 << seat)])
        check_parked(s, self.winner)
        s.push(TAKING[seat])

    def default(self, s: River, ask: Ask) -> Choice:
        return dearest(s, ask.options)

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "pick", "not-in-row")


# Frames never change: those of each winner are made once, clockwise and turned round.
BURNING: Final = [[Burn(seat, turned) for seat in range(SEATS)] for turned in range(2)]
RIDING: Final = [[Ride(seat, turned) for seat in range(SEATS)] for turned in range(2)]
PICKING: Final = [
    [[Picks(seat, turned, left, rider=NOBODY) for left in range(1 << SEATS)] for seat in range(SEATS)]
    for turned in range(2)
]
