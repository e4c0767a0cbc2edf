"""What a card is worth to somebody who has left: the defaults of chapter 13."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.games.dicetown.box import PROPERTY_POINTS, STORE_POINTS
from tenderfoot.games.dicetown.choices import DEEDS_FROM, Pick


def points_of(choice: Choice) -> int:
    """The points printed on the card that a choice points at."""
    card = cast(Pick, choice).card
    return STORE_POINTS[card] if card < DEEDS_FROM else PROPERTY_POINTS[card - DEEDS_FROM]


def dearest(ask: Ask) -> Choice:
    """The card with the most points, else the first."""
    best = ask.options[0]
    for option in ask.options:
        if points_of(option) > points_of(best):
            best = option
    return best
