"""What there is to show of a session, in words: the table, the story, the question, the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.game import Game
from tenderfoot.engine.prompt import Prompt
from tenderfoot.engine.view import View
from tenderfoot.locale import Speaker
from tenderfoot.terminal import bare, dicetown, goldriver, guide
from tenderfoot.terminal.guide import Entry
from tenderfoot.terminal.hint import Hint, hint
from tenderfoot.terminal.lines import Line, Picture
from tenderfoot.terminal.result import result
from tenderfoot.terminal.session import Session

_DRAWN: Final[dict[str, Callable[[Any, Speaker], Picture]]] = {  # each draws the shape of its own game
    "dicetown": dicetown.draw,
    "goldriver": goldriver.draw,
}

_NUMBERS: Final = ("amount", "count")  # kinds of questions that ask for a number


def drawn(game: Game, view: View, speaker: Speaker) -> Picture:
    """A table as this view shows it."""
    return _DRAWN.get(game.name, bare.draw)(view.plain(), speaker)


class Scene:
    """One session through the eyes of the person who plays it."""

    def __init__(self, session: Session, speaker: Speaker) -> None:
        self.session: Final = session
        self.speaker: Final = speaker
        self.story: Final[list[str]] = []  # everything told so far

    def title(self) -> str:
        """The game and its options."""
        options = self.session.record.options
        return self.speaker.say(f"title-{self.session.game.name}", **options)

    def table(self) -> Picture:
        """The table, from the person's view and nothing else."""
        return drawn(self.session.game, self.session.view(), self.speaker)

    def news(self) -> list[str]:
        """What happened since the last time, and why."""
        news = [self.speaker.event(event) for event in self.session.news()]
        self.story.extend(news)
        return news

    def question(self) -> str:
        """One sentence: what to do now."""
        if self.session.over:
            return self.speaker.say("over")
        ask = self.session.question()
        if ask is None:
            said = [self.speaker.choice(choice) for choice in self.session.said()]
            return self.speaker.say("under-seal", said="; ".join(said))
        return self.speaker.prompt(self._prompt(ask).name, self.session.about())

    def answers(self) -> list[str]:
        """The answers in words, in the order of the question."""
        ask = self.session.question()
        return [] if ask is None else [self.speaker.choice(option) for option in ask.options]

    def labels(self) -> list[int]:
        """What to type for each answer: its place in the list; where numbers are asked for, the number."""
        ask = self.session.question()
        if ask is None:
            return []
        numbers = [_number(option) for option in ask.options]
        if self._prompt(ask).kind in _NUMBERS and len(set(numbers)) == len(numbers):
            return numbers
        return list(range(1, len(numbers) + 1))

    def help(self, wanted: str) -> list[Entry]:
        """The rule behind the question, or those of the things with such a name."""
        ask = self.session.question()
        if wanted or ask is None:
            return guide.search(self.speaker, wanted)
        facts = [self.session.about(), *[option.facts() for option in ask.options]]
        return guide.behind(self.speaker, self._prompt(ask).name, facts)

    def hint(self) -> Hint:
        """What the coach would answer, and why."""
        return hint(self.session, self.speaker, self.labels())

    def result(self) -> list[Line]:
        """The points, best first, and who has won."""
        session = self.session
        return result(session.match, self.speaker, session.seat)

    def _prompt(self, ask: Ask) -> Prompt:
        return self.session.game.prompt(ask)


def _number(option: Choice) -> int:
    """The number an answer says; an answer that says none, such as to pass, is nought."""
    return next((fact for fact in option.facts().values() if isinstance(fact, int)), 0)
