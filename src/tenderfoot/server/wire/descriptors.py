"""How many connections the system lets this process have: each is a descriptor, and there are others."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

if sys.platform != "win32":
    import resource

SPARE: Final = 100  # for the disk, the log, and processes that think


def room(wanted: int) -> int:
    """So many connections as are wanted, or fewer; the system is asked for as much as it gives."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    if soft != endless and soft < wanted + SPARE:
        more = wanted + SPARE if hard == endless else min(hard, wanted + SPARE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wanted if soft == endless else max(1, min(wanted, soft - SPARE))
