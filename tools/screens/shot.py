"""A picture's name says all about it: `dicetown-phone-fr-390x664` is the scene `dicetown` on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import ViewportSize

LIST: Final = Path(__file__).parent / "shots.txt"
SCREENS: Final = {"desk": (1440, 900), "phone": (390, 844), "landscape": (844, 390)}
SIZE: Final = re.compile(r"(\d+)x(\d+)")


class Set(NamedTuple):
    """What has to be built up once for all its pictures."""

    scene: str
    language: str
    theme: str


class Shot(NamedTuple):
    """One picture of a set."""

    name: str
    set: Set
    size: ViewportSize


# The phone's picture shows the promise, the desk's its proof.
SHOWS: Final = {"fair": "fair-proof"}


def read(name: str) -> Shot:
    """The picture of this name."""
    parts = name.split("-")
    screen = next((part for part in parts if part in SCREENS), "desk")
    sizes = [(int(found[1]), int(found[2])) for part in parts if (found := SIZE.fullmatch(part))]
    width, height = (sizes or [SCREENS[screen]])[0]
    told = {"fr", "day", *SCREENS}
    scene = SHOWS.get(name) or "-".join(
        part for part in parts if part not in told and not SIZE.fullmatch(part)
    )
    return Shot(
        name,
        Set(scene, "fr" if "fr" in parts else "en", "day" if "day" in parts else "night"),
        ViewportSize(width=width, height=height),
    )


def listed() -> dict[Set, list[Shot]]:
    """Every picture, by what has to be built up for it."""
    found: dict[Set, list[Shot]] = {}
    for name in LIST.read_text(encoding="utf-8").split():
        shot = read(name)
        found.setdefault(shot.set, []).append(shot)
    return found
