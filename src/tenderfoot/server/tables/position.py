"""A game as it was at one moment, to be shown: a copy that nothing moves on.

What is in memory may be ahead of the disk. Whoever connects is shown the last position that is on disk, so
that reading never waits for somebody else's write and never tells of one.
"""

from __future__ import annotations

from msgspec import Struct

from tenderfoot.engine.contract import Ask, State
from tenderfoot.engine.game import Game


class Times(Struct, frozen=True):
    """When things are due, in seconds of the event loop; what everybody has in the bank, in milliseconds."""

    deadline: float | None
    window: float | None
    banks: list[int]


class Position(Struct, frozen=True):
    """The state, everybody's questions, and the times that belong to them."""

    game: Game
    state: State
    version: int
    asks: list[Ask | None]
    numbers: list[int]
    locked: list[int | None]
    holds: list[int]
    polled: list[int]
    window: bool
    over: bool
    times: Times


class Given(Struct, frozen=True):
    """Whose answers to the sealed question of this version are whole, and from when on that may be seen.

    `at` is when that was looked up: when the commit began with which it is shown.
    """

    version: int
    seen_at: dict[int, float]
    at: float
