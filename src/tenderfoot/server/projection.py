"""What a viewer is sent: the one place where anything of a game leaves for a socket, a replay or a page.

It is built from nothing, field by field: the view the game gives this viewer, his own question, the
events as told to him, and what everybody may know. A spectator is the viewer `None`; what everybody sees
alike is taken from his view, which knows no secret, and encoded once for all.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct

from tenderfoot.engine.contract import State, prospect
from tenderfoot.engine.game import Game
from tenderfoot.engine.view import Shape
from tenderfoot.server.messages import (
    Event,
    Moment,
    Option,
    Outcome,
    Question,
    Shown,
    Ticking,
    Window,
    news_encoder,
)
from tenderfoot.server.play import Play, StoredEvent

Viewer = int | None


class Open:
    """The table that everybody sees alike, encoded once."""

    def __init__(self, table: Shape) -> None:
        self._table: Final = news_encoder.encode(table)

    def with_own(self, own: Shape) -> bytes:
        """The view of a seat: the table, and what this seat alone knows."""
        return b'{"table":' + self._table + b',"own":' + news_encoder.encode(own) + b"}"


class Common(Struct, frozen=True):
    """What everybody is shown alike."""

    view: Open
    ticking: Ticking
    window: Window | None
    outcome: Outcome | None


class Projection:
    """The allow-list. Tests plant leaks by replacing it; nothing else does."""

    def shown(self, play: Play, viewer: Viewer, common: Common) -> Shown:
        """The whole message; the moments are put in for each socket."""
        view = self.view(play.game, play.state, viewer, common.view)
        mine = (self.question(play, viewer), self.locked(play, viewer))
        return Shown(play.version, [], view, *mine, common.ticking, common.window, common.outcome)

    def story(self, version: int, outcome: Outcome | None) -> Shown:
        """A game that these rules cannot play: its story is told, with its end, and nothing is asked."""
        return Shown(version, [], Raw(b"null"), None, None, Ticking([], None, []), None, outcome)

    def open(self, game: Game, state: State) -> Open:
        """What everybody sees of the table: a spectator's."""
        return Open(game.view(state, None).table())

    def view(self, game: Game, state: State, viewer: Viewer, known: Open | None = None) -> Raw:
        """What the viewer sees: the table as everybody sees it, and his own half."""
        known = self.open(game, state) if known is None else known
        return Raw(known.with_own(game.view(state, viewer).own()))

    def told(self, heard: list[StoredEvent], viewer: Viewer) -> list[Event]:
        """The events as told to the viewer."""
        told = []
        for event in heard:
            if event.audience == -1 or (viewer is not None and event.audience >> viewer & 1):
                told.append(Event(event.title, event.facts))
            elif event.others is not None:
                told.append(Event(*event.others))
        return told

    def moment(self, version: int, at: int, heard: list[StoredEvent], viewer: Viewer) -> Raw:
        """One version of the table, in words."""
        return Raw(news_encoder.encode(Moment(version, at, self.told(heard, viewer))))

    def question(self, play: Play, viewer: Viewer) -> Question | None:
        """The viewer's own open question."""
        ask = None if viewer is None else play.asks[viewer]
        if viewer is None or ask is None:
            return None
        options = [Option(option.text, prospect(play.state, ask, option)) for option in ask.options]
        facts = play.state.frames[-1].facts(play.state)
        prompt = play.game.prompt(ask)
        return Question(play.numbers[viewer], prompt.name, prompt.kind, facts, options)

    def locked(self, play: Play, viewer: Viewer) -> int | None:
        """The number by which the viewer can take back what he said."""
        return None if viewer is None else play.locked[viewer]

    def ticking(self, play: Play, left: int | None, banks: list[int]) -> Ticking:
        """Whose time runs: everybody who is asked, whether he has answered or not."""
        return Ticking(play.polled(), left, banks)

    def window(self, play: Play, left: int | None) -> Window | None:
        """The open reaction window, as everybody may know it."""
        return Window(play.version, left, play.holds[:]) if play.window() else None

    def outcome(self, play: Play) -> Outcome | None:
        """How it ended; nothing before."""
        if not play.over():
            return None
        return Outcome(play.game.scores(play.state), play.game.winners(play.state))


ALLOWED: Final = Projection()
