"""What is round every table: the beam with its name, the wood, a plate for each seat, the felt."""

from __future__ import annotations

from typing import Final

from tenderfoot.notebook.lettering import width
from tenderfoot.notebook.sheet import WIDE, Sheet

HEAD: Final = 28
FOOT: Final = 33
_GAP: Final = 5.8
_MARGIN: Final = 6
_HEADING: Final = 18  # a line of a heading
_STEP: Final = 14  # from one line of the grain to the next


def wood(sheet: Sheet, y: float, high: float) -> None:
    """Boards, with the lines of the wood."""
    sheet.box(0, y, WIDE, high, "wood-3")
    for i in range(int(high / _STEP)):
        bend = -5 if i % 2 else 5
        sheet.line(f"M0 {y + 8 + i * _STEP:g}q150 {bend} 300 0t300 0", "#000", 1, 0.14)


def beam(sheet: Sheet, y: float, name: str, now: str, stock: str) -> None:
    """A beam over the table: the name as on a sign, where the game stands, what is left."""
    wood(sheet, y, HEAD)
    sheet.box(0, y + HEAD - 1, WIDE, 1, "#1a0a05")
    sheet.words(12, y + 20, name, "title", size=17, sign=True, room=125)
    sheet.words(150, y + 19, now, "on-wood", size=13, room=220)
    sheet.words(588, y + 19, stock, "on-wood-2", size=13, anchor="end", room=205)


def felt(sheet: Sheet, y: float, said: str, seen: str, beside: float = 0) -> float:
    """The felt at the foot: what is asked, and whose eyes these are. Where there is room beside the words."""
    room = WIDE - 40 - width(seen, 12) - beside
    sheet.box(0, y, WIDE, FOOT, "felt-2")
    sheet.box(0, y, WIDE, 2, "stitch", 'opacity=".5"')
    sheet.words(12, y + 21, said, "title", size=14, weight=700, room=room)
    sheet.words(588, y + 21, seen, "on-felt", anchor="end")
    return 24 + min(room, width(said, 14))


def plates(seats: int) -> list[tuple[float, float]]:
    """Where the plates of so many seats stand: left edge and width of each."""
    wide = (WIDE - 2 * _MARGIN - (seats - 1) * _GAP) / seats
    return [(_MARGIN + seat * (wide + _GAP), wide) for seat in range(seats)]


def plate(sheet: Sheet, x: float, y: float, wide: float, high: float, *, lit: bool) -> None:
    """A plate of leather; the one that counts now is lit."""
    edge = 'stroke="#ffd66e" stroke-width="2"' if lit else ""
    sheet.box(x, y, wide, high, "#7a4a1c" if lit else "#3a1d10", f'rx="7" {edge}')


def heading(sheet: Sheet, *lines: str) -> float:
    """Paper above the beam, with a line for each of these; where it begins."""
    top = -len(lines) * _HEADING - 8
    sheet.box(0, top, WIDE, -top, "paper")
    for i, line in enumerate(lines):
        ink, weight = ("red", 700) if i == 0 else ("ink", 600)
        sheet.words(12, top + 17 + i * _HEADING, line, ink, size=13, weight=weight, room=WIDE - 24)
    return top


def standing(sheet: Sheet, x: float, y: float, wide: float, text: str, ink: str, points: str) -> None:
    """The last line of a plate: what this player does now, and his points."""
    sheet.words(x + 6, y, text, ink, room=wide - 14 - width(points, 12))
    sheet.words(x + wide - 6, y, points, "on-wood", anchor="end", weight=700)
