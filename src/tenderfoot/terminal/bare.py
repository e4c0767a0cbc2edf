"""A table for any game: what the view says, a line each. Plain, but every rule can be played."""

from __future__ import annotations

from tenderfoot.engine.view import Plain
from tenderfoot.locale import Speaker
from tenderfoot.terminal.lines import Line

# The question has its own place on the screen, and the stack is for programs.
_ELSEWHERE = ("seat", "stack", "polled", "ask", "said")


def table(plain: Plain, _: Speaker) -> list[Line]:
    """Every field of the view."""
    return [Line((f"{name} ", "faint"), (str(plain[name]), "")) for name in plain if name not in _ELSEWHERE]
