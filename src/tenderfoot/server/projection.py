"""What a viewer is sent: the one place where anything of a game leaves for a socket, a replay or a page.

It is built from nothing, field by field: the view the game gives this viewer, his own question, the
events as told to him, and what everybody may know. A spectator is the viewer `None`.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from tenderfoot.engine.contract import State
from tenderfoot.engine.game import Game
from tenderfoot.server.messages import Moment, Option, Outcome, Question, Shown, Ticking, Told, news_encoder
from tenderfoot.server.play import Heard, Play

Viewer = int | None


class Projection:
    """The allow-list. Tests plant leaks by replacing it; nothing else does."""

    def shown(self, play: Play, viewer: Viewer, left: int | None, banks: list[int]) -> Shown:
        """The whole message; the moments are put in for each socket."""
        return Shown(
            *(play.version, [], self.view(play.game, play.state, viewer), self.question(play, viewer)),
            *(self.locked(play, viewer), self.ticking(play, left, banks), self.outcome(play)),
        )

    def story(self, version: int) -> Shown:
        """A game that these rules cannot play on: its story is told, and nothing is asked."""
        return Shown(version, [], Raw(b"null"), None, None, Ticking([], None, []), None)

    def view(self, game: Game, state: State, viewer: Viewer) -> Raw:
        """What the viewer sees of the table."""
        return Raw(news_encoder.encode(game.view(state, viewer).plain()))

    def told(self, heard: list[Heard], viewer: Viewer) -> list[Told]:
        """The events as told to the viewer."""
        told = []
        for event in heard:
            if event.audience == -1 or (viewer is not None and event.audience >> viewer & 1):
                told.append(Told(event.title, event.facts))
            elif event.others is not None:
                told.append(Told(*event.others))
        return told

    def moment(self, version: int, at: int, heard: list[Heard], viewer: Viewer) -> Raw:
        """One version of the table, in words."""
        return Raw(news_encoder.encode(Moment(version, at, self.told(heard, viewer))))

    def question(self, play: Play, viewer: Viewer) -> Question | None:
        """The viewer's own open question."""
        ask = None if viewer is None else play.asks[viewer]
        if viewer is None or ask is None:
            return None
        options = [Option(option.text, option.facts()) for option in ask.options]
        facts = play.state.frames[-1].facts(play.state)
        return Question(play.numbers[viewer], play.game.prompts[ask.prompt], facts, options)

    def locked(self, play: Play, viewer: Viewer) -> int | None:
        """The number by which the viewer can take back what he said."""
        return None if viewer is None else play.locked[viewer]

    def ticking(self, play: Play, left: int | None, banks: list[int]) -> Ticking:
        """Whose time runs: everybody who is asked, whether he has answered or not."""
        return Ticking(play.polled(), left, banks)

    def outcome(self, play: Play) -> Outcome | None:
        """How it ended; nothing before."""
        if not play.over():
            return None
        return Outcome(play.game.scores(play.state), play.game.winners(play.state))


ALLOWED: Final = Projection()
