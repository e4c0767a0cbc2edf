"""What all tests share: property tests try the same examples each time, and take the time they take."""

from pathlib import Path

from hypothesis import settings

import tenderfoot

settings.register_profile("same-each-time", derandomize=True, deadline=None, database=None)
settings.load_profile("same-each-time")


def pytest_report_header() -> str:
    """Say which form of the rules is tested."""
    place = Path(tenderfoot.__file__).parent
    return f"tenderfoot {tenderfoot.__version__}, rules {tenderfoot.form()}, in {place}"
