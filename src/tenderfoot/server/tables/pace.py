"""Which pace a table may have for its reaction windows: agreed upon when it is opened."""

from __future__ import annotations

from typing import Final

from tenderfoot.server.errors import Denied
from tenderfoot.server.protocol.server_messages import Clock
from tenderfoot.server.tables.timing import BOT_DELAY

PACE: Final = 2500
LEAST: Final = int(BOT_DELAY * 1000)


def agreed(clock: Clock, pace: int | None) -> int:
    """Milliseconds; or why not. A game over days has none: its windows close with the last answer, or at
    once by standing answers alone (`Clock.standing`).
    """
    if clock.standing and clock.kind != "slow":
        raise Denied("standing-is-slow", {})
    if clock.kind == "slow":
        if pace:
            raise Denied("slow-pace", {})
        return 0
    if pace is not None and 0 < pace < LEAST:
        raise Denied("pace-too-short", {"least": LEAST})
    return PACE if pace is None else pace
