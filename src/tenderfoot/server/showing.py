"""What each viewer of a table is shown: a snapshot made after every commit that concerns him.

Whoever sends takes the newest snapshot; nobody looks at a state that is not on disk. What is public is
encoded once: the words of a version for all who hear the same, the table for all who see the same.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from tenderfoot.server.messages import Shown, news_encoder
from tenderfoot.server.play import Heard, Play
from tenderfoot.server.projection import Projection, Viewer
from tenderfoot.server.timing import Timing


class Snapshot:
    """What one viewer is shown until something changes for him."""

    def __init__(self, serial: int, shown: Shown, moments: list[Raw]) -> None:
        self.serial: Final = serial
        self.version: Final = shown.version
        self._shown: Final = shown
        self._moments: Final = moments
        self._last: tuple[int, bytes] = (-1, b"")

    def since(self, version: int) -> bytes:
        """The message for somebody who has this version already."""
        if self._last[0] != version:
            self._shown.moments = self._moments[version : self.version]
            self._last = (version, news_encoder.encode(self._shown))
        return self._last[1]


class Showing:
    """The snapshots of one table."""

    def __init__(self, projection: Projection, timing: Timing) -> None:
        self._projection: Final = projection
        self._timing: Final = timing
        self._snapshots: Final[dict[Viewer, Snapshot]] = {}
        self._steps: Final[list[tuple[int, list[Heard]]]] = []  # by version, from 1
        self._moments: Final[dict[Viewer, list[Raw]]] = {}
        self._serial = 0

    def heard(self, at: int, heard: list[Heard]) -> None:
        """A new version."""
        self._steps.append((at, heard))

    def latest(self, viewer: Viewer) -> Snapshot | None:
        """The newest snapshot of a viewer."""
        return self._snapshots.get(viewer)

    def put(self, viewer: Viewer, snapshot: Snapshot) -> None:
        """Show this from now on: it is on disk."""
        self._snapshots[viewer] = snapshot

    def made(self, play: Play | None, viewer: Viewer) -> Snapshot:
        """What the viewer is to be shown of the game as it is now."""
        self._serial += 1
        version = len(self._steps)
        if play is None:
            shown = self._projection.story(version)
        else:
            left, banks = self._timing.left(), self._timing.banks_left()
            shown = self._projection.shown(play, viewer, left, banks)
        return Snapshot(self._serial, shown, self._told(viewer))

    def _told(self, viewer: Viewer) -> list[Raw]:
        """All moments for this viewer; what everybody hears alike is the spectators' own."""
        mine = self._moments.setdefault(viewer, [])
        for version in range(len(mine) + 1, len(self._steps) + 1):
            at, heard = self._steps[version - 1]
            if viewer is not None and all(event.audience == -1 for event in heard):
                mine.append(self._told(None)[version - 1])
            else:
                mine.append(self._projection.moment(version, at, heard, viewer))
        return mine
