"""The rounds by which the page's pace is measured are what the engine plays now."""

from tools import rounds


def test_the_rounds_are_what_the_engine_plays() -> None:
    assert rounds.PLACE.read_text(encoding="utf-8") == rounds.written(), "run python -m tools.rounds"
