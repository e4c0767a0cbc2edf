"""How much a card of the row tempts a seat, at a glance: cheap enough to ask it of every card and seat."""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.goldriver.odds import DYNAMITE_COST, at_least
from tenderfoot.bots.goldriver.prospects import mine_worth, rounds_left
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.box import BANK, CONCESSIONS, GOLD, KIND, NUGGETS, SEATS, TOWN
from tenderfoot.games.goldriver.deck import (
    BANDIT,
    BUILDING,
    DYNAMITE,
    HOLD_UP,
    JUDGE,
    LASSO,
    LOST,
    RAID,
)
from tenderfoot.games.goldriver.mayors import fee_due
from tenderfoot.games.goldriver.state import River

# Demand v and get it with these odds: six is best.
BEST_DEMAND: Final = max(range(2, 9), key=lambda v: v * at_least(v))
_BY_GAP: Final = {1: 0.7, 2: 0.15}  # the part of an office by how many concessions the Mayor has more
_LATE: Final = 5  # rolls to go
_DEMAND_WORTH: Final = BEST_DEMAND * at_least(BEST_DEMAND)


def plain_lure(s: River, seat: Seat, card: int) -> float:
    """What a newcomer sees: the printed nuggets, and how often they come."""
    if card < CONCESSIONS:
        return mine_worth(s, card, rounds_left(s))
    return _action_lure(s, seat, card)


def lure(s: River, seat: Seat, card: int) -> float:
    """The same with the fee that is due and the office that comes nearer."""
    if card >= CONCESSIONS:
        return _action_lure(s, seat, card)
    worth = mine_worth(s, card, rounds_left(s))
    if KIND[card] == LOST:
        return worth + max([_office_lure(s, seat, town) for town in s.towns(seat)], default=0.0)
    town = TOWN[card]
    if town < 0:
        return worth
    return worth - min(s.hands[seat], fee_due(s, seat, town)) + _office_lure(s, seat, town)


def _office_lure(s: River, seat: Seat, town: int) -> float:
    """What one more concession does for the office: take it, hold it, or come nearer to it."""
    mine = s.count(seat, town)
    mayor = s.mayors[town]
    points = s.edition.mayor
    if mayor == seat:
        rival = max(s.count(other, town) for other in range(s.seats) if other != seat)
        return points * (0.30 if mine - rival <= 1 else 0.12)
    if mayor < 0:
        return points * (0.65 if mine else 0.12)
    gap = max(s.count(mayor, town) - mine, 1)
    return points * _BY_GAP.get(gap, 0.04)


def _action_lure(s: River, seat: Seat, card: int) -> float:
    """What an action or a building promises."""
    kind = KIND[card]
    rolls = rounds_left(s)
    if kind == LASSO:
        return _lasso_lure(s, seat, card, rolls)
    if kind in (JUDGE, RAID, DYNAMITE):
        return _trouble_lure(s, seat, kind, rolls)
    if card == BANK:
        return s.hands[seat] / 3 * (0.8 if rolls < _LATE else 0.5) + 0.25 * rolls
    if kind == BANDIT:
        return 4.0 if s.hands[seat] else 0.0
    if kind == HOLD_UP:
        return _DEMAND_WORTH
    return 0.4 * rolls if kind == BUILDING else 1.5 * min(rolls - 1, 1)


def _lasso_lure(s: River, seat: Seat, card: int, rolls: int) -> float:
    own = s.concessions(seat)
    if not own:
        return 1.0
    if card == GOLD:
        return max(s.worth(mine) for mine in own) * rolls / 12
    best = max(mine_worth(s, mine, rolls) / max(s.worth(mine), 1) for mine in own)
    return NUGGETS[card] * best


def _trouble_lure(s: River, seat: Seat, kind: int, rolls: int) -> float:
    """Half of what it takes from somebody; of a swap also what it brings."""
    theirs = [c for c in range(CONCESSIONS) if s.where[c] < SEATS and s.where[c] != seat]
    if not theirs:
        return 0.0
    best = max(mine_worth(s, c, rolls) for c in theirs)
    if kind == DYNAMITE:
        return 0.4 * best + 1.0 - DYNAMITE_COST
    if kind == RAID:
        return 2.0
    own = [mine_worth(s, c, rolls) for c in s.concessions(seat)]
    return best - min(own) if own else 0.0
