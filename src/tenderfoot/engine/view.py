"""What one seat may know: the part that is the same in every game.

A game's view adds its table field by field and has no field for a secret: what is not written
there cannot leak. Bots, screens and sockets get a view and nothing else.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tenderfoot.engine.contract import Ask, Choice, Frame, State, asked, polled
from tenderfoot.engine.seats import Seat

Plain = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The stack, who is asked, and what this seat itself is asked and has said. `seat` None: a spectator."""

    def __init__(self, s: State, seat: Seat | None) -> None:
        self.seat = seat
        self.stack: list[Frame[Any]] = s.frames[:]
        self.polled = polled(s)
        self.ask: Ask | None = None if seat is None else asked(s, seat)
        self.said: list[Choice] = [] if seat is None else s.sealed.get(seat, [])[:]

    def plain(self) -> Plain:
        """The whole view as plain data: for comparing, sending and showing."""
        return {
            "stack": [[type(frame).__name__, frame.pack()] for frame in self.stack],
            "polled": self.polled,
            **self.own(),
        }

    def own(self) -> Plain:
        """The entries of `plain` that may differ from a spectator's; all others are the same for all."""
        return {
            "seat": self.seat,
            "ask": None if self.ask is None else [self.ask.prompt, [o.text for o in self.ask.options]],
            "said": [choice.text for choice in self.said],
        }

    def own_players(self) -> dict[Seat, Plain]:
        """Of the entry `players`: what this seat knows better than a spectator; the same entries of each."""
        return {}

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<{type(self).__name__} of {whose}: {self.ask or 'not asked'}>"

    def sealed(self) -> dict[Seat, list[int]]:
        """What this seat has said under seal, as `reopen` wants it."""
        if self.seat is None or not self.said:
            return {}
        return {self.seat: [choice.key for choice in self.said]}


def pieced(spectator: View, mine: View) -> Plain:
    """A seat's view, put together of a spectator's and of its own entries."""
    whole = spectator.plain()
    whole.update(mine.own())
    players = whole.get("players")
    if isinstance(players, list):
        own = mine.own_players()
        whole["players"] = [{**known, **own.get(seat, {})} for seat, known in enumerate(players)]
    return whole
