"""Games stepped by numbers: what a seat sees as bytes, and many games in one call."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, Choice, State, decide, waiting
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import Match
from tenderfoot.engine.options import Options
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.numbers.filler import Filler, put_mask

OVER: Final = -1
ILLEGAL: Final = -2


class Sight:
    """How a game is seen in numbers: its entries, and its actions for every actor."""

    def __init__(self, game: Game, filler: Filler, turns: list[list[i64]], backs: list[list[Choice]]) -> None:
        self.game: Final = game
        self.filler: Final = filler
        self.turns: Final = turns
        self.backs: Final = backs
        self.size: Final[i64] = len(backs[0])
        self.blank: Final = bytes(len(backs[0]))  # a mask before anything is allowed

    def look(self, s: State, seat: Seat) -> tuple[bytearray, bytearray]:
        """What this seat knows, and which actions answer its question: none if it is asked nothing."""
        seen, mask = BytesWriter(), BytesWriter()
        view = self.game.view(s, seat)
        self.filler.fill(view, seat, seen)
        put_mask(mask, view.ask, self.turns[seat], self.blank)
        return bytearray(seen.getvalue()), bytearray(mask.getvalue())

    def answer(self, match: Match, seat: Seat, action: i64) -> i64:
        """Say this. Who is asked next: `OVER` if nobody is, `ILLEGAL` if it was no answer."""
        ask = match.ask(seat)
        if ask is None or not 0 <= action < self.size:
            return ILLEGAL
        choice = ask.option(self.backs[seat][action])
        if choice is None:
            return ILLEGAL
        match.answer(seat, choice)
        return waiting(match.state)[0].seat if match.state.frames else OVER

    def observation(self, view: View, seat: Seat) -> bytearray:
        """What a view of this seat shows."""
        seen = BytesWriter()
        self.filler.fill(view, seat, seen)
        return bytearray(seen.getvalue())

    def mask(self, ask: Ask | None, seat: Seat) -> bytearray:
        """Which actions answer this question of this seat; none if there is none."""
        mask = BytesWriter()
        put_mask(mask, ask, self.turns[seat], self.blank)
        return bytearray(mask.getvalue())


class Tables:
    """Many games of one kind, each at the first of its open questions."""

    def __init__(self, sight: Sight, options: Options) -> None:
        self.sight: Final = sight
        self.options: Final = options
        self.states: list[State] = []
        self.asks: list[Ask] = []

    def begin(self, seeds: list[bytes]) -> None:
        """Set as many games up as there are seeds."""
        self.states = [self.new(seed) for seed in seeds]
        self.asks = [waiting(s)[0] for s in self.states]

    def renew(self, row: int, seed: bytes) -> None:
        """Set one game up anew."""
        self.states[row] = self.new(seed)
        self.asks[row] = waiting(self.states[row])[0]

    def new(self, seed: bytes) -> State:
        """A game at its first question."""
        return self.sight.game.new_game(self.options, Chance(seed), None)

    def seats(self) -> list[Seat]:
        """Who is asked, in each game."""
        return [ask.seat for ask in self.asks]

    def look(self) -> tuple[bytearray, bytearray]:
        """What each of them knows, and may answer: game after game."""
        seen, masks = BytesWriter(), BytesWriter()
        sight = self.sight
        for row, ask in enumerate(self.asks):
            sight.filler.fill(sight.game.view(self.states[row], ask.seat), ask.seat, seen)
            put_mask(masks, ask, sight.turns[ask.seat], sight.blank)
        return bytearray(seen.getvalue()), bytearray(masks.getvalue())

    def illegal(self, actions: list[i64]) -> int:
        """The first game whose question this does not answer; -1 if all do. Nothing has changed."""
        for row, ask in enumerate(self.asks):
            action = actions[row]
            if not 0 <= action < self.sight.size:
                return row
            if ask.option(self.sight.backs[ask.seat][action]) is None:
                return row
        return -1

    def step(self, actions: list[i64]) -> list[int]:
        """Answer in every game; those that are over, which must be set up anew before anything else."""
        over: list[int] = []
        for row, ask in enumerate(self.asks):
            s = self.states[row]
            decide(s, ask.seat, self.sight.backs[ask.seat][actions[row]])
            if s.frames:
                self.asks[row] = waiting(s)[0]
            else:
                over.append(row)
        return over
