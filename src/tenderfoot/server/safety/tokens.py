"""Secrets that open doors: 128 random bits each, kept as digests only.

A link's secret stands in the fragment of its address; a device's stands in its cookie.
"""

from __future__ import annotations

import secrets
import string
from hashlib import sha256
from typing import Final

LETTERS: Final = string.digits + string.ascii_lowercase
COOKIE: Final = "tenderfoot"
HOST_COOKIE: Final = "__Host-tenderfoot"  # under https: no other host can set it
TOKEN_LENGTH: Final = 22
ID_LENGTH: Final = 10


def new_secret() -> str:
    """128 bits, as 22 letters."""
    return secrets.token_urlsafe(16)


def digest(secret: str) -> bytes:
    """What is stored of a secret: enough to know it again, too little to use it.

    It is looked up by this digest, so how long a comparison takes tells nothing of the secret.
    """
    return sha256(b"tenderfoot token" + secret.encode()).digest()


def new_table_id(first: str = LETTERS) -> str:
    """The name of a table in addresses; it opens nothing. Its first letter is one of these."""
    return secrets.choice(first) + "".join([secrets.choice(LETTERS) for _ in range(ID_LENGTH - 1)])


def is_table_id(name: str) -> bool:
    """Whether a table could have this name."""
    return len(name) == ID_LENGTH and all(letter in LETTERS for letter in name)
