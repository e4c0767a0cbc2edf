"""How often something may be done: a bucket that fills with time, for each device, address or table.

Buckets outlive connections: coming again gives nobody more. There is room for so many of them; only those
that are full again are forgotten, for a full one and none are the same. Where very many have been made up at
once, newcomers share one bucket until some are full: nobody who is known loses anything by that, and nobody
gets more by being many.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from typing import Final

FORGOTTEN: Final = 10_000
LOOKED_AT: Final = 8  # for room, each time somebody new comes
HALF: Final = 64  # of an IPv6 address, in bits
Clock = Callable[[], float]


def now() -> float:
    """Seconds of a clock that nobody sets."""
    return time.monotonic()


class Bucket:
    """So many a second on average; a few seconds' worth at once."""

    def __init__(self, rate: float, burst: float | None = None, clock: Clock = now) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._most: Final = burst if burst is not None else max(5.0, rate * 3)
        self._left = self._most
        self._at = clock()

    def take(self) -> bool:
        """One more, if there is one left."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> int:
        """How many seconds until there is one."""
        self._fill()
        return math.ceil(max(0.0, 1 - self._left) / self._rate)

    def full(self) -> bool:
        """Whether it is as if nothing had ever been taken."""
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        before, self._at = self._at, self._clock()
        self._left = min(self._most, self._left + (self._at - before) * self._rate)


class Buckets:
    """A bucket for each name, and one that strangers share when there are too many names."""

    def __init__(self, rate: float, burst: float | None = None, clock: Clock = now) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._clock: Final = clock
        self._buckets: Final[dict[object, Bucket]] = {}
        self._strangers: Final = self._new()

    def take(self, name: object) -> bool:
        """One more for this name, if it has one left."""
        bucket = self._buckets.get(name)
        if bucket is None and self._room():
            bucket = self._buckets[name] = self._new()
        return (bucket or self._strangers).take()

    def wait(self, name: object) -> int:
        """How many seconds until this name has one."""
        return self._buckets.get(name, self._strangers).wait()

    def _room(self) -> bool:
        """Whether there is room for one more; of those looked at, the full ones go and the others wait."""
        for name in self._oldest() if len(self._buckets) >= FORGOTTEN else ():
            bucket = self._buckets.pop(name)
            if not bucket.full():
                self._buckets[name] = bucket
        return len(self._buckets) < FORGOTTEN

    def _oldest(self) -> list[object]:
        return [name for name, _ in zip(self._buckets, range(LOOKED_AT), strict=False)]

    def _new(self) -> Bucket:
        return Bucket(self._rate, self._burst, self._clock)


class Allowance:
    """How often each device may do something, and all devices of one address together."""

    def __init__(self, rate: float, crowd: float) -> None:
        self._each: Final = Buckets(rate)
        self._together: Final = Buckets(rate * crowd)

    def wait(self, device: bytes, address: str) -> int:
        """Take one: 0; or how many seconds until there is one."""
        if not self._each.take(device):
            return max(1, self._each.wait(device))
        return 0 if self._together.take(address) else max(1, self._together.wait(address))


def neighbourhood(address: str) -> str:
    """An address as limits count it: of IPv6 the 64 bits that one machine or household has to itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> HALF << HALF, HALF)))
