"""What every game must obey, checked on random play. Public: newcomers and tests call `check`.

 1. Clone. A copy is equal; playing it changes neither the original nor any earlier copy.
 2. Refusal. What was not offered is refused and changes nothing.
 3. Imagination. The view of a world dealt from a view is that view again, and the world can be played.
 4. Replay. Seed and decisions give the same state, at every step.
 5. Sealed order. The order in which simultaneous answers arrive does not matter.
 6. Seal. Different sealed answers of one seat give equal views to all others.
 7. Box. Everything of the box is somewhere exactly once.
 8. Store. A state that was dumped and loaded is the same, in the middle of an effect too.
 9. Ignorance. Deal anew what a seat may not see: its view does not change, nor does who of the others
    has a choice, unless the frame is `veiled`. The list of secrets (`Scramble`) is written by the
    tests, apart from the view. The table of a view is equal for all, a spectator too: so a server may
    send it to all at once. What an event says of the table afterwards is nothing that anybody may not see.
10. Progress. A question can be put again without carrying a rule out twice; it has between one and
    two hundred different answers, the default among them; random play ends within a bound.
11. Same twice. Interpreted and compiled code write the same playthroughs (`tools/golden`).
"""

from __future__ import annotations

import json
from typing import Final

from tenderfoot.engine.afterwards import Afterwards
from tenderfoot.engine.chance import Imagined
from tenderfoot.engine.contract import Ask, Choice, State, asked, decide, default_answer, waiting
from tenderfoot.engine.errors import Broken, Illegal
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begin
from tenderfoot.engine.options import Options
from tenderfoot.engine.scramble import Scramble
from tenderfoot.engine.seats import NOBODY, Seat
from tenderfoot.engine.view import everything

MOST_ANSWERS: Final = 200
REMEMBERED: Final = 4
FURTHER: Final = 4  # decisions that are played on in an imagined world


