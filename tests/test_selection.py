"""What is named in tests/selection.py is there: a test that was renamed would silently be left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.selection import COMPILED, FIRST, RULES, rank, within

TESTS = Path(__file__).parent


@pytest.mark.parametrize("part", sorted({*COMPILED, *FIRST}))
def test_what_is_named_is_there(part: str) -> None:
    file, _, function = part.partition("::")
    assert (TESTS / file).exists()
    assert not function or f"def {function}(" in (TESTS / file).read_text("utf-8")


def test_parts_are_folders_files_or_functions() -> None:
    assert within("tests/engine/test_match.py::test_x[y]", RULES)
    assert not within("tests/server/test_kill.py::test_x", COMPILED)
    line = ["tests/server/test_kill.py::test_x", "tests/test_laws.py::test_x", "tests/test_cli.py::test_x"]
    assert sorted(line, key=rank) == line
