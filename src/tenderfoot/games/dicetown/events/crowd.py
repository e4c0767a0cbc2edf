"""How events speak of several seats."""

from __future__ import annotations

from tenderfoot.engine.seats import Seats


def crowd(seats: Seats) -> str:
    """Several seats as one fact."""
    return "seat:" + " ".join([str(seat) for seat in range(seats.bit_length()) if seats >> seat & 1])
