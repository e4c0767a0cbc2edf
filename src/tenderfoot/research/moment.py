"""A position that never changes: an answer makes another one of it. So clones share it, and cost nothing.

Each moment knows the steps that led to it. What a seat has come to know is put together from them, when
somebody asks for it and not before: a game that is only played out never looks back.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple, cast

from tenderfoot.engine.chance import Chance, Imagined
from tenderfoot.engine.contract import Ask, Choice, State, asked, decide, waiting
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import Match
from tenderfoot.engine.options import Options, Value
from tenderfoot.engine.record import Record
from tenderfoot.engine.seats import NOBODY
from tenderfoot.engine.seed import Seed, seed_bytes
from tenderfoot.engine.view import Plain
from tenderfoot.research.drawing import drawing
from tenderfoot.research.lens import Lens, Numbers


class Memory(NamedTuple):
    """All that a seat has been shown, told and has answered, as one digest; and what it sees now."""

    all: bytes
    seen: bytes


class Step:
    """One step of a game: where it led, by which answer of whom, and what was remembered of it."""

    __slots__ = ("actor", "choice", "memories", "opening", "state")

    def __init__(self, state: State, actor: int, choice: Choice | None) -> None:
        self.state: Final = state
        self.actor: Final = actor
        self.choice: Final = choice  # none: it is the first
        self.opening: list[Event] = []  # what was told before the first question
        self.memories: Final[dict[int, Memory]] = {}


class Moment:
    """One position of a game, at the question of one seat.

    The steps lie side by side and none holds another: what is compiled must not be freed in a deep chain.

    >>> moment = dealt(Lens("goldriver", players=2), 7)
    >>> later = moment.answered(moment.ask.options[3])  # one bid is under seal
    >>> later.ask.seat, later.memory(1) == moment.memory(1)
    (1, True)
    """

    __slots__ = ("ask", "drawn", "first", "lens", "state", "steps")

    def __init__(self, lens: Lens, steps: tuple[Step, ...], first: int = NOBODY) -> None:
        self.lens: Final = lens
        self.steps: Final = steps
        self.state: Final = steps[-1].state
        self.first: Final = first  # who answers before the others; in the order of seats if he is not asked
        self.ask: Final = _next(self.state, first)
        self.drawn = ""

    @property
    def actor(self) -> int:
        """Who is asked; nobody when the game is over."""
        return NOBODY if self.ask is None else self.ask.seat

    def answered(self, choice: Choice) -> Moment:
        """The moment after this answer of the seat that is asked; refuses what is no answer."""
        state, actor = self.state.copy(), self.actor
        went_on = decide(state, actor, choice)
        steps = (*self.steps, Step(state, actor, choice))
        return Moment(self.lens, steps, NOBODY if went_on else self.first)

    def imagined(self, seat: int, seed: Seed) -> Moment | None:
        """A world that fits all this seat knows, and its memory; None if it is asked nothing.

        Who has answered under seal is asked again, after the one whose turn it is: nobody knows what he said.
        """
        if asked(self.state, seat) is None:
            return None
        game = self.lens.game
        step = Step(game.determinize(game.view(self.state, seat), seed_bytes(seed)), NOBODY, None)
        step.memories[seat] = self.memory(seat)
        return Moment(self.lens, (step,), self.actor)

    def memory(self, seat: int) -> Memory:
        """All that this seat has come to know, found out from the last step after which that was known."""
        known = len(self.steps)
        while known and seat not in self.steps[known - 1].memories:
            known -= 1
        memory = self.steps[known - 1].memories[seat] if known else Memory(b"", b"")
        for place in range(known, len(self.steps)):
            memory = self.after(place, memory, seat)
            self.steps[place].memories[seat] = memory
        return memory

    def after(self, place: int, memory: Memory, seat: int) -> Memory:
        """What a step adds to the memory of a seat: nothing where it has noticed nothing."""
        seen = self.sight(place, seat)
        heard = self.heard(place, seat)
        if seen == memory.seen and not heard:
            return memory
        return Memory(sha256(memory.all + seen + heard.encode()).digest(), seen)

    def sight(self, place: int, seat: int) -> bytes:
        """A digest of what this seat saw: its numbers, and the rules under way, which they do not name."""
        view = self.lens.game.view(self.steps[place].state, seat)
        under_way = repr([(type(frame).__name__, frame.pack()) for frame in view.stack])
        return sha256(self.lens.seen(view, seat).tobytes() + under_way.encode()).digest()

    def heard(self, place: int, seat: int) -> str:
        """A step as this seat learnt of it: the story it was told, and its own answer."""
        told = [event.told_to(seat) for event in self.story(place)]
        lines = [f"{event.row.name} {event.numbers}" for event in told if event is not None]
        step = self.steps[place]
        if step.choice is not None and step.actor == seat:
            lines.append(step.choice.text)
        return "\n".join(lines)

    def story(self, place: int) -> list[Event]:
        """A step, secrets and all: the answer is given once more, and listened to."""
        step = self.steps[place]
        if step.choice is None:
            return step.opening
        state = self.steps[place - 1].state.copy()
        state.log = []
        decide(state, step.actor, step.choice)
        return state.log

    def seen(self, seat: int) -> Numbers:
        """What this seat sees, in numbers."""
        return self.lens.seen(self.lens.game.view(self.state, seat), seat)

    def match(self) -> Match:
        """The position as a match that has just begun: for those who count or draw."""
        game = self.lens.game
        return Match(game, Record(game.name, game.version, self.lens.options, b"", [], []), self.state, None)

    def __str__(self) -> str:
        """The table as a spectator sees it."""
        self.drawn = self.drawn or drawing(self.match(), "ansi")
        return self.drawn

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """The position with all memories of it; the way to it is left behind."""
        lens = self.lens
        memories = [self.memory(seat) for seat in range(lens.seats)]
        return _revived, (lens.game.name, _put_away(lens.game, self.state), self.first, memories)


def dealt(lens: Lens, seed: Seed) -> Moment:
    """The first question of a game with this seed."""
    opening: list[Event] = []
    state = lens.game.new_game(lens.options, Chance(seed_bytes(seed)), opening)
    state.log = None
    step = Step(state, NOBODY, None)
    step.opening = opening
    return Moment(lens, (step,))


@lru_cache(maxsize=64)
def lens_of(game: str, options: tuple[tuple[str, Value], ...]) -> Lens:
    """A game with its options, seen in numbers; equal games share what is made for them."""
    return Lens(game, **dict(options))


def _next(state: State, first: int) -> Ask | None:
    """The question that is answered next; none when the game is over."""
    mine = None if first == NOBODY else asked(state, first)
    if mine is not None:
        return mine
    asks = waiting(state)
    return asks[0] if asks else None


def _put_away(game: Game, s: State) -> Plain:
    """A position as plain data; also whether its chance is that of a dream, which the rules do not keep."""
    return {**game.dump(s), "dream": isinstance(s.chance, Imagined)}


def _revived(name: str, plain: Plain, first: int, memories: list[Memory]) -> Moment:
    """The position that was put away."""
    lens = lens_of(name, tuple(cast(Options, plain["options"]).items()))
    world = lens.game.load(plain)
    if plain["dream"]:
        world.chance = Imagined(world.chance.seed)
    step = Step(world, NOBODY, None)
    step.memories.update(enumerate(memories))
    return Moment(lens, (step,), first)
