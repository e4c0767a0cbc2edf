"""Whether a record is right: writing it again must give the same text, word for word."""

from __future__ import annotations

from tenderfoot.engine.errors import BadRecord, Refusal
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import write
from tenderfoot.engine.record import other_rules, read


def verify(game: Game, text: str) -> Refusal | None:
    """None if the record is right, else what is wrong with it, at the first line that differs."""
    record = read(text)
    try:
        other = other_rules(game, record)
        if other is not None:
            return other
        again = write(game, record)
    except Refusal as refusal:
        return refusal
    if not record.of_its_origin():
        return BadRecord("other-origin", {})
    return _difference(text, again)


def _difference(text: str, again: str) -> BadRecord | None:
    found, expected = text.splitlines(), again.splitlines()
    for number in range(max(len(found), len(expected))):
        have = found[number] if number < len(found) else ""
        want = expected[number] if number < len(expected) else ""
        if have != want:
            return BadRecord("record-differs", {"line": number + 1, "found": have, "expected": want})
    return None if text == again else BadRecord("record-differs-blank", {})
