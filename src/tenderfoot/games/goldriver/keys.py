"""The name of every random outcome, made of public facts only: what happens before does not matter."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.seats import Seat

DECK: Final = "deck 0"
DECK_AGAIN: Final = "deck 1"  # after the first row was put right
FIRST: Final = "first"


def production(number: int) -> str:
    """The dice of a round."""
    return f"production {number}"


def holdup(number: int, seat: Seat, done: int) -> str:
    """The dice of a seat's next Hold Up of a round."""
    return f"holdup {number} {seat} {done}"


def dynamite(number: int, seat: Seat, done: int) -> str:
    """The dice of a seat's next Dynamite of a round."""
    return f"dynamite {number} {seat} {done}"
