"""Who shows a view to a person: the engine has no words and no pictures, and knows nobody who has.

`tenderfoot` puts a painter here when it is loaded. Until then a view shows itself as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from tenderfoot.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Painter:
    """Shows nothing: for those who use the rules alone."""

    def html(self, view: View) -> str | None:
        """A picture for a notebook; None: there is none."""
        return None

    def text(self, view: View) -> str:
        """The table for a terminal."""
        return repr(view)


_PAINTERS: Final = [Painter()]  # one, and always there


def paint_with(painter: Painter) -> None:
    """From now on views are shown by this painter."""
    _PAINTERS[0] = painter


def painter() -> Painter:
    """Who shows views now."""
    return _PAINTERS[0]
