"""What is told while rules are carried out: the story, never the truth.

Rules `tell` events; the log and the screens turn them into sentences. The view is the truth:
nothing is ever read back from an event.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tenderfoot.engine.seats import EVERYONE, Seat, Seats
from tenderfoot.engine.words import Facts, dashed


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened; its class name is its id in the catalogues (`event-became-sheriff`)."""

    def audience(self) -> Seats:
        """Who may know all of it."""
        return EVERYONE

    def for_others(self) -> Event | None:
        """What the rest is told instead; None when they notice nothing."""
        return None

    def facts(self) -> Facts:
        """The facts its sentence needs."""
        return {}

    def title(self) -> str:
        """Its id in the catalogues, without the prefix."""
        return dashed(type(self).__name__)


def as_told_to(event: Event, seat: Seat | None) -> Event | None:
    """The event as this seat learns it; None stands for a spectator."""
    audience = event.audience()
    if audience == EVERYONE or (seat is not None and audience >> seat & 1):
        return event
    return event.for_others()
