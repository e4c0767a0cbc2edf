"""The page about all that was measured: sections, sentences and pictures say what the numbers say."""

import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from tenderfoot.arena import claims, pictures, strength
from tenderfoot.arena.climb import Climb
from tenderfoot.arena.clock import Clock
from tenderfoot.arena.command import ladder
from tenderfoot.arena.crew import Alone
from tenderfoot.arena.effort import efforts
from tenderfoot.arena.ladder import Ladder
from tenderfoot.arena.pairing import Block, Pairing
from tenderfoot.arena.result import Result
from tenderfoot.arena.verdicts import Fortune, Fortunes, Tried
from tenderfoot.games import GAMES
from tests.arena.toy import HIGH, LOW, TOYTOWN

LEVELS: Final = (LOW, "tumbleweed", HIGH)
SVG: Final = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> strength.Page:
    """All of the toy game."""
    climb = Climb([Ladder(TOYTOWN, 20, LEVELS).rungs()], tmp_path_factory.mktemp("arena"))
    climb.play(Alone())
    return strength.Page(climb, LEVELS, "There is no OpenSpiel here.")


@pytest.fixture(scope="module")
def text(page: strength.Page) -> str:
    """What it says."""
    return page.text([TOYTOWN])


def made(focal: str, field: str, share: float, seeds: int = 12, game: str = "goldriver") -> Result:
    """A result in which the focal bot won this share on every seed, or nearly."""
    pairing, clock = Pairing(game, {"players": 4}, focal, field), Clock({40: 3})
    shares = [[share + (0.01 if seed % 2 else -0.01)] * 4 for seed in range(seeds)]
    return Result(
        pairing, [Block(s, won, [0.0] * 4, [2.0] * 4, clock, clock) for s, won in enumerate(shares)]
    )


def parts(drawn: str, tag: str) -> list[ET.Element]:
    """What a picture has of this kind; it must be XML."""
    return list(ET.fromstring(drawn).iter(f"{SVG}{tag}"))  # noqa: S314 - our own pictures


def marks(drawn: str) -> int:
    """How many things it shows."""
    return len([one for one in parts(drawn, "circle") if one.get("class") == "mark"])


def words(drawn: str) -> str:
    return "\n".join(one.text or "" for one in parts(drawn, "text"))


