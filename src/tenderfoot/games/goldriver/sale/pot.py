"""6. Two players: what the loser takes."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Choice, Frame
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts
from tenderfoot.games.goldriver.box import ALL_IN, OUT, TAKEN, card_word
from tenderfoot.games.goldriver.choices import ALL, CARD, HALF
from tenderfoot.games.goldriver.claims.parked import check_parked
from tenderfoot.games.goldriver.claims.taking import TAKING
from tenderfoot.games.goldriver.events import ALL_TAKEN, HALF_TAKEN, PICKED, REST_LOST
from tenderfoot.games.goldriver.gold.roll import POST_OFFICES
from tenderfoot.games.goldriver.gold.saloon import celebrate
from tenderfoot.games.goldriver.prompts import TWO
from tenderfoot.games.goldriver.state import River

CARD_OR_HALF: Final[list[Choice]] = [CARD, HALF]
CARD_HALF_OR_ALL: Final[list[Choice]] = [CARD, HALF, ALL]


class LoserChooses(Frame[River]):
    """Z4, A6, A46. The loser takes the last card, or half of the stake, rounded up; with All In all of it.

    A6: with the money the last card goes out. A46: for a stake of 0 both stay possible. What is left of the
    stake goes to the supply. Z5: the money counts for the Saloon.
    """

    def __init__(self, winner: Seat) -> None:
        self.winner: Final = winner

    def pack(self) -> list[int]:
        return [self.winner]

    def run(self, s: River) -> None:
        loser = 1 - self.winner
        all_in = s.where[ALL_IN] == loser and s.pot > 1
        s.ask(loser, TWO, CARD_HALF_OR_ALL if all_in else CARD_OR_HALF)

    def chosen(self, s: River, choice: Choice) -> None:
        loser = 1 - self.winner
        s.become(POST_OFFICES[self.winner])
        check_parked(s, self.winner)
        card = s.row[0]
        if choice is CARD:
            s.leave_row(card, TAKEN)
            s.taken = card
            s.tell(PICKED, loser, card)
            s.push(TAKING[loser])
        else:
            s.leave_row(card, OUT)
            self.take_money(s, loser, card, choice is ALL)
        if s.pot:
            s.tell(REST_LOST, s.pot)
            s.pot = 0

    def take_money(self, s: River, loser: Seat, card: int, everything: bool) -> None:
        """Z4. Half of the stake, or with All In everything."""
        gain = s.pot if everything else (s.pot + 1) // 2
        s.hands[loser] += gain
        s.pot -= gain
        if everything:
            s.put(ALL_IN, OUT)
            s.tell(ALL_TAKEN, loser, gain, card)
        else:
            s.tell(HALF_TAKEN, loser, gain, card)
        celebrate(s, loser, gain)

    def facts(self, s: River) -> Facts:
        return {"pot": s.pot, "half": (s.pot + 1) // 2, "card": card_word(s.row[0])}
