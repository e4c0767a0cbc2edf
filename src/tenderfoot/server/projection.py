"""What a viewer is sent: the one place where anything of a game leaves for a socket, a replay or a page.

It is built from nothing, field by field: the view the game gives this viewer, his own question, the
events as told to him, and what everybody may know. A spectator is the viewer `None`; what everybody sees
alike is taken from his view, which knows no secret, and encoded once for all.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct

from tenderfoot.engine.contract import State
from tenderfoot.engine.game import Game
from tenderfoot.engine.view import Plain
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
    """A spectator's view, encoded: what no seat sees otherwise in one piece, and the players one by one."""

    def __init__(self, seen: Plain, own: Plain) -> None:
        self._rest: Final = {name: seen[name] for name in seen if name not in own and name != "players"}
        self._piece: Final = _inside(self._rest)
        self._players: Final = _listed(seen.get("players"))
        self._encoded: Final = [news_encoder.encode(player) for player in self._players]
        self._begun: list[bytes] = []

    def with_own(self, own: Plain, closer: dict[int, Plain]) -> bytes:
        """The view of a seat: this, and its own entries instead of some."""
        parts = [_inside(own), self._without(own)]
        if self._players:
            known = self._closer(closer) if closer else self._encoded
            parts.append(b'"players":[' + b",".join(known) + b"]")
        return b"{" + b",".join(parts) + b"}"

    def _closer(self, closer: dict[int, Plain]) -> list[bytes]:
        """The players, of some of whom a seat knows some entries better, the same entries of each."""
        if not self._begun:
            names = next(iter(closer.values()))
            rest = [{name: p[name] for name in p if name not in names} for p in self._players]
            self._begun = [b"{" + _inside(some) + b"," if some else b"{" for some in rest]
        known = self._encoded[:]
        for seat, better in closer.items():
            known[seat] = self._begun[seat] + news_encoder.encode(better)[1:]
        return known

    def _without(self, own: Plain) -> bytes:
        if self._rest.keys().isdisjoint(own):
            return self._piece
        return _inside({name: entry for name, entry in self._rest.items() if name not in own})


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
        """What everybody sees of the table: a spectator's view."""
        spectator = game.view(state, None)
        return Open(spectator.plain(), spectator.own())

    def view(self, game: Game, state: State, viewer: Viewer, known: Open | None = None) -> Raw:
        """What the viewer sees of the table: what everybody sees, and his own entries instead of some."""
        known = self.open(game, state) if known is None else known
        mine = game.view(state, viewer)
        return Raw(known.with_own(mine.own(), mine.own_players()))

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
        options = [Option(option.text, option.facts()) for option in ask.options]
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


def _listed(players: object) -> list[Plain]:
    return players if isinstance(players, list) else []


def _inside(entries: Plain) -> bytes:
    """These entries without the braces around them."""
    return news_encoder.encode(entries)[1:-1]


ALLOWED: Final = Projection()
