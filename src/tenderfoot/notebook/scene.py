"""What a picture is made from: a sheet, a view, the words for it, and what came of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from tenderfoot.engine.game import Game
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Fact, Facts
from tenderfoot.locale import Speaker, Unsaid
from tenderfoot.notebook.sheet import Sheet

Shape = TypeVar("Shape")


class Result:
    """The points of each seat and who has won, of a game that is over: no view holds them for certain."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores: Final = scores
        self.winners: Final = winners


NOT_OVER: Final = Result([], [])


@dataclass(frozen=True)
class Scene(Generic[Shape]):
    """One table as one seat sees it; `shape` is the plain form of the view."""

    sheet: Sheet
    game: Game
    view: View
    shape: Shape
    speaker: Speaker
    result: Result

    def say(self, name: str, **facts: Fact) -> str:
        """A sentence of the catalogue."""
        return self.speaker.say(name, **facts)

    def name(self, *seats: int) -> str:
        """Who sits there."""
        return str(self.speaker.word("seat:" + " ".join([str(seat) for seat in seats])))

    def points(self, seat: int, known: int, *, unsure: bool) -> str:
        """The points of a seat: what came of the game, or as far as the reader can count."""
        if self.result.scores:
            return self.say("notebook-points", points=self.result.scores[seat])
        return self.say("notebook-points-more" if unsure else "notebook-points", points=known)

    def lit(self, seat: int) -> bool:
        """Whose plate is lit: who has won, and before that who is looking."""
        return seat in self.result.winners if self.result.winners else seat == self.view.seat

    def news(self, polled: list[int], about: Facts) -> str:
        """One sentence: who has won, or what is asked, or who is asked; nobody is when the game is over."""
        winners = self.result.winners
        if winners:
            return self.say("notebook-won", seats=self.name(*winners), count=len(winners))
        if self.view.ask is not None:
            return self._asked(self.game.prompt(self.view.ask).name, about)
        return self.say("notebook-waits", seats=self.name(*polled)) if polled else self.say("over")

    def _asked(self, prompt: str, about: Facts) -> str:
        """The question; where the view does not hold all the words of its sentence, a shorter one."""
        try:
            args = {name: self.speaker.word(fact) for name, fact in about.items()}
            return self.speaker.catalogue.say(f"prompt-{prompt}", args)
        except Unsaid:
            return self.say(f"notebook-ask-{self._kind()}")

    def _kind(self) -> str:
        return "words" if self.view.ask is None else self.game.prompt(self.view.ask).kind

    def seen(self) -> str:
        """Whose eyes these are, and how many answers are legal."""
        if self.view.seat is None:
            return self.say("notebook-spectator")
        answers = 0 if self.view.ask is None else len(self.view.ask.options)
        return self.say("notebook-seen", seat=self.view.seat, count=answers)
