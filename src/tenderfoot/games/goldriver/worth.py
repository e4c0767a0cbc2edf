"""23. What a card is worth to somebody who does not choose: the answers of absent players."""

from __future__ import annotations

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.preference import preferred
from tenderfoot.games.goldriver.choices import value_of
from tenderfoot.games.goldriver.state import River


def dearest(s: River, options: list[Choice]) -> Choice:
    """The answer that points at the card with most nuggets; the first of several."""
    return preferred(options, [s.worth(value_of(option)) for option in options])


def cheapest(s: River, options: list[Choice]) -> Choice:
    """The answer that points at the card with fewest nuggets; the first of several."""
    return preferred(options, [-s.worth(value_of(option)) for option in options])
