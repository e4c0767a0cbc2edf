"""docs/adding-a-card.md, carried out in a copy of the house: the card is in the box, and is played."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests import guide

PAGE: Final = "adding-a-card.md"
# Its scene is asked for and written, it lies in the deck of a new game, and a random game goes to its end.
PLAYED: Final = """
import tenderfoot
from tenderfoot.engine.laws import check
from tests.scenes.wanted import wanted
from tools.playthroughs import page
found = page("dicetown/store/pickaxe")
assert wanted()["dicetown/store/pickaxe"] == "card:pickaxe" and found.speaker.unsaid == []
print(found.text())
match = tenderfoot.Match("dicetown", players=2, seed=7, listen=False)
assert "pickaxe" in [match.state.edition.cards[uid // 2].name for uid in match.state.deck]
check(match.game, {"players": 2}, b"pickaxe", None, 2000, 40)
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = guide.house(tmp_path_factory.mktemp("house"), ("src", "docs", "tools", "tests"))
    guide.carried_out(PAGE, place)
    return place


def test_its_own_tests_pass(house: Path) -> None:
    done = guide.python(
        house,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--noconftest",
        "tests/games/dicetown/test_pickaxe.py",
    )
    assert "4 passed" in done.stdout, done.stdout + done.stderr


def test_it_is_played(house: Path) -> None:
    """In a scene of its own, where what it does is a sentence; and in games that keep the laws."""
    done = guide.python(house, "-c", PLAYED)
    assert (done.stderr, done.returncode) == ("", 0)
    assert "A plays Pickaxe.\n  A hacks a nugget out of the mine." in done.stdout


def test_its_text_is_listed_with_the_rules(house: Path) -> None:
    done = guide.python(house, "-m", "tenderfoot", "rules", "dicetown", "--lang", "fr")
    assert "Pioche: Avant de creuser" in done.stdout


def test_its_scenarios_are_found_by_their_numbers(house: Path) -> None:
    done = guide.python(house, "-m", "tools.rules", "T-700", "T-701")
    assert done.stdout.count("tests/games/dicetown/test_pickaxe.py") == 3


@pytest.mark.parametrize("wish", [["check"], ["format", "--check"]], ids=" ".join)
def test_its_code_is_as_tidy_as_ours(house: Path, wish: list[str]) -> None:
    assert guide.tidy(house, PAGE, wish) == ""
