"""What the places of this round are worth, in chances to win: the same table with a little more of it.

Nothing is dealt: what is unseen counts as its mean, and the chance is that of the table after the round.
"""

from __future__ import annotations

from operator import mul
from typing import Final

import numpy as np

from tenderfoot.bots.dicetown.appraisal import Appraisal, two_actions
from tenderfoot.bots.dicetown.cards import best_of
from tenderfoot.bots.dicetown.estate import rounds_left
from tenderfoot.bots.dicetown.goods import Goods, Knowledge
from tenderfoot.bots.dicetown.insight import value
from tenderfoot.bots.dicetown.remedies import Remedies
from tenderfoot.bots.dicetown.stakes import DOC, HALL, PURSE, Stakes
from tenderfoot.bots.numbers import Floats
from tenderfoot.bots.value import shares
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import BADGE_POINTS, DICE, DYNAMITE, ROW
from tenderfoot.games.dicetown.known.view import TownView

_MINE, _BANK, _STORE, _SALOON, _SHERIFF = range(5)
# How often so many nuggets leave the mine in a round, and so many deeds the row.
_GOLD_TAKEN: Final = [0.03, 0.25, 0.40, 0.24, 0.07, 0.01]
_DEEDS_TAKEN: Final = [0.0, 0.45, 0.35, 0.20]
_GOLD: Final = 2.2  # on average
_DEEDS: Final = 1.75
_LAST: Final = 2.2  # points of a lead that are likely to last through the last round
_CARD: Final = 2.8  # points, to a rival
_LOOT: Final = 2.5
_LOST: Final = 0.8  # how much of it is mine
_SPENT: Final = 0.95  # a dollar spent goes to the next bank


class Evening:
    """The table as it may be after this round, and what my chance is then."""

    def __init__(self, known: Knowledge, me: Seat) -> None:
        view = known.view
        self.known: Final = known
        self.me: Final = me
        self.deeds: Final = len(view.row) + view.property
        self._scale: Final = value().scales[len(known.goods)]
        self._points: Final[dict[tuple[Seat, Seat, float], tuple[float, float]]] = {}
        self._worths: Final[dict[float, list[float]]] = {}

    def chance(
        self,
        goods: dict[Seat, Goods] | None = None,
        *,
        sheriff: Seat = -1,
        gold: int = -1,
        deeds: int = -1,
    ) -> float:
        """My chance if some have this, that one is Sheriff, and so much gold and land was taken."""
        view, changed = self.known.view, goods or {}
        office = view.sheriff if sheriff < 0 else sheriff
        left = self._left(gold, deeds)
        pairs = [self._sums(seat, changed.get(seat), office, left) for seat in range(len(self.known.goods))]
        later = shares([pair[0] for pair in pairs], self._scale.spread(left, self.known.marks))[self.me]
        ends = self._ends(gold, deeds)
        if not ends:
            return 100.0 * later
        now = shares([pair[1] for pair in pairs], _LAST)[self.me]
        return 100.0 * ((1 - ends) * later + ends * now)

    def _left(self, gold: int, deeds: int) -> float:
        mine = self.known.view.mine - (_GOLD if gold < 0 else gold)
        land = self.deeds - (_DEEDS if deeds < 0 else deeds)
        return round(4 * rounds_left(max(mine, 0.0), max(land, 0.0))) / 4

    def _ends(self, gold: int, deeds: int) -> float:
        """How likely the game ends with this round."""
        mine = _at_least(self.known.view.mine, _GOLD_TAKEN, gold)
        land = _at_least(self.deeds, _DEEDS_TAKEN, deeds)
        return 1 - (1 - mine) * (1 - land)

    def _sums(self, seat: Seat, goods: Goods | None, sheriff: Seat, left: float) -> tuple[float, float]:
        """What a seat is worth with so much left, and what it would score."""
        if goods is not None:
            return self._summed(seat, goods, sheriff, left)
        key = (seat, sheriff, left)
        if key not in self._points:
            self._points[key] = self._summed(seat, self.known.goods[seat], sheriff, left)
        return self._points[key]

    def _summed(self, seat: Seat, goods: Goods, sheriff: Seat, left: float) -> tuple[float, float]:
        row = self.known.row(seat, goods, sheriff)
        if left not in self._worths:
            self._worths[left] = self._scale.worths(left)
        total = sum(map(mul, row, self._worths[left]))
        return total, self.known.score(row) + BADGE_POINTS * (seat == sheriff)


