"""How an absent player's answer is chosen among several by a number: the defaults of many questions."""

from __future__ import annotations

from tenderfoot.engine.contract import Choice


def preferred(options: list[Choice], scores: list[int]) -> Choice:
    """The option with the highest score; the first of several."""
    return options[scores.index(max(scores))]
