"""How a text stands on the wire (RFC 6455, 5.2): whole, unmasked, not compressed.

A message for many is framed as it is for one, and what is due to a socket at the same time leaves in one
piece; aiohttp reads, greets, pings and closes.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

TEXT: Final = 0x81  # the last frame of a text, and the first
SHORT: Final = 125
MIDDLE: Final = 0xFFFF
_middle: Final = Struct("!BBH")
_long: Final = Struct("!BBQ")


def framed(message: bytes) -> bytes:
    """The frame of a message."""
    length = len(message)
    if length <= SHORT:
        return bytes((TEXT, length)) + message
    if length <= MIDDLE:
        return _middle.pack(TEXT, 126, length) + message
    return _long.pack(TEXT, 127, length) + message
