"""What the page's tests put together is what the rules show now."""

from tools import patches


def test_the_changes_are_those_of_the_rules() -> None:
    assert patches.PLACE.read_text(encoding="utf-8") == patches.written(), "run python -m tools.patches"
