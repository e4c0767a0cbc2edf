"""What `make test` needs to know of the tests: which are about the rules or the sources, and which take long.

Tests of the rules run in both forms, interpreted under coverage and compiled; all others once, in the form
that suits them. `make test-long` runs what is marked `long`.

`python -m tests.selection rules` names where the tests of the rules are, `sources` those of the sources:
every process of a run reads all the tests that it is given, and more under coverage.
"""

from __future__ import annotations

import sys
from typing import Final

# The tests of the engine and the games: they alone run under coverage, which makes them three times as slow,
# and they alone bring it to 100 %.
RULES: Final = ("engine", "games", "test_laws.py", "test_playthroughs.py")

# Every roll and every sentence, counted through: of the rules too, but once is enough.
COUNTED: Final = ("games/dicetown/test_keeps.py", "games/goldriver/test_words.py")

# What looks at the sources, at texts and tools, works on a copy of the sources, or plants a fault in a
# class of the server that is compiled elsewhere: these run interpreted, and so does the server behind the
# browser. Everything else that calls the rules calls them compiled.
SOURCES: Final = (
    "server/test_marks.py::test_a_mark_that_comes_at_once_is_found_out",
    "server/test_secrets.py",
    "server/test_slow_disk.py",
    "server/test_store.py::test_if_the_rules_fail_half_way_nothing_has_happened",
    "server/test_twins.py",
    "server/test_windows.py::test_a_window_that_waits_for_its_holder_is_found_out",
    "test_adding_a_card.py",
    "test_adding_a_game.py",
    "test_architecture.py",
    "test_docs.py",
    "test_faults.py",
    "test_readme.py",
    "test_reference.py",
    "test_rulemap.py",
    "test_selection.py",
    "tools",
)

# The longest begin first: at the end nobody waits long for the last one. The order decides nothing else.
FIRST: Final = (
    "server/test_kill.py",
    "server/test_several.py",
    "server/test_cluster.py",
    "test_laws.py",
    "terminal/test_process.py",
    "test_faults.py",
    "server/test_play.py",
    "server/test_secrets.py",
    "bots/test_no_peeking.py",
    "bots/test_thinking.py",
    "bots/test_ladder.py",
    "terminal/test_tables.py",
    "locale/test_catalogues.py",
    "browser/test_game.py",
    "browser/test_river_game.py",
    "browser/test_widgets.py",
    "browser/test_layout.py",
    "browser/test_goldriver.py",
    "browser/test_lesson.py",
)


def within(test: str, parts: tuple[str, ...]) -> bool:
    """Whether a test belongs to one of these folders or files."""
    return any(test.startswith(f"tests/{part}") for part in parts)


def rank(test: str) -> int:
    """Where in the line of the long ones it stands."""
    return next((place for place, part in enumerate(FIRST) if within(test, (part,))), len(FIRST))


def places(kind: str) -> str:
    """Where the tests of the rules or of the sources are, for a command line."""
    return " ".join([f"tests/{part}" for part in {"rules": RULES, "sources": SOURCES}[kind]])


if __name__ == "__main__":
    sys.stdout.write(f"{places(sys.argv[1])}\n")
