"""A game that is over, looked at again: who was winning when, who was lucky, what would have been better.

Everything is counted in hundredths of a chance to win, by the value that was learned from many games. Every
decision is judged on what its player knew (`judge.py`); luck is what chance gave or took (`luck.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, cast

from tenderfoot.bots.judge import Judge, Mistake
from tenderfoot.bots.luck import Luck, Roll
from tenderfoot.bots.roster import loaded, staff
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, State
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import Match, begun
from tenderfoot.engine.record import Decision, Record
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import seat_word

COSTLIEST: Final = 3
BIGGEST: Final = 3
_CLOSELY: Final = 20  # decisions at a glance take as long as a close look at the costliest of one seat

WinChances = Callable[[State, Seat | None], list[float]]
Progress = Callable[[int, int], None]  # how much is done, of how much


class Point:
    """Who was winning when a round began, before the decision of this number; or at the end."""

    def __init__(self, number: int, stage: int, chances: list[float]) -> None:
        self.number: Final = number
        self.stage: Final = stage
        self.chances: Final = chances


class Step:
    """What a decision led to: by how much everybody's chance to win changed, and what was told to all."""

    def __init__(self, number: int, gains: list[float], log: list[Event]) -> None:
        self.number: Final = number
        self.gains: Final = gains
        self.told: Final[list[Event]] = []
        for event in log:
            if "round" in event.facts():  # what follows belongs to the next one
                break
            if event.audience() == -1:
                self.told.append(event)


class Swing:
    """A round that turned the game: who gained how much of a chance, and the step that did most of it."""

    def __init__(self, stage: int, seat: Seat, gain: float, step: Step) -> None:
        self.stage: Final = stage
        self.seat: Final = seat
        self.gain: Final = gain
        self.number: Final = step.number
        self.event: Final = max(enumerate(step.told), key=lambda told: (_concerns(told[1], seat), told[0]))[1]


class Review:
    """What is worth knowing about a game that is over."""

    def __init__(self, seats: int) -> None:
        self.curve: Final[list[Point]] = []
        self.steps: Final[list[Step]] = []
        self.rolls: Final[list[Roll]] = []
        self.mistakes: Final[list[Mistake]] = []  # each seat's, the costliest first
        self.judged: Final = [0] * seats

    def luck(self, seat: Seat) -> float:
        """What all the dice of the game have given a seat, or taken from it."""
        return sum(roll.lucks[seat] for roll in self.rolls)

    def own_luck(self, seat: Seat) -> float:
        """What of it came of dice it has seen itself: of the whole it could reckon what the others threw."""
        return sum(roll.lucks[seat] for roll in self.rolls if roll.concerns(seat))

    def lost(self, seat: Seat) -> float:
        """What the mistakes of a seat have cost it."""
        return sum(mistake.loss for mistake in self.mistakes if mistake.seat == seat)

    def stage(self, number: int) -> int:
        """The round in which the decision of this number was made."""
        return max([point.stage for point in self.curve[:-1] if point.number <= number], default=0)

    def swings(self) -> list[Swing]:
        """The three rounds in which somebody's chance grew most, the greatest first."""
        rounds = zip(self.curve, self.curve[1:], strict=False)
        found = [swing for before, after in rounds for swing in self._swing(before, after)]
        return sorted(found, key=lambda swing: -swing.gain)[:BIGGEST]

    def _swing(self, before: Point, after: Point) -> list[Swing]:
        gains = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(gains)), key=gains.__getitem__)
        steps = [step for step in self.steps if before.number <= step.number < after.number and step.told]
        if not steps or gains[seat] <= 0:
            return []
        return [Swing(before.stage, seat, gains[seat], max(steps, key=lambda step: step.gains[seat]))]

    def best_roll(self, seat: Seat) -> Roll | None:
        """The luckiest roll of a seat, of its own or of everybody's."""
        mine = [roll for roll in self.rolls if roll.concerns(seat)]
        return max(mine, key=lambda roll: roll.lucks[seat], default=None)

    def luckiest(self) -> tuple[Seat, Roll] | None:
        """The luckiest roll of the game, and whose luck it was."""
        found = [(seat, self.best_roll(seat)) for seat in range(len(self.judged))]
        known = [(seat, roll) for seat, roll in found if roll is not None]
        return max(known, key=lambda one: one[1].lucks[one[0]], default=None)

    def costliest(self, seat: Seat | None) -> list[Mistake]:
        """The three costliest decisions, of one seat or of all."""
        found = [mistake for mistake in self.mistakes if seat in (None, mistake.seat)]
        return sorted(found, key=lambda mistake: -mistake.loss)[:COSTLIEST]


