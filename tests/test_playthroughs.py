"""Law 11: interpreted and compiled code write the golden games word for word, and everything occurs in them.

This file runs in both forms; the files it compares with are the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tenderfoot.engine.events import Event, Row
from tenderfoot.games.dicetown import GAME as TOWN
from tenderfoot.games.dicetown.box import STORE_IDS
from tenderfoot.games.dicetown.edition import Card
from tenderfoot.games.dicetown.events import CARD_PLAYED, CARD_TURNED_UP, DOC_VISITED
from tenderfoot.games.dicetown.places.sheriff.events import SHERIFF_NAMED
from tenderfoot.games.dicetown.setup import edition_of
from tests.scenes.all import SCENES
from tests.scenes.wanted import wanted
from tools import playthroughs
from tools.golden.page import Page
from tools.playthroughs import FOLDER, file_of, golden
from tools.rows import table, titles

MOST = 1_500_000  # bytes in all
PAGE = 60  # lines of a scene


@cache
def page(name: str) -> Page:
    return playthroughs.page(name)


@pytest.mark.parametrize("name", golden())
def test_the_golden_game_is_written_again(name: str) -> None:
    assert page(name).text() == file_of(name).read_text("utf-8")


def files() -> list[Path]:
    return sorted(FOLDER.rglob("*.txt"))


def test_no_file_is_left_over() -> None:
    assert files() == sorted([file_of(name) for name in golden()])


def test_somebody_can_read_them() -> None:
    """Not too many, each scene on a page, and no word that is a digest."""
    assert sum(file.stat().st_size for file in files()) <= MOST
    for name in SCENES:
        text = file_of(name).read_text("utf-8")
        assert len(text.splitlines()) <= PAGE, name
        assert re.findall(r"\b[0-9a-f]{6,}\b", text) == [], name


def test_every_scene_comes_to_what_it_is_about() -> None:
    """Each wanted answer could be given, every sentence is in the catalogue, no seat misses a public fact."""
    for name in golden():
        text = page(name).text()
        assert [line for line in text.splitlines() if "never said" in line or "does not see" in line] == []
        assert page(name).speaker.unsaid == []


def test_every_card_place_and_power_has_a_scene() -> None:
    assert set(wanted()) - set(SCENES) == set()


@pytest.mark.parametrize("name", sorted(set(wanted()) & set(SCENES)))
def test_the_scene_tells_of_its_card(name: str) -> None:
    """The sentences name it: that it lies somewhere is not enough."""
    told = " ".join([line for line in page(name).lines if line.startswith("  ") and " see" not in line[:8]])
    assert str(page(name).speaker.word(wanted()[name])) in told


def log(game: str) -> Iterator[Event]:
    """All that is told in the golden games of a title."""
    for name in golden():
        if name.startswith(f"{game}/"):
            yield from page(name).match.log or []


@pytest.mark.parametrize("game", ["dicetown", "goldriver"])
def test_everything_that_can_be_told_is_told(game: str) -> None:
    """Every row occurs, and so does what others hear of a secret: every place, window, effect and ending."""
    heard = [*log(game), *[event.for_others() for event in log(game)]]
    told = {event.title() for event in heard if event is not None}
    assert set(titles(table(game))) == told


def facts(row: Row, fact: str) -> set[int]:
    """The values of a fact, wherever this event is told."""
    return {event[fact] for event in log("dicetown") if event.row is row}


def cards(**options: bool) -> list[Card]:
    box = edition_of(TOWN.options(options))
    return [card for card in box.cards if card.windows or card.at_once]


def test_every_store_card_that_can_be_played_is_played() -> None:
    """Wanted is played where a card is cancelled; a test above sees it told."""
    played = facts(CARD_PLAYED, "card") | facts(CARD_TURNED_UP, "card") | {STORE_IDS.index("wanted")}
    wild = [card.kind for card in cards(wild_west=True, indians=True)]
    assert [STORE_IDS[kind] for kind in wild if kind not in played] == []


def test_bribes_are_refused_taken_and_waived_and_the_doc_has_four_lines() -> None:
    assert facts(SHERIFF_NAMED, "deal") >= {0, 1, 2}
    assert facts(DOC_VISITED, "line") == {0, 1, 2, 3}
