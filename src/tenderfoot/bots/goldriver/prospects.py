"""What a seat of Gold River will probably score: the sum of what each thing before it promises.

All of it from a position that the bot has dealt itself. `Tastes` are the numbers that were tuned in the
arena; everything else is counted.
"""

from __future__ import annotations

import math
from typing import Final

from tenderfoot.bots.goldriver.odds import EXPLODES, GOLD_SHARE, PRODUCES
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.box import (
    ALL_IN,
    BANK,
    CONCESSIONS,
    FACE_DOWN,
    FIRST_LASSO,
    GHOSTS,
    GOLD,
    IN_DECK,
    IN_ROW,
    MOONSHINE,
    MUSTANG,
    PENNY_PRESS,
    POST_OFFICE,
    PUT_BACK,
    SALOON,
    SEATS,
    STATION,
    TOWN,
    TOWNS,
)
from tenderfoot.games.goldriver.end import poker_hands
from tenderfoot.games.goldriver.poker import CATEGORY_BITS
from tenderfoot.games.goldriver.state import River

_FEW: Final = 0.05  # the chance of somebody who has nothing in a town yet


class Tastes:
    """What a bot makes of things nobody can count exactly."""

    def __init__(self, spite: float, fee: float, grip: float, poker: float) -> None:
        self.spite: Final = spite  # how much of the others' mean gain counts as one's own loss
        self.fee: Final = fee  # how many cards of a town a newcomer still takes, for each in the deck
        self.grip: Final = grip  # how firmly a Mayor holds the office
        self.poker: Final = poker  # how sharply the better poker hand is the likelier winner; 0: not at all


def rounds_left(s: River) -> int:
    """How many rolls of the dice are still to come, the one of this round among them."""
    return s.deck() // (s.seats + 1) + 1


def mine_worth(s: River, card: int, rolls: int) -> float:
    """What a concession will bring: its nuggets on each roll that hits, and once more at the end."""
    nuggets = s.worth(card)
    share = PRODUCES[card]
    if s.tied[GOLD - FIRST_LASSO] == card:
        share += GOLD_SHARE
    if card in GHOSTS:
        return 0.85 * nuggets  # it produces once and is gone, or is still there at the end
    stays = 1.0 - EXPLODES[card]
    if stays == 1.0:
        return nuggets * (share * rolls + 1.0)
    left = stays**rolls
    return nuggets * (share * (1.0 - left) / (1.0 - stays) + left)


class Prospects:
    """The probable score of every seat in one position."""

    def __init__(self, s: River, tastes: Tastes) -> None:
        self.s: Final = s
        self.tastes: Final = tastes
        self.rolls: Final = rounds_left(s)
        self.points: Final = [float(hand) for hand in s.hands]
        self._mines()
        self._offices()
        self._buildings()
        self._horseshoes()
        if tastes.poker and s.edition.poker:
            self._poker()

    def _mines(self) -> None:
        for card in range(CONCESSIONS):
            seat = self.s.where[card]
            if seat < SEATS:
                self.points[seat] += mine_worth(self.s, card, self.rolls)

    def _offices(self) -> None:
        """A Mayor card for whoever is likely to hold it in the end, and fees of newcomers until then."""
        unseen = [0] * TOWNS
        for card in range(CONCESSIONS):
            if TOWN[card] >= 0 and self.s.where[card] in _STILL_TO_COME:
                unseen[TOWN[card]] += 1
        for town in range(TOWNS):
            if self.s.tallies[town]:
                self._office(town, unseen[town])

    def _office(self, town: int, unseen: int) -> None:
        s = self.s
        counts = [s.count(seat, town) for seat in range(s.seats)]
        coming = unseen * min(1.0, (self.rolls - 1) * s.seats / max(s.deck(), 1))
        firm = self.tastes.grip / (1.0 + 0.5 * coming)
        if self.rolls == 1:
            firm = 4.0
        mayor = s.mayors[town]
        weights = [
            math.exp(firm * (n + (0.6 if seat == mayor else 0.0))) if n else _FEW
            for seat, n in enumerate(counts)
        ]
        if mayor >= 0 and not counts[mayor]:
            weights[mayor] = 1.0
        held = 1.0 if mayor >= 0 else 1.0 - 0.5**coming
        total = sum(weights)
        for seat, weight in enumerate(weights):
            self.points[seat] += s.edition.mayor * held * weight / total
        if mayor >= 0:
            fees = self.tastes.fee * coming * (s.seats - 1) / s.seats
            self.points[mayor] += fees * counts[mayor]

    def _buildings(self) -> None:
        s = self.s
        bank = s.holder(BANK)
        if bank >= 0:
            open_days = 1.0 - (34 / 36) ** (self.rolls - 1)
            self.points[bank] += s.deposit * 4 / 3 + open_days * (s.hands[bank] + 8.0) / 3 * 0.8
        for card, each in _BY_ROLL.items():
            owner = s.holder(card)
            if owner >= 0:
                self.points[owner] += each * (self.rolls - 1)

    def _horseshoes(self) -> None:
        for card, worth in _KEPT.items():
            owner = self.s.holder(card)
            if owner >= 0 and self.rolls > 1:
                self.points[owner] += worth

    def _poker(self) -> None:
        """Ten points for the best hand; the nearer the end, the surer it is whose that will be."""
        s = self.s
        sharp = 3.0 * self.tastes.poker / self.rolls
        hands = [max(hand, 0) / (1 << CATEGORY_BITS) for hand in poker_hands(s)]
        weights = [math.exp(sharp * (hand - max(hands))) for hand in hands]
        total = sum(weights)
        for seat, weight in enumerate(weights):
            self.points[seat] += s.edition.poker * weight / total

    def of(self, seat: Seat) -> float:
        """What counts for a seat: its points, less a part of the others' mean."""
        others = sum(self.points) - self.points[seat]
        return self.points[seat] - self.tastes.spite * others / (self.s.seats - 1)


_STILL_TO_COME: Final = frozenset({IN_DECK, PUT_BACK, IN_ROW, FACE_DOWN})
_KEPT: Final = {ALL_IN: 1.5, MOONSHINE: 1.2, MUSTANG: 1.8, PENNY_PRESS: 1.2}
_BY_ROLL: Final = {SALOON: 0.5, POST_OFFICE: 0.5, STATION: 0.0}
