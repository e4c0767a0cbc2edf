"""How many positions there are to a depth, from a seed: the cheapest alarm when a rule moves."""

from __future__ import annotations

from tenderfoot.engine.contract import State, decide, waiting


def perft(s: State, depth: int) -> int:
    """The number of ways to make `depth` decisions from here; seats asked together answer one by one."""
    asks = waiting(s)
    if depth == 0 or not asks:
        return 1
    total = 0
    for option in asks[0].options:
        child = s.copy()
        decide(child, asks[0].seat, option)
        total += perft(child, depth - 1)
    return total
