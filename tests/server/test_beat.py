"""The beat of the store: longer than nearly all commits take, whoever writes, and no longer than that."""

from __future__ import annotations

import pytest

from tenderfoot.server.storage.beat import LEAST, MOST, RECENT, Beat


def test_ticks_stand_on_a_grid_of_the_clock_and_lie_ahead() -> None:
    beat = Beat(0.5)
    assert [beat.next(now) for now in (0.0, 0.1, 0.499, 0.5, 7.3)] == [0.5, 0.5, 0.5, 1.0, 7.5]


@pytest.mark.parametrize("slow", [0.001, 0.02, 0.06, 0.3])
def test_it_has_room_for_what_commits_take_and_little_more(slow: float) -> None:
    beat = Beat()
    for n in range(RECENT):
        beat.took(slow * (0.5 + 0.5 * n / RECENT))
    assert beat.length >= max(LEAST, slow * 1.3)
    assert beat.length <= max(LEAST, slow * 1.5 * 1.5)


def test_one_hiccup_does_not_slow_it_down_and_a_slow_disk_does() -> None:
    beat = Beat()
    for _ in range(RECENT):
        beat.took(0.003)
    beat.took(0.5)
    assert beat.length == LEAST
    for _ in range(RECENT):
        beat.took(0.05)
    assert beat.length >= 0.05
    for _ in range(RECENT):
        beat.took(0.003)
    assert beat.length == LEAST


def test_it_never_waits_for_ever() -> None:
    beat = Beat()
    for _ in range(RECENT):
        beat.took(100.0)
    assert beat.length <= MOST * 1.5
