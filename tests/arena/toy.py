"""A toy table for the arena: Toytown, a bot that keeps the highest die, and one that keeps the lowest."""

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


NOT_A_BOT = "a word"

# As the arena names them.
TOYTOWN = "tests.arena.toy:TOY"
HIGH = "tests.arena.toy:Highest"
LOW = "tests.arena.toy:Lowest"
