"""A table as one picture, from a view and nothing else: what a seat may not know cannot be drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tenderfoot.engine.game import Game
from tenderfoot.engine.match import Match
from tenderfoot.engine.view import View
from tenderfoot.games import GAMES
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.goldriver.known.view import RiverView
from tenderfoot.locale import Speaker
from tenderfoot.notebook import bare, crew, dicetown, estate, frame, goldriver
from tenderfoot.notebook.scene import NOT_OVER, Result, Scene
from tenderfoot.notebook.sheet import Sheet


class Picture(NamedTuple):
    """How a game is shown: drawn (and how high that is), and in words where it stands and for whom."""

    draw: Callable[[Scene[Any]], float]
    now: Callable[[Scene[Any]], str]
    points: Callable[[Scene[Any]], list[str]]


PICTURES: Final = {
    "dicetown": Picture(dicetown.draw, dicetown.now, crew.points),
    "goldriver": Picture(goldriver.draw, goldriver.now, estate.points),
}
_BARE: Final = Picture(bare.draw, bare.now, bare.points)


# Whose view it is: a view knows its table and not its game.
_VIEWS: Final[dict[type[View], Game]] = {TownView: GAMES["dicetown"], RiverView: GAMES["goldriver"]}


def game_of(view: View) -> Game | None:
    """The game of the house that this is a view of."""
    return _VIEWS.get(type(view))


def svg(game: Game, view: View, names: list[str], lang: str = "en") -> str:
    """The table as this view shows it, as one SVG; `names` are those of the seats and may be empty."""
    return drawn(game, view, names, lang, NOT_OVER)


def match_svg(match: Match, lang: str = "en") -> str:
    """The table of a match as a spectator sees it; of one that is over with everybody's points."""
    return drawn(match.game, match.view(), match.paper.names, lang, result(match))


def result(match: Match) -> Result:
    """What came of it, once nothing is hidden any more."""
    return Result(match.scores(), match.winners()) if match.over else NOT_OVER


def drawn(game: Game, view: View, names: list[str], lang: str, came: Result, *heading: str) -> str:
    """The picture, with a title and a few words for those who do not see it, and lines above it."""
    sheet, speaker = Sheet(lang), Speaker(lang, game.name, names)
    scene = Scene(sheet, game, view, view.plain(), speaker, came)
    picture = PICTURES.get(game.name, _BARE)
    high = picture.draw(scene)
    standing = [
        scene.say("notebook-standing", seat=f"seat:{seat}", points=points)
        for seat, points in enumerate(picture.points(scene))
    ]
    top = frame.heading(sheet, *heading) if heading else 0
    return sheet.svg(top, high, ". ".join([*heading, picture.now(scene)]), "; ".join(standing))
