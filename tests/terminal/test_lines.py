"""Lines are laid out by what they take on the screen."""

from tenderfoot.terminal.lines import Line, columns, width


def test_a_line_without_styles_is_its_text() -> None:
    assert Line(("Ann ", "you")).add("$8", "strong").text == "Ann $8"


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    rows = [[("Ann", ""), ("8", "")], [("Clementine", ""), ("10", "")]]
    assert [line.text for line in columns(rows)] == ["Ann         8", "Clementine  10"]


def test_rows_may_be_of_different_lengths() -> None:
    rows = [[("a", "")], [("b", ""), ("c", "")]]
    assert [line.text for line in columns(rows, "|")] == ["a", "b|c"]
    assert columns([]) == []


def test_width_is_counted_in_places_of_the_screen() -> None:
    assert width("é") == 1
    assert width("e\N{COMBINING ACUTE ACCENT}") == 1
    assert width("金") == 2
