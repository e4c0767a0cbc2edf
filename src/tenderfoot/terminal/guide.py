"""The rules at hand: the one behind a question, and those of cards and places, by name."""

from __future__ import annotations

from tenderfoot.engine.words import Fact, Facts
from tenderfoot.locale import Speaker

# What can be looked up: things with a name (`card-dynamite`) and a text (`cardtext-dynamite`).
_KINDS = ("place", "card", "elixir", "river", "indian")


class Entry:
    """A thing of the box: its name and its rule."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text


def behind(speaker: Speaker, prompt: str, facts: list[Facts]) -> list[Entry]:
    """The rule of a question, then the cards and places that it or its answers speak of."""
    found = [Entry(speaker.say("help-question"), speaker.say(f"rule-{prompt}"))]
    named: list[Fact] = []
    for said in facts:
        named += [fact for fact in said.values() if fact not in named]
    for fact in named:
        found += _entries(speaker, fact)
    return found


def search(speaker: Speaker, wanted: str) -> list[Entry]:
    """Every thing whose name has these letters."""
    letters = wanted.casefold()
    return [entry for entry in everything(speaker) if letters in entry.name.casefold()]


def everything(speaker: Speaker) -> list[Entry]:
    """Every thing of the box that has a rule."""
    kinds = [(kind, one) for kind in _KINDS for one in speaker.catalogue.among(f"{kind}text-")]
    return [_entry(speaker, kind, one) for kind, one in kinds]


def _entries(speaker: Speaker, fact: Fact) -> list[Entry]:
    kind, _, ids = str(fact).partition(":")
    known = [one for one in ids.split() if speaker.catalogue.has(f"{kind}text-{one}")]
    return [_entry(speaker, kind, one) for one in known] if kind in _KINDS else []


def _entry(speaker: Speaker, kind: str, one: str) -> Entry:
    return Entry(str(speaker.word(f"{kind}:{one}")), speaker.say(f"{kind}text-{one}"))
