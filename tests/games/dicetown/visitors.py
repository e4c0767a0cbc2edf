"""Who sees the Doc in this round."""

from tests.table import Table


def visitors(t: Table, number: int = 2) -> str:
    """Play this round on by default; the letters of those who come to the Doc, in their order."""
    seen = ""
    while t.s.frames and t.s.round == number:
        who = t.asked()[0]
        if t.prompt() in ("doc", "elixir"):
            seen += who
        t.answer(who, t.default(who))
    return seen
