"""What one seat may know: the part that is the same in every game.

A game's view adds its table field by field and has no field for a secret: what is not written
there cannot leak. Bots, screens and sockets get a view and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tenderfoot.engine.contract import Ask, Choice, Frame, State, asked, polled
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.shapes import AskShape, SaidShape
from tenderfoot.engine.shown import painter

Plain = dict[str, object]
Shape = Mapping[str, object]  # a literal of one of a game's shapes
NOTHING_SAID: Final[list[Choice]] = []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class View:
    """The stack, who is asked, and what this seat itself is asked and has said. `seat` None: a spectator."""

    def __init__(self, s: State, seat: Seat | None) -> None:
        self.seat = seat
        self.stack: list[Frame[Any]] = s.frames[:]
        self.polled = polled(s)
        self.ask: Ask | None = None if seat is None else asked(s, seat)
        self.said = NOTHING_SAID if seat is None or seat not in s.sealed else s.sealed[seat]

    def plain(self) -> dict[str, Shape]:
        """The whole view as plain data: for comparing, sending and showing."""
        return {"table": self.table(), "own": self.own()}

    def table(self) -> Shape:
        """What everybody sees alike, a spectator too."""
        raise NotImplementedError

    def own(self) -> Shape:
        """What this seat alone knows or is asked; a spectator's is as good as empty."""
        raise NotImplementedError

    def ask_shape(self) -> AskShape | None:
        """The own question, as plain data."""
        if self.ask is None:
            return None
        return {"prompt": self.ask.prompt, "options": [option.text for option in self.ask.options]}

    def said_shape(self) -> list[SaidShape]:
        """What this seat has said under seal, as plain data."""
        return [{"text": choice.text, "facts": choice.facts()} for choice in self.said]

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<{type(self).__name__} of {whose}: {self.ask or 'not asked'}>"

    def __str__(self) -> str:
        return painter().text(self)

    def _repr_html_(self) -> str | None:
        """What a notebook shows."""
        return painter().html(self)

    def sealed(self) -> dict[Seat, list[int]]:
        """What this seat has said under seal, as `reopen` wants it."""
        if self.seat is None or not self.said:
            return {}
        return {self.seat: [choice.key for choice in self.said]}


def everything(v: View) -> list[object]:
    """All that a view holds, for comparing: its table, what is its own, and the stack (for programs)."""
    return [v.table(), v.own(), [[type(frame).__name__, frame.pack()] for frame in v.stack]]
