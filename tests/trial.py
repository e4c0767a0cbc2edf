"""Judges random games of Dice Town until a law is broken: python -m tests.trial GAMES. Prints the breach.

Run by test_faults.py on a copy of the sources with a fault in it.
"""

from __future__ import annotations

import sys
from hashlib import sha256

from tenderfoot.engine.errors import Broken
from tenderfoot.engine.laws import check
from tenderfoot.games import GAMES
from tests.games.dicetown.secrets import TownSecrets


def main(games: int) -> str:
    for n in range(games):
        options = {"edition": ("classic", "revised")[n % 2], "players": 3 + n % 2}
        try:
            check(GAMES["dicetown"], options, sha256(b"%d" % n).digest(), TownSecrets(), 20_000)
        except Broken as broken:
            return str(broken)
    return "no law is broken"


if __name__ == "__main__":
    sys.stdout.write(main(int(sys.argv[1])))
