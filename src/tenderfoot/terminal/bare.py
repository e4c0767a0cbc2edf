"""A table for any game: what the view says, a line each. Plain, but every rule can be played."""

from __future__ import annotations

from tenderfoot.engine.view import Plain
from tenderfoot.locale import Speaker
from tenderfoot.terminal.lines import Line, Picture

# The question has its own place on the screen, and the stack is for programs.
_ELSEWHERE = ("seat", "stack", "polled", "ask", "said")


def draw(plain: Plain, _: Speaker) -> Picture:
    """Every field of the view."""
    fields = [name for name in plain if name not in _ELSEWHERE]
    return Picture("", [Line((f"{name} ", "faint"), (str(plain[name]), "")) for name in fields], [])
