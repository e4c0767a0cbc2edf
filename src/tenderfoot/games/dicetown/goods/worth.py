"""What a card is worth to somebody who has left: the defaults of chapter 13."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.preference import preferred
from tenderfoot.games.dicetown.box import PROPERTY_POINTS
from tenderfoot.games.dicetown.choices import DEEDS_FROM, Pick
from tenderfoot.games.dicetown.state import Town


def points_of(s: Town, choice: Choice) -> int:
    """The points printed on the card that a choice points at."""
    card = cast(Pick, choice).card
    return s.edition.cards[card].points if card < DEEDS_FROM else PROPERTY_POINTS[card - DEEDS_FROM]


def dearest(s: Town, ask: Ask) -> Choice:
    """The card with the most points, else the first."""
    return preferred(ask.options, [points_of(s, option) for option in ask.options])
