"""A bot of one's own that beats the greenhorn at Gold River: it dreams every answer to the end of the round.

    python examples/bot.py            # a hundred games against the greenhorn
    python examples/bot.py --short    # a few

It is shown a view and a question, and nothing else. So it deals itself a world that fits the view, tries an
answer there, lets greenhorns play the round out, and asks what was learned of Gold River how likely it is to
win from there. The answer with the best dream is the one it gives.
"""

from __future__ import annotations

import sys

import tenderfoot
from tenderfoot.bots.goldriver.greenhorn import Greenhorn
from tenderfoot.bots.goldriver.insight import chances
from tenderfoot.engine.contract import Ask, Choice, decide, waiting
from tenderfoot.engine.view import View
from tenderfoot.games.goldriver import GAME


class Dreamer(tenderfoot.Bot):
    """Tries every answer in a world of its own, as far as the end of the round."""

    games = ("goldriver",)

    def choose(self, view: View, ask: Ask) -> Choice:
        """The answer after which it is most likely to win."""
        return max(ask.options[:8], key=lambda option: self.dream(view, ask, option))

    def dream(self, view: View, ask: Ask, option: Choice) -> float:
        """The chance to win when greenhorns have played the round out."""
        world, sleeper = GAME.determinize(view, self.seed), Greenhorn(self.seed)
        now = GAME.round(world)
        decide(world, ask.seat, option)
        while world.frames and GAME.round(world) == now:
            other = waiting(world)[0]
            decide(world, other.seat, sleeper.choose(GAME.view(world, other.seat), other))
        return chances(world)[ask.seat]


def main(*, short: bool) -> None:
    """Measure it."""
    games = 4 if short else 100
    print(tenderfoot.tournament("goldriver", [Dreamer, "greenhorn"], games=games, players=2))


if __name__ == "__main__":
    main(short="--short" in sys.argv)
