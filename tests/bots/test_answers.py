"""The Marshals answer the same whether the rules are compiled or not: both forms are held to one file."""

from tests.bots.answers import FILE, answers


def test_the_marshals_answer_as_they_are_known_to() -> None:
    known = FILE.read_text("utf-8").splitlines()
    assert len(known) > 120
    assert answers() == known
