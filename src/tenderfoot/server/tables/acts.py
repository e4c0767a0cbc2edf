"""What is stored of a game: the acts that moved it, and what each version of it brought."""

from __future__ import annotations

from msgspec import Struct

from tenderfoot.engine.words import Facts


class StoredEvent(Struct, frozen=True, omit_defaults=True):
    """An event as it is stored: its words, who may know them (-1: all), and what the others hear."""

    title: str
    facts: Facts
    audience: int = -1
    others: tuple[str, Facts] | None = None


class Step(Struct, frozen=True):
    """What one version brought: the events, and what chance gave meanwhile (secret until the end)."""

    heard: list[StoredEvent]
    chance: list[str]


Key = tuple[str, int, int]  # the kind of an act, its seat and its question


class Act(Struct, frozen=True):
    """Something that moved the game: an answer, an answer taken back, a window closed (seat -1).

    Or somebody's asking for time in a window (`hold`): its question is the version the window stands at.
    """

    kind: str
    seat: int
    question: int
    choice: str = ""

    def key(self) -> Key:
        """What of it counts once."""
        return self.kind, self.seat, self.question
