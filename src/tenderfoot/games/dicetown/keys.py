"""14. The name of every random outcome, made of public facts only: what happens before does not matter."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.seats import Seat

SHERIFF: Final = "sheriff"
PROPERTY: Final = "property 0"
RIVER: Final = "river 0"


def store(shuffle: int) -> str:
    """A shuffle of the store deck, 0 at set-up."""
    return f"store {shuffle}"


def elixirs(shuffle: int) -> str:
    """A shuffle of the Elixirs."""
    return f"elixirs {shuffle}"


def outlaws(shuffle: int) -> str:
    """A shuffle of the Outlaws."""
    return f"outlaws {shuffle}"


def dice(number: int, throw: int) -> str:
    """The dice of a throw of a round: five faces for each seat, of which it takes the first it needs."""
    return f"dice {number} {throw}"


def indian(number: int) -> str:
    """The Indian die of a round."""
    return f"indian {number}"


def robbery(number: int, seat: Seat, done: int) -> str:
    """The cards a robber draws in his next robbery of a round."""
    return f"robbery {number} {seat} {done}"


def raid(number: int, seat: Seat) -> str:
    """The card of a Horse Raid."""
    return f"raid {number} {seat}"


def hunt(number: int, seat: Seat) -> str:
    """The dice of a hunt."""
    return f"hunt {number} {seat}"


def regun(number: int, seat: Seat, guns: int) -> str:
    """The dice that a Double Gun rolls again."""
    return f"regun {number} {seat} {guns}"
