"""How often something may be done: a bucket that fills with time."""

from __future__ import annotations

import time
from typing import Final

FORGOTTEN: Final = 10_000


class Bucket:
    """So many a second on average; a few seconds' worth at once."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self._rate: Final = rate
        self._full: Final = burst if burst is not None else max(5.0, rate * 3)
        self._left = self._full
        self._at = time.monotonic()

    def take(self) -> bool:
        """One more, if there is one left."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, address: str) -> bool:
        """One more for this address, if it has one left."""
        if address not in self._buckets:
            if len(self._buckets) > FORGOTTEN:
                self._buckets.clear()
            self._buckets[address] = Bucket(self._rate, self._burst)
        return self._buckets[address].take()
