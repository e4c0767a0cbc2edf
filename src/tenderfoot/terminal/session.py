"""A game that goes on: the state, its record, the person's seat and the bots at the others.

Screens ask a session what to show, and bring it answers; it saves itself after each of them. Where
several seats answer under seal the person's answer lies ready until the person says "open": until
then it can be taken back. That is so whenever others are asked too, which everybody knows, and never
depends on whether they have anything to choose, which nobody may know.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from tenderfoot.bots import make
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, Ballot, Choice, asked, decide, polled, retract, waiting
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.events import Event, as_told_to
from tenderfoot.engine.game import Game
from tenderfoot.engine.record import Decision, Record, write
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Facts
from tenderfoot.terminal.saves import Keeper
from tenderfoot.terminal.seating import Seating


class Session:
    """One game at one table."""

    def __init__(self, game: Game, record: Record, seating: Seating, keeper: Keeper) -> None:
        self.game: Final = game
        self.record: Final = record
        self.seating: Final = seating
        self.seat: Final[Seat] = seating.person()
        self.keeper: Final = keeper
        self.log: Final[list[Event]] = []
        self._heard = 0
        self._ready: Choice | None = None  # the person's last word, recorded but not yet under seal
        self._since = 0  # the record's length when the frame now open was first answered
        self._frame: object = None
        self.state = game.new_game(record.options, Chance(record.seed), self.log)
        self._play_again()

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.state.frames

    def view(self) -> View:
        """What the person may know."""
        return self.game.view(self.state, self.seat)

    def question(self) -> Ask | None:
        """What the person is asked now."""
        return asked(self.state, self.seat) if self._ready is None else None

    def about(self) -> Facts:
        """What the open question is about."""
        return self.state.frames[-1].facts(self.state)

    def said(self) -> list[Choice]:
        """What the person has said and nobody else knows."""
        return self.view().said + ([] if self._ready is None else [self._ready])

    def under_seal(self) -> bool:
        """Whether the person's answer is whole and waits to be opened: it can still be taken back."""
        return self._ready is not None

    def answer(self, choice: Choice) -> None:
        """The person decides; refused with `Illegal` if it is not among the answers."""
        self._mark(len(self.record.decisions))
        self._take(choice)
        self.record.add(self.seat, choice)
        self.save()

    def undo(self) -> None:
        """The person takes a sealed answer back; refused when it has been opened."""
        if self._ready is None or self.seat in self.state.sealed:
            retract(self.state, self.seat)
        self._ready = None
        self.record.take_back(self.seat, self._since)
        self.save()

    def go_on(self) -> None:
        """What lies ready is put under seal, and the bots decide until the person is asked or all is over."""
        if self._ready is not None:
            choice, self._ready = self._ready, None
            decide(self.state, self.seat, choice)
        while self.question() is None and waiting(self.state):
            ask = waiting(self.state)[0]
            choice = self._bot_choice(ask)
            self._mark(len(self.record.decisions))
            decide(self.state, ask.seat, choice)
            self.record.add(ask.seat, choice)
        self.save()

    def news(self) -> list[Event]:
        """What the person has been told since the last time."""
        fresh, self._heard = self.log[self._heard :], len(self.log)
        told = [as_told_to(event, self.seat) for event in fresh]
        return [event for event in told if event is not None]

    def save(self) -> None:
        """Keep the game as it is: as a saved game, or as the record of a game that is over."""
        self.keeper.keep(write(self.game, self.record), over=self.over)

    def _take(self, choice: Choice) -> None:
        """Decide now, or lay the answer ready if it is whole and others are asked at the same time."""
        frame = self.state.frames[-1] if self.state.frames else None
        after = self.state.copy()
        decide(after, self.seat, choice)
        further = after.frames and after.frames[-1] is frame and asked(after, self.seat) is not None
        # A window for reactions needs no second thought: to pass is nearly always meant.
        alone = polled(self.state) == 1 << self.seat
        if isinstance(frame, Ballot) and not (alone or further or frame.is_window()):
            self._ready = choice
        else:
            decide(self.state, self.seat, choice)

    def _bot_choice(self, ask: Ask) -> Choice:
        bot = make(self.game.name, self.seating.levels[ask.seat], self._bot_seed(ask.seat))
        return bot.choose(self.game.view(self.state, ask.seat), ask)

    def _bot_seed(self, seat: Seat) -> bytes:
        """New for each decision, so that a game goes on alike whether or not it was saved in between."""
        said = f" bot {seat} {len(self.record.decisions)}"
        return sha256(self.record.seed + said.encode()).digest()

    def _play_again(self) -> None:
        """Come to where the record ends; what the person said last lies ready again."""
        for number, decision in enumerate(self.record.decisions):
            self._mark(number)
            choice = self._written(decision)
            if decision.seat == self.seat and number == len(self.record.decisions) - 1:
                self._take(choice)
            else:
                decide(self.state, decision.seat, choice)

    def _written(self, decision: Decision) -> Choice:
        ask = asked(self.state, decision.seat)
        choice = None if ask is None else ask.written(decision.text)
        if choice is None:
            raise Illegal("not-offered", {"choice": f"{decision.seat} {decision.text}"})
        return choice

    def _mark(self, number: int) -> None:
        """Remember where in the record the frame now open begins to be answered."""
        if self.state.frames and self.state.frames[-1] is not self._frame:
            self._frame, self._since = self.state.frames[-1], number
