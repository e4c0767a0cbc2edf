"""A table for any game: what the view says, a line each. Plain, but every rule can be played."""

from __future__ import annotations

from collections.abc import Mapping

from tenderfoot.engine.view import Shape
from tenderfoot.locale import Speaker
from tenderfoot.terminal.lines import Line, Picture

# The question has its own place on the screen.
_ELSEWHERE = ("seat", "polled", "ask", "said")


def draw(view: Mapping[str, Shape], _: Speaker) -> Picture:
    """Every field of the view."""
    return Picture("", _fields(view["table"]), _fields(view["own"]))


def _fields(half: Shape) -> list[Line]:
    names = [name for name in half if name not in _ELSEWHERE]
    return [Line((f"{name} ", "faint"), (str(half[name]), "")) for name in names]
