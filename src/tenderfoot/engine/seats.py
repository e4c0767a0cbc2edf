"""Seats, numbered clockwise from 0, and sets of seats: one bit each."""

from __future__ import annotations

from typing import Final

Seat = int
Seats = int

NOBODY: Final = -1  # no seat at all
EVERYONE: Final = -1  # every bit of a set


def clockwise(first: Seat, seats: int) -> list[Seat]:
    """All seats once, from `first` on."""
    return [(first + k) % seats for k in range(seats)]


def each(chosen: Seats, seats: int) -> list[Seat]:
    """The members of a set, in ascending order."""
    return [seat for seat in range(seats) if chosen >> seat & 1]
