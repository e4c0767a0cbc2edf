"""A game as text, for the memory of the project: every question, answer and event, and the views.

Golden playthroughs are kept in the repository and compared word for word; interpreted and compiled
code must write the same (law 11). A change of rules shows as a difference, which is its review.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from tenderfoot.engine.chance import Chance, Imagined
from tenderfoot.engine.contract import Ask, Choice, State
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begun
from tenderfoot.engine.options import Options
from tenderfoot.engine.record import new_record
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts

WHOLE_VIEWS: Final = 100  # decisions from one full set of views to the next


class Playthrough:
    """A random game being written down."""

    def __init__(self, game: Game, options: Options, seed: bytes) -> None:
        self.game: Final = game
        self.log: list[Event] = []
        self.picks: Final = Imagined(seed)
        paper = new_record(game, options, seed, [])
        self.match: Final = begun(game, paper, Chance(paper.seed), self.log)
        self.state: Final = self.match.state
        self.lines: list[str] = paper.header()[1:]
        self.decisions = 0

    def write(self) -> str:
        """The whole game."""
        self.story()
        while self.state.frames:
            if self.decisions % WHOLE_VIEWS == 0:
                self.views()
            self.step()
        self.views()
        scores = " ".join([str(points) for points in self.game.scores(self.state)])
        self.lines.append(f"scores {scores}, winners {self.game.winners(self.state)}")
        return "\n".join(self.lines) + "\n"

    def step(self) -> None:
        """One question and its answer, and what came of it."""
        asks = self.match.asks
        ask = asks[self.picks.below(f"seat {self.decisions}", len(asks))]
        choice = self.choose(ask)
        facts = worded(self.state.frames[-1].facts(self.state))
        prompt = f"{self.game.prompts[ask.prompt]} ({facts})" if facts else self.game.prompts[ask.prompt]
        offered = sha256(" / ".join([o.text for o in ask.options]).encode()).hexdigest()[:6]
        self.lines.append(
            f"{self.decisions} seat {ask.seat} {prompt}, {len(ask.options)} answers {offered}: {choice.text}"
        )
        self.match.answer(ask.seat, choice)
        self.decisions += 1
        self.story()
        self.lines.append(f"  views {self.seen()}")

    def choose(self, ask: Ask) -> Choice:
        """A random answer."""
        return ask.options[self.picks.below(f"option {self.decisions}", min(len(ask.options), 256))]

    def story(self) -> None:
        """The events since the last decision, and how those who may not know all are told."""
        for event in self.log:
            self.lines.append(f"  {event.title()} {words(event)}".rstrip())
            others = event.told_to(None)
            if others is not event:
                told = "nothing" if others is None else f"{others.title()} {words(others)}".rstrip()
                self.lines.append(f"    others: {told}")
        self.log.clear()

    def views(self) -> None:
        """What each seat and a spectator sees, in full."""
        for seat in self.viewers():
            self.lines.append(f"  view {seat}: {seen_by(self.game, self.state, seat)}")

    def seen(self) -> str:
        """What everybody sees, as short digests."""
        return " ".join(
            [sha256(seen_by(self.game, self.state, seat).encode()).hexdigest()[:6] for seat in self.viewers()]
        )

    def viewers(self) -> list[Seat | None]:
        """Every seat, and a spectator."""
        viewers: list[Seat | None] = list(range(self.game.seats(self.state)))
        viewers.append(None)
        return viewers


def words(event: Event) -> str:
    """The facts of an event, in one line."""
    return worded(event.facts())


def worded(facts: Facts) -> str:
    """Facts in one line."""
    return ", ".join([f"{name} {fact}" for name, fact in facts.items()])


def seen_by(game: Game, s: State, seat: Seat | None) -> str:
    """A view as text."""
    return json.dumps(game.view(s, seat).plain(), sort_keys=True)
