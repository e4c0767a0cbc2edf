"""A game that goes on: the state, its record, the person's seat and the bots at the others.

Screens ask a session what to show, and bring it answers; it saves itself after each of them. Where
several seats answer under seal the person answers first, and the bots when the person says so:
until then the answer can be taken back.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from tenderfoot.bots import make
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, Choice, asked, decide, retract, waiting
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
        self._since = 0  # the record's length when the frame now open was first answered
        self._frame: object = None
        self.state = game.new_game(record.options, Chance(record.seed), self.log)
        for number, decision in enumerate(record.decisions):
            self._mark(number)
            decide(self.state, decision.seat, self._written(decision))

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.state.frames

    def view(self) -> View:
        """What the person may know."""
        return self.game.view(self.state, self.seat)

    def question(self) -> Ask | None:
        """What the person is asked now."""
        return asked(self.state, self.seat)

    def about(self) -> Facts:
        """What the open question is about."""
        return self.state.frames[-1].facts(self.state)

    def under_seal(self) -> bool:
        """Whether the person has answered and others have not: it can still be taken back."""
        said = self.record.decisions[self._since :] if self._frame_is_open() else []
        return bool(self.state.whole >> self.seat & 1) and any(d.seat == self.seat for d in said)

    def answer(self, choice: Choice) -> None:
        """The person decides."""
        self._decide(self.seat, choice)
        self.save()

    def undo(self) -> None:
        """The person takes a sealed answer back; refused when it has been opened."""
        retract(self.state, self.seat)
        self.record.take_back(self.seat, self._since)
        self.save()

    def go_on(self) -> None:
        """The bots decide until the person is asked or the game is over."""
        while self.question() is None and waiting(self.state):
            ask = waiting(self.state)[0]
            self._decide(ask.seat, self._bot_choice(ask))
        self.save()

    def news(self) -> list[Event]:
        """What the person has been told since the last time."""
        fresh, self._heard = self.log[self._heard :], len(self.log)
        told = [as_told_to(event, self.seat) for event in fresh]
        return [event for event in told if event is not None]

    def save(self) -> None:
        """Keep the game as it is: as a saved game, or as the record of a game that is over."""
        self.keeper.keep(write(self.game, self.record), over=self.over)

    def _bot_choice(self, ask: Ask) -> Choice:
        bot = make(self.game.name, self.seating.levels[ask.seat], self._bot_seed(ask.seat))
        return bot.choose(self.game.view(self.state, ask.seat), ask)

    def _bot_seed(self, seat: Seat) -> bytes:
        """New for each decision, so that a game goes on alike whether or not it was saved in between."""
        said = f" bot {seat} {len(self.record.decisions)}"
        return sha256(self.record.seed + said.encode()).digest()

    def _decide(self, seat: Seat, choice: Choice) -> None:
        self._mark(len(self.record.decisions))
        decide(self.state, seat, choice)
        self.record.add(seat, choice)

    def _mark(self, number: int) -> None:
        """Remember where in the record the frame now open begins to be answered."""
        if self.state.frames and not self._frame_is_open():
            self._frame, self._since = self.state.frames[-1], number

    def _frame_is_open(self) -> bool:
        return bool(self.state.frames) and self.state.frames[-1] is self._frame

    def _written(self, decision: Decision) -> Choice:
        ask = asked(self.state, decision.seat)
        choice = None if ask is None else ask.written(decision.text)
        if choice is None:
            raise Illegal("not-offered", {"choice": f"{decision.seat} {decision.text}"})
        return choice