class Trial:
    """One random game under the eyes of the law."""

    def __init__(self, game: Game, options: Options, seed: bytes, scramble: Scramble | None) -> None:
        self.game: Final = game
        self.options: Final = game.options(options)
        self.seed: Final = seed
        self.scramble: Final = scramble
        self.picks: Final = Imagined(seed)
        self.match: Final = begin(game, options, seed)
        self.twin: Final = begin(game, options, seed, listen=False)
        self.state: Final = self.match.state
        self.earlier: list[tuple[State, str]] = []
        self.decisions = 0
        self.now = ""  # the position that is judged, written
        self.stored = ""  # the same, as it would be stored
        self.seen: list[list[object]] = []  # what each seat sees of it, and a spectator last
        self.afterwards: Final = Afterwards()

    def play(self, most: int, stride: int) -> int:
        """Check every so many-th position of the game; the number of decisions it took."""
        while self.state.frames:
            if self.decisions == most:
                raise self.broken(10, f"the game goes on after {most} decisions")
            if self.decisions % stride == 0:
                self.position()
            self.step()
        self.ended()
        return self.decisions

    def position(self) -> None:
        """Laws that speak of one position, which is written and looked at once for all of them."""
        self.now, self.stored = self.written(self.state), self.dumped(self.state)
        self.seen = self.views(self.state)
        self.clone()
        self.refuse()
        self.imagine()
        self.order()
        self.seal()
        self.box()
        self.again()
        self.store()
        self.ignorance()
        self.alike()

    def step(self) -> None:
        """Law 4. Decide at random, in the state and in its twin, which must stay equal."""
        asks = waiting(self.state)
        ask = asks[self.pick("seat", len(asks))]
        choice = ask.options[self.pick("option", len(ask.options))]
        self.match.answer(ask.seat, choice)
        self.afterwards.listen(self.match)
        self.twin.answer(ask.seat, choice)
        self.decisions += 1
        if self.written(self.state) != self.written(self.twin.state):
            raise self.broken(4, "the same decisions gave another state")

    def clone(self) -> None:
        """Law 1."""
        copy = self.state.copy()
        if self.written(copy) != self.now:
            raise self.broken(1, "a copy is not equal")
        self.earlier.append((self.state.copy(), self.now))
        for ask in waiting(copy):
            answer_whole(copy, ask)
        self.unchanged(self.state, self.now)
        if len(self.earlier) > REMEMBERED:
            self.unchanged(*self.earlier.pop(0))

    def unchanged(self, kept: State, then: str) -> None:
        """Law 1. A copy is looked at again when it has seen several others played."""
        if self.written(kept) != then:
            raise self.broken(1, "playing a copy changed another position")

    def refuse(self) -> None:
        """Law 2."""
        nonsense = Choice(-1, "nonsense")
        for seat in range(self.game.seats(self.state)):
            try:
                decide(self.state, seat, nonsense)
            except Illegal:
                continue
            raise self.broken(2, f"seat {seat} could decide what was not offered")
        if self.written(self.state) != self.now:
            raise self.broken(2, "a refusal changed the state")

    def imagine(self) -> None:
        """Law 3."""
        for ask in waiting(self.state):
            v = self.game.view(self.state, ask.seat)
            world = self.game.determinize(v, self.seed + bytes([self.pick("world", 256)]))
            if everything(self.game.view(world, ask.seat)) != self.seen[ask.seat]:
                raise self.broken(3, f"a world dealt for seat {ask.seat} does not fit its view")
            self.dream(world, ask.seat)

    def dream(self, world: State, seat: Seat) -> None:
        """Law 3. What the stack has promised must be there in an imagined world too."""
        try:
            for n in range(FURTHER):
                asks = waiting(world)
                if not asks:
                    break
                ask = asks[self.pick(f"dreamer {n}", len(asks))]
                decide(world, ask.seat, ask.options[self.pick(f"dream {n}", len(ask.options))])
        except Exception as fault:  # whatever a rule raises when its cards are not there
            raise self.broken(3, f"a world dealt for seat {seat} cannot be played: {fault!r}") from fault

    def order(self) -> None:
        """Law 5."""
        asks = waiting(self.state)
        if len(asks) == 1:
            return
        forwards = self.state.copy()
        for ask in asks:
            answer_whole(forwards, ask)
        backwards = self.state.copy()
        for ask in reversed(asks):
            answer_whole(backwards, ask)
        if self.written(forwards) != self.written(backwards):
            raise self.broken(5, "the order of sealed answers matters")

    def seal(self) -> None:
        """Law 6. Also a half-finished compound answer is invisible."""
        asks = waiting(self.state)
        if len(asks) == 1:
            return
        ask = asks[self.pick("sealed", len(asks))]
        for option in (ask.options[0], ask.options[-1]):
            copy = self.state.copy()
            decide(copy, ask.seat, option)
            if self.others_see(copy, ask.seat):
                raise self.broken(6, f"a sealed answer of seat {ask.seat} shows")

    def box(self) -> None:
        """Law 7."""
        try:
            self.game.count(self.state)
        except Broken as broken:
            raise self.broken(7, str(broken)) from None

    def store(self) -> None:
        """Law 8."""
        again = self.game.load(json.loads(self.stored))
        if self.written(again) != self.now:
            raise self.broken(8, "a state loaded is not the state dumped")

    def ignorance(self) -> None:
        """Law 9. The open question is put again, so that whom it asks is judged too."""
        if self.scramble is None:
            return
        same = self.state.copy()
        self.put_again(same, NOBODY)
        told = self.afterwards.images(self.state)
        for seat in range(self.game.seats(self.state)):
            other = self.state.copy()
            chance = Imagined(self.seed + b"scramble" + bytes([self.pick("scramble", 256)]))
            self.scramble.deal(other, seat, chance)
            self.put_again(other, seat)
            if everything(self.game.view(other, seat)) != self.seen[seat]:
                raise self.broken(9, f"the view of seat {seat} depends on what it may not see")
            image = self.afterwards.differing(told, self.afterwards.images(other))
            if image:
                raise self.broken(9, f"the event {image} says afterwards what seat {seat} may not see")
            self.veil(same, other, seat)

    def veil(self, same: State, other: State, seat: Seat) -> None:
        """Law 9. What is not veiled is passed over at once where nobody has a choice: that must be public."""
        if same.frames[-1].veiled(same) != other.frames[-1].veiled(other):
            raise self.broken(9, f"what seat {seat} may not see decides whether the question is veiled")
        if not same.frames[-1].veiled(same) and without_choice(same, seat) != without_choice(other, seat):
            raise self.broken(9, f"what seat {seat} may not see decides whether somebody has a choice")

    def alike(self) -> None:
        """Law 9, from the other side."""
        for seat, seen in enumerate(self.seen):
            if seen[0] != self.seen[-1][0]:
                raise self.broken(9, f"seat {seat} sees another table than a spectator")

    def put_again(self, other: State, seat: Seat) -> None:
        """Run the asking frame again without answering for anybody; this seat keeps its private question."""
        mine = asked(self.state, seat)
        other.patient = True  # a hurried game may close a window that nobody can use without asking
        other.asks = []
        other.frames[-1].run(other)
        other.asks = [mine if mine is not None and ask.seat == seat else ask for ask in other.asks]

    def again(self) -> None:
        """Law 10."""
        copy = self.state.copy()
        copy.asks = []
        copy.frames[-1].run(copy)
        if self.dumped(copy) != self.stored or len(copy.asks) != len(self.state.asks):
            raise self.broken(10, "putting the question again changed the state")
        for ask in waiting(self.state):
            keys = [option.key for option in ask.options]
            if not 0 < len(keys) <= MOST_ANSWERS or len(set(keys)) != len(keys):
                raise self.broken(10, f"prompt {ask.prompt} has {len(keys)} answers")
            if ask.option(default_answer(self.state, ask.seat)) is None:
                raise self.broken(10, f"the default answer to prompt {ask.prompt} is not legal")

    def ended(self) -> None:
        """Nobody is asked after the end, and everything is still there."""
        self.box()
        for kept, then in self.earlier:
            self.unchanged(kept, then)
        if self.state.asks or not self.game.winners(self.state):
            raise self.broken(10, "the game ended without a winner")

    def others_see(self, s: State, seat: Seat) -> bool:
        """Whether anybody but this seat sees a difference to the position that is judged."""
        views = self.views(s)
        views[seat] = self.seen[seat]
        return views != self.seen

    def views(self, s: State) -> list[list[object]]:
        """What each seat sees, and a spectator last."""
        seats = [everything(self.game.view(s, seat)) for seat in range(self.game.seats(s))]
        return [*seats, everything(self.game.view(s, None))]

    def dumped(self, s: State) -> str:
        """What the game stores, as text."""
        return json.dumps(self.game.dump(s), sort_keys=True)

    def written(self, s: State) -> str:
        """The whole state as text: what the game dumps, and what it might forget to dump."""
        sealed = [[seat, [choice.key for choice in s.sealed[seat]]] for seat in sorted(s.sealed)]
        asks = [[ask.seat, ask.prompt, [option.key for option in ask.options]] for ask in s.asks]
        return json.dumps([self.game.dump(s), sealed, s.whole, asks], sort_keys=True)

    def pick(self, what: str, n: int) -> int:
        """A number below n for the trial's own choices."""
        return self.picks.below(f"{what} {self.decisions}", n)

    def broken(self, law: int, sentence: str) -> Broken:
        """The breach of a law, with all that is needed to see it again."""
        frame = type(self.state.frames[-1]).__name__ if self.state.frames else "the end"
        where = f"seed {self.seed.hex()}, decision {self.decisions}, {frame}"
        return Broken(f"law {law}: {sentence}; {self.game.name} {self.options}, {where}")


def without_choice(s: State, seat: Seat) -> list[Seat]:
    """The seats but this one that are asked what has a single answer."""
    return [ask.seat for ask in s.asks if ask.seat != seat and len(ask.options) == 1]


def answer_whole(s: State, ask: Ask) -> None:
    """Answer for this seat until its sealed answer is whole, always with the last option."""
    frame = s.frames[-1]
    decide(s, ask.seat, ask.options[-1])
    more = asked(s, ask.seat)
    while more is not None and s.frames and s.frames[-1] is frame and ask.seat in s.sealed:
        decide(s, ask.seat, more.options[0])
        more = asked(s, ask.seat)


def check(
    game: Game, options: Options, seed: bytes, scramble: Scramble | None, most: int, stride: int = 1
) -> int:
    """Play one random game and check laws 1 to 10 in every position, or one of `stride`; raises `Broken`."""
    return Trial(game, options, seed, scramble).play(most, stride)
