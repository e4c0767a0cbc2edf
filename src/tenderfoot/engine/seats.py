"""Seats, numbered clockwise from 0, and sets of seats: one bit each.

Both are native numbers where the rules are compiled: compared, handed on and copied without being counted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Seat = i64
Seats = i64

NOBODY: Final = -1  # no seat at all
EVERYONE: Final = -1  # every bit of a set


def clockwise(first: Seat, seats: int) -> list[Seat]:
    """All seats once, from `first` on."""
    return [(first + k) % seats for k in range(seats)]


def each(chosen: Seats, seats: int) -> list[Seat]:
    """The members of a set, in ascending order."""
    return [seat for seat in range(seats) if chosen >> seat & 1]
