"""Gold River, seen from outside."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Choice, State, settle
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import Plain, View
from tenderfoot.games.goldriver import end
from tenderfoot.games.goldriver.choices import CHOICES
from tenderfoot.games.goldriver.edition import SETTINGS, edition_of, resolved
from tenderfoot.games.goldriver.known.determinize import imagine
from tenderfoot.games.goldriver.known.view import RiverView
from tenderfoot.games.goldriver.prompts import PROMPTS
from tenderfoot.games.goldriver.setup import set_up
from tenderfoot.games.goldriver.state import River
from tenderfoot.games.goldriver.stored import codec, inventory

VERSION: Final = 2


class GoldRiver(Game):
    """The game of the box, with 2 to 5 players."""

    def __init__(self) -> None:
        super().__init__("goldriver", VERSION, SETTINGS, PROMPTS)

    def options(self, wanted: Options) -> Options:
        """Every option with its value; a first game decides two others."""
        return resolved(super().options(wanted))

    def choices(self) -> list[Choice]:
        return CHOICES

    def new_game(self, options: Options, chance: Chance, log: list[Event] | None) -> River:
        """Set up, draw the first row and ask the first question."""
        s = set_up(edition_of(self.checked(options)), chance)
        s.log = log
        settle(s)
        return s

    def view(self, s: State, seat: Seat | None) -> RiverView:
        return RiverView(cast(River, s), seat)

    def determinize(self, v: View, seed: bytes) -> River:
        return imagine(cast(RiverView, v), seed)

    def scores(self, s: State) -> list[int]:
        return end.scores(cast(River, s))

    def winners(self, s: State) -> list[Seat]:
        return [] if s.frames else end.best_seats(self.scores(s))

    def seats(self, s: State) -> int:
        return cast(River, s).seats

    def round(self, s: State) -> int:
        return cast(River, s).round

    def dump(self, s: State) -> Plain:
        return codec.dump(cast(River, s))

    def load(self, plain: Plain) -> River:
        return codec.load(plain)

    def count(self, s: State) -> None:
        inventory.count(cast(River, s))


GAME: Final[GoldRiver] = GoldRiver()


def new_game(options: Options, seed: bytes, log: list[Event] | None = None) -> River:
    """Set up, and play on to the first question.

    >>> new_game({"players": 2}, b"a seed").asks[1].options[:3]
    [bid 0, bid 1, bid 2]
    """
    return GAME.new_game(options, Chance(seed), log)


def view(s: River, seat: Seat | None) -> RiverView:
    """What this seat may know; None: a spectator.

    >>> view(new_game({"players": 2}, b"a seed"), None)
    <RiverView of a spectator: not asked>
    """
    return RiverView(s, seat)


def determinize(v: RiverView, seed: bytes) -> River:
    """A world that fits the view of a seat that is asked.

    >>> state = new_game({"players": 2}, b"a seed")
    >>> world = determinize(view(state, 0), b"a dream")
    >>> view(world, 0).plain() == view(state, 0).plain()
    True
    """
    return imagine(v, seed)


def scores(s: River) -> list[int]:
    """The points of each seat, as if the game ended now.

    >>> scores(new_game({"players": 3}, b"a seed"))
    [15, 15, 15]
    """
    return GAME.scores(s)
