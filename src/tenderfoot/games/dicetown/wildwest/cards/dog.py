"""The Dog."""

from __future__ import annotations

from tenderfoot.games.dicetown.box import size
from tenderfoot.games.dicetown.cards.equipment import Equipment


class Dog(Equipment):
    """R-40. Two points for every Outlaw that its owner has captured."""

    def __init__(self) -> None:
        super().__init__("dog")

    def score(self, hand: list[int], captured: int) -> int:
        return 2 * size(captured)
