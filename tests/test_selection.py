"""What is named in tests/selection.py is there: a test that was renamed would silently be left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.selection import COUNTED, FIRST, RULES, SOURCES, rank, within

TESTS = Path(__file__).parent


@pytest.mark.parametrize("part", sorted({*RULES, *COUNTED, *SOURCES, *FIRST}))
def test_what_is_named_is_there(part: str) -> None:
    assert (TESTS / part).exists()


def test_parts_are_folders_or_files() -> None:
    assert within("tests/engine/test_match.py::test_x[y]", RULES)
    assert not within("tests/server/test_kill.py::test_x", SOURCES)
    line = ["tests/server/test_kill.py::test_x", "tests/test_laws.py::test_x", "tests/test_cli.py::test_x"]
    assert sorted(line, key=rank) == line
