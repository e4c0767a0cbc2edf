"""Positions to put bots into: games of weak bots, looked at now and then."""

from collections.abc import Iterator
from random import Random

from tenderfoot.bots import make, reply
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, State, decide, waiting
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options


def positions(
    game: Game, options: Options, count: int, *, every: int = 3, level: str = "greenhorn"
) -> Iterator[tuple[State, Ask]]:
    """So many open questions out of games between bots of a level, every third of them, in many games."""
    seed = 0
    while True:
        seed += 1
        state = game.new_game(game.options(options), Chance(seed.to_bytes(4, "big")), None)
        chance = Random(seed)
        asked = chance.randrange(every)
        while state.frames:
            asks = waiting(state)
            ask = asks[chance.randrange(len(asks))]
            asked += 1
            if asked % every == 0:
                if not count:
                    return
                count -= 1
                yield state, ask
            bot = make(game.name, level, bytes([asked % 256]))
            decide(state, ask.seat, reply(game, level, bot, game.view(state, ask.seat), ask))
