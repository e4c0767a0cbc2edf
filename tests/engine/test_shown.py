"""The engine has no words and no pictures: a view is shown by whoever is put there to show it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tenderfoot.engine.match import begin
from tenderfoot.engine.shown import Painter, paint_with, painter
from tenderfoot.engine.view import View
from tests.engine.toytown import Toytown


class Loud(Painter):
    """A painter of this test."""

    def html(self, view: View) -> str | None:
        return f"<b>{view!r}</b>"

    def text(self, view: View) -> str:
        return repr(view).upper()


@pytest.fixture(autouse=True)
def _put_back() -> Iterator[None]:
    """Whoever showed views before shows them afterwards."""
    before = painter()
    yield
    paint_with(before)


def test_where_nobody_paints_a_view_shows_itself_as_it_is() -> None:
    paint_with(Painter())
    view = begin(Toytown(), {}, 7).view()
    assert str(view) == repr(view)
    assert view._repr_html_() is None


def test_whoever_paints_is_asked_by_terminal_and_notebook() -> None:
    paint_with(Loud())
    view = begin(Toytown(), {}, 7).view(0)
    assert str(view) == repr(view).upper()
    assert view._repr_html_() == f"<b>{view!r}</b>"
    assert repr(view).startswith("<")
