"""The plain forms that the views of every game have in common. A game's own are in its `known/shapes.py`.

A view goes to screens, sockets and programs as plain data in two halves: `table`, which is equal for all who
look, and `own`, what this seat alone knows or is asked. The page's types are written from these classes
(`python -m tools.protocol`), a comment behind a key with them. Shapes are built as literals: a call is slow.
"""

from __future__ import annotations

from typing import TypedDict

from tenderfoot.engine.words import Facts


class AskShape(TypedDict):
    """The question this seat must answer now: which one of the game's prompts, and every legal answer."""

    prompt: int
    options: list[str]


class SaidShape(TypedDict):
    """What this seat has said under seal: an answer as it is written, and what it points at."""

    text: str
    facts: Facts
