"""The report of a measurement: tables that read in a terminal and in a document, and docs/performance.md.

What a command measured stands in the document between two marks and is written anew; what people wrote
around it stays.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

Figures = dict[str, str | float]

BEGIN: Final = "<!-- measured by `{}`: what stands here is written anew -->"
END: Final = "<!-- end of what was measured -->"


class NoPlaceError(Exception):
    """The document has no place for what was measured."""


def shown(value: str | float) -> str:
    """A figure with as many digits as mean something."""
    if isinstance(value, str):
        return value
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(rows: Sequence[Figures]) -> str:
    """The rows as a table that reads in a terminal and in a document."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    cells = [names, *([shown(row.get(name, "")) for name in names] for row in rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(names))]
    lines = [" | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells]
    lines.insert(1, " | ".join("-" * width for width in widths))
    return "\n".join(f"| {line} |" for line in lines)


def put(document: Path, measured: str, command: str) -> None:
    """Write what a command measured into its place in a document."""
    text, mark = document.read_text("utf-8"), BEGIN.format(command)
    before, begin, rest = text.partition(mark)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise NoPlaceError(f"{document.name} has no place for what was measured: it must hold\n{mark}\n{END}")
    document.write_text(f"{before}{mark}\n\n{measured}\n\n{END}{after}", "utf-8")
