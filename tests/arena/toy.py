"""A toy table for the arena: Toytown, a bot that keeps the highest die, and one that keeps the lowest."""

import os
from pathlib import Path
from time import sleep

from tenderfoot.arena.bout import own
from tenderfoot.bots import Bot
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.view import View
from tests.engine.toytown import Toytown

TOY = Toytown()


class Highest(Bot):
    def choose(self, view: View, ask: Ask) -> Choice:
        return ask.options[-1]


class Lowest(Highest):
    def choose(self, view: View, ask: Ask) -> Choice:
        return ask.options[0]


class Stubborn(Highest):
    def choose(self, view: View, ask: Ask) -> Choice:
        return Choice(-1, "nonsense")


class Waiting(Lowest):
    """Waits before a gate, if there is one, in all games but those of the first five seeds."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.free = seed in {own(first, seat) for first in range(5) for seat in range(6)}

    def choose(self, view: View, ask: Ask) -> Choice:
        while not self.free and Path(os.environ.get("TENDERFOOT_GATE", "none")).exists():
            sleep(0.01)
        return super().choose(view, ask)


NOT_A_BOT = "a word"

# As the arena names them.
TOYTOWN = "tests.arena.toy:TOY"
HIGH = "tests.arena.toy:Highest"
LOW = "tests.arena.toy:Lowest"
WAITING = "tests.arena.toy:Waiting"
