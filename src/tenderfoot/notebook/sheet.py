"""A sheet that is drawn on: boxes, words and the page's symbols, put together as one SVG.

What is used is defined once. Every id begins with a name made of the whole drawing, so that two drawings in
one notebook never share an id, and the same table is the same text each time. Words come from people and are
escaped; there is no font, style sheet or address from outside.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final, Literal
from xml.sax.saxutils import escape, quoteattr

from tenderfoot.locale import printable
from tenderfoot.notebook.lettering import fitted
from tenderfoot.notebook.symbols import definitions, inks

WIDE: Final = 600
_SHOWN: Final = 720  # pixels, where the notebook has as many
_ID: Final = re.compile(r'( id="|url\(#|href="#)')
_ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'
_LOOK: Final = "max-width:100%;height:auto;border-radius:6px"
_MARK: Final = "\N{LINE SEPARATOR}"  # where the name of the drawing will stand: in no printable text
_PREFIX: Final = 10

Anchor = Literal["start", "middle", "end"]


class Sheet:
    """600 units wide and as high as it needs to be; the later lies on the earlier."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self._drawn: Final[list[str]] = []
        self._used: Final[set[str]] = set()

    def use(self, name: str, x: float, y: float, wide: float, high: float, opacity: float = 1) -> None:
        """A drawing of the page, fitted into a box."""
        self._used.add(name)
        size = f'width="{_number(wide)}" height="{_number(high)}"'
        faded = "" if opacity == 1 else f' opacity="{_number(opacity)}"'
        self._drawn.append(f'<use href="#{_MARK}{name}" x="{_number(x)}" y="{_number(y)}" {size}{faded}/>')

    def box(self, x: float, y: float, wide: float, high: float, ink: str, more: str = "") -> None:
        """A filled box; `more` are attributes as SVG has them."""
        size = f'width="{_number(wide)}" height="{_number(high)}"'
        self._drawn.append(f'<rect x="{_number(x)}" y="{_number(y)}" {size} fill="{_ink(ink)}" {more}/>')

    def line(self, path: str, ink: str, width: float, opacity: float = 1) -> None:
        """A stroke."""
        look = f'stroke="{_ink(ink)}" stroke-width="{_number(width)}" opacity="{_number(opacity)}"'
        self._drawn.append(f'<path d="{path}" fill="none" {look}/>')

    def words(
        self,
        x: float,
        y: float,
        text: str,
        ink: str = "ink",
        *,
        size: float = 12,
        anchor: Anchor = "start",
        weight: int = 600,
        sign: bool = False,
        room: float = WIDE,
    ) -> None:
        """A line of text; what is wider than its room is made smaller, and cut if that is not enough."""
        said, size = fitted(text, size, room)
        face = quoteattr(inks()["sign" if sign else "text"])
        look = f'font-family={face} font-size="{_number(size)}" font-weight="{weight}"'
        place = f'x="{_number(x)}" y="{_number(y)}" text-anchor="{anchor}"'
        self._drawn.append(f'<text {place} {look} fill="{_ink(ink)}">{_safe(said)}</text>')

    def named(self, name: str, since: int) -> None:
        """Give everything drawn since then a name, which appears under the pointer."""
        held = "".join(self._drawn[since:])
        self._drawn[since:] = [f"<g><title>{_safe(name)}</title>{held}</g>"]

    @property
    def count(self) -> int:
        """How many things are drawn."""
        return len(self._drawn)

    def svg(self, top: float, bottom: float, title: str, told: str) -> str:
        """The whole picture, with a title and a few sentences for those who do not see it."""
        about = f"<title>{_safe(title)}</title><desc>{_safe(told)}</desc>"
        known = _ID.sub(rf"\1{_MARK}", definitions(self._used, self.lang))
        drawn = f"<defs>{known}</defs>{''.join(self._drawn)}"
        prefix = f"t{sha256((about + drawn).encode()).hexdigest()[:_PREFIX]}-"
        high, view = bottom - top, f"0 {_number(top)} {WIDE} {_number(bottom - top)}"
        size = f'width="{_SHOWN}" height="{_number(high * _SHOWN / WIDE)}" viewBox="{view}"'
        named = f'role="img" lang="{self.lang}" aria-label={quoteattr(printable(title))}'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {named} style="{_LOOK}" {_ROUND}>'
        return f"{head}{about}{drawn.replace(_MARK, prefix)}</svg>"


def _safe(text: str) -> str:
    """Words as they may stand in markup: whoever sits at a table calls himself what he likes."""
    return escape(printable(text))


def _ink(name: str) -> str:
    """A colour of the page by its name, or one that is written out."""
    return inks().get(name, name)


def _number(value: float) -> str:
    """Two places are finer than any screen."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
