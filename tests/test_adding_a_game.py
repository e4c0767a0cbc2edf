"""docs/adding-a-game.md, carried out in a copy of the house: the game is played in every way there is."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Final

import pytest

from tests import guide
from tests.architecture import SKELETON, Source
from tests.command import only
from tests.server.guest import Guest, seated
from tests.test_architecture import LAWS

PAGE: Final = "adding-a-game.md"
GAME: Final = "src/tenderfoot/games/standoff/"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = guide.house(tmp_path_factory.mktemp("house"), ("src", "docs", "tools"))
    guide.carried_out(PAGE, place)
    return place


def test_its_five_lines_play_a_match(house: Path) -> None:
    page = (guide.ROOT / "docs" / PAGE).read_text("utf-8")
    (program,) = re.findall(r"^```python\n(import tenderfoot\n.*?)^```$", page, re.MULTILINE | re.DOTALL)
    done = guide.python(house, "-c", program)
    assert (done.stderr, done.returncode) == ("", 0)
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[[\d, ]+\]\n", done.stdout)


def test_its_own_tests_pass(house: Path) -> None:
    done = guide.python(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/standoff")
    assert "5 passed" in done.stdout, done.stdout


def test_it_keeps_the_laws_of_the_house_and_its_names(house: Path) -> None:
    """Its files bear the names that every game has; what a tiny game lacks, the page says."""
    files = sorted(file.relative_to(house / GAME).as_posix() for file in (house / GAME).rglob("*.py"))
    sources = [Source(f"games/standoff/{file}", (house / GAME / file).read_text("utf-8")) for file in files]
    assert [complaint for source in sources for law in LAWS for complaint in law(source)] == []
    assert set(files) - set(SKELETON) == {"known/__init__.py", "rounds.py"}
    page = (guide.ROOT / "docs" / PAGE).read_text("utf-8")
    assert [file for file in SKELETON if file not in files and f"`{file}`" not in page] == []


@pytest.mark.parametrize("wish", [["check"], ["format", "--check"]], ids=" ".join)
def test_its_code_is_as_tidy_as_ours(house: Path, wish: list[str]) -> None:
    assert guide.tidy(house, PAGE, wish) == ""


def test_its_rules_are_found_by_their_numbers(house: Path) -> None:
    done = guide.python(house, "-m", "tools.rules", "2")
    assert f"{GAME}rounds.py" in done.stdout.split("standoff\n")[1]
    assert "tests/games/standoff/test_rounds.py" in done.stdout


def test_it_is_played_in_the_terminal(house: Path) -> None:
    """Against the bots there are, whom nobody has named; the record is right."""
    play = ["-m", "tenderfoot", "play", "standoff", "--seed", "7", "--lang", "fr"]
    done = guide.python(house, *play, typed="1\n\n2\n\n3\n\n4\n\n")
    assert (done.stderr, done.returncode) == ("", 0)
    assert "Quelle carte montrez-vous ?" in done.stdout
    assert "est seul et prend" in done.stdout
    assert guide.python(house, "-m", "tenderfoot", "verify", str(only(house / "records"))).returncode == 0


def test_it_is_played_on_the_server(house: Path) -> None:
    """A guest and a bot, over a real socket: the question lists every answer, the end names a winner."""
    with guide.serving(house) as address:
        asyncio.run(played(int(address.rsplit(":", 1)[1])))


async def played(port: int) -> None:
    async with Guest(port) as ann:
        (look,) = await seated([ann], "standoff", options={"players": 2}, bots=["tumbleweed"])
        ask = look.ask()
        assert ask is not None
        assert [option["text"] for option in ask["options"]] == [f"draw {card}" for card in range(1, 6)]
        assert await look.play() == 4  # the last card is nobody's choice
        told = [event["title"] for moment in look.moments for event in moment["told"]]
        assert (told.count("shown"), "won" in told) == (10, True)
