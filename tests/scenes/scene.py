"""A scene: a table is laid, some answers are wanted, and a page is written of what comes of it.

    @town("store/dynamite")
    def dynamite(t: Table) -> str:
        \"\"\"A digs with two 9s and Dynamite.\"\"\"
        t.hand("A", "dynamite")
        t.all_dice("9 9 Q Q K", "J J J K A", "10 A A A A")
        t.town()
        return "A play dynamite"

What nobody says is answered by default. A scene ends when all that is wanted has been said, or with the
round; `…` as the last word plays the round to its end. What could not be said stands at the end of the page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.match import Match
from tenderfoot.engine.options import Options, Value
from tenderfoot.engine.record import new_record
from tenderfoot.games.dicetown import GAME as TOWN
from tenderfoot.games.goldriver import GAME as RIVER
from tests.games.goldriver.table import RiverTable
from tests.table import Table
from tools.golden.changes import letter
from tools.golden.page import Page, options_line

REST: Final = "…"
LONGEST: Final = 80  # lines: a scene is a page
CLASSIC: Final[Options] = {"edition": "classic", "players": 3, "bribes": False}
FOUR: Final[Options] = {"players": 4}
SCENES: Final[dict[str, Scene]] = {}

LayTown = Callable[[Table], str]
LayRiver = Callable[[RiverTable], str]


class Scene:
    """One scene; `name` is the path of its file."""

    def __init__(self, name: str, about: str, options: Options) -> None:
        self.name: Final = name
        self.options: Final = options
        self.heading: Final = [name, options_line(options), about, ""]

    def page(self) -> Page:
        """Lay the table, play the scene, and write it down."""
        bare, match, wanted = self.laid()
        page = Page(match, self.heading)
        page.begin(bare)
        left = [want for want in wanted.split("; ") if want]
        number = match.round
        while left and not match.over and match.round == number and len(page.lines) < LONGEST:
            page.answer(*_next(match, left))
        page.lines.extend([f"never said: {want}" for want in left if want != REST])
        return page

    def laid(self) -> tuple[Match, Match, str]:
        """The bare table, the one that was laid, and what is wanted."""
        raise NotImplementedError


class TownScene(Scene):
    """A scene of Dice Town."""

    def __init__(self, name: str, lay: LayTown, about: str, options: Options) -> None:
        super().__init__(f"dicetown/{name}", about, {**CLASSIC, **options})
        self.lay: Final = lay

    def laid(self) -> tuple[Match, Match, str]:
        options = dict(self.options)
        number = int(options.pop("round", 2))
        paper = new_record(TOWN, {"first_sheriff": 0, **options}, 0, [])
        t = Table(paper.options, number, laid=True)
        bare = Match(TOWN, paper, t.s.copy(), None)
        wanted = self.lay(t)
        return bare, Match(TOWN, paper, t.s, t.log), wanted


class RiverScene(Scene):
    """A scene of Gold River."""

    def __init__(self, name: str, lay: LayRiver, about: str, options: Options) -> None:
        super().__init__(f"goldriver/{name}", about, {**FOUR, **options})
        self.lay: Final = lay

    def laid(self) -> tuple[Match, Match, str]:
        river = RiverTable(int(self.options["players"]), "A", self.options)
        paper = new_record(RIVER, self.options, 0, [])
        river.shuffle_up()
        bare = Match(RIVER, paper, river.state.copy(), None)
        wanted = self.lay(river)
        return bare, Match(RIVER, paper, river.state, river.log), wanted


def _next(match: Match, left: list[str]) -> tuple[Ask, Choice]:
    """What somebody who is asked wants to say, each in its order; else the first asked, by default."""
    for ask in match.asks:
        want = next((want for want in left if want.startswith(f"{letter(ask.seat)} ")), "")
        choice = ask.written(want[2:])
        if choice is not None:
            left.remove(want)
            return ask, choice
    ask = match.asks[0]
    return ask, match.default(ask.seat)


def town(name: str, **options: Value) -> Callable[[LayTown], LayTown]:
    """Make a scene of Dice Town of a function that lays its table and says what is wanted."""

    def made(lay: LayTown) -> LayTown:
        SCENES[f"dicetown/{name}"] = TownScene(name, lay, lay.__doc__ or "", options)
        return lay

    return made


def river(name: str, **options: Value) -> Callable[[LayRiver], LayRiver]:
    """The same for Gold River."""

    def made(lay: LayRiver) -> LayRiver:
        SCENES[f"goldriver/{name}"] = RiverScene(name, lay, lay.__doc__ or "", options)
        return lay

    return made
