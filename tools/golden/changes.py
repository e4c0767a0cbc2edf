"""What a viewer sees otherwise than before, in words: `A money -1; bank +3; row +deed5 -deed2`.

Views are nested dictionaries and lists; nothing here knows the shape of a game's. Amounts are written as
changes, so that a game which starts with more money is told in the same words. What follows from the rest
of the view, and what is said elsewhere on the page, is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

Flat = dict[str, object]

# What a page tells in other words: the question, the answer under seal, the options.
ASKED: Final = frozenset(["ask", "asked", "options", "polled", "said", "seat"])
# What follows from the rest of a view, or from the box.
COUNTED: Final = frozenset([
    "almanac", "hidden", "phase", "place", "points", "poker", "sale", "unseen", "unused",
])  # fmt: skip
ROOMS: Final = frozenset(["table", "own"])  # the two halves of a view: what they hold says enough
BY_SEAT: Final = frozenset(["players", "recruited", "captured", "obtained", "known"])
WHO: Final = frozenset(["sheriff", "winner", "looker", "die", "pipe", "first", "mayors"])
WHOM: Final = frozenset(["gained", "controlled"])
NOTHING: Final[tuple[object, ...]] = (0, -1, "", None, [], "nobody", "none")


def letter(seat: int) -> str:
    """The name of a seat."""
    return "ABCDEF"[seat]


def flat(plain: Mapping[str, object]) -> Flat:
    """A view's plain form as names and values: `A money` 8, `frontier river` 12."""
    found: Flat = {}
    _flatten("", plain, found)
    return found


def _flatten(at: str, plain: Mapping[str, object], found: Flat) -> None:
    for key, entry in plain.items():
        name = key.replace(" ", "_")
        if name not in ASKED | COUNTED:
            _enter(at if name in ROOMS else f"{at} {name}".strip(), name, entry, found)


def _enter(at: str, name: str, entry: object, found: Flat) -> None:
    """One entry: another level, one for each seat, or a value."""
    if isinstance(entry, Mapping):
        _flatten(at, entry, found)
    elif name in BY_SEAT and isinstance(entry, list):
        rest = at.removesuffix(name).removesuffix("players").strip()
        for seat, one in enumerate(entry):
            own = f"{letter(seat)} {rest}".strip()
            _enter(own if name == "players" else f"{own} {name}", "", one, found)
    else:
        found[at] = _told(at, entry)


def _told(at: str, entry: object) -> object:
    """A value in the words of the page: seats are letters, dice and cards lists of words."""
    words = at.split()
    if WHO & set(words):
        return "nobody" if entry in NOTHING[1:] else letter(entry) if isinstance(entry, int) else entry
    if words[-1] in WHOM:
        return [letter(seat) for seat in _seats(entry)]
    if isinstance(entry, str):
        return entry.split()
    if isinstance(entry, list) and entry and all(isinstance(one, int) for one in entry):
        return " ".join([str(one) for one in entry]) if any(entry) else "none"
    return [_word(one) for one in entry if one not in ("", [])] if isinstance(entry, list) else entry


def _seats(entry: object) -> list[int]:
    """Several seats: a list, or a number with a bit for each."""
    if isinstance(entry, int):
        return [seat for seat in range(entry.bit_length()) if entry >> seat & 1]
    return [seat for seat in entry if isinstance(seat, int)] if isinstance(entry, list) else []


def _word(one: object) -> str:
    """A member of a list as one word."""
    if isinstance(one, Mapping):
        return (
            "("
            + ", ".join([_fact(name, entry) for name, entry in one.items() if entry or name == "seat"])
            + ")"
        )
    return "[" + " ".join([_word(entry) for entry in one]) + "]" if isinstance(one, list) else str(one)


def _fact(name: str, entry: object) -> str:
    return letter(entry) if name == "seat" and isinstance(entry, int) else f"{name} {_word(entry)}"


def changes(before: Flat, now: Flat) -> dict[str, str]:
    """By name: what is there now otherwise than before; what began with nothing is no change."""
    names = [*now, *[name for name in before if name not in now]]
    said = {name: _said(before.get(name), now.get(name)) for name in names}
    return {name: f"{name} {words}" for name, words in said.items() if words}


def _said(before: object, now: object) -> str:
    """One change: `+3`, `+Q -9`, a letter."""
    if before == now or (before in NOTHING and now in NOTHING):
        return ""
    if isinstance(now, str) or isinstance(before, str):
        return now if isinstance(now, str) else "nobody"
    if isinstance(now, list) or isinstance(before, list):
        return _came_and_went(before, now)
    return f"{_amount(now) - _amount(before):+d}"


def _amount(value: object) -> int:
    return value if isinstance(value, int) else 0


def _came_and_went(before: object, now: object) -> str:
    """What came and what went of a list."""
    old = Counter(before if isinstance(before, list) else [])
    new = Counter(now if isinstance(now, list) else [])
    words = [f"+{one}" for one in (new - old).elements()] + [f"-{one}" for one in (old - new).elements()]
    return " ".join(words) or "in another order"
