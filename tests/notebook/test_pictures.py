"""A table is one picture that needs nothing else: well formed, with every symbol it uses."""

from __future__ import annotations

import re
from functools import cache
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from tenderfoot.engine.match import begin
from tenderfoot.engine.options import Options
from tenderfoot.engine.view import View
from tenderfoot.games import GAMES
from tenderfoot.games.goldriver.box import NAMES as DECK
from tenderfoot.locale import LANGUAGES, Speaker
from tenderfoot.notebook import game_of, match_svg, svg, table
from tenderfoot.notebook.row import look
from tenderfoot.notebook.scene import Scene
from tenderfoot.notebook.sheet import Sheet
from tenderfoot.notebook.symbols import lines
from tests.engine.toytown import Toytown
from tests.notebook.tables import KINDS, NAMED, NAMES, looked_at

MEANT: Final = re.compile(r'(?:url\(|href=")#([\w-]+)')
ID: Final = re.compile(r' id="([^"]+)"')
LARGEST: Final = 125_000  # characters: what one output may add to a notebook
HOSTILE: Final = ['<script>alert("1")</script>', "]]> & '\"", "\0\x1b[31m\u2028\u202e", ' id="x" url(#y)', ""]

every_kind = pytest.mark.parametrize("kind", range(len(KINDS)), ids=NAMED)
every_table = pytest.mark.parametrize(("game", "options"), KINDS, ids=NAMED)


@cache
def pictures(kind: int) -> list[str]:
    """Now and then in one game, as one of the players or a spectator sees it; at the end with the result."""
    drawn = []
    for number, match in enumerate(looked_at(*KINDS[kind])):
        seat = [None, *range(match.seats)][number % (match.seats + 1)]
        drawn.append(svg(match.game, match.view(seat), NAMES, LANGUAGES[number % 2]))
    return [*drawn, match_svg(match)]


def written(picture: str) -> str:
    """All that can be read in it."""
    return " ".join(ET.fromstring(picture).itertext())  # noqa: S314 - our own


@every_kind
def test_every_picture_is_whole(kind: int) -> None:
    for picture in pictures(kind):
        root = ET.fromstring(picture)  # noqa: S314 - our own
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.get("role") == "img"
        assert root.get("aria-label")
        ids = ID.findall(picture)
        assert len(ids) == len(set(ids))
        assert set(MEANT.findall(picture)) - set(ids) == set()
        assert len(picture) < LARGEST


@every_kind
def test_every_picture_has_a_name_of_its_own(kind: int) -> None:
    """Two in one notebook share no id."""
    drawn = list(dict.fromkeys(pictures(kind)))
    prefixes = [{name.partition("-")[0] for name in ID.findall(picture)} for picture in drawn]
    assert [len(prefix) for prefix in prefixes] == [1] * len(drawn)
    assert len(set[str].union(*prefixes)) == len(drawn)


@every_kind
def test_nothing_comes_from_outside(kind: int) -> None:
    for picture in pictures(kind):
        bare = picture.replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"//|<script|<style|<image|@import|\bon\w+=|data:", bare)


@every_table
def test_both_languages_have_every_word(game: str, options: Options) -> None:
    speakers = [Speaker(lang, game, NAMES) for lang in LANGUAGES]
    picture = table.PICTURES[game]
    for match in looked_at(game, options):
        for speaker in speakers:
            for seat in {None, *[ask.seat for ask in match.asks[:1]]}:
                view, sheet = match.view(seat), Sheet(speaker.catalogue.lang)
                scene = Scene(sheet, match.game, view, view.plain(), speaker, table.result(match))
                assert picture.draw(scene) > 0
                assert picture.now(scene)
                assert len(picture.points(scene)) == match.seats
    assert [sorted(set(speaker.unsaid)) for speaker in speakers] == [[], []]


def test_a_picture_speaks_one_language() -> None:
    match = next(looked_at("dicetown", {}))
    english, french = (written(svg(match.game, match.view(), [], lang)) for lang in LANGUAGES)
    assert "seat 0" in english
    assert "TOWN HALL" in english
    assert "place 0" in french
    assert "MAIRIE" in french
    assert "TOWN HALL" not in french


@pytest.mark.parametrize("game", GAMES)
def test_names_are_words_and_nothing_else(game: str) -> None:
    match = next(looked_at(game, {"players": 5}))
    picture = svg(match.game, match.view(0), HOSTILE)
    ET.fromstring(picture)  # noqa: S314 - our own
    assert "<script" not in picture
    assert "\0" not in picture
    assert "]]> & '\"" in written(picture)
    assert ' id="x" url(#y)' in written(svg(match.game, match.view(0), HOSTILE[3:] * 3))


def test_the_same_table_is_drawn_the_same_each_time() -> None:
    assert pictures.__wrapped__(len(KINDS) - 1) == pictures(len(KINDS) - 1)


def test_what_is_asked_is_said_below() -> None:
    for match in looked_at("dicetown", {"players": 4}):
        for ask in match.asks:
            said = written(svg(match.game, match.view(ask.seat), NAMES))
            assert f"seen from seat {ask.seat}; {len(ask.options)} legal answers" in said.replace("one", "1")
    assert "win" in written(match_svg(match))


def test_a_view_leads_to_its_game() -> None:
    for name, game in GAMES.items():
        assert game_of(next(looked_at(name, {})).view()) is game
    assert game_of(View.__new__(View)) is None


def test_a_game_that_nobody_has_drawn_says_what_is_asked() -> None:
    match = begin(Toytown(), {}, 7)
    picture = svg(match.game, match.view(0), NAMES)
    assert match.game.name in written(picture)
    assert "seen from seat 0" in written(picture)


def test_every_exported_symbol_is_used() -> None:
    """The file that ships holds what pictures use, and nothing else."""
    drawn = "".join([picture for kind in range(len(KINDS)) for picture in pictures(kind)])
    used = {name.partition("-")[2] for name in ID.findall(drawn)} | {f"card-{look(card)}" for card in DECK}
    assert [name for name in lines() if name not in used and not name.startswith("part-")] == []
    assert [f"card-{look(card)}" for card in DECK if f"card-{look(card)}" not in lines()] == []
