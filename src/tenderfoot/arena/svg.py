"""Just enough SVG for a chart: lines, dots and words on white paper, so that it reads on any background."""

from __future__ import annotations

from html import escape
from typing import Final

INK: Final = "#222222"
GREY: Final = "#8a8a8a"
PALE: Final = "#dddddd"
# Colours that people who see few colours tell apart as well.
COLOURS: Final = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00"]

Point = tuple[float, float]


class Drawing:
    """A sheet of so many points; the left upper corner is (0, 0)."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width: Final = width
        self.height: Final = height
        self.title: Final = title
        self.parts: Final[list[str]] = []
        self.words((width / 2, 24), title, anchor="middle", size=16)

    def line(self, start: Point, end: Point, colour: str = INK, width: float = 1, dashes: str = "") -> None:
        """A straight line."""
        where = f'x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.parts.append(f'<line {where} stroke="{colour}" stroke-width="{width}"{dashed}/>')

    def mark(self, at: Point, colour: str = INK, size: float = 4.5) -> None:
        """A dot that stands for something measured."""
        where = f'cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{size}"'
        self.parts.append(f'<circle class="mark" {where} fill="{colour}"/>')

    def words(
        self, at: Point, text: str, anchor: str = "start", size: int = 12, colour: str = INK, turn: int = 0
    ) -> None:
        """A line of text; `anchor` says which part of it is there: start, middle or end."""
        turned = f' transform="rotate({turn} {at[0]:.1f} {at[1]:.1f})"' if turn else ""
        look = f'fill="{colour}" font-size="{size}" text-anchor="{anchor}"{turned}'
        self.parts.append(f'<text x="{at[0]:.1f}" y="{at[1]:.1f}" {look}>{escape(text)}</text>')

    def svg(self) -> str:
        """The sheet as a file."""
        size = f'width="{self.width:.0f}" height="{self.height:.0f}"'
        box = f'viewBox="0 0 {self.width:.0f} {self.height:.0f}"'
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} font-family="sans-serif" role="img">',
            f"<title>{escape(self.title)}</title>",
            f'<rect {size} fill="#ffffff"/>',
            *self.parts,
            "</svg>",
        ]
        return "\n".join(lines) + "\n"
