"""How a client is reached: the seam between a session and whatever carries its messages.

The embedded default is a WebSocket (`wire/outbox.py`). A line asks its session what is due when it can send.
"""

from __future__ import annotations

from typing import Final, Protocol

GOING_AWAY: Final = 1001
POLICY_VIOLATION: Final = 1008
MOVED: Final = 1012  # the service begins anew elsewhere
TRY_AGAIN_LATER: Final = 1013


class Line(Protocol):
    """Carries messages to one client."""

    def reply(self, message: bytes) -> None:
        """Send this, before anything that is due later."""

    def wake(self) -> None:
        """Something may be due: ask for it soon, and send all of it at once."""

    def look(self) -> None:
        """Something is due: ask for it now."""

    def close(self, code: int) -> None:
        """Close without waiting for anybody; the client may reconnect."""
