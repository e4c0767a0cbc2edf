"""What comes of a round if somebody wins its auction: the picks are played through, up to the dice.

The dice of a round are even for everybody, so nothing is rolled: chance stops the play where it would
have to roll them.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.goldriver.instinct import Instinct
from tenderfoot.bots.goldriver.prospects import Prospects, Tastes
from tenderfoot.engine.chance import Chance, Imagined
from tenderfoot.engine.contract import Choice, decide, settle, waiting
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.claims.picking import WinnerPicks
from tenderfoot.games.goldriver.prompts import BID, BID2, PENNY
from tenderfoot.games.goldriver.sale.payment import kept_of, receiver
from tenderfoot.games.goldriver.state import River

_AUCTIONS: Final = frozenset({BID, BID2, PENNY})


class Dice(Exception):
    """The dice of the round would be rolled now."""


class Halting(Chance):
    """A chance that stops before the dice of a round."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._dream: Final = Imagined(seed)

    def numbers(self, key: str, n: int, count: int) -> list[int]:
        """As imagined, but no production."""
        if key.startswith("production"):
            raise Dice
        return self._dream.numbers(key, n, count)

    def below(self, key: str, n: int) -> int:
        """As imagined."""
        return self._dream.below(key, n)

    def shuffled(self, key: str, cards: list[int]) -> list[int]:
        """As imagined."""
        return self._dream.shuffled(key, cards)


def world(view: View, seed: bytes) -> River:
    """A position that this seat cannot tell from the true one, in which the dice are not rolled."""
    s = GAME.determinize(view, seed)
    s.chance = Halting(seed)
    return s


def play_on(s: River, instinct: Instinct) -> None:
    """Everybody answers by instinct up to the dice of the round, or up to the next auction."""
    try:
        while s.frames:
            ask = waiting(s)[0]
            if ask.prompt in _AUCTIONS:
                return
            decide(s, ask.seat, instinct.answer(s, ask))
    except Dice:
        return


def reached(s: River, seat: Seat, choice: Choice, instinct: Instinct) -> River:
    """Where it leads when this seat answers like this."""
    copy = s.copy()
    try:
        decide(copy, seat, choice)
    except Dice:
        return copy
    play_on(copy, instinct)
    return copy


def won(s: River, winner: Seat, instinct: Instinct) -> River:
    """Where it leads when this seat wins the auction for nothing."""
    copy = s.copy()
    copy.unask()
    copy.become(WinnerPicks(winner, 0, 0))
    try:
        settle(copy)
    except Dice:
        return copy
    play_on(copy, instinct)
    return copy


def after(s: River, seat: Seat, choice: Choice, instinct: Instinct, tastes: Tastes) -> Prospects:
    """What everybody may expect when this seat answers like this."""
    return Prospects(reached(s, seat, choice, instinct), tastes)


def if_won(s: River, winner: Seat, instinct: Instinct, tastes: Tastes) -> Prospects:
    """What everybody may expect when this seat wins the auction for nothing."""
    return Prospects(won(s, winner, instinct), tastes)


def chain(winner: Seat, price: int, seats: int) -> list[int]:
    """8. What the payment does to each hand, without cards."""
    change = [0] * seats
    change[winner] = -price
    left = price
    for hop in range(1, seats):
        seat = receiver(winner, hop, 0, seats)
        kept = kept_of(left, hop, seats)
        change[seat] += kept
        left -= kept
    return change


def paid(prospects: Prospects, seat: Seat, winner: Seat, price: int) -> float:
    """What a seat may expect when the winner also pays this price."""
    seats = prospects.s.seats
    change = chain(winner, price, seats)
    others = sum(change) - change[seat]
    return prospects.of(seat) + change[seat] - prospects.tastes.spite * others / (seats - 1)
