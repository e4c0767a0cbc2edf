"""What it costs to keep dice of a throw. Everybody who must know asks here: the rules, answers, bots."""

from __future__ import annotations


def price(n: int) -> int:
    """T3. One die is free; none costs a dollar, and each die after the first another one."""
    return n - 1 if n else 1


def most_dice(money: int) -> int:
    """How many dice so much money pays for."""
    return money + 1
