"""Dice Town, seen from outside."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Choice, State
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game, numbered
from tenderfoot.engine.options import Options
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import Plain, View
from tenderfoot.games.dicetown import choices, end, setup
from tenderfoot.games.dicetown.edition import SETTINGS, resolved
from tenderfoot.games.dicetown.known.determinize import imagine
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.prompts import PROMPTS
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.stored import codec, inventory
from tenderfoot.games.dicetown.wildwest import choices as wild_choices

VERSION: Final = 2
CHOICES: Final = numbered([*choices.TABLES, *wild_choices.TABLES])


class DiceTown(Game):
    """Dice Town with its options."""

    def __init__(self) -> None:
        super().__init__("dicetown", VERSION, SETTINGS, PROMPTS)

    def options(self, wanted: Options) -> Options:
        """Every option with its value; not all of them go together."""
        return resolved(super().options(wanted))

    def choice(self, text: str) -> Choice:
        for choice in CHOICES:
            if choice.text == text:
                return choice
        return super().choice(text)

    def choices(self) -> list[Choice]:
        return CHOICES

    def new_game(self, options: Options, chance: Chance, log: list[Event] | None) -> Town:
        return setup.set_up(self.checked(options), chance, log)

    def view(self, s: State, seat: Seat | None) -> TownView:
        return TownView(cast(Town, s), seat)

    def determinize(self, v: View, seed: bytes) -> Town:
        return imagine(cast(TownView, v), seed)

    def scores(self, s: State) -> list[int]:
        town = cast(Town, s)
        return [end.points(town, seat) for seat in range(len(town.players))]

    def winners(self, s: State) -> list[Seat]:
        winner = cast(Town, s).winner
        return [] if winner < 0 else [winner]

    def seats(self, s: State) -> int:
        return len(cast(Town, s).players)

    def round(self, s: State) -> int:
        return cast(Town, s).round

    def dump(self, s: State) -> Plain:
        return codec.dump(cast(Town, s))

    def load(self, plain: Plain) -> Town:
        return codec.load(plain)

    def count(self, s: State) -> None:
        inventory.count(cast(Town, s))


GAME: Final[DiceTown] = DiceTown()


def new_game(options: Options, seed: bytes, log: list[Event] | None = None) -> Town:
    """Set up, and play on to the first question.

    >>> state = new_game({"edition": "classic", "players": 2}, b"a seed")
    >>> state.asks[0].options[:3]
    [keep none, keep K, keep J]
    """
    return GAME.new_game(options, Chance(seed), log)


def view(s: Town, seat: Seat | None) -> TownView:
    """What this seat may know; None: a spectator.

    >>> state = new_game({"players": 2}, b"a seed")
    >>> view(state, 1).ask == state.asks[1], view(state, None)
    (True, <TownView of a spectator: not asked>)
    """
    return TownView(s, seat)


def determinize(v: TownView, seed: bytes) -> Town:
    """A world that fits the view of a seat that is asked.

    >>> state = new_game({"players": 2}, b"a seed")
    >>> world = determinize(view(state, 0), b"a dream")
    >>> world.asks[0].options == state.asks[0].options  # what seat 0 saw is as it was
    True
    >>> world.asks[1].options == state.asks[1].options  # what lies under the other cup is not known
    False
    """
    return imagine(v, seed)


def scores(s: Town) -> list[int]:
    """The points of each seat, as if the game ended now.

    >>> scores(new_game({"players": 2, "first_sheriff": "0"}, b"a seed"))
    [9, 4]
    """
    return GAME.scores(s)
