"""A record shows the table where it ends, what game it was, and what came of it."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from tenderfoot.engine.match import Match
from tenderfoot.engine.record import read
from tenderfoot.games import GAMES
from tenderfoot.locale import LANGUAGES
from tenderfoot.notebook import record_svg
from tests.notebook.tables import looked_at
from tests.notebook.test_pictures import written


def played(game: str, stops: int) -> Match:
    """A game that is left at its second stop, or at its end."""
    stations = looked_at(game, {"players": 3})
    match = next(stations)
    for _ in range(stops):
        match = next(stations, match)
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_record_says_who_won(game: str, lang: str) -> None:
    match = played(game, 1000)
    picture = record_svg(read(match.record()), lang)
    said = written(picture)
    assert match.paper.seed.hex()[:8] in said
    assert str(len(match.paper.decisions)) in said
    assert all(str(points) in said for points in match.scores())
    assert ET.fromstring(picture).get("viewBox", "").startswith("0 -")  # noqa: S314 - our own


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_is_not_over_says_so(game: str) -> None:
    said = written(record_svg(read(played(game, 1).record())))
    assert "not over" in said
    assert "seen by a spectator" in said
