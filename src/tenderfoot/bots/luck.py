"""Luck: what chance gave or took, in hundredths of a chance to win; what one gains, the others lose.

It is what came less what was to be expected before, so it is nought in the long run, whoever judges it.
"""

from __future__ import annotations

from typing import Final, Protocol

from tenderfoot.engine.contract import Choice, State
from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View


class Roll:
    """Dice that fell: before the decision of this number, or after it; whose they were, and everybody's luck.

    Dice that fall for the whole table are nobody's.
    """

    def __init__(self, number: int, seat: Seat | None, lucks: list[float]) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.lucks: Final = lucks

    def concerns(self, seat: Seat) -> bool:
        """Whether they were this seat's, or everybody's."""
        return self.seat is None or self.seat == seat


class Luck(Protocol):
    """What a game knows about luck."""

    def rate(self, view: View, seat: Seat) -> float:
        """What one point more is worth to a seat, in hundredths of a chance."""
        ...

    def thrown(self, view: View, seat: Seat, points: float) -> list[float]:
        """Everybody's luck when the roll that a seat looks at has brought it so many points."""
        ...

    def fallen(
        self, before: State, seat: Seat, choice: Choice, log: list[Event]
    ) -> list[tuple[Seat | None, list[float]]]:
        """The luck of dice that fell after an answer and that nobody chooses from; whose, and everybody's."""
        ...


def shared(gain: float, seat: Seat, chances: list[float]) -> list[float]:
    """A gain of one seat, taken from the others by what they have."""
    rest = max(1.0 - chances[seat], 1e-9)
    return [gain if other == seat else -gain * chance / rest for other, chance in enumerate(chances)]
