"""How far it is: told to a function, drawn as a bar, or to nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tenderfoot.arena.bar import Bar

Progress = Callable[[int, int], object]  # games that are done, and games in all


@contextmanager
def watched(progress: Progress | bool | None, label: str, done: int) -> Iterator[Progress]:
    """Whoever is told: the function that was given, a bar for True, nobody for None."""
    with Bar(label, done) as bar:
        yield progress if callable(progress) else bar.show if progress else _nobody


def _nobody(_done: int, _wanted: int) -> None:
    pass
