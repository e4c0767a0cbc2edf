"""Lines of text: what is shown, and what can be typed."""

from io import StringIO
from pathlib import Path

import pytest

from tenderfoot.terminal.plain import PlainTable, numbered
from tenderfoot.terminal.session import Session
from tests.terminal.toytable import new_session, resumed, scene_of


def typed(session: Session, *lines: str, lang: str = "en") -> str:
    """Type lines into a game, and see what it says until it wants more."""
    out = StringIO()
    text = "".join(f"{line}\n" for line in lines)
    PlainTable(scene_of(session, lang), StringIO(text), out).play()
    return out.getvalue()


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return new_session(tmp_path)


def test_the_table_the_question_the_answers_and_the_keys_are_shown(session: Session) -> None:
    said = typed(session).splitlines()
    assert said[0] == "· round began"
    assert "cards [2, 2, 2]" in said
    assert "keep" in said
    assert " 1  keep" in said
    assert said[-2].startswith("Type a number; or ? for the rule")


def test_a_number_is_an_answer(session: Session) -> None:
    typed(session, "2")
    assert [choice.text for choice in session.said()] == ["keep 1"]


def test_where_answers_are_amounts_the_amount_is_typed() -> None:
    assert numbered([0, 7, 8], ["pass", "bid 7", "bid 8"]) == [" 0  pass", " 7  bid 7", " 8  bid 8"]


def test_the_notation_of_records_is_an_answer(session: Session) -> None:
    typed(session, "keep 1")
    assert [choice.text for choice in session.said()] == ["keep 1"]


@pytest.mark.parametrize("word", ["0", "99", "1000000", "-1", "keep 9", "nonsense", "²"])
def test_anything_else_is_refused_and_asked_again(session: Session, word: str) -> None:
    said = typed(session, word)
    assert f"“{word}” is not an answer; type one of the numbers." in said
    assert session.said() == []


def test_enter_opens_what_lies_under_seal(session: Session) -> None:
    said = typed(session, "1", "")
    assert "Your answer lies under seal: keep" in said
    assert "Enter opens all answers; u takes yours back" in said
    assert not session.under_seal()
    assert len(session.record.decisions) > 1


def test_undo_takes_a_sealed_answer_back(session: Session) -> None:
    said = typed(session, "1", "u")
    assert "You take your answer back." in said
    assert session.said() == []


def test_undo_is_refused_with_the_reason(session: Session) -> None:
    said = typed(session, "u")
    assert "There is nothing to take back: your last answer has been opened" in said


def test_a_question_mark_tells_the_rule_or_looks_something_up(session: Session) -> None:
    assert "This question: keep" in typed(session, "?")
    assert "Nothing here is called “horse”." in typed(session, "? horse")


def test_the_table_and_the_story_can_be_shown_again(session: Session) -> None:
    said = typed(session, "t", "s")
    assert said.count("cards [2, 2, 2]") == 2
    assert said.count("· round began") == 2


def test_the_table_is_not_repeated_while_it_is_the_same(session: Session) -> None:
    assert typed(session, "nonsense").count("cards [2, 2, 2]") == 1


@pytest.mark.parametrize("lines", [["1", "q"], ["1"]])
def test_leaving_or_the_end_of_the_lines_loses_nothing(session: Session, lines: list[str]) -> None:
    typed(session, *lines)
    assert resumed(session).said() == session.said() != []


def test_a_whole_game_ends_with_points_and_a_winner(session: Session) -> None:
    said = typed(session, *["1"] * 100).splitlines()
    assert session.over
    result = said[said.index("The game is over.") + 1 :]
    assert [line.split()[0] for line in result] != []
    assert sum(line.rstrip().endswith("wins") for line in result) == 1
    assert all("point" in line for line in result)


def test_a_resumed_game_repeats_the_end_of_the_story(session: Session) -> None:
    typed(session, "1", "")
    assert typed(resumed(session)).startswith("· ")


def test_lines_can_be_french(session: Session) -> None:
    said = typed(session, "1", lang="fr")
    assert "Tapez un numéro" in said
    assert "Votre réponse est sous scellés" in said


def test_few_answers_stand_below_each_other_and_many_in_columns() -> None:
    assert numbered([1, 2], ["yes", "no"]) == [" 1  yes", " 2  no"]
    many = numbered(list(range(1, 13)), [f"answer {n}" for n in range(1, 13)])
    assert len(many) == 4
    assert many[0].split() == ["1", "answer", "1", "5", "answer", "5", "9", "answer", "9"]
    wide = numbered(list(range(10)), ["x" * 60] * 10)
    assert len(wide) == 10
