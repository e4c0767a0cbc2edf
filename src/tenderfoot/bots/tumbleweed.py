"""Level 0, for every game: rolls wherever the wind blows."""

from __future__ import annotations

from tenderfoot.bots.any import Any


class Tumbleweed(Any):
    """Answers at random, and is what the other levels are measured by."""
