"""Chance that anybody can check: a function of the seed and of what is being decided.

There is no stream. `dice 3 2` (round 3, throw 2) names one outcome; its bytes are
HMAC-SHA256(seed, "dice 3 2 0"), then "… 1" and so on while more are needed. A number below n
takes bytes one by one, skips those at or above 256 - 256 mod n, and is the byte mod n. A shuffle
is Fisher-Yates from the end with such numbers. Nothing else under `engine` or `games` is random.
"""

from __future__ import annotations

from typing import Final, cast, final
from zlib import crc32

from mypy_extensions import i64, mypyc_attr

# For a few bytes Python's own SHA-256 is a little quicker in 3.11; since then `hashlib`'s is much quicker.
try:
    from _sha256 import sha256
except ImportError:
    from hashlib import sha256

_BLOCK: Final = 64
_INNER_PAD: Final = bytes([b ^ 0x36 for b in range(256)])
_OUTER_PAD: Final = bytes([b ^ 0x5C for b in range(256)])
_WORD: Final[i64] = (1 << 32) - 1
_BYTES: Final = bytes(range(256))


class Hmac:
    """HMAC-SHA256 with one seed: it begins with the same two blocks for every text, absorbed once."""

    def __init__(self, seed: bytes) -> None:
        pad = (sha256(seed).digest() if len(seed) > _BLOCK else seed).ljust(_BLOCK, b"\0")
        self._inner = sha256(pad.translate(_INNER_PAD))
        self._outer = sha256(pad.translate(_OUTER_PAD))

    def digest(self, text: bytes) -> bytes:
        """The 32 bytes of a text."""
        inner = self._inner.copy()
        inner.update(text)
        outer = self._outer.copy()
        outer.update(inner.digest())
        digest: bytes = outer.digest()
        return digest


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The chance of one real game: the bytes of its seed, by key."""

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed
        self._hmac: Hmac | None = None  # made for the first block: an imagined chance wants none

    def block(self, key: str, counter: int) -> bytes:
        """The next bytes of a key."""
        if self._hmac is None:
            self._hmac = Hmac(self.seed)
        return self._hmac.digest(f"{key} {counter}".encode())

    def numbers(self, key: str, n: int, count: int) -> list[int]:
        """`count` uniform numbers below n, n at most 256; a throw hardly ever needs a second block."""
        return self._draw(key, n, count)

    def below(self, key: str, n: int) -> int:
        """One uniform number below n."""
        return self._draw(key, n, 1)[0]

    def shuffled(self, key: str, cards: list[int]) -> list[int]:
        """The cards in a new order; the list given stays as it is."""
        mixed = cast("list[object]", cards[:])  # they are moved, not looked at
        left: i64 = len(mixed)
        counter = 0
        while left > 1:
            for each in self.block(key, counter):
                byte: i64 = each
                if byte < 256 - 256 % left:
                    j = byte % left
                    left -= 1
                    mixed[left], mixed[j] = mixed[j], mixed[left]
                    if left == 1:
                        break
            counter += 1
        return cast("list[int]", mixed)

    def _draw(self, key: str, n: int, count: int) -> list[int]:
        """The remainders of the bytes of a key, as many as are needed."""
        if n not in _SIDES:
            _SIDES[n] = Sides(n)
        sides = _SIDES[n]
        given: list[int] = []
        counter = 0
        while len(given) < count:
            numbers = self.block(key, counter).translate(sides.remainders, sides.skipped)
            given += numbers[: count - len(given)]
            counter += 1
        return given


@final
class Sides:
    """How bytes become numbers below n, each as likely as any other."""

    def __init__(self, n: int) -> None:
        self.remainders: Final = bytes([byte % n for byte in _BYTES])
        self.skipped: Final = _BYTES[256 - 256 % n :]


_SIDES: Final[dict[int, Sides]] = {}


class Imagined(Chance):
    """The chance of a world that a bot deals itself: cheaper numbers behind the same names.

    Real games never use it. It need not resist an attacker, only be even and repeatable.
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._low: Final = crc32(seed)
        self._high: Final = crc32(seed, 0x5EED)

    def numbers(self, key: str, n: int, count: int) -> list[int]:
        """`count` numbers below n; the remainder of 32 bits is even enough for a dream."""
        x: i64 = crc32(key.encode(), self._low)
        step: i64 = self._high
        given: list[int] = []
        for _ in range(count):
            x = stir(x + step)
            given.append(x % n)
        return given

    def below(self, key: str, n: int) -> int:
        """One number below n."""
        return stir(crc32(key.encode(), self._low) + self._high) % n

    def shuffled(self, key: str, cards: list[int]) -> list[int]:
        """The cards in a new order."""
        x: i64 = crc32(key.encode(), self._low)
        step: i64 = self._high
        mixed = cast("list[object]", cards[:])
        for i in range(len(mixed) - 1, 0, -1):
            x = stir(x + step)
            j = x % (i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return cast("list[int]", mixed)


class Scripted(Chance):
    """Chance that follows a script for the keys it names, and a seed for the others.

    For tests ("seat 1 throws 9 9 J Q A") and for searches that try every outcome. The script of a
    shuffle is the new order of the cards' positions.
    """

    def __init__(self, seed: bytes, script: dict[str, list[int]]) -> None:
        super().__init__(seed)
        self.script: Final = script

    def numbers(self, key: str, n: int, count: int) -> list[int]:
        """What the script says, as far as it goes."""
        told = self.script.get(key, [])[:count]
        return told + super().numbers(key, n, count)[len(told) :]

    def below(self, key: str, n: int) -> int:
        """What the script says, or the seed."""
        told = self.script.get(key, [])
        return told[0] if told else super().below(key, n)

    def shuffled(self, key: str, cards: list[int]) -> list[int]:
        """The cards in the order of the script, or of the seed."""
        told = self.script.get(key, [])
        return [cards[i] for i in told] if told else super().shuffled(key, cards)


def stir(x: i64) -> i64:
    """Spread every bit of a 32-bit word over all of it; products stay below 63 bits."""
    x &= _WORD
    x = ((x ^ x >> 16) * 0x45D9F3B) & _WORD
    x = ((x ^ x >> 15) * 0x2C1B3C6D) & _WORD
    return x ^ x >> 16
