"""The lesson in the page is what the engine plays now, and teaches what it promises."""

from tools import lesson


def events() -> list[str]:
    return [told["title"] for frame in lesson.lesson()["frames"] for told in frame["told"]]


def test_the_lesson_is_what_the_engine_plays() -> None:
    assert lesson.PLACE.read_text(encoding="utf-8") == lesson.written(), "run python -m tools.lesson"


def test_the_learner_keeps_the_nines_and_the_ace() -> None:
    wanted = [frame["expected"] for frame in lesson.lesson()["frames"] if frame["expected"]]
    assert wanted == ["keep 9 9", "keep A"]


def test_the_learner_wins_gold_and_land_and_loses_a_tie() -> None:
    told = [told for frame in lesson.lesson()["frames"] for told in frame["told"]]
    won = {
        one["facts"]["place"]
        for one in told
        if one["title"] == "place-won" and one["facts"]["seat"] == "seat:0"
    }
    assert won == {"place:mine", "place:hall"}
    (named,) = [one["facts"] for one in told if one["title"] == "sheriff-named"]
    assert named["seat"] == named["sheriff"] == "seat:3"
    assert "hands-finished" in events()
