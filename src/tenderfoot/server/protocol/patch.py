"""What is new in half a view, as it is sent (`Changed`)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Path = list[str | int]


class Patch(Struct, frozen=True):
    """What is new in one half of a view: `gone` is taken out first, then `set` is put in, in this order.

    A path leads from the half down, by keys of objects and indices of lists. What it leads to is replaced
    whole; its last key may be new in its object. A list keeps its length, unless it is itself replaced.
    """

    gone: Annotated[list[Path], Meta(description="keys that are no more")]
    set: Annotated[list[tuple[Path, Any]], Meta(description="path and new value")]
