"""The report of the benchmarks: figures one can read, and a document that keeps what people wrote."""

from pathlib import Path

import pytest

from bench.__main__ import DOCUMENT, beside, middle, told
from bench.interpreter import interpreter
from bench.report import BEGIN, END, Figures, NoPlaceError, put, table

RULES = BEGIN.format("make bench")
SERVER = BEGIN.format("make bench-server")


def driven(rate: float) -> Figures:
    """A row of ours."""
    return {"game": "poker 4p", "form": "compiled", "decisions a game": 10.0, "decisions/s": rate}


def test_a_figure_is_the_median_of_its_rounds_with_their_spread() -> None:
    assert middle([driven(100.0), driven(140.0), driven(120.0)]) == {**driven(120.0), "spread %": 100 / 3}


def test_only_what_is_driven_from_python_is_compared() -> None:
    alone: Figures = {"game": "poker 4p, rollout", "form": "compiled", "decisions/s": 900.0}
    peer: Figures = {"engine": "Chess", "decisions/s": 60.0}
    assert beside([[driven(120.0)]], [[peer]]) == [{"game": "poker 4p", "form": "compiled", "÷ Chess": 2.0}]
    said = told([[driven(120.0)], [alone], [peer]])
    assert "| poker 4p, rollout | compiled | 900" in said
    assert said.endswith("| poker 4p | compiled | 2.00    |")
    assert interpreter() in said


def test_without_other_engines_the_report_says_so() -> None:
    assert told([[driven(120.0)]]).endswith("nothing to compare with.")


def test_a_table_reads_in_a_terminal() -> None:
    assert table([{"game": "a", "µs": 0.5}, {"game": "long", "µs": 1234.5}]).splitlines() == [
        "| game | µs    |",
        "| ---- | ----- |",
        "| a    | 0.50  |",
        "| long | 1,234 |",
    ]


def test_what_people_wrote_stays_in_the_document(tmp_path: Path) -> None:
    document = tmp_path / "performance.md"
    kept = f"# Before\n\n{SERVER}\nkept\n{END}\n\nBetween.\n\n"
    document.write_text(f"{kept}{RULES}\nold\n{END}\n\nAfter.\n", "utf-8")
    put(document, "new", "make bench")
    assert document.read_text("utf-8") == f"{kept}{RULES}\n\nnew\n\n{END}\n\nAfter.\n"


def test_a_document_without_a_place_is_left_alone_with_a_reason(tmp_path: Path) -> None:
    document = tmp_path / "performance.md"
    document.write_text("words", "utf-8")
    with pytest.raises(NoPlaceError, match=r"performance\.md has no place"):
        put(document, "new", "make bench")
    assert document.read_text("utf-8") == "words"


@pytest.mark.parametrize("mark", [RULES, SERVER])
def test_our_document_has_the_place(mark: str) -> None:
    text = DOCUMENT.read_text("utf-8")
    assert END in text[text.index(mark) :]


def test_a_ratio_is_taken_round_by_round() -> None:
    """In the third round the machine was three times as fast, for both."""
    ours = [driven(100.0), driven(110.0), driven(360.0)]
    theirs: list[Figures] = [{"engine": "Chess", "decisions/s": rate} for rate in (50.0, 55.0, 150.0)]
    assert beside([ours], [theirs])[0]["÷ Chess"] == 2.0
