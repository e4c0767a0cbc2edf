"""Who is for letting a bot play a seat that is waited for: in memory, and only in the version that is shown.

All that counts is what everybody may know: which version is shown, since when, and whom it asks.
"""

from __future__ import annotations

import asyncio

from tenderfoot.server.tables.position import Position

Cast = dict[int, set[int]]  # for each seat that a bot should play, who says so


class Votes:
    """The votes of one table."""

    def __init__(self) -> None:
        self.cast: Cast = {}
        self._version = 0
        self._since = 0.0  # by the clock of the event loop: no wall clock can be put forward to end a wait

    def shown(self, position: Position | None) -> bool:
        """This is what everybody sees now; whether votes have become void by that."""
        version = 0 if position is None else position.version
        if version == self._version:
            return False
        voted, self.cast = bool(self.cast), {}
        self._version, self._since = version, asyncio.get_running_loop().time()
        return voted

    def waited(self) -> float:
        """How long those asked have been waited for."""
        return asyncio.get_running_loop().time() - self._since

    def add(self, seat: int, voter: int) -> set[int]:
        """One more vote: all those for this seat."""
        self.cast.setdefault(seat, set()).add(voter)
        return self.cast[seat]

    def drop(self, seat: int) -> None:
        """It is decided."""
        self.cast.pop(seat, None)
