"""A tournament: every bot against the others, at tables of the wanted size.

A round is one seed, played once for each seat, with everybody one seat further each time: so all meet the
same chance from every side. With more bots than seats the tables take turns until each has met each; with
fewer, a bot sits at several seats. Rounds are independent of each other, the games in one are not: so
intervals count rounds.
"""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from itertools import combinations, cycle, islice
from random import Random
from statistics import fmean
from typing import Final

from tenderfoot.arena.bout import Outcome, game_named, play
from tenderfoot.arena.interval import Interval
from tenderfoot.arena.ratings import Finish, finish, strengths
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import Options
from tenderfoot.engine.seed import Seed, seed_bytes

_FEWEST: Final = 2


class Standing:
    """What came of one bot: its share of the victories, its margin to the best of the others, its rating."""

    def __init__(self, name: str, games: int, share: Interval, margin: Interval, rating: float) -> None:
        self.name: Final = name
        self.games: Final = games
        self.share: Final = share
        self.margin: Final = margin
        self.rating: Final = rating


class Round:
    """One seed, from every seat: shares and margins of each bot, a number for each seat it had."""

    def __init__(self, games: int) -> None:
        self.games: Final = games
        self.shares: Final[dict[str, list[float]]] = {}
        self.margins: Final[dict[str, list[float]]] = {}
        self.finishes: Final[list[Finish]] = []

    def add(self, seated: list[str], outcome: Outcome, chance: Random) -> None:
        """Count one game."""
        for seat, name in enumerate(seated):
            self.shares.setdefault(name, []).append(outcome.shares[seat])
            self.margins.setdefault(name, []).append(outcome.margin(seat))
        self.finishes.append(finish(seated, outcome.scores, chance))


class Tournament:
    """What is played: the game and its options, who enters, and the seed of all its games."""

    def __init__(self, game: str, options: Options, entrants: list[Entrant], seed: Seed) -> None:
        self.game: Final = game
        self.options: Final = game_named(game).options(options)
        self.entrants: Final = entrants
        self.seed: Final = seed_bytes(seed)
        if len(entrants) < _FEWEST:
            raise BadOptions("too-few-bots", {"found": len(entrants)})
        for entrant in entrants:
            entrant.bot(game_named(game).name, b"")
        self.tables: Final = self._tables()

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return int(self.options["players"])

    def round(self, number: int) -> Round:
        """One round."""
        table = self.tables[number % len(self.tables)]
        drawn = sha256(self.seed + f" round {number}".encode()).digest()
        seed, played = int.from_bytes(drawn[:8], "big"), Round(self.players)
        for turn in range(self.players):
            seated = table[turn:] + table[:turn]
            outcome = play(game_named(self.game), self.options, seated, seed)
            played.add([one.name for one in seated], outcome, Random(f"{seed} {turn}"))
        return played

    def rounds(self, games: int, jobs: int) -> list[Round]:
        """At least so many games, as whole rounds; with several processes, if everybody can be sent there."""
        numbers = range(-(-games // self.players))
        if jobs == 1:
            return [self.round(number) for number in numbers]
        for entrant in self.entrants:
            _sendable(entrant)
        with ProcessPoolExecutor(jobs) as pool:
            return list(pool.map(partial(Tournament.round, self), numbers))

    def standings(self, rounds: list[Round]) -> list[Standing]:
        """Everybody who has played, the strongest first."""
        rated = strengths([finish for one in rounds for finish in one.finishes], self._names(rounds))
        found = [_standing(name, rounds, rating) for name, rating in rated.items()]
        return sorted(found, key=lambda one: (-one.share.mean, -one.rating))

    def _tables(self) -> list[list[Entrant]]:
        """Who sits together, until each has met each; in an order in which nobody comes last."""
        several = list(combinations(self.entrants, min(self.players, len(self.entrants))))
        Random(self.seed).shuffle(several)
        return [_around(some, first, self.players) for some in several for first in self._firsts(some)]

    def _firsts(self, some: tuple[Entrant, ...]) -> range:
        """With whom to begin where a bot has several seats: so that all have them equally often."""
        return range(len(some) if self.players % len(some) else 1)

    def _names(self, rounds: list[Round]) -> list[str]:
        return [one.name for one in self.entrants if any(one.name in played.shares for played in rounds)]


def _around(some: tuple[Entrant, ...], first: int, seats: int) -> list[Entrant]:
    """These bots around a table, one after the other until every seat is taken."""
    return list(islice(cycle(some[first:] + some[:first]), seats))


def _standing(name: str, rounds: list[Round], rating: float) -> Standing:
    mine = [one for one in rounds if name in one.shares]
    share = Interval([fmean(one.shares[name]) for one in mine])
    margin = Interval([fmean(one.margins[name]) for one in mine])
    return Standing(name, sum(one.games for one in mine), share, margin, rating)


def _sendable(entrant: Entrant) -> None:
    try:
        pickle.dumps(entrant)
    except Exception as error:  # what cannot be sent says so in many ways
        raise BadOptions("bot-not-sent", {"bot": entrant.name}) from error
