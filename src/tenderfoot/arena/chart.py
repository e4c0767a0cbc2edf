"""A frame with two axes: where a value lies on the sheet, ticks, and what the axes say."""

from __future__ import annotations

import math
from typing import Final

from tenderfoot.arena.svg import GREY, PALE, Drawing, Point

_LEFT: Final = 62
_TOP: Final = 44
_RIGHT: Final = 20
_BOTTOM: Final = 50
_LOW: Final = 0.6  # a chart up to here has a line for every tenth, a higher one for every second

Span = tuple[float, float]


class Scale:
    """From values to places on the sheet; `log`: equal factors are equal steps."""

    def __init__(self, values: Span, places: Span, *, log: bool = False) -> None:
        self.values: Final = values
        self.places: Final = places
        self.log: Final = log

    def __call__(self, value: float) -> float:
        """Where this value lies."""
        low, high, at = (math.log(v) if self.log else v for v in (*self.values, value))
        start, end = self.places
        return start + (at - low) / (high - low) * (end - start)


class Chart:
    """A drawing with shares from nought to `most` upwards."""

    def __init__(self, title: str, size: Point, across: Span, *, most: float, log: bool) -> None:
        width, height = size
        self.drawing: Final = Drawing(width, height, title)
        self.x: Final = Scale(across, (_LEFT, width - _RIGHT), log=log)
        self.y: Final = Scale((0, most), (height - _BOTTOM, _TOP))

    def at(self, x: float, y: float) -> Point:
        """Where these two values meet."""
        return self.x(x), self.y(y)

    def axes(self, across: str, upwards: str, ticks: list[float], words: list[str]) -> None:
        """Lines across the chart, and what is said below and at the left."""
        d, (low, high) = self.drawing, self.x.places
        bottom, top = self.y.places
        for x, word in zip(ticks, words, strict=True):
            d.line((self.x(x), bottom), (self.x(x), top), PALE)
            d.words((self.x(x), bottom + 16), word, anchor="middle", colour=GREY)
        for y in self.rises():
            d.line((low, self.y(y)), (high, self.y(y)), PALE)
            d.words((low - 6, self.y(y) + 4), f"{y:.0%}", anchor="end", colour=GREY)
        d.words(((low + high) / 2, bottom + 38), across, anchor="middle")
        d.words((16, (bottom + top) / 2), upwards, anchor="middle", turn=-90)

    def rises(self) -> list[float]:
        """The shares that have a line of their own."""
        most = self.y.values[1]
        step = 0.1 if most <= _LOW else 0.2
        return [k * step for k in range(math.floor(most / step + 1e-9) + 1)]
