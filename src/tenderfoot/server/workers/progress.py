"""How far a piece of work is: told by the process that does it, seen by the one that waits for it."""

from __future__ import annotations

from typing import Final, Protocol

WHOLE: Final = 100


class Percent(Protocol):
    """A number that both processes see."""

    value: int


_seen: Final[list[Percent]] = []  # in a process that works for another


def seen_by_others(percent: Percent) -> None:
    """From now on this process tells by this number how far it is."""
    _seen[:] = [percent]


def told(done: int, wanted: int) -> None:
    """So much is done, of so much; where nobody sees it nothing happens."""
    for percent in _seen:
        percent.value = WHOLE * done // wanted
