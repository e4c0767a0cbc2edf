"""Lines of text whose parts may be coloured; in plain mode the colours fall away.

A style is a meaning, not a colour: `you`, `lead`, `faint`, `strong`. The screen gives it a colour,
and nothing is said by colour alone.
"""

from __future__ import annotations

from typing import Final
from unicodedata import combining, east_asian_width

Span = tuple[str, str]


class Line:
    """One line, as spans of text and style."""

    def __init__(self, *spans: Span) -> None:
        self.spans: Final[list[Span]] = list(spans)

    def add(self, text: str, style: str = "") -> Line:
        """The same line, longer by a span."""
        self.spans.append((text, style))
        return self

    @property
    def text(self) -> str:
        """Without styles."""
        return "".join([text for text, _ in self.spans])


class Picture:
    """A table: a heading, what everybody sees, and what only the reader does."""

    def __init__(self, heading: str, table: list[Line], own: list[Line]) -> None:
        self.heading: Final = heading
        self.table: Final = table
        self.own: Final = own

    def text(self) -> list[str]:
        """All of it as lines of text."""
        heading = [self.heading] if self.heading else []
        return heading + [line.text for line in self.table + self.own]


def columns(rows: list[list[Span]], gap: str = "  ") -> list[Line]:
    """Rows of cells as lines, each column as wide as its widest cell; the last one is not filled up."""
    if not rows:
        return []
    last = max(len(row) for row in rows) - 1
    widths = [max([width(row[k][0]) for row in rows if k < len(row)]) for k in range(last + 1)]
    return [_row(row, widths, gap) for row in rows]


def _row(row: list[Span], widths: list[int], gap: str) -> Line:
    line = Line()
    for k, (text, style) in enumerate(row):
        line.add(text, style)
        if k < len(row) - 1:
            line.add(" " * (widths[k] - width(text)) + gap)
    return line


def width(text: str) -> int:
    """How many places a text takes on the screen."""
    return sum([0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text])
