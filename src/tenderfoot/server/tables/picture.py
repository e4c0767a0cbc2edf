"""What a viewer is shown, in its parts, before it is encoded."""

from __future__ import annotations

from msgspec import Raw, Struct

from tenderfoot.server.protocol.server_messages import Outcome, Question, Ticking, Window
from tenderfoot.server.tables.half import Half


class Seen(Struct, frozen=True):
    """The view of one viewer."""

    table: Half
    own: Half

    def text(self) -> Raw:
        """All of it."""
        return Raw(b'{"table":' + self.table.text() + b',"own":' + self.own.text() + b"}")


class Picture(Struct):
    """All that a viewer is shown at one moment, but what was told."""

    version: int
    view: Seen | None
    ask: Question | None
    locked: int | None
    ticking: Ticking
    window: Window | None
    outcome: Outcome | None


class Common(Struct, frozen=True):
    """What everybody is shown alike."""

    view: Half
    ticking: Ticking
    window: Window | None
    outcome: Outcome | None
