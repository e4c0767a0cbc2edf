"""What is named in tests/selection.py is there: a test that was renamed would silently be left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.selection import COUNTED, FIRST, RULES, SOURCES, places, rank, within

TESTS = Path(__file__).parent


@pytest.mark.parametrize("part", sorted({*RULES, *COUNTED, *SOURCES, *FIRST}))
def test_what_is_named_is_there(part: str) -> None:
    assert there(part)


def there(part: str) -> bool:
    """Whether there is such a folder or file, and such a test in it."""
    place, _, name = part.partition("::")
    return (TESTS / place).exists() and (not name or f"def {name}(" in (TESTS / place).read_text("utf-8"))


def test_a_test_that_was_renamed_is_noticed() -> None:
    assert not there("test_selection.py::test_of_yore")


def test_the_places_of_a_kind_are_those_of_its_parts() -> None:
    for kind, parts in {"rules": RULES, "sources": SOURCES}.items():
        named = places(kind).split()
        assert len(named) == len(parts)
        assert all(within(place, parts) and there(place.removeprefix("tests/")) for place in named)


def test_parts_are_folders_or_files() -> None:
    assert within("tests/engine/test_match.py::test_x[y]", RULES)
    assert not within("tests/server/test_kill.py::test_x", SOURCES)
    line = ["tests/server/test_kill.py::test_x", "tests/test_laws.py::test_x", "tests/test_cli.py::test_x"]
    assert sorted(line, key=rank) == line
