"""Whether the review tells the truth: decisions of real games, judged by it, and tried a thousand times.

What it calls a mistake must be one; and of what it passes over little may be one that costs more than it
calls a mistake. Luck must be nobody's in the long run.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Final

from tenderfoot.arena.rollouts import Trial
from tenderfoot.bots import house_levels, make, reply
from tenderfoot.bots.coach import coach
from tenderfoot.bots.judge import MISTAKE, Judge, Mistake
from tenderfoot.bots.review import luck_of, review
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, Choice, decide, waiting
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options
from tenderfoot.engine.record import Record, new_record
from tenderfoot.engine.view import View

ROLLOUTS: Final = 1000
_TRIED: Final = 2  # other answers that may be better, by the coach's opinion


class Drawn:
    """A decision of a game: what was seen, asked and answered."""

    def __init__(self, view: View, ask: Ask, chosen: Choice) -> None:
        self.view: Final = view
        self.ask: Final = ask
        self.chosen: Final = chosen


class Verdict:
    """What the review says of a decision, and what comes of trying it: the loss by many roll-outs."""

    def __init__(self, drawn: Drawn, mistake: Mistake | None, loss: float, error: float) -> None:
        self.drawn: Final = drawn
        self.mistake: Final = mistake
        self.loss: Final = loss
        self.error: Final = error

    def right(self) -> bool:
        """A mistake that costs something, or no mistake that costs more than one."""
        return self.loss > 0 if self.mistake is not None else self.loss <= MISTAKE


def game_between(game: Game, options: Options, seed: int) -> Iterator[tuple[View, Ask, Choice]]:
    """A game between people of all levels, decision by decision."""
    chance = Random(f"truth {game.name} {seed}")
    state = game.new_game(game.options(options), Chance(_chance(seed)), None)
    levels = [chance.choice(house_levels(game.name)[:-1]) for _ in range(game.seats(state))]
    bots = [make(game.name, level, f"{seed} {seat}".encode()) for seat, level in enumerate(levels)]
    while state.frames:
        ask = waiting(state)[0]
        view = game.view(state, ask.seat)
        choice = reply(game, levels[ask.seat], bots[ask.seat], view, ask)
        yield view, ask, choice
        decide(state, ask.seat, choice)


def drawn(game: Game, options: Options, seed: int) -> Drawn:
    """One decision of a game, any as likely as any other; questions with one answer are none."""
    found = [Drawn(*one) for one in game_between(game, options, seed) if len(one[1].options) > 1]
    return Random(f"draw {game.name} {seed}").choice(found)


def judged(game: Game, one: Drawn) -> Mistake | None:
    """What the review says of it."""
    judge = Judge(game.name, luck_of(game.name))
    judge.look(one.view, one.ask, 0, one.chosen)
    return next(iter(judge.mistakes(one.ask.seat)), None)


def verdict(game: Game, one: Drawn, rollouts: int = ROLLOUTS) -> Verdict:
    """The decision judged and tried: what was called better, or else the coach's best answers."""
    mistake, trial = judged(game, one), Trial(game, one.view, one.ask)
    if mistake is not None:
        found = trial.gap((mistake.better, one.chosen), rollouts, 0.0)
        return Verdict(one, mistake, found.mean, found.error)
    gaps = [trial.gap((other, one.chosen), rollouts, MISTAKE) for other in others(game, one)]
    worst = max(gaps, key=lambda each: each.mean, default=None)
    return Verdict(one, None, worst.mean, worst.error) if worst else Verdict(one, None, 0.0, 0.0)


def others(game: Game, one: Drawn) -> list[Choice]:
    """The answers that may have been better."""
    bot = coach(game.name)
    ranked = [] if bot is None else bot.ranked(one.view, one.ask)
    return [each.choice for each in ranked if each.choice != one.chosen][:_TRIED]


def played(game: Game, options: Options, seed: int) -> Record:
    """The record of such a game."""
    record = new_record(game, game.options(options), _chance(seed), [])
    for _, ask, choice in game_between(game, options, seed):
        record.add(ask.seat, choice)
    return record


def _chance(seed: int) -> bytes:
    """The seed of the game itself."""
    return sha256(f"truth {seed}".encode()).digest()


def lucks(game: Game, options: Options, seed: int) -> list[float]:
    """Everybody's luck in one game; nobody's decisions are judged."""
    found = review(game, played(game, options, seed), [])
    return [found.luck(seat) for seat in range(len(found.judged))]
