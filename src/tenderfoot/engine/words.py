"""How the engine speaks of the things in the box to those who put them into sentences.

A fact is a number, or a word of the form `kind:id` (`seat:2`, `card:dynamite`, `face:Q`);
several ids are separated by blanks (`dice:9 9 Q`). The catalogues name the ids; rules never do.
"""

from __future__ import annotations

Fact = int | str
Facts = dict[str, Fact]


def seat_word(seat: int) -> str:
    """The word for a seat, to be replaced by the name of whoever sits there."""
    return f"seat:{seat}"
