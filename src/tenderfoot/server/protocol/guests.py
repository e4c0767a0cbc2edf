"""Who is at a table: on its chairs, as everybody sees them, and without one, as only its host does."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Role = Literal["player", "watcher"]


class Chair(Struct, frozen=True):
    """A chair of the room. `present`: a socket is open; `away`: a bot plays for its owner.

    `name` is the one the seed was made with; `by` is whoever took the seat over from a bot since.

    `devices` may play it, whether they are connected or not: its owner sees if there is one too many.
    """

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    ready: bool
    present: bool
    away: bool
    devices: int
    commitment: str | None
    opened: Literal["no", "yes", "missing"]
    by: str = ""
    muted: bool = False
    votes: Annotated[list[int], Meta(description="who is for letting a bot play it: see `HandOver`")] = []


class Onlooker(Struct, frozen=True):
    """A device without a chair, by the number it goes by at this table: for `Remove` and `Mute`.

    `role`: it came to play and has no chair, or it only watches.
    """

    guest: int
    role: Role
    present: bool
    muted: bool
