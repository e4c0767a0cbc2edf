"""How often something may be done: a bucket that fills with time."""

from __future__ import annotations

import ipaddress
import math
import time
from typing import Final

FORGOTTEN: Final = 10_000
HALF: Final = 64  # of an IPv6 address, in bits


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

    def wait(self) -> int:
        """How many seconds until there is one."""
        return math.ceil(max(0.0, 1 - self._left) / self._rate)


class Buckets:
    """A bucket for each address; of very many, those that were needed longest ago are forgotten."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, address: str) -> bool:
        """One more for this address, if it has one left."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > FORGOTTEN:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()

    def wait(self, address: str) -> int:
        """How many seconds until this address has one."""
        return self._buckets[address].wait() if address in self._buckets else 0


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