class Winnings:
    """What each place is worth to one seat, and what it loses when a rival wins it."""

    def __init__(self, view: TownView, seat: Seat) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.known: Final = Knowledge(view)
        self.evening: Final = Evening(self.known, seat)
        self.base: Final = self.evening.chance()
        self.mine: Final = self.known.goods[seat]
        self.others: Final = [other for other in range(len(view.seats)) if other != seat]
        self.point: Final = max(self.gain({seat: self.mine.more(nuggets=1)}), 1e-4)
        self.cards: Final = {kind: self._with_card(kind) for kind in set(self.known.unseen)}
        self.first: Final = self._places()
        self.lost: Final = np.array([self._losses(other) for other in self.others]).T  # places × rivals

    def gain(self, goods: dict[Seat, Goods], *, sheriff: Seat = -1, gold: int = -1, deeds: int = -1) -> float:
        """By how much my chance grows if some have this."""
        return self.evening.chance(goods, sheriff=sheriff, gold=gold, deeds=deeds) - self.base

    def _places(self) -> Floats:
        """By place and number of dice."""
        view, mine, seat = self.view, self.mine, self.seat
        first = np.zeros((DOC, DICE + 1))
        doubled = 2 if DYNAMITE in mine.store else 1
        bank = self.gain({seat: mine.more(dollars=view.bank)})
        badge = self.gain({}, sheriff=seat)
        store = best_of([self.cards[kind] for kind in self.known.unseen])
        loot = [self._loot(other) for other in self.others]
        for n in range(1, DICE + 1):
            gold = min(doubled * n, view.mine)
            first[_MINE, n] = self.gain({seat: mine.more(nuggets=gold)}, gold=gold)
            first[_BANK, n] = bank
            first[_STORE, n] = store[n] * (2 if view.round == 1 else 1)
            first[_SALOON, n] = max(each[n] for each in loot)
            first[_SHERIFF, n] = badge
        for aces in range(DICE + 1):
            first[HALL, aces] = self._hall(seat, min(1 + aces, ROW))
        return first

    def _with_card(self, kind: int) -> float:
        return self.gain({self.seat: self.mine.with_cards(self.mine.deeds, [*self.mine.store, kind])})

    def _hall(self, seat: Seat, count: int) -> float:
        goods, taken = self.known.goods[seat], self.view.row[:count]
        return self.gain({seat: goods.with_cards(goods.deeds + taken, goods.store)}, deeds=len(taken))

    def _loot(self, victim: Seat) -> list[float]:
        """The best of the cards drawn from a hand, by number of queens: so many of each back."""
        theirs = self.known.goods[victim]
        deeds = [self.stolen_deed(victim, kind) for kind in theirs.deeds]
        if theirs.unseen_deeds:
            moved = {self.seat: self.mine.more(deeds=1), victim: theirs.more(deeds=-1)}
            deeds += [self.gain(moved)] * theirs.unseen_deeds
        hurt = self.gain({victim: theirs.more(store=-1)}) if theirs.unseen_store else 0.0
        store = [self.stolen_card(victim, kind) for kind in theirs.store]
        if theirs.unseen_store:
            store += [self.cards[kind] + hurt for kind in self.known.unseen]
        land, stock = best_of(deeds), best_of(store)
        have = (len(theirs.deeds) + theirs.unseen_deeds, len(theirs.store) + theirs.unseen_store)
        splits = [[(split, queens - split) for split in range(queens + 1)] for queens in range(DICE + 1)]
        return [max(max(land[min(d, have[0])], stock[min(c, have[1])]) for d, c in ways) for ways in splits]

    def stolen_deed(self, victim: Seat, kind: int) -> float:
        """What it is worth to have this deed of somebody's hand."""
        mine, theirs = self.mine, self.known.goods[victim]
        left = theirs.deeds[:]
        left.remove(kind)
        taken = mine.with_cards([*mine.deeds, kind], mine.store)
        return self.gain({self.seat: taken, victim: theirs.with_cards(left, theirs.store)})

    def stolen_card(self, victim: Seat, kind: int) -> float:
        """What it is worth to have this store card of somebody's hand."""
        mine, theirs = self.mine, self.known.goods[victim]
        left = theirs.store[:]
        left.remove(kind)
        taken = mine.with_cards(mine.deeds, [*mine.store, kind])
        return self.gain({self.seat: taken, victim: theirs.with_cards(theirs.deeds, left)})

    def _losses(self, other: Seat) -> list[float]:
        """What I lose at each place when this rival wins it."""
        theirs = self.known.goods[other]
        point = -self.gain({other: theirs.more(nuggets=1)})
        gold = min(2, self.view.mine)
        return [
            -self.gain({other: theirs.more(nuggets=gold)}, gold=gold),
            -self.gain({other: theirs.more(dollars=self.view.bank)}),
            _CARD * point,
            _LOOT * point + _LOST * self.point,
            -self.gain({}, sheriff=other),
            -self._hall(other, 2),
        ]

    def costs(self) -> dict[int, float]:
        """What it costs to part with each card of the hand."""
        found = {}
        for kind in set(self.mine.store):
            left = self.mine.store[:]
            left.remove(kind)
            found[kind] = -self.gain({self.seat: self.mine.with_cards(self.mine.deeds, left)})
        return found

    def savings(self) -> Floats:
        """What it is worth to have none, one … of the dollars left that may be spent."""
        most = min(self.mine.dollars, PURSE)
        worths = [self.gain({self.seat: self.mine.more(dollars=left - most)}) for left in range(most + 1)]
        return _SPENT * (np.array(worths) - worths[0])

    def stakes(self, likely: Floats) -> Stakes:
        """All of it, when rivals win the places so likely (places × rivals) if I do not."""
        first = self.first + (likely * self.lost).sum(axis=1)[:, None]
        first[:HALL, 0] = 0.0
        usual = Appraisal(self.view, self.seat)
        second = np.zeros_like(first)
        if two_actions(self.view):
            other = usual.second_actions() * self.point
            first, second = np.maximum(first, other), np.minimum(first, other)
        return Stakes(first, second, usual.tie(), Remedies(self).visit(self.view), self.savings())


def _at_least(there: int, shares_: list[float], taken: int) -> float:
    """How likely all that is there is taken."""
    return float(taken >= there) if taken >= 0 else sum(shares_[there:])
