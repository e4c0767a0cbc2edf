"""What cards are worth in points: equipment what is printed, others what they usually bring in.

The second column was set by hand and checked in the arena; a card that must be played is worth less when
few rounds are left to play it in.
"""

from __future__ import annotations

from functools import cache
from math import comb
from operator import mul
from typing import Final

from tenderfoot.engine.contract import Choice
from tenderfoot.games.dicetown.box import DICE, PROPERTY_POINTS, STORE_IDS
from tenderfoot.games.dicetown.choices import DEEDS_FROM, Pick
from tenderfoot.games.dicetown.setup import store_cards

_USUALLY: Final = {
    "dynamite": 1.6,
    "girls": 1.8,
    "brute": 1.4,
    "cheater": 2.2,
    "corruption": 2.4,
    "credits": 2.2,
    "joe": 2.4,
    "marshall": 1.4,
    "split": 1.4,
    "wanted": 1.2,
    "gs_elixir": 1.8,
    "mule": 2.5,
    "dog": 1.0,
    "insurance": 1.2,
    "gift": 2.4,
    "doublegun": 0.8,
    "collection": 2.5,
    "whisky": 1.0,
    "desperado": 1.0,
    "smoke": 1.2,
}
_POINTS: Final = [card.points for card in store_cards(revised=True)]
USUAL: Final = [_USUALLY.get(name, 0.0) for name in STORE_IDS]
_FADE: Final = 3.0  # rounds below which a card may find no use


def card_worth(kind: int, rounds: float) -> float:
    """What a store card in the hand is worth with so many rounds to go."""
    return _POINTS[kind] + USUAL[kind] * min(1.0, rounds / _FADE)


def taken_worth(choice: Choice, rounds: float) -> float:
    """What the card that a choice points at is worth."""
    if not isinstance(choice, Pick):
        return 0.0
    if choice.card >= DEEDS_FROM:
        return float(PROPERTY_POINTS[choice.card - DEEDS_FROM])
    return card_worth(choice.card, rounds)


def best_of(worths: list[float]) -> list[float]:
    """What one may expect to keep when none, one … five of these are drawn and the best is kept."""
    ladder = sorted(worths)
    return [0.0] + [sum(map(mul, ladder, _orders(len(ladder), drawn))) for drawn in range(1, DICE + 1)]


@cache
def _orders(cards: int, drawn: int) -> list[float]:
    """How likely each of so many cards, the worst first, is the best of those drawn."""
    drawn = min(drawn, cards)
    return [comb(below, drawn - 1) / comb(cards, drawn) for below in range(cards)]
