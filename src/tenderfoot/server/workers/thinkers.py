"""Who thinks for the bots: the seam between a table and whatever computes their answers.

The embedded default is a pool of processes (`pool.py`), so that a slow bot delays nobody; several servers may
share pools elsewhere (`distant.py`), which scale apart.
"""

from __future__ import annotations

from typing import Protocol

from tenderfoot.engine.contract import State
from tenderfoot.engine.game import Game


class Thinkers(Protocol):
    """Whoever answers for bots and for those who are away."""

    @property
    def late(self) -> int:
        """How often one had to be stopped because it took too long."""

    def warm(self) -> None:
        """Make ready: the first at the table would wait for libraries."""

    async def choose(self, table: str, game: Game, state: State, seat: int, level: str) -> str | None:
        """A bot's answer for this seat, from its view alone; None if it takes too long."""

    def close(self) -> None:
        """Drop everything."""
