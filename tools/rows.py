"""The table of events of a game: the rows that its module `events` names."""

from __future__ import annotations

from types import ModuleType

from tenderfoot.engine.events import Row


def rows_of(events: ModuleType) -> dict[str, Row]:
    """Each row by the name of its constant, in the order in which they are written."""
    return {name: thing for name, thing in vars(events).items() if isinstance(thing, Row)}


def titles(events: ModuleType) -> list[str]:
    """What can be told: every event, and what the others hear of a secret one."""
    rows = rows_of(events).values()
    return [one.name for row in rows for one in (row, row.twin) if one is not None]
