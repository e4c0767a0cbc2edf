"""What each viewer of a table is shown: a snapshot made for every commit that concerns him.

Whoever sends takes the newest snapshot; nobody looks at a state that is not on disk. What is public is
encoded once: the words of a version for all who hear the same, the table for all who see the same. Whoever
was sent a snapshot before is sent what is new since that one, however many came between.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Raw

from tenderfoot.server.protocol.server_messages import Changed, Outcome, Shown, encoder
from tenderfoot.server.tables.acts import StoredEvent
from tenderfoot.server.tables.half import Half
from tenderfoot.server.tables.picture import Common, Picture
from tenderfoot.server.tables.position import Position
from tenderfoot.server.tables.projection import Projection, Viewer
from tenderfoot.server.tables.timing import left

NONE: Final = -1  # nothing was sent before
NO_MOMENTS: Final = b"[]"  # the first list of the message, and empty until it is sent

# What one version brought: encoded for all, or told to each apart.
Words = Raw | tuple[int, list[StoredEvent]]


class Snapshot:
    """What one viewer is shown until something changes for him; encoded once for all who have the same."""

    def __init__(self, serial: int, picture: Picture, moments: list[Raw]) -> None:
        self.number: Final = serial  # by which what is worked out for its owners is kept
        self.serial = serial  # equal: the same is shown
        self.version: Final = picture.version
        self.picture: Final = picture
        self._moments: Final = moments
        self._encoded: Final[dict[int, tuple[bytes, bytes]]] = {}  # by the snapshot that was sent before

    def since(self, version: int, before: Snapshot | None = None) -> bytes:
        """The message for somebody who has this version: all, or what is new since the snapshot before."""
        key = NONE if before is None else before.number
        parts = self._encoded.get(key)
        if parts is None:
            parts = self._encoded[key] = self._parts(before)
        moments = b",".join(self._moments[version : self.version])
        return b"".join([parts[0], b"[", moments, b"]", parts[1]])

    def _parts(self, before: Snapshot | None) -> tuple[bytes, bytes]:
        """The message around its moments."""
        message = None if before is None else _changed(before.picture, self.picture)
        head, tail = encoder.encode(message or _whole(self.picture)).split(NO_MOMENTS, 1)
        return head, tail


def _whole(now: Picture) -> Shown:
    view = Raw(b"null") if now.view is None else now.view.text()
    mine = (now.ask, now.locked)
    return Shown(now.version, [], view, *mine, now.ticking, now.window, now.outcome)


def _changed(before: Picture, now: Picture) -> Changed | None:
    """What is new, if there is a view to change."""
    if before.view is None or now.view is None:
        return None
    table, own = now.view.table.since(before.view.table), now.view.own.since(before.view.own)
    mine = (Raw(table), Raw(own), now.ask, now.locked)
    return Changed(now.version, [], *mine, now.ticking, now.window, now.outcome)


Rendered = dict[Viewer, Snapshot]


class Snapshots:
    """The snapshots of one table."""

    def __init__(self, projection: Projection) -> None:
        self._projection: Final = projection
        self._newest: Final[Rendered] = {}
        self._steps: Final[list[Words]] = []  # by version, from 1
        self._moments: Final[dict[Viewer, list[Raw]]] = {}
        self._open: tuple[int, Half] | None = None  # of a version: nothing else changes what everybody sees
        self._serial = 0
        self.outcome: Outcome | None = None  # of a game that is only told

    def heard(self, at: int, heard: list[StoredEvent]) -> None:
        """A new version; what everybody hears alike is encoded for all."""
        alike = all(event.audience == -1 for event in heard)
        version = len(self._steps) + 1
        self._steps.append(self._projection.moment(version, at, heard, None) if alike else (at, heard))

    def latest(self, viewer: Viewer) -> Snapshot | None:
        """The newest snapshot of a viewer."""
        return self._newest.get(viewer)

    def publish(self, rendered: Rendered) -> None:
        """Show this from now on: it is on disk."""
        self._newest.update(rendered)

    def anew(self, position: Position | None, viewer: Viewer) -> None:
        """Show a viewer the position that is on disk, with the times of now; to nobody else is that new.

        Were it new to others with the same eyes, the next silent change would have it sent to them, and tell.
        """
        rendered = self.render(position, [viewer])
        before = self._newest.get(viewer)
        if before is not None:
            rendered[viewer].serial = before.serial
        self.publish(rendered)

    def render(self, position: Position | None, viewers: Iterable[Viewer]) -> Rendered:
        """What these viewers are to be shown of a position."""
        if position is None:
            story = self._projection.story(len(self._steps), self.outcome)
            return {viewer: self._snapshot(story, viewer) for viewer in viewers}
        common, shown = self._common(position), self._projection.shown
        return {viewer: self._snapshot(shown(position, viewer, common), viewer) for viewer in viewers}

    def _common(self, position: Position) -> Common:
        projection, times = self._projection, position.times
        ticking = projection.ticking(position, left(times.deadline), times.banks)
        window = projection.window(position, left(times.window))
        return Common(self._public(position), ticking, window, projection.outcome(position))

    def _public(self, position: Position) -> Half:
        """What everybody sees of the table, encoded once a version."""
        if self._open is None or self._open[0] != position.version:
            self._open = position.version, self._projection.open(position.game, position.state)
        return self._open[1]

    def _snapshot(self, picture: Picture, viewer: Viewer) -> Snapshot:
        self._serial += 1
        return Snapshot(self._serial, picture, self._told(viewer))

    def _told(self, viewer: Viewer) -> list[Raw]:
        """All moments for this viewer."""
        mine = self._moments.setdefault(viewer, [])
        for version in range(len(mine) + 1, len(self._steps) + 1):
            step = self._steps[version - 1]
            mine.append(self._projection.moment(version, *step, viewer) if isinstance(step, tuple) else step)
        return mine
