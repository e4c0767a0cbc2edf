"""What a card is worth to somebody who has left: the defaults of chapter 13."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.preference import preferred
from tenderfoot.games.dicetown.choices import Pick
from tenderfoot.games.dicetown.goods.points import printed_points
from tenderfoot.games.dicetown.state import Town


def points_of(s: Town, choice: Choice) -> int:
    """The points printed on the card that a choice points at."""
    return printed_points(s.edition, cast(Pick, choice).card)


def dearest(s: Town, ask: Ask) -> Choice:
    """The card with the most points, else the first."""
    return preferred(ask.options, [points_of(s, option) for option in ask.options])