def review(game: Game, record: Record, seats: list[Seat], progress: Progress | None = None) -> Review:
    """Play a record through, and judge the decisions of these seats."""
    walk = Walk(begun(game, record.blank(), Chance(record.seed), []))
    wanted = len(record.decisions) + _CLOSELY * len(seats)
    for done in walk.through(record, seats):
        if progress is not None:
            progress(done, wanted)
    return walk.found


class Walk:
    """A game that is played again, decision by decision, and what was noted on the way."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.found: Final = Review(match.seats)
        self._luck: Final = luck_of(match.game.name)
        self._judge: Final = Judge(match.game.name, self._luck)
        self._chances = win_chances(match)  # before the next decision

    def through(self, record: Record, seats: list[Seat]) -> Iterator[int]:
        """Decision by decision, then what looks costliest of each of these seats; says how much is done."""
        for number, decision in enumerate(record.decisions):
            self._follow(number, decision)
            yield number + 1
        decisions = len(record.decisions)
        self.found.curve.append(Point(decisions, self.match.round, self._chances))
        for place, seat in enumerate(seats, 1):
            self.found.mistakes.extend(self._judge.mistakes(seat))
            yield decisions + _CLOSELY * place

    def _follow(self, number: int, decision: Decision) -> None:
        """Look at the position, play one decision on, and note what it led to."""
        match, found = self.match, self.found
        if not found.curve or found.curve[-1].stage != match.round:
            found.curve.append(Point(number, match.round, self._chances))
        ask = match.ask(decision.seat)
        if ask is not None:
            self._look(number, ask, decision)
        self._step(number, decision)

    def _look(self, number: int, ask: Ask, decision: Decision) -> None:
        """What was known when it was made: the luck of the roll before it, and whether there was better."""
        view, chosen = self.match.view(ask.seat), self.match.option(ask.seat, decision.text)
        glance = self._judge.look(view, ask, number, chosen)
        if glance.luck is not None and self._luck is not None:
            lucks = self._luck.thrown(view, ask.seat, glance.luck)
            self.found.rolls.append(Roll(number, ask.seat, lucks))
        self.found.judged[ask.seat] += bool(glance.candidates)

    def _step(self, number: int, decision: Decision) -> None:
        """What it led to: everybody's chance after it, and dice that nobody chooses from."""
        match, seat = self.match, decision.seat
        chances, told, before = self._chances, match.told, match.state.copy()
        choice = match.option(seat, decision.text)
        match.answer(seat, choice)
        log = [] if match.log is None else match.log[told:]
        if not log:
            return
        self._chances = win_chances(match)
        gains = [new - old for old, new in zip(chances, self._chances, strict=True)]
        self.found.steps.append(Step(number, gains, log))
        fallen = [] if self._luck is None else self._luck.fallen(before, seat, choice, log)
        self.found.rolls.extend([Roll(number, whose, lucks) for whose, lucks in fallen])


def luck_of(game: str) -> Luck | None:
    """What this game knows about luck, if anything."""
    home = staff(game).luck
    return cast("type[Luck]", loaded(home))() if home else None


def _concerns(event: Event, seat: Seat) -> int:
    """How much an event is about a seat: it acts, it is named, somebody is named, nobody is."""
    facts, word = event.facts(), seat_word(seat)
    named = [fact for fact in facts.values() if isinstance(fact, str) and fact.startswith("seat:")]
    return 3 if facts.get("seat") == word else 2 if word in named else min(1, len(named))


def win_chances(match: Match) -> list[float]:
    """How likely each seat is to win, by what lies open to everybody; sure when the game is over."""
    return chances_in(match.game, match.state, None)


def chances_in(game: Game, state: State, seat: Seat | None) -> list[float]:
    """The same in any position, by what a seat knows."""
    winners, seats = game.winners(state), game.seats(state)
    if winners:
        return [1 / len(winners) if each in winners else 0.0 for each in range(seats)]
    home = staff(game.name).win_chances
    return cast("WinChances", loaded(home))(state, seat) if home else [1 / seats] * seats
