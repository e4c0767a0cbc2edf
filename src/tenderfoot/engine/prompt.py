"""What a question is called, and what kind it is: what its answers point at.

A screen needs no list of the questions of a game: it has one way to ask for each kind, and the answers say
the rest. Rules ask by number (`Ask.prompt`); each game's `PROMPTS` has name and kind of every number. A kind
that a screen does not know is asked as a list of its answers, each with its sentence.
"""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import mypyc_attr

from tenderfoot.engine.words import Facts

Kind = Literal["words", "play", "dice", "die", "card", "seat", "place", "amount", "count", "target"]

# What each kind asks for.
KINDS: Final[dict[Kind, str]] = {
    "words": "one of a few answers, each said in its sentence",
    "play": "play a card at this moment, or let it pass",
    "dice": "some of the dice that were thrown",
    "die": "a die, and the face it is turned to",
    "card": "a card or another thing of the box",
    "seat": "a player",
    "place": "a place on the table: a town, a slot",
    "amount": "how much: any number from the least to the most",
    "count": "one of a few numbers, each of which means something else",
    "target": "a player, and how much",
}

# The word that an answer to such a question says.
_NOUN: Final = {"play": "card", "dice": "dice", "die": "face", "seat": "seat", "target": "seat"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Prompt:
    """A question of a game: its name (`prompt-<name>` and `rule-<name>` in the catalogues) and its kind."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.name: Final = name
        self.kind: Final = kind

    def __repr__(self) -> str:
        return f"{self.name} ({self.kind})"


Prompts = dict[int, Prompt]


def names(prompts: Prompts) -> list[str]:
    """What the questions of a game are called, by number."""
    return [prompt.name for prompt in prompts.values()]


def fits(kind: Kind, facts: Facts) -> bool:
    """Whether an answer with these facts answers such a question; a bare word, as to pass, always does."""
    if kind == "words" or not facts:
        return True
    nouns = [fact.partition(":")[0] for fact in facts.values() if isinstance(fact, str) and ":" in fact]
    number = len([fact for fact in facts.values() if isinstance(fact, int)]) > 0
    if kind in _NOUN:
        return _NOUN[kind] in nouns and (number or kind != "target")
    if kind in ("amount", "count"):
        return number and not nouns
    return "seat" not in nouns and (len(nouns) > 0 or kind == "place")
