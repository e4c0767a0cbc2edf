"""Where the seed of a game among several people comes from: all of them, and none of them alone.

Whoever keeps the table draws 32 bytes and shows a commitment to them; then each seat draws 16 bytes and
commits itself; then all open. Nobody can choose his bytes after having seen another's. The seed is
SHA-256 of the table's bytes, of each seat's in order (empty: a bot, or somebody who did not open in
time), and of the header: the game to be played, as JSON in one spelling. docs/fairness.md says more.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from tenderfoot.engine.options import Options

_NOTHING: Final = "-"


class Origin:
    """What was opened when the game began."""

    def __init__(self, table: bytes, seats: list[bytes]) -> None:
        self.table: Final = table
        self.seats: Final = seats

    def seed(self, header: str) -> bytes:
        """The seed that comes of it."""
        return sha256(self.table + b"".join(self.seats) + header.encode()).digest()

    def write(self) -> str:
        """As it stands in a record."""
        return " ".join([part.hex() or _NOTHING for part in [self.table, *self.seats]])


def read_origin(text: str) -> Origin:
    """What `write` wrote; raises ValueError."""
    parts = [bytes.fromhex("" if word == _NOTHING else word) for word in text.split(" ")]
    return Origin(parts[0], parts[1:])


def header(game: str, options: Options, names: list[str], version: int) -> str:
    """The game to be played, in one spelling only."""
    said = {"game": game, "options": options, "rules": version, "seats": names}
    return json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def table_commitment(contribution: bytes) -> str:
    """What is shown when the table is opened."""
    return sha256(b"tenderfoot server" + contribution).hexdigest()


def seat_commitment(seat: int, contribution: bytes) -> str:
    """What a seat sends when it is ready."""
    return sha256(b"tenderfoot seat" + str(seat).encode() + contribution).hexdigest()
