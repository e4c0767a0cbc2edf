"""A game that goes on: the match, the person's seat and the bots at the others.

Screens ask a session what to show, and bring it answers; it saves itself after each of them. Where
several seats answer under seal the person's answer lies ready until the person says "open": until
then it can be taken back. That is so whenever others are asked too, which everybody knows, and never
depends on whether they have anything to choose, which nobody may know.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from tenderfoot.bots import make, reply
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, Ballot, Choice, polled
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begun, write
from tenderfoot.engine.record import Decision, Record
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Facts
from tenderfoot.terminal.saves import Keeper
from tenderfoot.terminal.seating import Seating


class Session:
    """One game at one table."""

    def __init__(self, game: Game, record: Record, seating: Seating, keeper: Keeper) -> None:
        self.game: Final = game
        self.seating: Final = seating
        self.seat: Final[Seat] = seating.person()
        self.keeper: Final = keeper
        self.match: Final = begun(game, record.blank(), Chance(record.seed), [])
        self._heard = 0
        self._ready: Choice | None = None  # the person's last word, recorded but not yet under seal
        self._play_again(record.decisions)

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return self.match.over

    @property
    def record(self) -> Record:
        """What is to be saved: what was decided, and what the person has ready."""
        paper = self.match.paper.copy()
        if self._ready is not None:
            paper.add(self.seat, self._ready)
        return paper

    def view(self) -> View:
        """What the person may know."""
        return self.match.view(self.seat)

    def question(self) -> Ask | None:
        """What the person is asked now."""
        return self.match.ask(self.seat) if self._ready is None else None

    def about(self) -> Facts:
        """What the open question is about."""
        return self.match.about()

    def said(self) -> list[Choice]:
        """What the person has said and nobody else knows."""
        return self.view().said + ([] if self._ready is None else [self._ready])

    def under_seal(self) -> bool:
        """Whether the person's answer is whole and waits to be opened: it can still be taken back."""
        return self._ready is not None

    def answer(self, choice: Choice) -> None:
        """The person decides; refused with `Illegal` if it is not among the answers."""
        self._take(choice)
        self.save()

    def undo(self) -> None:
        """The person takes a sealed answer back; refused when it has been opened."""
        if self._ready is None or self.seat in self.match.state.sealed:
            self.match.take_back(self.seat)
        self._ready = None
        self.save()

    def go_on(self) -> None:
        """What lies ready is put under seal, and the bots decide until the person is asked or all is over."""
        if self._ready is not None:
            choice, self._ready = self._ready, None
            self.match.answer(self.seat, choice)
        while self.question() is None and not self.over:
            ask = self.match.asks[0]
            self.match.answer(ask.seat, self._bot_choice(ask))
        self.save()

    def news(self) -> list[Event]:
        """What the person has been told since the last time."""
        told = self.match.story(self.seat, self._heard)
        self._heard = self.match.told
        return told

    def save(self) -> None:
        """Keep the game as it is: as a saved game, or as the record of a game that is over."""
        self.keeper.keep(write(self.game, self.record), over=self.over)

    def _take(self, choice: Choice) -> None:
        """Decide now, or lay the answer ready if it is whole and others are asked at the same time."""
        state = self.match.state
        frame = state.frames[-1] if state.frames else None
        after = self.match.copy()
        after.answer(self.seat, choice)
        further = not after.over and after.state.frames[-1] is frame and after.ask(self.seat) is not None
        # A window for reactions needs no second thought: to pass is nearly always meant.
        alone = polled(state) == 1 << self.seat
        if isinstance(frame, Ballot) and not (alone or further or frame.is_window()):
            self._ready = choice
        else:
            self.match.answer(self.seat, choice)

    def _bot_choice(self, ask: Ask) -> Choice:
        level = self.seating.levels[ask.seat]
        bot = make(self.game.name, level, self._bot_seed(ask.seat))
        return reply(self.game, level, bot, self.match.view(ask.seat), ask)

    def _bot_seed(self, seat: Seat) -> bytes:
        """New for each decision, so that a game goes on alike whether or not it was saved in between."""
        paper = self.match.paper
        return sha256(paper.seed + f" bot {seat} {len(paper.decisions)}".encode()).digest()

    def _play_again(self, decisions: list[Decision]) -> None:
        """Come to where the record ends; what the person said last lies ready again."""
        for number, decision in enumerate(decisions, 1):
            if decision.seat == self.seat and number == len(decisions):
                self._take(self.match.option(self.seat, decision.text))
            else:
                self.match.answer(decision.seat, decision.text)
