"""23. What a seat answers that has left: nothing that hurts others more than it must."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenderfoot.engine.prompt import names
from tenderfoot.games.goldriver import GAME
from tests.games.goldriver.table import RiverTable, table

RULEBOOK = Path(__file__).parents[3] / "docs" / "rules" / "goldriver.md"


def penny() -> RiverTable:
    river = table()
    river.kept("B", "PENY")
    river.fill_row()
    river.auction()
    return river


def bid() -> RiverTable:
    river = table()
    river.fill_row()
    river.auction()
    return river


def bid2() -> RiverTable:
    river = table(players=2)
    river.fill_row()
    river.auction()
    return river


def moon() -> RiverTable:
    river = table()
    river.kept("C", "MOON")
    river.won("A", 3)
    return river


def allin() -> RiverTable:
    river = table()
    river.kept("D", "ALIN")
    river.won("A", 3)
    return river


def pick() -> RiverTable:
    river = table()
    river.row("SN04", "PENY", "TK12", "CM12", "NL04")
    river.won("A", 0)
    return river


def burn() -> RiverTable:
    river = pick()
    river.say("A", "pick PENY")
    return river


def second() -> RiverTable:
    river = burn()
    river.say("A", "burn NL04")
    return river


def ride() -> RiverTable:
    river = table()
    river.kept("C", "MUST")
    river.row("SN04", "PENY", "TK12", "CM12", "NL04")
    river.won("A", 0)
    river.say("A", "pick SN04")
    river.say("A", "burn NL04")
    return river


def taking(name: str) -> RiverTable:
    river = table()
    river.hands(C=16)
    river.area("A", "SN04", "CM03", "CM12", "NL04")
    river.mayor("A", "CM")
    river.area("B", "SN06", "TK05", "SALO")
    river.area("C", "SN07", "WRE1", "TK12")
    river.deck("SN11", "TK02", "SN08")
    river.takes("A", name)
    return river


def swap() -> RiverTable:
    river = taking("JUDG1")
    river.say("A", "judge SN04")
    return river


def ransom() -> RiverTable:
    river = taking("RAID1")
    river.say("A", "raid SN")
    return river


def only_buildings() -> RiverTable:
    river = table()
    river.area("B", "SALO", "POST")
    river.takes("A", "DYNA1")
    return river


def turned_up() -> RiverTable:
    river = taking("BAND1")
    river.say("A", "slots 3")
    return river


def post() -> RiverTable:
    river = table()
    river.area("A", "POST")
    river.rolls("A", 3, 3)
    return river


def die() -> RiverTable:
    river = post()
    river.say("A", "roll 1")
    return river


def ghost() -> RiverTable:
    river = table()
    river.area("D", "GM07")
    river.rolls("B", 3, 4)
    return river


def pot() -> RiverTable:
    river = table(players=2)
    river.row("SN02", "SN04", "SN06")
    river.auction()
    river.say("A", "bid 7")
    river.say("B", "bid 4")
    river.say("A", "pick SN02")
    river.say("A", "burn SN04")
    return river


DEFAULTS = [
    ("penny", penny(), "hold"),
    ("bid", bid(), "pass"),
    ("bid2", bid2(), "bid 0"),
    ("moon", moon(), "hold"),
    ("allin", allin(), "hold"),
    ("pick", pick(), "pick TK12"),
    ("burn", burn(), "burn NL04"),
    ("pick", second(), "pick TK12"),
    ("mustang", ride(), "hold"),
    ("lost", taking("LM05"), "join CM"),
    ("attach", taking("WAG1"), "attach CM12"),
    ("judge", taking("JUDG1"), "judge NL04"),
    ("swap", swap(), "swap WRE1"),
    ("raid", taking("RAID1"), "raid CM"),
    ("raidloss", ransom(), "pay"),
    ("dynamite", taking("DYNA1"), "dynamite WRE1"),
    ("dynamite", only_buildings(), "dynamite POST"),
    ("holdup", taking("HOLD1"), "holdup 2 2"),
    ("slots", taking("BAND1"), "slots 1"),
    ("slotpick", turned_up(), "keep TK02"),
    ("post", post(), "roll 2"),
    ("die", die(), "die 1"),
    ("ghost", ghost(), "ghost 0"),
    ("deposit", taking("BANK"), "deposit 0"),
    ("two", pot(), "card"),
]


@pytest.mark.parametrize(
    ("prompt", "river", "answer"), DEFAULTS, ids=[f"{row[0]} {row[2]}" for row in DEFAULTS]
)
def test_the_default_answer(prompt: str, river: RiverTable, answer: str) -> None:
    """23. Pass, hold, pay, the cheapest, the dearest card for oneself, the cheapest of others."""
    assert (river.prompt(), river.default()) == (prompt, answer)


def asked_in_the_rulebook() -> dict[str, set[str]]:
    """The table of chapter 19: each question with the verbs of its answers."""
    chapter = RULEBOOK.read_text("utf-8").split("\n## 19. ")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in chapter.splitlines() if line.startswith("| `")]
    return {name: words(row[2]) for row in rows for name in words(row[0])}


def words(cell: str) -> set[str]:
    """The first word of each thing between backticks."""
    return {word.split()[0] for word in re.findall(r"`([^`]+)`", cell)}


def test_the_rulebook_lists_every_question_with_its_answers() -> None:
    """19. The questions of the book are those of the game, and each answer is one that the book prints."""
    book = asked_in_the_rulebook()
    assert set(book) == set(names(GAME.prompts))
    for prompt, river, _ in DEFAULTS:
        assert {text.split()[0] for text in river.options()} <= book[prompt], prompt


def test_every_question_has_a_default_of_its_own() -> None:
    assert {row[0] for row in DEFAULTS} == set(names(GAME.prompts))
