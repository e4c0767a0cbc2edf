"""How long people at a table take, and times drawn from that for what nobody has to answer.

Only what everybody has seen goes in: how long questions with a choice for certain were open. What is drawn
therefore says nothing of anybody's cards. The chance is the server's own, never the game's.
"""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Final

BEFORE: Final = (1.6, 2.1, 2.6, 3.2, 4.0, 5.2, 7.0)  # seconds, as long as little is known of these people
RECENT: Final = 30
LEAST: Final = 1.0  # nobody reads and answers sooner
MOST: Final = 25.0  # nobody waits longer for nothing, unless the table is played over days
SLOWER: Final = 60


class Delays:
    """The times of one table."""

    def __init__(self, chance: Random, *, slow: bool) -> None:
        self._chance: Final = chance
        self._slow: Final = slow
        self._taken: Final[deque[float]] = deque(maxlen=RECENT)

    def took(self, seconds: float) -> None:
        """Somebody has answered, and everybody has seen when."""
        self._taken.append(seconds)

    def drawn(self, most: float | None) -> float:
        """A time such as these people take; sooner than `most`, when time would be up."""
        before = [seconds * SLOWER if self._slow else seconds for seconds in BEFORE]
        drawn = self._chance.choice([*before, *self._taken]) * self._chance.uniform(0.8, 1.25)
        share = self._chance.uniform(0.3, 0.9)
        drawn = max(LEAST, drawn if self._slow else min(drawn, MOST))
        return drawn if most is None or drawn < most else most * share
