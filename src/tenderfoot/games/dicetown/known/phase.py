"""Where the round stands, by name: what a screen may say of the stack without knowing a single rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tenderfoot.games.dicetown.hand.throws import Check
from tenderfoot.games.dicetown.known.shapes import Phase, PlaceName
from tenderfoot.games.dicetown.town import Walk

if TYPE_CHECKING:
    from tenderfoot.games.dicetown.known.view import TownView


def phase(v: TownView) -> Phase:
    """The dice, the town, the Doc; after the last round the end."""
    if any(isinstance(frame, Check) for frame in v.stack):
        return "dice"
    place = place_at(v)
    if place is None:
        return "end"
    return "doc" if place == "doc" else "town"


def place_at(v: TownView) -> PlaceName | None:
    """The place that is being visited. The walk stands one further: it has sent everybody there."""
    for frame in v.stack:
        if isinstance(frame, Walk) and frame.place:
            return cast(PlaceName, v.edition.places[frame.place - 1].name)
    return None
