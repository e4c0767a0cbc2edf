"""What each viewer of a table is shown: a snapshot made for every commit that concerns him.

Whoever sends takes the newest snapshot; nobody looks at a state that is not on disk. What is public is
encoded once: the words of a version for all who hear the same, the table for all who see the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Raw

from tenderfoot.server.messages import Outcome, Shown, news_encoder
from tenderfoot.server.play import Play, StoredEvent
from tenderfoot.server.projection import Common, Open, Projection, Viewer
from tenderfoot.server.timing import Timing

NO_MOMENTS: Final = b"[]"  # the first list of the message, and empty until it is sent

# What one version brought: encoded for all, or told to each apart.
Words = Raw | tuple[int, list[StoredEvent]]


class Snapshot:
    """What one viewer is shown until something changes for him, encoded; only the moments are put in."""

    def __init__(self, serial: int, shown: Shown, moments: list[Raw]) -> None:
        self.serial: Final = serial
        self.version: Final = shown.version
        self._before, self._after = news_encoder.encode(shown).split(NO_MOMENTS, 1)
        self._moments: Final = moments

    def since(self, version: int) -> bytes:
        """The message for somebody who has this version already."""
        moments = b",".join(self._moments[version : self.version])
        return b"".join([self._before, b"[", moments, b"]", self._after])


Made = list[tuple[Viewer, Snapshot]]


class Showing:
    """The snapshots of one table."""

    def __init__(self, projection: Projection, timing: Timing) -> None:
        self._projection: Final = projection
        self._timing: Final = timing
        self._snapshots: Final[dict[Viewer, Snapshot]] = {}
        self._steps: Final[list[Words]] = []  # by version, from 1
        self._moments: Final[dict[Viewer, list[Raw]]] = {}
        self._open: Open | None = None  # of this version: what is not noticed by all changes it for nobody
        self._serial = 0
        self.outcome: Outcome | None = None  # of a game that is only told

    def heard(self, at: int, heard: list[StoredEvent]) -> None:
        """A new version; what everybody hears alike is encoded for all."""
        alike = all(event.audience == -1 for event in heard)
        version = len(self._steps) + 1
        self._steps.append(self._projection.moment(version, at, heard, None) if alike else (at, heard))
        self._open = None

    def latest(self, viewer: Viewer) -> Snapshot | None:
        """The newest snapshot of a viewer."""
        return self._snapshots.get(viewer)

    def put(self, made: Made) -> set[Viewer]:
        """Show this from now on: it is on disk. For whom it is new."""
        self._snapshots.update(made)
        return {viewer for viewer, _ in made}

    def anew(self, play: Play | None, viewer: Viewer) -> None:
        """Show the game as it is now, which is on disk, with nothing taken from earlier."""
        self._open = None
        self.put(self.made(play, [viewer]))

    def made(self, play: Play | None, viewers: Iterable[Viewer]) -> Made:
        """What these viewers are to be shown of the game as it is now."""
        if play is None:
            story = self._projection.story(len(self._steps), self.outcome)
            return [(viewer, self._snapshot(story, viewer)) for viewer in viewers]
        common, shown = self._common(play), self._projection.shown
        return [(viewer, self._snapshot(shown(play, viewer, common), viewer)) for viewer in viewers]

    def _common(self, play: Play) -> Common:
        projection, timing = self._projection, self._timing
        if self._open is None:
            self._open = projection.open(play.game, play.state)
        ticking = projection.ticking(play, timing.left(), timing.banks_left())
        window = projection.window(play, timing.window_left(play))
        return Common(self._open, ticking, window, projection.outcome(play))

    def _snapshot(self, shown: Shown, viewer: Viewer) -> Snapshot:
        self._serial += 1
        return Snapshot(self._serial, shown, self._told(viewer))

    def _told(self, viewer: Viewer) -> list[Raw]:
        """All moments for this viewer."""
        mine = self._moments.setdefault(viewer, [])
        for version in range(len(mine) + 1, len(self._steps) + 1):
            step = self._steps[version - 1]
            mine.append(self._projection.moment(version, *step, viewer) if isinstance(step, tuple) else step)
        return mine
