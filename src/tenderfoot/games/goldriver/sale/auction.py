"""7. The auction: in turn, or of two players under seal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenderfoot.engine.contract import Ask, Ballot, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.goldriver.box import cards_word
from tenderfoot.games.goldriver.choices import BIDS, PASS, PASS_ONLY, value_of
from tenderfoot.games.goldriver.claims.picking import WinnerPicks
from tenderfoot.games.goldriver.events import AUCTION_WON, BID_MADE, BIDS_REVEALED, NOBODY_BID, PASSED
from tenderfoot.games.goldriver.prompts import BID, BID2
from tenderfoot.games.goldriver.sale.payment import Moonshine
from tenderfoot.games.goldriver.state import River


class Auction(Frame[River]):
    """7, A7. Clockwise from the first player: bid more than the high bid, or pass and be out.

    It stops when all but the high bidder have passed. A7: while nobody has bid everybody is asked, the
    last one too; if all pass, the first player wins for nothing.
    """

    def __init__(self, turn: Seat, still_in: Seats, high: int, leader: Seat) -> None:
        self.turn: Final = turn
        self.still_in: Final = still_in
        self.high: Final = high
        self.leader: Final = leader

    def pack(self) -> list[int]:
        return [self.turn, self.still_in, self.high, self.leader]

    def run(self, s: River) -> None:
        if not self.still_in:
            s.tell(NOBODY_BID, s.first)
            s.become(Moonshine(s.first, 0))
        elif self.leader >= 0 and self.still_in == 1 << self.leader:
            s.tell(AUCTION_WON, self.leader, self.high)
            s.become(Moonshine(self.leader, self.high))
        else:
            s.ask(self.turn, BID, raises(self.high, s.hands[self.turn]))

    def chosen(self, s: River, choice: Choice) -> None:
        if choice is PASS:
            s.tell(PASSED, self.turn)
            left = self.still_in & ~(1 << self.turn)
            s.become(Auction(next_in(self.turn, left, s.seats), left, self.high, leader=self.leader))
        else:
            bid = value_of(choice)
            s.tell(BID_MADE, self.turn, bid)
            turn = next_in(self.turn, self.still_in, s.seats)
            s.become(Auction(turn, self.still_in, bid, leader=self.turn))

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return too_little_or_too_much(choice, self.high, s.hands[self.turn])

    def facts(self, s: River) -> Facts:
        facts: Facts = {"high": self.high, "cards": cards_word(s.row), "hand": s.hands[self.turn]}
        if self.leader >= 0:
            facts["leader"] = seat_word(self.leader)
        return facts

    def outlook(self, s: River, seat: Seat, choice: Choice) -> Facts:
        return {} if choice is PASS else {"left": s.hands[seat] - value_of(choice)}


def next_in(turn: i64, still_in: i64, seats: i64) -> Seat:
    """7. The next seat clockwise that has not passed."""
    seat = (turn + 1) % seats
    while still_in and not still_in >> seat & 1:
        seat = (seat + 1) % seats
    return seat


def raises(high: int, hand: int) -> list[Choice]:
    """7. Pass, or anything above the high bid that the hand can pay."""
    if hand <= high:
        return PASS_ONLY
    options = BIDS[high : hand + 1]
    options[0] = PASS  # in the place of the high bid itself
    return options


def too_little_or_too_much(choice: Choice, high: int, hand: int) -> Illegal:
    """Why this is no bid."""
    if choice.verb() != "bid":
        return Illegal("not-offered", {"choice": choice.write()})
    if value_of(choice) > hand:
        return Illegal("bid-too-high", {"amount": value_of(choice), "hand": hand})
    return Illegal("bid-too-low", {"amount": value_of(choice), "high": high})


class SealedBids(Ballot[River]):
    """Z1. Two players bid at the same time, once, from nothing to all they have; both are shown together."""

    def run(self, s: River) -> None:
        for seat in range(s.seats):
            s.ask(seat, BID2, BIDS[: s.hands[seat] + 1])

    def opened(self, s: River, answers: dict[Seat, list[Choice]]) -> None:
        """Z2, A5, A48. The higher bid wins, of equal ones the first player's; the loser keeps its nuggets."""
        bids = [value_of(answers[seat][0]) for seat in range(s.seats)]
        winner = s.first
        if bids[1 - winner] > bids[winner]:
            winner = 1 - winner
        s.tell(BIDS_REVEALED, winner, bids[winner], 1 - winner, bids[1 - winner])
        s.become(WinnerPicks(winner, 0, bids[winner]))

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return too_little_or_too_much(choice, -1, s.hands[ask.seat])

    def facts(self, s: River) -> Facts:
        return {"cards": cards_word(s.row), "first": seat_word(s.first)}

    def outlook(self, s: River, seat: Seat, choice: Choice) -> Facts:
        return {"left": s.hands[seat] - value_of(choice)}
