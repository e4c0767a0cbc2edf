"""Who is connected: so many from one address, so many in all, and who says nothing makes room for others.

A connection is idle while it has asked for nothing, or waits for the next thing to ask. When there is no
room left, whoever has been idle longest is let go: browsers keep connections in case they need them, and come
again without a word. Only when all are busy is somebody turned away, and then he is told why; there is a
little room for being told, and who finds that full too is let go at once.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, Protocol

REFUSED: Final = 32  # who are being told, above each limit
Place = Literal["admitted", "refused", "dropped"]


class Connection(Protocol):
    """Somebody who is connected."""

    @property
    def address(self) -> str:
        """From where, as limits count it."""

    def close_unneeded(self) -> None:
        """Hang up on him, who wants nothing."""

    def stuck(self, now: float, patience: float) -> bool:
        """Whether nothing of what he is sent has been read for so long."""

    def cut(self) -> None:
        """Hang up on him, who does not read; what he was sent is lost."""


class Connections:
    """All connections of one server; `each` from one address, `most` in all."""

    def __init__(self, each: int, most: int) -> None:
        self.each: Final = each
        self.most: Final = most
        self.all: Final[dict[Connection, None]] = {}
        self._idle: Final[dict[Connection, None]] = {}  # longest first
        self._from: Final[Counter[str]] = Counter()

    def place(self, address: str) -> Place:
        """Where somebody from this address belongs; somebody idle may have to go for him."""
        if self._from[address] >= self.each:
            full = not self._let_go(address)
        else:
            full = len(self.all) >= self.most and not self._let_go(None)
        if not full:
            return "admitted"
        crowded = self._from[address] >= self.each + REFUSED or len(self.all) >= self.most + REFUSED
        return "dropped" if crowded else "refused"

    def opened(self, one: Connection) -> None:
        """One more, and he has not said anything yet."""
        self.all[one] = None
        self._idle[one] = None
        self._from[one.address] += 1

    def closed(self, one: Connection) -> None:
        """One less."""
        if one in self.all:
            self._forget(one)

    def busy(self, one: Connection) -> None:
        """He wants something, and is not let go before he has it."""
        self._idle.pop(one, None)

    def idle(self, one: Connection) -> None:
        """He has what he wanted."""
        if one in self.all:
            self._idle[one] = None

    def close_idle(self) -> int:
        """Everybody who wants nothing; how many there were."""
        idle = len(self._idle)
        while self._let_go(None):
            pass
        return idle

    def _let_go(self, address: str | None) -> bool:
        """Whoever has been idle longest, of this address or of all; whether there was one."""
        for one in self._idle:
            if address in (None, one.address):
                self._forget(one)
                one.close_unneeded()
                return True
        return False

    def _forget(self, one: Connection) -> None:
        del self.all[one]
        self._idle.pop(one, None)
        self._from[one.address] -= 1
        if not self._from[one.address]:
            del self._from[one.address]
