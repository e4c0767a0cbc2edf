"""What all tests share: property tests try the same examples each time, and take the time they take."""

import signal
from pathlib import Path

import pytest
from hypothesis import settings

import tenderfoot
from tests.selection import COUNTED, RULES, SOURCES, rank, within

settings.register_profile("same-each-time", derandomize=True, deadline=None, database=None)
settings.load_profile("same-each-time")

# A shell that starts the tests in the background lets them ignore Ctrl-C, and so would all that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Say which form of the rules is tested."""
    place = Path(tenderfoot.__file__).parent
    return f"tenderfoot {tenderfoot.__version__}, rules {tenderfoot.form()}, in {place}"


@pytest.hookimpl(tryfirst=True)  # before `-m` chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is about the rules and what about the sources; put the longest first."""
    for item in items:
        if within(item.nodeid, RULES) and not within(item.nodeid, COUNTED):
            item.add_marker("rules")
        if within(item.nodeid, SOURCES):
            item.add_marker("sources")
    items.sort(key=lambda item: rank(item.nodeid))
