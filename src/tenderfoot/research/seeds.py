"""Seeds of one environment: the same first seed gives the same games, and no other environment is touched."""

from __future__ import annotations

import secrets
from hashlib import sha256

from tenderfoot.engine.seed import Seed, seed_bytes


class Seeds:
    """One seed after the other, for game after game; without a first one chance draws it."""

    def __init__(self, first: Seed | None = None) -> None:
        self.root = secrets.token_bytes(32) if first is None else seed_bytes(first)
        self.count = 0

    def next(self) -> bytes:
        """The seed of the next game, or of whatever else is to be drawn."""
        self.count += 1
        return sha256(self.root + self.count.to_bytes(8, "big")).digest()
