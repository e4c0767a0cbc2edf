"""A session, as far as its table knows it."""

from __future__ import annotations

from typing import Protocol

from tenderfoot.server.tables.line import GOING_AWAY
from tenderfoot.server.tables.projection import Viewer


class Viewing(Protocol):
    """Somebody looks at a table."""

    @property
    def device(self) -> bytes:
        """Who looks."""

    shown_to: Viewer  # whose knowledge it was shown last

    def viewer(self) -> Viewer:
        """Whose knowledge it gets."""

    def wake(self) -> None:
        """Something may have changed: look, and send."""

    def turn(self) -> None:
        """The game has moved on, and nothing else."""

    def hang_up(self, code: int = GOING_AWAY) -> None:
        """Close; the client will reconnect."""
