"""How far it is: told to a function, drawn as a bar, or to nobody."""

from __future__ import annotations

from collections.abc import Callable

from tenderfoot.arena.run import Bar

Progress = Callable[[int, int], object]  # games that are done, and games in all


def watched(progress: Progress | bool | None, label: str, done: int) -> Progress:
    """Whoever is told: the function that was given, a bar for True, nobody for None."""
    if callable(progress):
        return progress
    return Bar(label, done).show if progress else _nobody


def _nobody(_done: int, _wanted: int) -> None:
    pass
