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


def framed(messages: list[bytes]) -> bytes:
    """These messages, each in its frame, in one piece."""
    pieces: list[bytes] = []
    for message in messages:
        pieces.append(_head(len(message)))
        pieces.append(message)
    return b"".join(pieces)


def _head(length: int) -> bytes:
    if length <= SHORT:
        return bytes((TEXT, length))
    if length <= MIDDLE:
        return _middle.pack(TEXT, 126, length)
    return _long.pack(TEXT, 127, length)
