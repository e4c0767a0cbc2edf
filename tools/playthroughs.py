"""Writes the golden games of tests/playthroughs anew: python -m tools.playthroughs. The diff is the review.

Three whole games, in which answers are drawn, and a scene for each card, place and power of the box, laid
out in `tests/scenes` so that no scene depends on a shuffle. Each is a file of its own.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tenderfoot.engine.match import begun
from tenderfoot.engine.options import Options
from tenderfoot.engine.record import new_record
from tenderfoot.games import GAMES
from tests.scenes.all import SCENES
from tools.golden.dealt import Dealt
from tools.golden.page import Page, options_line

FOLDER: Final = Path(__file__).parent.parent / "tests" / "playthroughs"

WHOLE: Final[dict[str, Options]] = {
    "dicetown/whole/classic": {"edition": "classic", "players": 3, "bribes": False},
    "dicetown/whole/revised": {"edition": "revised", "players": 3, "wild_west": True, "indians": True},
    "goldriver/whole/all": {"players": 3},
}


def golden() -> list[str]:
    """The names of all golden games."""
    return [*WHOLE, *SCENES]


def page(name: str) -> Page:
    """One of them, played."""
    return SCENES[name].page() if name in SCENES else whole(name)


def whole(name: str) -> Page:
    """A whole game: its name is the seed, its cards and answers are drawn by theirs."""
    game = GAMES[name.split("/", maxsplit=1)[0]]
    paper = new_record(game, WHOLE[name], name, [])
    match = begun(game, paper, Dealt(paper.seed), [])
    written = Page(match, [name, options_line(WHOLE[name]), ""])
    written.begin()
    while not match.over:
        ask = match.asks[0]
        written.answer(ask, written.drawn(ask))
    return written


def file_of(name: str) -> Path:
    """Where it is kept."""
    return FOLDER / f"{name}.txt"


def main() -> None:
    """Write all of them, and remove those that are no longer wanted."""
    wanted = {file_of(name): name for name in golden()}
    for file in FOLDER.rglob("*.txt"):
        if file not in wanted:
            file.unlink()
    for file, name in wanted.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page(name).text(), "utf-8")
    sys.stdout.write(f"{len(wanted)} golden games written\n")


if __name__ == "__main__":
    main()
