"""What the numbers of an observation mean: entries, each with its name, its bounds and a word about it."""

from __future__ import annotations

from typing import Final


class Entry:
    """One number of an observation."""

    def __init__(self, name: str, least: int, most: int, about: str) -> None:
        self.name: Final = name
        self.least: Final = least
        self.most: Final = most
        self.about: Final = about

    def __repr__(self) -> str:
        return f"{self.name}: {self.least} to {self.most}, {self.about}"


def one(name: str, most: int, about: str) -> list[Entry]:
    """A single number from 0 on."""
    return [Entry(name, 0, most, about)]


def each_of(names: list[str], most: int, about: str) -> list[Entry]:
    """The same of several things, in their order."""
    return [Entry(name, 0, most, about) for name in names]


def by_seat(seats: int, name: str, most: int, about: str) -> list[Entry]:
    """The same of every seat: 0 is the seat that looks, then clockwise."""
    return [Entry(f"seat {seat}: {name}", 0, most, about) for seat in range(seats)]
