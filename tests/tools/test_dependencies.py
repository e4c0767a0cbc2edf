"""Every direct dependency has its reason in docs/dependencies.md."""

from pathlib import Path
from typing import Final

import pytest

from tools.check_lock import REQUIREMENTS, SETS, UNHASHED, plain, wanted

REASONS: Final = plain(Path(REQUIREMENTS.parent, "docs", "dependencies.md").read_text("utf-8"))


@pytest.mark.parametrize("name", [*(f"{one}.in" for one in SETS), *(f"{one}.txt" for one in UNHASHED)])
def test_every_dependency_says_why_it_is_there(name: str) -> None:
    packages = wanted((REQUIREMENTS / name).read_text("utf-8"))
    assert [package for package in packages if f" {package} " not in REASONS.replace(",", " ")] == []
