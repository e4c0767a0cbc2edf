"""What every kind of card can do: be taken, and, if it is an action, be usable or not."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Frame
from tenderfoot.engine.printed import Kind
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.deck import KINDS
from tenderfoot.games.goldriver.events import PARKED
from tenderfoot.games.goldriver.state import River


class Card(Kind):
    """A kind of card, by its name. `take` resolves one that has been chosen; it may push frames."""

    def __init__(self, name: str) -> None:
        super().__init__(name, KINDS)

    def take(self, s: River, seat: Seat, card: int) -> None:
        """What happens when somebody takes it (9)."""
        raise NotImplementedError

    def usable(self, s: River, seat: Seat) -> bool:
        """Whether it could be applied now, if it is parked (15)."""
        raise NotImplementedError


class Action(Card):
    """9.6, A33. A card with a colt or a lasso is applied at once if it can be, else it is parked.

    A33: its owner has no say in that.
    """

    def take(self, s: River, seat: Seat, card: int) -> None:
        if self.usable(s, seat):
            self.play(s, seat, card)
        else:
            s.put(card, seat)
            s.parked = [*s.parked, card]
            s.tell(PARKED, seat, card)

    def play(self, s: River, seat: Seat, card: int) -> None:
        """Apply it: push the frame that asks."""
        raise NotImplementedError


class Applied(Frame[River]):
    """An action that is being applied: who has taken it, and the card."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def pack(self) -> list[int]:
        return [self.seat, self.card]
