"""What can be wrong with a data set: one sentence each, as `refusal-<code>` in the catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tenderfoot.engine.errors import Refusal
from tenderfoot.locale import Speaker


class BadDataset(Refusal):
    """A directory cannot hold the data set, holds another one, or does not hold what it should."""


@contextmanager
def spoken() -> Iterator[None]:
    """Whatever is refused in here carries its sentence, for whoever reads it in a traceback."""
    try:
        yield
    except Refusal as refusal:
        refusal.sentence = refusal.sentence or Speaker("en", None, []).refusal(refusal)
        raise
