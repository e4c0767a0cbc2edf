"""What tests send a worker for. In his process little else than this is imported: that is soon done."""

from __future__ import annotations

import os
import threading
from pathlib import Path

from tenderfoot.server.workers.progress import told


def stuck() -> None:
    """Never come back."""
    threading.Event().wait()


def die() -> int:
    """End the process."""
    os._exit(1)


def niceness() -> int:
    """How much this process lets others go first."""
    return os.nice(0)


def halfway(reached: str, go: str) -> str:
    """Tell that half is done, in a pipe too, and wait in another to be let go on."""
    told(1, 2)
    Path(reached).write_text("halfway", encoding="utf-8")
    word = Path(go).read_text(encoding="utf-8")
    told(2, 2)
    return word
