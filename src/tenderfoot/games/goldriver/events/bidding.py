"""What is told from the row to the last nugget of the price (5 to 8)."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.goldriver.box import cards_word
from tenderfoot.games.goldriver.events.shapes import BySeat, WithAmount


class RoundBegan(Event):
    """A round begins, with so many cards left for later ones."""

    def __init__(self, round_: int, first: Seat) -> None:
        self.round: Final = round_
        self.first: Final = first

    def facts(self) -> Facts:
        return {"round": self.round, "seat": seat_word(self.first)}


class RowDrawn(Event):
    """The row lies open."""

    def __init__(self, row: list[int], deck: int) -> None:
        self.row: Final = row[:]
        self.deck: Final = deck

    def facts(self) -> Facts:
        return {"cards": cards_word(self.row), "count": len(self.row), "deck": self.deck}


class PutBack(Event):
    """Round 1: these are no concessions; they go back and the deck is shuffled again."""

    def __init__(self, cards: list[int]) -> None:
        self.cards: Final = cards[:]

    def facts(self) -> Facts:
        return {"cards": cards_word(self.cards), "count": len(self.cards)}


class PennyPressPlayed(BySeat):
    """Somebody stops the press: this row goes out, another comes."""

    def __init__(self, seat: Seat, row: list[int]) -> None:
        super().__init__(seat)
        self.row: Final = row[:]

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "cards": cards_word(self.row)}


class Bid(WithAmount):
    """Somebody bids."""


class Passed(BySeat):
    """Somebody is out of this auction."""


class AuctionWon(WithAmount):
    """All others have passed."""


class NobodyBid(BySeat):
    """All have passed: the first player wins for nothing."""


class BidsRevealed(Event):
    """Two players show their bids; a tie goes to the first player."""

    def __init__(self, bids: list[int], winner: Seat) -> None:
        self.bids: Final = bids
        self.winner: Final = winner

    def facts(self) -> Facts:
        loser = 1 - self.winner
        return {
            "seat": seat_word(self.winner),
            "amount": self.bids[self.winner],
            "other": seat_word(loser),
            "less": self.bids[loser],
            "tie": "yes" if self.bids[0] == self.bids[1] else "no",
        }


class MoonshinePlayed(BySeat):
    """Payment and choice of cards run the other way in this round."""


class AllInPlayed(WithAmount):
    """Somebody keeps all it receives."""


class PricePaid(BySeat):
    """The winner pays the price to the first receiver."""

    def __init__(self, seat: Seat, to: Seat, amount: int) -> None:
        super().__init__(seat)
        self.to: Final = to
        self.amount: Final = amount

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "to": seat_word(self.to), "amount": self.amount}


class Received(BySeat):
    """One hop of the price: what came, what stays, what goes on to the next receiver, if there is one."""

    def __init__(self, seat: Seat, amount: int, kept: int, rest: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.kept: Final = kept
        self.rest: Final = rest

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "amount": self.amount, "kept": self.kept, "rest": self.rest}


class RestLost(Event):
    """What is left of the price, or of the pot of two, goes to the supply."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def facts(self) -> Facts:
        return {"amount": self.amount}


class SaloonPaid(BySeat):
    """A gain of six or more costs a nugget at the Saloon."""

    def __init__(self, seat: Seat, owner: Seat, gain: int, fee: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.gain: Final = gain
        self.fee: Final = fee

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "owner": seat_word(self.owner),
            "gain": self.gain,
            "amount": self.fee,
        }
