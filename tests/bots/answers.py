"""What the Marshals answer at fixed positions, kept in `answers.txt`: the same in every form of the rules.

`python -m tests.bots.answers` writes the file anew, after a change that is meant to change how they play.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tenderfoot.bots import make, reply
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options
from tenderfoot.games import dicetown, goldriver
from tests.bots.positions import positions

FILE: Final = Path(__file__).parent / "answers.txt"
TABLES: Final[list[tuple[Game, Options]]] = [
    (goldriver.GAME, {"players": 4}),
    (goldriver.GAME, {"players": 2}),
    (dicetown.GAME, {"players": 4}),
    (dicetown.GAME, {"players": 6, "wild_west": True, "indians": True}),
]
COUNT: Final = 40
_CLOSE: Final = 0.01  # hundredths of a chance: such answers are not kept


def answers() -> list[str]:
    """A line for each position in which one answer is clearly the best."""
    found = []
    for game, options in TABLES:
        for number, (state, ask) in enumerate(positions(game, options, COUNT, every=7, level="tumbleweed")):
            view, bot = game.view(state, ask.seat), make(game.name, "marshal", b"same")
            ranked = bot.ranked(view, ask)
            if len(ranked) < 2 or ranked[0].worth - ranked[1].worth > _CLOSE:
                said = reply(game, "marshal", bot, view, ask)
                found.append(f"{game.name} {options['players']} {number}: {said.text}")
    return found


if __name__ == "__main__":
    FILE.write_text("\n".join(answers()) + "\n", "utf-8")
