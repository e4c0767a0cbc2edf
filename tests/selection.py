"""What `make test` needs to know of the tests: which are about the rules, run compiled too, or take long.

Everything runs interpreted, once. `make test-long` runs what is marked `long`.
"""

from __future__ import annotations

from typing import Final

# The tests of the engine and the games: they alone run under coverage, which makes them three times as slow,
# and they alone bring it to 100 %.
RULES: Final = ("engine", "games", "test_laws.py", "test_playthroughs.py")

# What compiling can change: the rules, and whoever calls them by the thousand. Server, terminal and command
# speak to both forms in the same way: a few whole plays through each show that they do. Texts, sources,
# tools and planted faults, which copy the sources, are the same in both forms and are looked at once.
COMPILED: Final = (
    *RULES,
    "arena",
    "bots",
    "test_fairness.py",
    "server/test_play.py",
    "server/test_reviews.py",
    "terminal/test_process.py::test_a_whole_game_is_played_in_lines_and_recorded",
    "terminal/test_process.py::test_a_game_left_and_resumed_is_the_game_that_was_not_left",
    "terminal/test_process.py::test_a_record_can_be_told_and_checked",
)

# The longest begin first: at the end nobody waits long for the last one. The order decides nothing else.
FIRST: Final = (
    "server/test_kill.py",
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
    """Whether a test belongs to one of these folders, files or functions."""
    return any(test.startswith(f"tests/{part}") for part in parts)


def rank(test: str) -> int:
    """Where in the line of the long ones it stands."""
    return next((place for place, part in enumerate(FIRST) if within(test, (part,))), len(FIRST))
