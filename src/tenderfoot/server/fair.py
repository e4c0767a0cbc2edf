"""Who makes the seed of a table: the server and every person at it, none of them alone.

The server commits itself first, then the seats, then everybody opens: nobody can choose a contribution
after having seen another's. The formulas are those of `docs/protocol.md` and of the page's own check.
"""

from __future__ import annotations

import json
from hashlib import sha256

from tenderfoot.engine.game import Options


def server_commitment(server: bytes) -> str:
    """What the server shows when the table opens."""
    return sha256(b"tenderfoot server" + server).hexdigest()


def seat_commitment(seat: int, contribution: bytes) -> str:
    """What a seat sends when it is ready."""
    return sha256(b"tenderfoot seat" + str(seat).encode() + contribution).hexdigest()


def header(game: str, options: Options, names: list[str], rules: int) -> str:
    """The game to be played, in one spelling only."""
    said = {"game": game, "options": options, "rules": rules, "seats": names}
    return json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def seed(server: bytes, contributions: list[bytes], about: str) -> bytes:
    """The seed: of the server's bytes, of each seat's in order (none is empty), of the header."""
    return sha256(server + b"".join(contributions) + about.encode()).digest()
