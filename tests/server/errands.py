"""What tests send a worker for. In his process little else than this is imported: that is soon done."""

from __future__ import annotations

import os
import threading


def stuck() -> None:
    """Never come back."""
    threading.Event().wait()


def die() -> int:
    """End the process."""
    os._exit(1)


def niceness() -> int:
    """How much this process lets others go first."""
    return os.nice(0)
