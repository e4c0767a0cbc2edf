"""A few random games of everything in the box, for a compiler that wants to see which way the rules go.

`tools/compile_rules.py` runs it with the package that counts. What is played here changes no game, only
which branches the compiler lays straight.
"""

import random
import sys
from typing import Final

from tenderfoot.engine.chance import Chance, Imagined
from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options
from tenderfoot.engine.rollout import Uniform, rollout
from tenderfoot.games import GAMES

TABLES: Final[list[tuple[str, Options]]] = [
    ("dicetown", {"edition": "revised", "players": 4}),
    ("dicetown", {"edition": "classic", "players": 4}),
    ("dicetown", {"edition": "classic", "players": 6, "wild_west": True, "indians": True}),
    ("goldriver", {"players": 4}),
    ("goldriver", {"players": 2}),
]
GAMES_EACH: Final = 40
STRIDE: Final = 19  # every so many answers the table is shown to somebody, who imagines another


def play(game: Game, options: Options, number: int) -> None:
    """A real game, driven from here as a user drives it; now and then somebody is shown the table."""
    state = game.new_game(options, Chance(number.to_bytes(32, "big")), None)
    pick = random.Random(number).random
    answers = 0
    while state.frames:
        ask = waiting(state)[0]
        if answers % STRIDE == 0:
            seen = game.view(state.copy(), ask.seat)
            seen.plain()
            game.determinize(seen, answers.to_bytes(4, "big"))
        decide(state, ask.seat, ask.options[int(pick() * len(ask.options))])
        answers += 1


def main(games: int) -> None:
    """Every table, really and in a dream, so many games each."""
    for name, wanted in TABLES:
        game = GAMES[name]
        options = game.options(wanted)
        for number in range(games):
            play(game, options, number)
            rollout(game.new_game(options, Imagined(number.to_bytes(4, "big")), None), Uniform(number))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES_EACH)
