"""One game between bots, on a seed that decides all its chance."""

from __future__ import annotations

from hashlib import sha256
from time import process_time
from typing import Final

from tenderfoot.arena.clock import Clock
from tenderfoot.bots import Bot, reply
from tenderfoot.bots.entrant import Entrant
from tenderfoot.bots.roster import loaded
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import Match, begin
from tenderfoot.engine.options import Options, no_such_game
from tenderfoot.games import GAMES


class Outcome:
    """What came of a game: each seat's share of the victory, points, place, and time to think."""

    def __init__(self, shares: list[float], scores: list[int], clocks: list[Clock]) -> None:
        self.shares: Final = shares
        self.scores: Final = scores
        self.clocks: Final = clocks

    def margin(self, seat: int) -> float:
        """The points of a seat above the best of the others."""
        return float(self.scores[seat] - max(s for other, s in enumerate(self.scores) if other != seat))

    def place(self, seat: int) -> float:
        """1 for the best; equals share their places."""
        mine = self.scores[seat]
        above = len([s for s in self.scores if s > mine])
        level = len([s for s in self.scores if s == mine])
        return above + (level + 1) / 2


def game_named(name: str) -> Game:
    """A game of the house, or anybody's by `package:NAME`."""
    if name in GAMES:
        return GAMES[name]
    game = loaded(name) if ":" in name else None
    if not isinstance(game, Game):
        raise no_such_game(name, list(GAMES))
    return game


def play(game: Game, options: Options, entrants: list[Entrant], seed: int) -> Outcome:
    """Play a game to its end; an answer that is none is refused with the bot's name, and ends it."""
    match = begin(game, options, _chance(seed), listen=False)
    bots = [entrant.bot(game.name, own(seed, seat)) for seat, entrant in enumerate(entrants)]
    clocks = [Clock() for _ in bots]
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, timed(match, ask, entrants[ask.seat].name, bots[ask.seat], clocks[ask.seat]))
    winners = match.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))]
    return Outcome(shares, match.scores(), clocks)


def timed(match: Match, ask: Ask, name: str, bot: Bot, clock: Clock) -> Choice:
    """The answer of a bot to an open question, with the time it took."""
    view = match.view(ask.seat)
    start = process_time()
    choice = reply(match.game, name, bot, view, ask)
    clock.add(process_time() - start)
    return choice


def _chance(seed: int) -> bytes:
    return sha256(f"arena {seed}".encode()).digest()


def own(seed: int, seat: int) -> bytes:
    """A bot guesses by a seed of its own, from which nobody gets to that of the game."""
    return sha256(f"bot {seed} {seat}".encode()).digest()
