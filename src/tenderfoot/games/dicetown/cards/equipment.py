"""Equipment: never played, worth points at the end (2.3)."""

from __future__ import annotations

from tenderfoot.games.dicetown.edition import Card


class Equipment(Card):
    """Kind E. It has no window and cannot be cancelled."""
