"""A game that is over, looked at again: who was winning when, who was lucky, what would have been better.

Every decision is judged on what its player knew: the coach gets the view of that moment, with neither the
others' cards nor later dice. Luck is what a roll was worth less what it was worth on average, so it is
nought in the long run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tenderfoot.bots.coach import coach, why
from tenderfoot.bots.contract import Bot, Candidate
from tenderfoot.bots.roster import loaded, staff
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, Choice, State
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import Match, begun
from tenderfoot.engine.record import Decision, Record
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Facts, seat_word

COSTLIEST: Final = 3
BIGGEST: Final = 3
_NOTHING: Final = 0.05

WinChances = Callable[[State], list[float]]
PublicLuck = Callable[[State, list[Event]], list[tuple[Seat, float]]]


class Mistake:
    """A decision for which something better was known: what was chosen, what was better, by how much, why."""

    def __init__(
        self, number: int, seat: Seat, chosen: Choice, better: Choice, loss: float, reason: str, facts: Facts
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.chosen: Final = chosen
        self.better: Final = better
        self.loss: Final = loss
        self.reason: Final = reason
        self.facts: Final = facts


class Slip:
    """A decision with the view it was made from: the best answer, and the one that was given."""

    def __init__(self, number: int, view: View, ask: Ask, best: Candidate, taken: Candidate) -> None:
        self.number: Final = number
        self.view: Final = view
        self.ask: Final = ask
        self.best: Final = best
        self.taken: Final = taken
        self.loss: Final = best.worth - taken.worth

    def explained(self, game: str, bot: Bot) -> Mistake:
        """The same with the reason."""
        reason, facts = why(game, bot, self.view, self.ask, self.best, self.taken)
        two = (self.taken.choice, self.best.choice)
        return Mistake(self.number, self.ask.seat, *two, self.loss, reason, facts)


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


class Roll:
    """How lucky a seat was with one roll, in points."""

    def __init__(self, number: int, seat: Seat, luck: float) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.luck: Final = luck


class Review:
    """What is worth knowing about a game that is over."""

    def __init__(self, seats: int) -> None:
        self.curve: Final[list[Point]] = []
        self.steps: Final[list[Step]] = []
        self.rolls: Final[list[Roll]] = []
        self.mistakes: Final[list[Mistake]] = []  # the costliest of each seat
        self.judged: Final = [0] * seats
        self.lost: Final = [0.0] * seats

    def luck(self, seat: Seat) -> float:
        """The luck of a seat with all its rolls."""
        return sum(roll.luck for roll in self.rolls if roll.seat == seat)

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

    def luckiest(self) -> Roll | None:
        """The luckiest roll of the game."""
        return max(self.rolls, key=lambda roll: roll.luck, default=None)

    def costliest(self, seat: Seat | None) -> list[Mistake]:
        """The three costliest decisions, of one seat or of all."""
        found = [mistake for mistake in self.mistakes if seat in (None, mistake.seat)]
        return sorted(found, key=lambda mistake: -mistake.loss)[:COSTLIEST]


def review(game: Game, record: Record, seats: list[Seat]) -> Review:
    """Play a record through, and judge the decisions of these seats."""
    match = begun(game, record.blank(), Chance(record.seed), [])
    found = Review(match.seats)
    judge = Judge(game, found)
    for number, decision in enumerate(record.decisions):
        if not found.curve or found.curve[-1].stage != match.round:
            found.curve.append(Point(number, match.round, win_chances(match)))
        ask = match.ask(decision.seat)
        if ask is not None and decision.seat in seats:
            judge.look(match.view(ask.seat), ask, number, match.option(ask.seat, decision.text))
        _follow(match, found, number, decision)
    found.curve.append(Point(len(record.decisions), match.round, win_chances(match)))
    judge.explain(seats)
    return found


def _follow(match: Match, found: Review, number: int, decision: Decision) -> None:
    """Play one decision on, and note what it led to."""
    before, told = win_chances(match), match.told
    match.answer(decision.seat, decision.text)
    log = [] if match.log is None else match.log[told:]
    if log:
        gains = [new - old for old, new in zip(before, win_chances(match), strict=True)]
        found.steps.append(Step(number, gains, log))
    luck = public_luck(match.game, match.state, log)
    found.rolls.extend([Roll(number, seat, points) for seat, points in luck])


class Judge:
    """Puts what the coach would have said beside what was chosen."""

    def __init__(self, game: Game, found: Review) -> None:
        self._game: Final = game
        self._found: Final = found
        self._bot: Final = coach(game.name)
        self._slips: Final[list[Slip]] = []

    def look(self, view: View, ask: Ask, number: int, chosen: Choice) -> None:
        """One decision, from the view of whoever made it."""
        ranked = [] if self._bot is None else self._bot.ranked(view, ask)
        if self._bot is None or not ranked:
            return
        before = self._bot.before(view, ask)
        if before is not None:
            self._found.rolls.append(Roll(number, ask.seat, ranked[0].worth - before))
        taken = [candidate for candidate in ranked if candidate.choice == chosen]
        if taken:
            self._note(Slip(number, view, ask, ranked[0], taken[0]))

    def _note(self, slip: Slip) -> None:
        self._found.judged[slip.ask.seat] += 1
        self._found.lost[slip.ask.seat] += slip.loss
        if slip.loss > _NOTHING:
            self._slips.append(slip)

    def explain(self, seats: list[Seat]) -> None:
        """The costliest of each seat get their reason: it takes longer to find than the mistake."""
        self._slips.sort(key=lambda slip: -slip.loss)
        for seat in seats:
            mine = [slip for slip in self._slips if slip.ask.seat == seat]
            if self._bot is not None:
                self._found.mistakes.extend(
                    [slip.explained(self._game.name, self._bot) for slip in mine[:COSTLIEST]]
                )


def _concerns(event: Event, seat: Seat) -> int:
    """How much an event is about a seat: it acts, it is named, somebody is named, nobody is."""
    facts, word = event.facts(), seat_word(seat)
    named = [fact for fact in facts.values() if isinstance(fact, str) and fact.startswith("seat:")]
    return 3 if facts.get("seat") == word else 2 if word in named else min(1, len(named))


def win_chances(match: Match) -> list[float]:
    """How likely each seat is to win; sure when the game is over."""
    winners, seats = match.winners(), match.seats
    if winners:
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    home = staff(match.game.name).win_chances
    return cast("WinChances", loaded(home))(match.state) if home else [1 / seats] * seats


def public_luck(game: Game, state: State, log: list[Event]) -> list[tuple[Seat, float]]:
    """How lucky each seat was with a roll for everybody, where the game has such."""
    home = staff(game.name).public_luck
    return cast("PublicLuck", loaded(home))(state, log) if home else []
