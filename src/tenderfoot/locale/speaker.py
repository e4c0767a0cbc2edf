"""Turns what the engine says in codes and facts into sentences of one language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.events import Event
from tenderfoot.engine.options import word as written
from tenderfoot.engine.words import Fact, Facts
from tenderfoot.locale.catalogue import Args, Unsaid, catalogue

# Dice are read off one after the other: "9 9 Q", where cards are "Dynamite and Wanted".
_DICE: Final = "dice"
_KINDS: Final = {_DICE: "face"}
_LONGEST: Final = 400  # letters of a word from a file or a command line
_DECIMAL: Final = re.compile(r"[+-]?\d+\.\d+")
_KNOWN: Final = "known"  # in a refusal: the words that would do, separated by blanks
# In a refusal: what somebody typed, or a file says. It stands as it is, whatever it looks like.
_TYPED: Final = frozenset(
    [
        *("address", "bot", "command", "fault", "found", "game", "language"),
        *("level", "option", "options", "path", "value", "word", "worker"),
    ]
)


class Speaker:
    """One language, one game, and the names of those who sit at the table.

    A sentence that is missing comes out as its bare code and facts, readable enough to play on, and
    is noted in `unsaid`: the tests want that list empty.
    """

    def __init__(self, lang: str, game: str | None, names: Sequence[str]) -> None:
        self.catalogue: Final = catalogue(lang, game)
        self.names: Final = list(names)
        self.unsaid: Final[list[str]] = []

    def event(self, event: Event) -> str:
        """What happened, and why."""
        return self._sentence(f"event-{event.title()}", event.facts())

    def choice(self, choice: Choice) -> str:
        """An answer, in words."""
        return self._sentence(f"choice-{choice.verb()}", choice.facts())

    def prompt(self, name: str, facts: Facts) -> str:
        """A question."""
        return self._sentence(f"prompt-{name}", facts)

    def refusal(self, refusal: Refusal) -> str:
        """Why not."""
        facts = refusal.facts
        args = {key: self.word(fact) for key, fact in facts.items() if key not in _TYPED}
        args |= {key: _as_typed(fact) for key, fact in facts.items() if key in _TYPED}
        if _KNOWN in facts:
            args[_KNOWN] = ", ".join(str(facts[_KNOWN]).split())
        return self._spoken(f"refusal-{refusal.code}", args)

    def say(self, name: str, **facts: Fact) -> str:
        """Any other sentence of the catalogue."""
        return self._sentence(name, facts)

    def word(self, fact: Fact) -> int | str:
        """A fact as it stands in a sentence: numbers are written, `card:dynamite` becomes its name."""
        if isinstance(fact, bool):  # the value of an option
            return written(fact)
        if isinstance(fact, int):
            return fact
        if _DECIMAL.fullmatch(fact):
            return fact.replace(".", self.say("decimal-mark"))
        kind, colon, ids = fact.partition(":")
        if not colon or " " in kind:
            return printable(fact)
        return self._listed(kind, ids.split())

    def _sentence(self, name: str, facts: Facts) -> str:
        return self._spoken(name, {key: self.word(fact) for key, fact in facts.items()})

    def _spoken(self, name: str, args: Args) -> str:
        try:
            return self.catalogue.say(name, args)
        except Unsaid as fault:
            self.unsaid.append(str(fault))
            return _bare(name, args)

    def _listed(self, kind: str, ids: list[str]) -> str:
        """The names of several things of one kind, as one says them."""
        names = [self._named(kind, one) for one in ids]
        if kind == _DICE:
            return " ".join(names)
        if not names:
            return self.say("list-nothing")
        if len(names) == 1:
            return names[0]
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def _named(self, kind: str, one: str) -> str:
        if kind == "seat":
            return self._player(one)
        return self._sentence(f"{_KINDS.get(kind, kind)}-{one}", {})

    def _player(self, seat: str) -> str:
        """Who sits there."""
        if seat.isdecimal() and int(seat) < len(self.names):
            return self.names[int(seat)]
        return self.say("seat-nameless", seat=seat)


def _as_typed(fact: Fact) -> int | str:
    return printable(fact) if isinstance(fact, str) else fact


def printable(text: str) -> str:
    """A text from outside, not too long and without anything a terminal would obey."""
    cut = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return "".join([letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in cut])


def _bare(name: str, args: Args) -> str:
    """A code and its facts without a sentence around them: `dug (seat Ann, amount 2)`."""
    words = name.partition("-")[2].replace("-", " ") or name
    said = ", ".join([f"{key} {arg}" for key, arg in args.items()])
    return f"{words} ({said})" if said else words
