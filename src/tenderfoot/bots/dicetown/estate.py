"""What a seat of Dice Town will probably score, in a position the bot has dealt itself."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from tenderfoot.bots.dicetown.cards import card_worth
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import BADGE_POINTS, property_kinds, size, store_kinds
from tenderfoot.games.dicetown.goods.points import land_points, money_points
from tenderfoot.games.dicetown.state import Town

DOLLAR: Final = 0.5
RECRUITED: Final = 0.9  # an Outlaw at one's service
_GOLD_A_ROUND: Final = 2.4
_DEEDS_A_ROUND: Final = 1.8
_STEALABLE: Final = 0.05  # what a deed in the hand is worth less than one that is fenced
_OFFICE: Final = 0.7  # what deciding ties is worth, a round
_STAYS: Final = 0.5  # how often the badge stays where it is, a round


def rounds_left(mine: float, deeds: float) -> float:
    """How many rounds are still to come, the one being played included."""
    return max(1.0, min(mine / _GOLD_A_ROUND, deeds / _DEEDS_A_ROUND))


def badge_worth(rounds: float, seats: int) -> float:
    """What the badge is worth to its holder after this round: to have it in the end, and ties until then."""
    after = max(rounds - 1.0, 0.0)
    kept = math.pow(_STAYS, after)
    return BADGE_POINTS * (kept + (1 - kept) / seats) + _OFFICE * min(after, 2.0) * (1 - 1 / seats)


class Estate:
    """The probable points of every seat at the end."""

    def __init__(self, s: Town, rounds: float) -> None:
        seats = len(s.players)
        self.rounds: Final = rounds
        self.points: Final = [_owned(s, seat, rounds) for seat in range(seats)]
        self.points[s.sheriff] += badge_worth(rounds, seats)

    def lead(self, seat: Seat, spite: float) -> float:
        """A seat's points, less a part of the others' mean."""
        others = sum(self.points) - self.points[seat]
        return self.points[seat] - spite * others / (len(self.points) - 1)

    def win(self, seat: Seat) -> float:
        """How likely a seat is to win: the fewer rounds are left, the more its lead decides."""
        spread = 1.5 + 2.2 * math.sqrt(self.rounds)
        most = max(self.points)
        weights = [math.exp((points - most) / spread) for points in self.points]
        return weights[seat] / sum(weights)


def _owned(s: Town, seat: Seat, rounds: float) -> float:
    p = s.players[seat]
    cards = _cards(p.store, rounds - 1.0)
    bounties = money_points(p.money, s.frontier.captured[seat]) - money_points(p.money, 0)
    deeds = _land(p.deeds | p.laid)
    at_risk = _STEALABLE * size(p.deeds) * min(rounds, 4.0)
    outlaws = s.frontier.recruited[seat].bit_count()
    helpers = RECRUITED * outlaws * min(1.0, rounds - 1.0)
    return int(p.nuggets) + DOLLAR * int(p.money) + bounties + cards + deeds - at_risk + helpers


# The same hands come back in every world that is played out.
@lru_cache(maxsize=4096)
def _cards(store: int, rounds: float) -> float:
    return sum(card_worth(kind, rounds) for kind in store_kinds(store))


@lru_cache(maxsize=4096)
def _land(deeds: int) -> int:
    return land_points(property_kinds(deeds))
