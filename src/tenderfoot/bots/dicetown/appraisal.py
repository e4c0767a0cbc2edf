"""What each place is worth to one seat in this round, from what that seat can see."""

from __future__ import annotations

from typing import Final

import numpy as np

from tenderfoot.bots.dicetown.cards import best_of, card_worth
from tenderfoot.bots.dicetown.estate import DOLLAR, badge_worth, rounds_left
from tenderfoot.bots.dicetown.stakes import DOC, HALL, Stakes, alike, by_dollar
from tenderfoot.bots.numbers import Floats
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import CORRUPTION, DICE, DYNAMITE, PROPERTY_POINTS, RANCH, ROW, STORE_KIND
from tenderfoot.games.dicetown.known.view import SeatView, TownView

_DEED: Final = 3.0  # an unknown one
_RANCH: Final = 2.5
_ALSO_HURTS: Final = 1.15  # a robbery also takes from a rival
_SPENT: Final = 0.9  # a dollar spent goes to the next bank, which may be one's own
_RIVER: Final = 2.2
_RECRUIT: Final = 1.2
_HUNT: Final = 0.35  # a king captures somebody with luck
_MINE, _BANK, _STORE, _SALOON, _SHERIFF = range(5)


class Appraisal:
    """The worth of the places by number of dice, and what is needed to work it out."""

    def __init__(self, view: TownView, seat: Seat, hand: list[int] | None = None) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.hand: Final = view.hand_store if hand is None else hand  # of store cards
        self.rounds: Final = rounds_left(view.mine, len(view.row) + view.property)
        self.unseen: Final = _unseen(view, self.hand)
        self.first: Final[Floats] = np.zeros((DOC, DICE + 1))
        self.second: Final[Floats] = np.zeros((DOC, DICE + 1))
        store = best_of(self.unseen)
        loots = [self._loot(other, store) for other in others_of(view, seat)]
        for n in range(1, DICE + 1):
            self._column(n, store[n], max(loot[n] for loot in loots))
        for n in range(DICE + 1):
            self.first[HALL, n] = self._hall(n)
        if two_actions(view):
            other = self.second_actions()
            self.second[:] = np.minimum(self.first, other)
            self.first[:] = np.maximum(self.first, other)

    def _column(self, n: int, bought: float, loot: float) -> None:
        """What n dice win at each of the first five places."""
        view = self.view
        doubled = 2 if DYNAMITE in self.hand else 1
        self.first[_MINE, n] = min(view.mine, doubled * n) - (0.8 if doubled > 1 else 0)
        self.first[_BANK, n] = DOLLAR * view.bank
        self.first[_STORE, n] = bought * (2 if view.round == 1 else 1)
        self.first[_SALOON, n] = loot
        self.first[_SHERIFF, n] = badge_worth(self.rounds, len(view.seats))

    def _loot(self, victim: SeatView, unseen: list[float]) -> list[float]:
        """The best of the cards drawn from a hand, by number of queens: so many of each back."""
        deeds = [float(PROPERTY_POINTS[kind]) for kind in victim.seen + victim.known_deeds]
        deeds += [_DEED] * (victim.deeds - len(deeds))
        cards = [card_worth(kind, self.rounds - 1) for kind in victim.known_store]
        hidden = victim.store > len(cards)
        land = best_of(deeds)
        stock = unseen if hidden and not cards else best_of(cards + (self.unseen if hidden else []))
        splits = [[(split, queens - split) for split in range(queens + 1)] for queens in range(DICE + 1)]
        return [
            _ALSO_HURTS * max(max(land[min(d, victim.deeds)], stock[min(c, victim.store)]) for d, c in ways)
            for ways in splits
        ]

    def _hall(self, aces: int) -> float:
        """The first cards of the row; with Corruption one more, unseen."""
        taken = self.view.row[: min(1 + aces, ROW)]
        worth = sum(_RANCH if kind == RANCH else PROPERTY_POINTS[kind] for kind in taken)
        if CORRUPTION in self.hand and self.view.property:
            worth += _DEED * 0.4
        return worth

    def second_actions(self) -> Floats:
        """The extension: the first chooses between two actions, the second gets the other."""
        view = self.view
        other = np.zeros((DOC, DICE + 1))
        for n in range(1, DICE + 1):
            other[_MINE, n] = _RIVER
            other[_BANK, n] = DOLLAR * min(view.stagecoach + 1, n)
            other[_STORE, n] = self.doc()
            other[_SALOON, n] = _RECRUIT
            other[_SHERIFF, n] = _HUNT * n
        other[HALL] = _RANCH if view.property else 0.0
        return other

    def doc(self) -> float:
        """What a visit to the Doc brings: something of each opponent, or a card."""
        return max(2.0, 0.75 * (len(self.view.seats) - 1))

    def tie(self) -> Floats:
        """How likely a tie is decided for this seat: by itself, or by somebody who is perhaps tied too."""
        seats = len(self.view.seats)
        if self.seat == self.view.sheriff:
            tie = np.full(DOC, 0.97)
            tie[HALL] = 0.7
            return tie
        return np.full(DOC, 0.04 + 0.42 * (1 - 1 / (seats - 1)))

    def stakes(self) -> Stakes:
        """All of it, as the throws want it."""
        return Stakes(self.first, self.second, self.tie(), alike(self.doc()), by_dollar(DOLLAR * _SPENT))


def two_actions(view: TownView) -> bool:
    """Whether the places have a second action, for whoever comes second."""
    return any(len(place.actions) > 1 for place in view.edition.places)


def others_of(view: TownView, seat: Seat) -> list[SeatView]:
    """Everybody else."""
    return [other for number, other in enumerate(view.seats) if number != seat]


def _unseen(view: TownView, hand: list[int]) -> list[float]:
    """The worth of each store card that may be in the deck or in somebody's hand."""
    kinds = [STORE_KIND[uid] for uid in view.edition.store]
    for kind in [*hand, *view.played, *view.known_discard]:
        kinds.remove(kind)
    rounds = rounds_left(view.mine, len(view.row) + view.property) - 1
    return [card_worth(kind, rounds) for kind in kinds]
