"""What all tests share: property tests try the same examples each time, and take the time they take.

Also what `make test` needs to know of them: which are about the rules, run compiled too, or take long.
"""

from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

import tenderfoot

settings.register_profile("same-each-time", derandomize=True, deadline=None, database=None)
settings.load_profile("same-each-time")

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
)


def pytest_report_header() -> str:
    """Say which form of the rules is tested."""
    place = Path(tenderfoot.__file__).parent
    return f"tenderfoot {tenderfoot.__version__}, rules {tenderfoot.form()}, in {place}"


def rank(item: pytest.Item) -> int:
    """Where in the line of the long ones it stands."""
    return next((place for place, part in enumerate(FIRST) if within(item, (part,))), len(FIRST))


def within(item: pytest.Item, parts: tuple[str, ...]) -> bool:
    """Whether it belongs to one of these folders, files or tests."""
    return any(item.nodeid.startswith(f"tests/{part}") for part in parts)


@pytest.hookimpl(tryfirst=True)  # before `-m` chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is about the rules and what runs compiled too; put the longest first."""
    for item in items:
        if within(item, RULES):
            item.add_marker("rules")
        if within(item, COMPILED):
            item.add_marker("compiled")
    items.sort(key=rank)
