"""P1, P2. An acknowledged decision is on disk, once; the same dice come out. Shown with signal 9."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.survivors import Lost, survive

KILLS = 60  # and the control, which acknowledges too early, must be caught within SOON
SOON = 40


def test_no_acknowledged_decision_is_lost_or_doubled_in_sixty_kills(tmp_path: Path) -> None:
    assert asyncio.run(survive(tmp_path / "tables.db", KILLS)) > 2 * KILLS


def test_a_server_that_acknowledges_too_early_is_caught(tmp_path: Path) -> None:
    with pytest.raises(Lost):
        asyncio.run(survive(tmp_path / "tables.db", SOON, early=True))


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_nor_in_ten_thousand(part: int, tmp_path: Path) -> None:
    assert asyncio.run(survive(tmp_path / "tables.db", 500, seed=part + 2)) > 500
