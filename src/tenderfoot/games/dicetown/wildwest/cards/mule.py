"""The Mule."""

from __future__ import annotations

from tenderfoot.games.dicetown.cards.equipment import Equipment


class Mule(Equipment):
    """A point for every store card in the hand at the end, the Mule among them."""

    def __init__(self) -> None:
        super().__init__("mule")

    def score(self, hand: list[int], captured: int) -> int:
        return len(hand)
