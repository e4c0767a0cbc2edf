"""What a game gives to those who play it: the four names of the contract, and how to set it up.

Each game makes one instance of a subclass of `Game`, called `GAME`; `tenderfoot.games.GAMES` lists
them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, Choice, State
from tenderfoot.engine.events import Event
from tenderfoot.engine.options import Options, Setting, chosen, same
from tenderfoot.engine.prompt import Prompt, Prompts
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import Plain, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game, seen from outside."""

    def __init__(self, name: str, version: int, settings: list[Setting], prompts: Prompts) -> None:
        self.name: Final = name
        self.version: Final = version  # of the rules: changes when behaviour does
        self.settings: Final = settings
        self.prompts: Final = prompts  # name and kind of each question, by `Ask.prompt`
        self._before: tuple[Options, Options] | None = None  # what the game before wanted, and got

    def options(self, wanted: Options) -> Options:
        """Every option with its value; refuses what does not exist. Games add what does not go together."""
        return chosen(self.settings, wanted)

    def checked(self, wanted: Options) -> Options:
        """The same; what was wanted of the game before is not read again, for most games are one of many."""
        before = self._before
        if before is None or not same(wanted, before[0]):
            before = (dict(wanted), self.options(wanted))
            self._before = before
        return before[1]

    def prompt(self, ask: Ask) -> Prompt:
        """What this question is called, and of which kind it is."""
        return self.prompts[ask.prompt]

    def choice(self, text: str) -> Choice:
        """The choice written like this, legal or not; games that know theirs can say better why not."""
        return Choice(-1, text)

    def choices(self) -> list[Choice]:
        """Every choice there is, in an order that stays as long as the version: each bears its place."""
        raise NotImplementedError

    def new_game(self, options: Options, chance: Chance, log: list[Event] | None) -> State:
        """Set up, and play on to the first question."""
        raise NotImplementedError

    def view(self, s: State, seat: Seat | None) -> View:
        """What this seat may know; None: a spectator."""
        raise NotImplementedError

    def determinize(self, v: View, seed: bytes) -> State:
        """A world that fits the view of a seat that is asked, dealt by a chance of its own."""
        raise NotImplementedError

    def scores(self, s: State) -> list[int]:
        """The points of each seat, as if the game ended now."""
        raise NotImplementedError

    def winners(self, s: State) -> list[Seat]:
        """Who has won; empty while the game goes on."""
        raise NotImplementedError

    def seats(self, s: State) -> int:
        """How many play."""
        raise NotImplementedError

    def round(self, s: State) -> int:
        """Which round is played, from 1."""
        raise NotImplementedError

    def dump(self, s: State) -> Plain:
        """The state as plain data, secrets and all: for the store, never for a seat."""
        raise NotImplementedError

    def load(self, plain: Plain) -> State:
        """The state that was dumped."""
        raise NotImplementedError

    def count(self, s: State) -> None:
        """Raise `Broken` unless everything of the box is somewhere exactly once (law 7)."""
        raise NotImplementedError


def numbered(tables: list[list[Choice]]) -> list[Choice]:
    """All choices of a game, table by table; from now on each of them bears its place."""
    choices = [choice for table in tables for choice in table]
    for number, choice in enumerate(choices):
        choice.number = number
    return choices
