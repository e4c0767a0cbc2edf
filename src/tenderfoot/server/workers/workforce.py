"""Everybody who does slow work for a server: each kind has its own line, so that none waits for another."""

from __future__ import annotations

from msgspec import Struct

from tenderfoot.server.workers.apart import Apart
from tenderfoot.server.workers.thinkers import Thinkers


class Workforce(Struct, frozen=True):
    """Who thinks for bots, who gives hints, who makes archives and who makes reviews."""

    bots: Thinkers
    coaches: Apart
    archivists: Apart
    reviewers: Apart

    def close(self) -> None:
        """Send everybody home."""
        for one in (self.bots, self.coaches, self.archivists, self.reviewers):
            one.close()
