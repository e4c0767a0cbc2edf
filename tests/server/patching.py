"""What any client does with `Changed`: it puts what is new into the view it was sent before."""

from __future__ import annotations

import copy
from typing import Any, Final

Json = Any
REST: Final = ("version", "moments", "ask", "locked", "ticking", "window", "outcome")


def patched(half: Json, patch: Json) -> Json:
    """Half a view with what has changed in it; the old one stays as it is."""
    now = half
    for path in patch["gone"]:
        now, branch = _opened(now, path)
        del branch[path[-1]]
    for path, value in patch["set"]:
        now, branch = _opened(now, path)
        branch[path[-1]] = value
    return now


def whole(before: Json, changed: Json) -> Json:
    """The `Shown` that this `Changed` stands for."""
    view = {half: patched(before["view"][half], changed[half]) for half in ("table", "own")}
    return {"type": "shown", "view": view, **{name: changed[name] for name in REST}}


def _opened(half: Json, path: list[str | int]) -> tuple[Json, Json]:
    """The half with new copies of all that the path leads through, and what holds the path's last step."""
    now = branch = copy.copy(half)
    for step in path[:-1]:
        branch[step] = branch = copy.copy(branch[step])
    return now, branch
