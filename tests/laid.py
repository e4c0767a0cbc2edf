"""Chance for scenes: what is not scripted lies as it is printed, so that one more card moves no other."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.chance import Chance


class Laid(Chance):
    """Dice and orders by a script; else dice by a seed, and cards in the order of the printed list.

    A new card lies below all that a scene draws: only what is about it changes.
    """

    def __init__(self, seed: bytes, script: dict[str, list[int]]) -> None:
        super().__init__(seed)
        self.script: Final = script

    def numbers(self, key: str, n: int, count: int) -> list[int]:
        told = self.script.get(key, [])[:count]
        return told + super().numbers(key, n, count)[len(told) :]

    def below(self, key: str, n: int) -> int:
        told = self.script.get(key, [])
        return told[0] if told else super().below(key, n)

    def shuffled(self, key: str, cards: list[int]) -> list[int]:
        told = self.script.get(key, [])
        return [cards[i] for i in told] if told else sorted(cards)
