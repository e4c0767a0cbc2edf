"""Views, matches and records as people see them: a picture in a notebook, lines of text in a terminal.

What draws the pictures is loaded when the first one is wanted.
"""

from __future__ import annotations

from tenderfoot.engine.game import Game
from tenderfoot.engine.match import Match
from tenderfoot.engine.record import Record
from tenderfoot.engine.shown import Painter
from tenderfoot.engine.view import View
from tenderfoot.locale import Speaker
from tenderfoot.terminal.scene import drawn


class Easel(Painter):
    """Shows a view of a game of the house; any other view shows itself as it is."""

    def html(self, view: View) -> str | None:
        """A picture for a notebook."""
        from tenderfoot.notebook import game_of, svg  # noqa: PLC0415 - only when it is wanted

        game = game_of(view)
        return None if game is None else svg(game, view, [])

    def text(self, view: View) -> str:
        """The table in lines of text."""
        from tenderfoot.notebook import game_of  # noqa: PLC0415 - only when it is wanted

        game = game_of(view)
        return repr(view) if game is None else lines(game, view, Speaker("en", game.name, []))


def lines(game: Game, view: View, speaker: Speaker) -> str:
    """The table that this view shows, as the terminal writes it."""
    return "\n".join(drawn(game, view, speaker).text())


def match_picture(match: Match) -> str:
    """The table of a match as a spectator sees it."""
    from tenderfoot.notebook import match_svg  # noqa: PLC0415 - only when it is wanted

    return match_svg(match)


def record_picture(paper: Record) -> str:
    """The table where a record ends, with what game it was."""
    from tenderfoot.notebook import record_svg  # noqa: PLC0415 - only when it is wanted

    return record_svg(paper)
