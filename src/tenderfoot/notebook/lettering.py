"""How wide words are where nobody can measure them: a notebook has the reader's own letters.

The guess is that of a common serif in bold; a wider one still has the gaps between things.
"""

from __future__ import annotations

from typing import Final

_NARROW: Final = frozenset("iljftrI.,:;!|'’()[]-· ")
_BROAD: Final = frozenset("mwMWQOGDHNA@%—…")
_WIDTHS: Final = (0.35, 0.57, 0.84)  # of the height: narrow letters, most, broad ones
_SMALLEST: Final = 0.68  # letters are made smaller to this part of their size, and not beyond


def width(text: str, size: float) -> float:
    """About how wide a text is at this size."""
    return size * sum([_WIDTHS[1 - (letter in _NARROW) + (letter in _BROAD)] for letter in text])


def fitted(text: str, size: float, room: float) -> tuple[str, float]:
    """A text and its size, made to fit a room: smaller letters first, then fewer."""
    smallest = size * _SMALLEST
    if width(text, smallest) <= room:
        return text, min(size, size * room / max(width(text, size), 1))
    kept = text
    while kept and width(f"{kept}…", smallest) > room:
        kept = kept[:-1]
    return f"{kept.rstrip()}…", smallest
