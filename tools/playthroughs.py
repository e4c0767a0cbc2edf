"""Writes the golden games of tests/playthroughs anew: python -m tools.playthroughs.

A file is named after its game, its options and a number; the seed is the hash of that name, so that no
game was picked by hand. There are as many as it takes for everything in the box to occur.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from tenderfoot.engine.options import Options, word
from tenderfoot.engine.playthrough import Playthrough
from tenderfoot.games import GAMES

FOLDER: Final = Path(__file__).parent.parent / "tests" / "playthroughs"


QUIET: Final[Options] = {"edition": "classic", "players": 4, "bribes": False, "wild_west": True}
FULL: Final[Options] = {"players": 5}


def dicetown() -> list[Options]:
    """Each edition, bare and with the extension and the Indians, for each number of players."""
    bare: list[Options] = [
        {"edition": edition, "players": players, "bribes": bribes}
        for edition in ("classic", "revised")
        for players, bribes in ((2, True), (3, True), (4, True), (4, False), (5, True))
    ]
    wild: list[Options] = [
        {"edition": edition, "players": players, "wild_west": True, "indians": indians}
        for edition in ("classic", "revised")
        for players, indians in ((2, True), (3, False), (4, True), (5, False), (6, True))
    ]
    indians: list[Options] = [
        {"edition": edition, "players": 3, "indians": True} for edition in ("classic", "revised")
    ]
    return bare + wild + indians + [QUIET] * 4


def goldriver() -> list[Options]:
    """Each number of players with all options on, and the others once each."""
    full: list[Options] = [{"players": players} for players in (2, 3, 4, 5)]
    return [
        *full,
        {"players": 4, "first_game": True},
        {"players": 3, "buildings": False},
        {"players": 5, "poker": False, "mayor_points": 5},
        *[FULL] * 6,
        *[{"players": 2}] * 4,
    ]


GOLDEN: Final[dict[str, list[Options]]] = {"dicetown": dicetown(), "goldriver": goldriver()}


def golden() -> dict[str, tuple[str, Options]]:
    """Every golden game: its file, its game and its options."""
    found: dict[str, tuple[str, Options]] = {}
    for game, sets in GOLDEN.items():
        for options in sets:
            title = ",".join([game, *[f"{name}={word(value)}" for name, value in options.items()]])
            number = sum(1 for name in found if name.startswith(f"{title},game")) + 1
            found[f"{title},game={number}"] = (game, options)
    return found


def write(name: str) -> str:
    """One golden game."""
    game, options = golden()[name]
    return Playthrough(GAMES[game], options, sha256(name.encode()).digest()).write()


def main() -> None:
    """Write all of them, and remove those that are no longer wanted."""
    FOLDER.mkdir(exist_ok=True)
    wanted = golden()
    for file in FOLDER.glob("*.txt"):
        if file.stem not in wanted:
            file.unlink()
    for name in wanted:
        (FOLDER / f"{name}.txt").write_text(write(name), "utf-8")
    sys.stdout.write(f"{len(wanted)} golden games written\n")


if __name__ == "__main__":
    main()
