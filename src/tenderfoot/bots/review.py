"""A game that is over, looked at again: who was winning when, who was lucky, what would have been better.

Every decision is judged on what its player knew: the coach gets the view of that moment, with neither the
others' cards nor later dice. Luck is what a roll was worth less what it was worth on average, so it is
nought in the long run.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, cast

from tenderfoot.bots.coach import coach
from tenderfoot.bots.contract import Advice, Candidate
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, Choice, State, asked, decide
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.record import Record
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts

COSTLIEST: Final = 3
_NOTHING: Final = 0.05


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


class Roll:
    """How lucky a seat was with one roll, in points."""

    def __init__(self, number: int, seat: Seat, luck: float) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.luck: Final = luck


class Review:
    """What is worth knowing about a game that is over."""

    def __init__(self, seats: int) -> None:
        self.curve: Final[list[list[float]]] = []  # the chance of each seat to win, from time to time
        self.rolls: Final[list[Roll]] = []
        self.mistakes: Final[list[Mistake]] = []
        self.judged: Final = [0] * seats
        self.lost: Final = [0.0] * seats

    def luck(self, seat: Seat) -> float:
        """The luck of a seat with all its rolls."""
        return sum(roll.luck for roll in self.rolls if roll.seat == seat)

    def luckiest(self) -> Roll | None:
        """The luckiest roll of the game."""
        return max(self.rolls, key=lambda roll: roll.luck, default=None)

    def costliest(self, seat: Seat | None) -> list[Mistake]:
        """The three costliest decisions, of one seat or of all."""
        found = [mistake for mistake in self.mistakes if seat in (None, mistake.seat)]
        return sorted(found, key=lambda mistake: -mistake.loss)[:COSTLIEST]


def review(game: Game, record: Record, seats: list[Seat]) -> Review:
    """Play a record through, and judge the decisions of these seats."""
    log: list[Event] = []
    state = game.new_game(record.options, Chance(record.seed), log)
    found = Review(game.seats(state))
    stage = -1
    for number, decision in enumerate(record.decisions):
        if stage_of(state) != stage:
            stage = stage_of(state)
            found.curve.append(win_chances(game, state))
        ask = asked(state, decision.seat)
        choice = None if ask is None else ask.written(decision.text)
        if ask is None or choice is None:
            break
        if decision.seat in seats:
            _judge(game, state, ask, number, choice, found)
        log.clear()
        decide(state, decision.seat, choice)
        found.rolls.extend([Roll(number, seat, luck) for seat, luck in public_luck(game, state, log)])
    found.curve.append(win_chances(game, state))
    return found


def stage_of(state: State) -> int:
    """Which round is being played."""
    return cast(int, getattr(state, "round", 0))


def win_chances(game: Game, state: State) -> list[float]:
    """How likely each seat is to win; sure when the game is over."""
    winners = game.winners(state)
    seats = game.seats(state)
    if winners:
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    home = _home(game)
    return [1 / seats] * seats if home is None else cast("list[float]", home.win_chances(state))


def public_luck(game: Game, state: State, log: list[Event]) -> list[tuple[Seat, float]]:
    """How lucky each seat was with a roll for everybody, where the game has such."""
    luck = getattr(_home(game), "public_luck", None)
    return [] if luck is None else cast("list[tuple[Seat, float]]", luck(state, log))


def _home(game: Game) -> ModuleType | None:
    """What is known of the chances in this game."""
    package = f"tenderfoot.bots.{game.name}"
    known = find_spec(package) is not None and find_spec(f"{package}.chances") is not None
    return import_module(f"{package}.chances") if known else None


def _judge(game: Game, state: State, ask: Ask, number: int, chosen: Choice, found: Review) -> None:
    """What the coach would have said, beside what was chosen."""
    bot = coach(game.name)
    view = game.view(state, ask.seat)
    said = None if bot is None else bot.advise(view, ask)
    if bot is None or said is None:
        return
    best = said.candidates[0]
    if said.before is not None:
        found.rolls.append(Roll(number, ask.seat, best.worth - said.before))
    taken = _candidate(said, chosen)
    if taken is None:
        return
    found.judged[ask.seat] += 1
    loss = best.worth - taken.worth
    found.lost[ask.seat] += loss
    if loss > _NOTHING:
        reason, facts = bot.compare(view, ask, best, taken)
        found.mistakes.append(Mistake(number, ask.seat, chosen, best.choice, loss, reason, facts))


def _candidate(said: Advice, chosen: Choice) -> Candidate | None:
    for candidate in said.candidates:
        if candidate.choice == chosen:
            return candidate
    return None
