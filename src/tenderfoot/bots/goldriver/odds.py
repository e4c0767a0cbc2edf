"""What two dice do, counted out."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.goldriver.box import CONCESSIONS, GOLD, NUMBER, produces
from tenderfoot.games.goldriver.deck import DECK

_ROLLS: Final = [(first, second) for first in range(1, 7) for second in range(1, 7)]


def _share(number: int) -> float:
    return sum(produces(number, first, second) for first, second in _ROLLS) / len(_ROLLS)


def total_share(total: int) -> float:
    """How often two dice show this total."""
    return sum(first + second == total for first, second in _ROLLS) / len(_ROLLS)


def at_least(total: int) -> float:
    """How often two dice show this total or more."""
    return sum(first + second >= total for first, second in _ROLLS) / len(_ROLLS)


# How often each concession produces, and how often it blows up.
PRODUCES: Final = [_share(NUMBER[card]) for card in range(CONCESSIONS)]
EXPLODES: Final = [total_share(DECK[card].danger) for card in range(CONCESSIONS)]
GOLD_SHARE: Final = total_share(NUMBER[GOLD])

# 12.7 What a Dynamite costs on average: the total, on five or less.
DYNAMITE_COST: Final = sum(total * total_share(total) for total in range(2, 6))
