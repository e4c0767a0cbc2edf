"""What a viewer is sent: the one place where anything of a game leaves for a socket, a replay or a page.

It is built from nothing, field by field: the view the game gives this viewer, his own question, the
events as told to him, and what everybody may know. A spectator is the viewer `None`; what everybody sees
alike is taken from his view, which knows no secret, and encoded once for all.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from tenderfoot.engine.contract import State, prospect
from tenderfoot.engine.game import Game
from tenderfoot.server.protocol.server_messages import (
    Event,
    Moment,
    Option,
    Outcome,
    Question,
    Ticking,
    Window,
    encoder,
)
from tenderfoot.server.tables.acts import StoredEvent
from tenderfoot.server.tables.half import Half
from tenderfoot.server.tables.picture import Common, Picture, Seen
from tenderfoot.server.tables.position import Position

Viewer = int | None


class Projection:
    """The allow-list. Tests plant leaks by replacing it; nothing else does."""

    def shown(self, position: Position, viewer: Viewer, common: Common) -> Picture:
        """All of it; what was told is put in for each socket."""
        view = self.view(position.game, position.state, viewer, common.view)
        mine = (self.question(position, viewer), self.locked(position, viewer))
        return Picture(position.version, view, *mine, common.ticking, common.window, common.outcome)

    def story(self, version: int, outcome: Outcome | None) -> Picture:
        """A game that these rules cannot play: its story is told, with its end, and nothing is asked."""
        return Picture(version, None, None, None, Ticking([], None, []), None, outcome)

    def open(self, game: Game, state: State) -> Half:
        """What everybody sees of the table: a spectator's."""
        return Half(game.view(state, None).table())

    def view(self, game: Game, state: State, viewer: Viewer, known: Half | None = None) -> Seen:
        """What the viewer sees: the table as everybody sees it, and his own half."""
        known = self.open(game, state) if known is None else known
        return Seen(known, Half(game.view(state, viewer).own()))

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
        return Raw(encoder.encode(Moment(version, at, self.told(heard, viewer))))

    def question(self, position: Position, viewer: Viewer) -> Question | None:
        """The viewer's own open question."""
        ask = None if viewer is None else position.asks[viewer]
        if viewer is None or ask is None:
            return None
        options = [Option(option.text, prospect(position.state, ask, option)) for option in ask.options]
        facts = position.state.frames[-1].facts(position.state)
        prompt = position.game.prompt(ask)
        return Question(position.numbers[viewer], prompt.name, prompt.kind, facts, options)

    def locked(self, position: Position, viewer: Viewer) -> int | None:
        """The number by which the viewer can take back what he said."""
        return None if viewer is None else position.locked[viewer]

    def ticking(self, position: Position, left: int | None, banks: list[int]) -> Ticking:
        """Whose time runs: everybody who is asked, whether he has answered or not."""
        return Ticking(position.polled, left, banks)

    def window(self, position: Position, left: int | None) -> Window | None:
        """The open reaction window, as everybody may know it."""
        return Window(position.version, left, position.holds) if position.window else None

    def outcome(self, position: Position) -> Outcome | None:
        """How it ended; nothing before."""
        if not position.over:
            return None
        return Outcome(position.game.scores(position.state), position.game.winners(position.state))


ALLOWED: Final = Projection()
