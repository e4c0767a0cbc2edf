"""A match as text that a person can review: who was asked what, what was told, what each viewer saw change.

    B keep: keep K   (or: keep none / keep 10 / keep 10 K)
      B keeps K.
      all see B kept +K; B cup -1
      B sees rolled -K

Sentences are those of the English catalogue. What everybody sees stands once; the line of a seat holds
what it alone sees, so a secret on the wrong line is a leak.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Final

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.events import Event
from tenderfoot.engine.match import Match
from tenderfoot.engine.options import Options, word
from tenderfoot.engine.seats import EVERYONE, Seat
from tenderfoot.locale.speaker import Speaker
from tools.golden.changes import Flat, changes, flat, letter

FEW: Final = 5  # so many other answers are written out


class Page:
    """A match being written down."""

    def __init__(self, match: Match, heading: list[str]) -> None:
        self.match: Final = match
        self.speaker: Final = Speaker("en", match.game.name, [letter(seat) for seat in range(match.seats)])
        self.lines: Final = heading[:]
        self.heard = 0  # so many events are written
        self.seen: dict[Seat | None, Flat] = {}
        self.points = [0] * match.seats
        self.times: Final[Counter[str]] = Counter()

    def begin(self, bare: Match | None = None) -> None:
        """What lies there: all of it, or what differs from a table that has not been laid."""
        if bare is not None:
            self.seen = {seat: flat(bare.view(seat).plain()) for seat in self.viewers()}
            self.points = bare.scores()
        self.tell()

    def answer(self, ask: Ask, choice: Choice) -> None:
        """One question, its answer, and what came of it."""
        others = [option.text for option in ask.options if option.text != choice.text]
        listed = " / ".join(others) if len(others) <= FEW else f"{len(others)} others"
        question = f"{letter(ask.seat)} {self.match.game.prompt(ask).name}: {choice.text}"
        self.lines.append(f"{question}   (or: {listed})" if others else question)
        self.match.answer(ask.seat, choice)
        self.tell()

    def drawn(self, ask: Ask) -> Choice:
        """The answer that comes first by a number drawn for its text: one more elsewhere changes nothing."""
        moment = f"{self.match.round} {ask.seat} {self.match.game.prompt(ask).name}"
        self.times[moment] += 1
        drawn = {}
        for option in ask.options:
            key = f"{moment} {self.times[moment]} {option.text}"
            drawn[sha256(key.encode()).digest()] = option
        return drawn[min(drawn)]

    def tell(self) -> None:
        """The sentences, and what changed in the views."""
        log = self.match.log or []
        self.lines.extend([f"  {self.sentence(event)}" for event in log[self.heard :]])
        self.heard = len(log)
        public = self.changed(None)
        if public:
            self.lines.append("  all see " + "; ".join(public.values()))
        for seat in range(self.match.seats):
            self.lines.extend(alone(letter(seat), self.changed(seat), public))

    def sentence(self, event: Event) -> str:
        """What is told, and what those hear who may not know all of it."""
        told = self.speaker.event(event)
        if event.audience() == EVERYONE:
            return told
        others = event.told_to(None)
        heard = "nothing" if others is None else self.speaker.event(others)
        knowing = "".join([letter(seat) for seat in range(self.match.seats) if event.audience() >> seat & 1])
        return f"{told}   [{knowing} only; others: {heard}]"

    def changed(self, seat: Seat | None) -> dict[str, str]:
        """What this viewer sees otherwise than before."""
        now = flat(self.match.view(seat).plain())
        before, self.seen[seat] = self.seen.get(seat, {}), now
        return changes(before, now)

    def viewers(self) -> list[Seat | None]:
        """A spectator and every seat."""
        return [None, *range(self.match.seats)]

    def text(self) -> str:
        """The whole page, with what was gained or lost on it."""
        scores = enumerate(zip(self.points, self.match.scores(), strict=True))
        points = ", ".join([f"{letter(seat)} {now - before:+d}" for seat, (before, now) in scores])
        return "\n".join([*self.lines, f"points {points}"]) + "\n"


def alone(who: str, mine: dict[str, str], public: dict[str, str]) -> list[str]:
    """What one seat sees and the others do not; and, should it happen, the other way round."""
    sees = [change for name, change in mine.items() if public.get(name) != change]
    misses = [change for name, change in public.items() if name not in mine]
    lines = [f"  {who} sees " + "; ".join(sees)] if sees else []
    return [*lines, f"  {who} does not see " + "; ".join(misses)] if misses else lines


def options_line(options: Options) -> str:
    """The options, as they are set on the command line."""
    return " ".join([f"{name}={word(value)}" for name, value in options.items()])
