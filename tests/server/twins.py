"""Twins: the same story told twice in virtual time, with one hidden fact between them.

Everybody who may not know the fact tries all he can while the story goes on: a seat with two devices,
two who watch, a stranger. All that reaches them is compared, byte for byte, frame for frame, moment for
moment: what differs is a leak.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.eavesdropper import Leak
from tests.server.homes import Home, StoppingStore
from tests.server.tap import Heard
from tests.server.virtual import Disk, Takes, virtually
from tests.server.world import Scene, World


def told(
    place: Path,
    scene: Scene,
    takes: Takes | None = None,
    disk: Disk = StoppingStore,
    *,
    other: bool,
    chance: int = 0,
) -> list[Heard]:
    """All that reached the observers in one of the two worlds."""
    heard: list[Heard] = []
    (place / "pages").mkdir(parents=True)
    (place / "pages" / "index.html").write_text("<html><head></head></html>")

    async def story() -> None:
        home = Home(place, takes, disk, chance)
        with pytest.MonkeyPatch.context() as patch:
            await home.open()
            world = World(home, patch, other=other)
            try:
                await scene(world)
                for one in world.observers():
                    heard.extend(one.ear.heard)
            finally:
                await home.close()
        assert home.faults() == "", home.faults()  # what fails is no leak

    virtually(story())
    return heard


def alike(
    place: Path, scene: Scene, takes: Takes | None = None, disk: Disk = StoppingStore, chance: int = 0
) -> int:
    """Both worlds tell observers the same, or it is a leak; how many pieces they have compared."""
    one = told(place / "one", scene, takes, disk, other=False, chance=chance)
    other = told(place / "other", scene, takes, disk, other=True, chance=chance)
    for this, that in zip(one, other, strict=False):
        if this != that:
            raise Leak(f"{shortly(this, that)} is no twin of {shortly(that, this)}")
    if len(one) != len(other):
        raise Leak(f"{len(one)} pieces in one world, {len(other)} in the other")
    return len(one)


def shortly(heard: Heard, twin: Heard) -> str:
    """What was heard, from a little before it is no longer the same."""
    at, line, what, piece = heard
    same = next((n for n, (one, other) in enumerate(zip(piece, twin[3], strict=False)) if one != other), 0)
    return f"{at} {line} {what}: {piece[max(0, same - 100) : same + 100]!r}"