def table_under(text: str, heading: str) -> list[str]:
    """The rows below a heading, without the head of the table."""
    section = re.split(r"^##+ ", text.split(f"{heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    return [line for line in section.splitlines() if line.startswith("| ")][1:]


def test_every_section_is_there_with_its_rows(text: str) -> None:
    rows = {
        "Each level against three of the level below": 2,
        "The best level against the next best, with every number of players": 3,
        "Each level among three of the level above": 2,
        "The other levels, two players": 1,
        "The other levels, three players": 1,
        "Mirrors: a bot against itself must win its fair share": 2,
        "Strength against effort": 3,
        "Ratings over 20 mixed tables": 3,
    }
    assert {heading: len(table_under(text, heading)) for heading in rows} == rows
    assert "Stale" not in text
    assert "How to read it" in text
    assert "are to be played" not in text
    assert text.rstrip().endswith("There is no OpenSpiel here.")


def test_every_heading_of_a_house_game_has_rungs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenderfoot.arena.ladder.former", lambda _: "former.game.best:FormerMarshal")
    for game in GAMES:
        shown = {section for rung in Ladder(game, 40).rungs() for section in rung.sections}
        assert shown - {"mixed", "effort", "truth", "accused", "luck"} == set(strength._HEADINGS) - (
            {"6", "boxes"} - shown
        )


def test_pictures_lie_where_the_page_looks_for_them(page: strength.Page, text: str, tmp_path: Path) -> None:
    page.save(tmp_path / "strength")
    shown = re.findall(r"!\[[^]]+\]\((strength/[^)]+\.svg)\)", text)
    assert shown
    assert all((tmp_path / name).exists() for name in shown)
    assert len(list((tmp_path / "strength").iterdir())) == len(shown)


def test_the_picture_of_shares_has_a_mark_for_every_row(page: strength.Page, text: str) -> None:
    headings = [heading for section, heading in strength._HEADINGS.items() if section in strength._PICTURED]
    rows = {row for heading in headings if heading in text for row in table_under(text, heading)}
    (drawn,) = [drawn for name, drawn in page.pictures.items() if "shares" in name]
    assert marks(drawn) == len(rows)
    for row in rows:
        assert row.split(" | ")[0].removeprefix("| ") in words(drawn)


def test_a_page_of_a_climb_that_was_stopped_shows_what_is_there(tmp_path: Path) -> None:
    climb = Climb([Ladder(TOYTOWN, 20, LEVELS).rungs()], tmp_path)
    climb.play(Alone(), minutes=0)
    text = strength.Page(climb, LEVELS, "").text([TOYTOWN])
    assert re.search(r"Of \d+ blocks that are to be played, 1 are", text)
    (row,) = table_under(text, "Each level against three of the level below")
    assert "| 1 × 4 |" in row
    assert "three of the level above" not in text
    assert "Not played yet" in text


def test_the_command_writes_page_data_and_pictures(tmp_path: Path) -> None:
    text = ladder(2, tmp_path, Alone(), minutes=0, games=["goldriver"], levels=("tumbleweed", "greenhorn"))
    assert "greenhorn against 3 × tumbleweed | 1 × 4" in text
    assert (tmp_path / "strength" / "goldriver-shares.svg").exists()
    assert (tmp_path / "strength.json").exists()


def test_the_order_is_claimed_if_it_is_shown() -> None:
    steps = [made("greenhorn", "tumbleweed", 0.9), made("prospector", "greenhorn", 0.6)]
    assert claims.order(steps, 2).startswith("Each level is shown")
    assert "of the 2 levels here" in claims.order(steps, 4)


@pytest.mark.parametrize(("share", "said"), [(0.1, "it is weaker"), (0.25, "holds the fair share")])
def test_a_wrong_order_is_said(share: float, said: str) -> None:
    steps = [made("greenhorn", "tumbleweed", 0.9), made("prospector", "greenhorn", share)]
    sentence = claims.order(steps, 2)
    assert sentence.startswith("Not shown")
    assert "prospector against greenhorns" in sentence
    assert said in sentence
    assert "greenhorn against tumbleweeds" not in sentence


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0.1, "None of them wins more than its fair share against marshals and gamblers."),
        (0.255, "None is shown to win more than its fair share against marshals and gamblers; Miser"),
        (0.5, "More than the fair share is won by Miser against marshals."),
    ],
)
def test_simple_strategies_are_harmless_only_if_they_are(share: float, said: str) -> None:
    results = [made("x:Miser", "marshal", share), made("x:Miser", "gambler", 0.1)]
    strong = made("x:Miser", "greenhorn", 0.9)
    assert claims.harmless([*results, strong], ["gambler", "marshal"], 1).startswith(said)
    assert claims.harmless(results[:1], ["gambler", "marshal"], 1).startswith("Not all of them have met")


def test_few_seeds_show_nothing() -> None:
    assert "too few seeds" in claims.order([made("greenhorn", "tumbleweed", 0.9, seeds=9)], 1)
    few = [made("x:Miser", level, 0.1, seeds=9) for level in ("gambler", "marshal")]
    assert claims.harmless(few, ["gambler", "marshal"], 1).startswith("Not all of them have met")


def test_the_picture_of_effort_has_a_mark_for_every_bot() -> None:
    efforts_of = {"marshal": "1", **{name: str(part) for name, part in efforts("goldriver").items()}}
    names = ["tumbleweed", "gambler", *efforts_of]
    results = [made(name, "gambler", 0.1 + 0.1 * place) for place, name in enumerate(names)]
    drawn = pictures.effort("Effort", results, efforts_of)
    assert marks(drawn) == len(names)
    for said in ("× 1/8: ", "× 1: ", "tumbleweed: 10%", "won against gamblers", "processor time"):
        assert said in words(drawn)


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_calibration_has_ten_marks_for_every_number_of_players(game: str) -> None:
    tenths = pictures.foretold(game)
    drawn = pictures.calibration("Foretold <and> come true", tenths)
    assert marks(drawn) == 10 * len(tenths) > 0
    for players in tenths:
        assert f"{players} players" in words(drawn)
    assert "Foretold <and> come true" in words(drawn)


def test_a_game_without_a_learned_value_has_no_such_picture() -> None:
    assert pictures.foretold("toytown") == {}


def test_what_was_tried_is_on_the_page(tmp_path: Path) -> None:
    shown = {"truth", "accused", "luck"}
    climb = Climb([[rung for rung in Ladder("goldriver", 4).rungs() if set(rung.sections) & shown]], tmp_path)
    for leg in climb.legs:
        lucky = isinstance(leg.rung.experiment, Fortunes)
        leg.ledger.add(Fortune(3, [1.0, -1.0]) if lucky else Tried(3, 4.0, 2.0, right=True))
    text = strength.Page(climb, LEVELS, "").text(["goldriver"])
    assert "Does the review tell the truth?" in text
    assert "calls 1 a mistake. Of those and 1 that it calls so in other games, 100% cost something" in text
    assert "Over 1 games the luck of the seats is on average +1.00" in text
