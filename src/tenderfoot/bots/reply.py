"""What a bot says to a question, looked at before it counts: one of the options, or why it is none.

Anybody may write a bot, so a bot may return anything, or fail. Whoever asks one asks it here.
"""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Final

from tenderfoot.bots.contract import Bot
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.game import Game
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Facts

_SHOWN: Final = 6  # options, in a sentence
_LONGEST: Final = 80


class BadAnswer(Refusal):
    """A bot has failed, or has answered with something that is no option: the game stands as it stood.

    `kind` is what it said without its words: a log may hold nothing of a hand.
    """

    def __init__(self, code: str, facts: Facts, kind: str = "") -> None:
        super().__init__(code, facts)
        self.kind: Final = kind

    def discreet(self) -> Refusal:
        """The same for a log."""
        facts: Facts = {"bot": self.facts["bot"], "question": self.facts["question"], "found": self.kind}
        return Refusal(f"{self.code}-logged", facts)


def reply(game: Game, name: str, bot: Bot, view: View, ask: Ask) -> Choice:
    """The option that this bot, known by this name, chooses; refused if it is none."""
    try:
        said: object = bot.choose(view, ask)
    except Exception as fault:
        facts: Facts = {"bot": name, "fault": _words(fault), "question": game.prompt(ask).name}
        raise BadAnswer("bot-failed", facts, _place(fault)) from fault
    choice = _option(ask, said)
    if choice is None:
        raise _other(game, name, said, ask)
    return choice


def _option(ask: Ask, said: object) -> Choice | None:
    """The option that is meant."""
    if isinstance(said, Choice):
        return ask.option(said)
    return ask.written(said) if isinstance(said, str) else None


def _other(game: Game, name: str, said: object, ask: Ask) -> BadAnswer:
    """What was said instead of an option, and what the options were."""
    known = [option.text for option in ask.options]
    options = ", ".join(known if len(known) <= _SHOWN else [*known[:_SHOWN], "…"])
    facts: Facts = {"bot": name, "question": game.prompt(ask).name, "options": options}
    return BadAnswer("bot-answer", {**facts, "found": _shown(said)}, _kind(said))


def _shown(said: object) -> str:
    """What was said, as far as it is a word or a number; of anything else its kind."""
    if isinstance(said, Choice):
        return said.text
    return str(said)[:_LONGEST] if isinstance(said, str | int | float) else _kind(said)


def _kind(said: object) -> str:
    return "None" if said is None else type(said).__name__


def _words(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"[:_LONGEST] if str(fault) else type(fault).__name__


def _place(fault: Exception) -> str:
    """The kind of a fault, and where it was met."""
    last = traceback.extract_tb(fault.__traceback__)[-1:]
    return " ".join([type(fault).__name__, *[f"at {Path(at.filename).name}:{at.lineno}" for at in last]])
