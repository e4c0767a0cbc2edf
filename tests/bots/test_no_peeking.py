"""Nobody looks into another hand: deal anew what a seat may not see, and every bot decides the same."""

import pytest

from tenderfoot.bots import levels, make
from tenderfoot.engine.chance import Imagined
from tenderfoot.engine.contract import asked
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options
from tenderfoot.engine.scramble import Scramble
from tenderfoot.games import dicetown, goldriver
from tests.bots.positions import positions
from tests.games.dicetown.secrets import TownSecrets
from tests.games.goldriver.secrets import RiverSecrets

TABLES: list[tuple[Game, Options, Scramble]] = [
    (dicetown.GAME, {"edition": "revised", "players": 4}, TownSecrets()),
    (dicetown.GAME, {"edition": "classic", "players": 3}, TownSecrets()),
    (goldriver.GAME, {"players": 3}, RiverSecrets()),
    (goldriver.GAME, {"players": 2}, RiverSecrets()),
]
LADDER = levels("dicetown")
PER_TABLE = 250  # a thousand positions for each level


def unmoved(game: Game, options: Options, scramble: Scramble, level: str, count: int) -> int:
    """The number of positions in which the decision stayed; it stays in all of them, or this fails."""
    same = 0
    # Bots that answer at random come into more corners: petitions, demands, odd cards.
    for number, (state, ask) in enumerate(positions(game, options, count, level="tumbleweed")):
        seed = number.to_bytes(4, "big")
        other = state.copy()
        scramble.deal(other, ask.seat, Imagined(seed))
        question = asked(other, ask.seat)
        assert question is not None
        seen = make(game.name, level, seed).choose(game.view(state, ask.seat), ask)
        unseen = make(game.name, level, seed).choose(game.view(other, ask.seat), question)
        assert seen == unseen, f"{level} peeks in position {number}: {seen} or {unseen}"
        same += 1
    return same


@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize(("game", "options", "scramble"), TABLES)
def test_no_bot_decides_by_what_it_may_not_see(
    game: Game, options: Options, scramble: Scramble, level: str
) -> None:
    assert unmoved(game, options, scramble, level, PER_TABLE) == PER_TABLE
