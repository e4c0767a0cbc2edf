"""A game being played: the state, its record and its story under one name.

    match = begin(GAMES["dicetown"], {"players": 3}, 7)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0])

Everything that plays has one: server, terminal, arena, laws, reviews, notebooks. The engine knows no
game: a match is given a `Game`; `tenderfoot.Match` also takes its name. Whoever plays many games and
reads no story makes it deaf (`listen=False`): then nothing is made of what nobody hears.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import mypyc_attr

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import (
    Ask,
    Choice,
    State,
    asked,
    decide,
    default_answer,
    go_on,
    retract,
    waiting,
)
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options, nearest
from tenderfoot.engine.record import Noted, Record, new_record
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.seed import Seed, seed_bytes
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Facts, seat_word


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One game, from its set-up to its end. It is made of its parts, so that a copy sets nothing up."""

    def __init__(self, game: Game, paper: Record, state: State, log: list[Event] | None) -> None:
        self.game: Final = game
        self.paper: Final = paper  # what was decided, as a record keeps it
        self.state: Final = state
        self.log: Final = log  # all that was told; None: nobody listens
        self.since = len(paper.decisions)  # from here on answers lie under the seal that is now open

    # --- what is there ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.state.frames

    @property
    def asks(self) -> list[Ask]:
        """The open questions, each with its seat and every legal answer."""
        return waiting(self.state)[:]

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.seats(self.state)

    @property
    def round(self) -> int:
        """Which round is played, from 1."""
        return self.game.round(self.state)

    def ask(self, seat: Seat) -> Ask | None:
        """The question this seat must answer now."""
        return asked(self.state, seat)

    def about(self) -> Facts:
        """What the open question is about, for its sentence."""
        return self.state.frames[-1].facts(self.state)

    def view(self, seat: Seat | None = None) -> View:
        """What this seat may know; None: a spectator."""
        return self.game.view(self.state, seat)

    def story(self, seat: Seat | None = None, since: int = 0) -> list[Event]:
        """What this seat has been told, after the first `since` events; None: a spectator."""
        heard = [] if self.log is None else self.log[since:]
        told = [event.told_to(seat) for event in heard]
        return [event for event in told if event is not None]

    @property
    def told(self) -> int:
        """How many events have been told."""
        return 0 if self.log is None else len(self.log)

    def scores(self) -> list[int]:
        """The points of each seat, as if the game ended now."""
        return self.game.scores(self.state)

    def winners(self) -> list[Seat]:
        """Who has won; empty while the game goes on."""
        return self.game.winners(self.state)

    # --- what is decided ----------------------------------------------------------------------

    def answer(self, seat: Seat, said: Choice | str) -> None:
        """Take an answer, by its text or as an option; refuse with the reason, changing nothing."""
        choice = self.option(seat, said) if isinstance(said, str) else said
        went_on = decide(self.state, seat, choice)
        self.paper.add(seat, choice)
        if went_on:
            self.since = len(self.paper.decisions)

    def option(self, seat: Seat, text: str) -> Choice:
        """The option a text means, or why it means none."""
        ask = asked(self.state, seat)
        choice = None if ask is None else ask.written(text)
        if choice is None:
            raise self._refusal(ask, seat, text)
        return choice

    def take_back(self, seat: Seat) -> None:
        """Take back what this seat has said under seal, as long as nothing is opened."""
        retract(self.state, seat)
        self.paper.take_back(seat, self.since)

    def default(self, seat: Seat) -> Choice:
        """What the rulebook answers for a seat that does not."""
        return default_answer(self.state, seat)

    def go_on(self) -> None:
        """Close the window at which a patient game is held, and play on."""
        go_on(self.state)
        self.since = len(self.paper.decisions)

    def _refusal(self, ask: Ask | None, seat: Seat, text: str) -> Illegal:
        """Nothing is asked; or the rule says why; if it is only no answer, the nearest one is named."""
        if ask is None:
            return Illegal("over" if self.over else "not-asked", {"seat": seat_word(seat)})
        refusal = self.state.frames[-1].refusal(self.state, ask, self.game.choice(text))
        if refusal.code != "not-offered":
            return refusal
        known = [option.text for option in ask.options]
        return Illegal(
            "no-such-answer", {"seat": seat_word(seat), "choice": text, "nearest": nearest(text, known)}
        )

    # --- lives of their own -------------------------------------------------------------------

    def copy(self) -> Match:
        """The same match with a life of its own, which tells nobody."""
        match = self.like(self.paper.copy(), self.state.copy(), None)
        match.since = self.since
        return match

    def imagine(self, seat: Seat, seed: Seed) -> Match:
        """A world that fits all this seat knows, dealt by a seed of its own; the seat must be asked.

        It has a paper of its own too: the real one names the real seed.
        """
        own = seed_bytes(seed)
        paper = Record(self.game.name, self.game.version, self.paper.options, own, self.paper.names, [])
        return self.like(paper, self.game.determinize(self.view(seat), own), None)

    def like(self, paper: Record, state: State, log: list[Event] | None) -> Match:
        """Another match of the same game and kind, made of these parts."""
        return Match(self.game, paper, state, log)

    def record(self) -> str:
        """The record as text: it can be read, verified, and played again."""
        return write(self.game, self.paper)

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __repr__(self) -> str:
        seats = " ".join([str(ask.seat) for ask in self.asks])
        now = f"won by {self.winners()}" if self.over else f"round {self.round}, asks {seats}"
        return f"<{self.game.name}, {self.seats} players, {len(self.paper.decisions)} decisions: {now}>"


def begin(
    game: Game, options: Options, seed: Seed, names: list[str] | None = None, listen: bool = True
) -> Match:
    """Set a game up."""
    paper = new_record(game, options, seed, names or [])
    return begun(game, paper, Chance(paper.seed), [] if listen else None)


def begun(game: Game, paper: Record, chance: Chance, log: list[Event] | None) -> Match:
    """A match on this paper, whose chance knows its seed."""
    return Match(game, paper, game.new_game(paper.options, chance, log), log)


def again(game: Game, paper: Record, upto: int = -1, log: list[Event] | None = None) -> Match:
    """Play a record through, or its first `upto` decisions; refuses what would not have been allowed."""
    match = begun(game, paper.blank(), Chance(paper.seed), log)
    for decision in paper.decisions if upto < 0 else paper.decisions[:upto]:
        match.answer(decision.seat, decision.text)
    return match


def write(game: Game, paper: Record) -> str:
    """A record as text; it is played through for what chance gave and what came of it."""
    chance = Noted(paper.seed)
    match = begun(game, paper.blank(), chance, None)
    lines = paper.header()
    for decision in paper.decisions:
        lines.extend(chance.taken())
        lines.append(f"{decision.seat} {decision.text}")
        match.answer(decision.seat, decision.text)
    lines.extend([*chance.taken(), *_outcome(match)])
    return "\n".join([*lines, f"digest {_digest(lines)}"]) + "\n"


def _outcome(match: Match) -> list[str]:
    if not match.over:
        return ["unfinished"]
    scores = " ".join([str(points) for points in match.scores()])
    winners = " ".join([str(seat) for seat in match.winners()])
    return [f"scores {scores}", f"winners {winners}"]


def _digest(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()
