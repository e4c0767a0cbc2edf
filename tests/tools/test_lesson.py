"""The lessons in the page are what the engine plays now, and teach what they promise."""

from pathlib import Path
from typing import Any

import pytest

from tools import lesson
from tools.lessons import dicetown, goldriver
from tools.lessons.script import Script

LOCALE = Path(__file__).parents[2] / "src" / "tenderfoot" / "locale"


def frames(script: Script) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = lesson.Lesson(script).play()["frames"]
    return found


def told(script: Script) -> list[tuple[str, dict[str, Any]]]:
    return [(one["title"], one["facts"]) for frame in frames(script) for one in frame["told"]]


def preferred_language(language: str, game: str) -> set[str]:
    """What the guide can say."""
    lines = [line for path in (LOCALE / language).glob("web*.ftl") for line in path.read_text().splitlines()]
    name = f"web-lesson-{game}-"
    return {line.split(" ")[0].removeprefix(name) for line in lines if line.startswith(name)}


@pytest.mark.parametrize("script", lesson.SCRIPTS, ids=lambda script: script.game.name)
def test_the_lesson_is_what_the_engine_plays(script: Script) -> None:
    kept = lesson.place(script).read_text(encoding="utf-8")
    assert kept == lesson.written(script), "run python -m tools.lesson"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("script", lesson.SCRIPTS, ids=lambda script: script.game.name)
def test_the_guide_speaks_at_every_question_and_of_no_other_frame(script: Script, language: str) -> None:
    played = frames(script)
    asks = {f"ask-{at}" for at, frame in enumerate(played) if frame["ask"]}
    plays = {f"play-{at}" for at in range(1, len(played))}
    words = preferred_language(language, script.game.name)
    assert asks <= words
    assert words <= asks | plays | {"end"}


def test_the_coach_stands_by_from_the_second_round_and_agrees() -> None:
    """Three ways for the second keep; what the lesson wants is what he would do."""
    played = frames(dicetown.SCRIPT)
    advised = [frame for frame in played if frame["advice"]]
    assert [frame["view"]["table"]["round"] for frame in advised] == [2, 2, 3]
    assert len(advised[0]["advice"]["answers"]) == 3
    for frame in advised[:2]:
        assert frame["advice"]["answers"][0]["choice"] == frame["expected"]


def test_dice_town_teaches_gold_a_tie_a_shop_land_and_dynamite() -> None:
    heard = told(dicetown.SCRIPT)
    won = [facts["place"] for title, facts in heard if title == "place-won" and facts["seat"] == "seat:0"]
    assert won == ["place:mine", "place:store", "place:hall", "place:mine", "place:hall"]
    (named,) = [facts for title, facts in heard if title == "sheriff-named"]
    assert named["seat"] == named["sheriff"] == "seat:3"
    assert "seat:0" in named["tied"]
    dug = [facts["nuggets"] for title, facts in heard if title == "dug"]
    assert dug == [2, 6]


def test_gold_river_teaches_a_chain_of_three_a_mayor_and_two_throws() -> None:
    heard = told(goldriver.SCRIPT)
    kept = [facts["kept"] for title, facts in heard if title == "received"]
    assert kept == [4, 2, 1, 4, 2, 2]
    (mayor,) = [facts["seat"] for title, facts in heard if title == "first-mayor"]
    (payee,) = [facts["mayor"] for title, facts in heard if title == "fee-paid"]
    assert mayor == payee == "seat:0"
    gold = [facts["amount"] for title, facts in heard if title == "produced" and facts["seat"] == "seat:0"]
    assert gold == [2, 3]
