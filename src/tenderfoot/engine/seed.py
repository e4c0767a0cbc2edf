"""A seed is what anybody likes: a number, a text, bytes. One function makes the 32 bytes of it.

64 hexadecimal digits are the bytes themselves, as they stand in records; so are 32 bytes. Anything else
is hashed: `7`, `"7"` and `b"7"` are the same game.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

Seed = int | str | bytes

BYTES: Final = 32
_DIGITS: Final = frozenset("0123456789abcdefABCDEF")


def seed_bytes(seed: Seed) -> bytes:
    """The 32 bytes of a seed."""
    if isinstance(seed, bytes):
        return seed if len(seed) == BYTES else sha256(seed).digest()
    text = str(seed)
    if len(text) == 2 * BYTES and _DIGITS.issuperset(text):
        return bytes.fromhex(text)
    return sha256(text.encode("utf-8", "surrogatepass")).digest()
