"""What a data set is made of: a game with its options, who plays, and one seed for everything.

Game number k is a function of these and of k alone. So it is the same game whoever plays it again, in how
many processes, in one go or in several.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from tenderfoot import __version__
from tenderfoot.arena.bout import game_named
from tenderfoot.arena.fingerprint import fingerprint
from tenderfoot.bots import Bot
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.match import Match, begin
from tenderfoot.engine.options import Options, word
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.seed import Seed, seed_bytes

Title = Mapping[str, Any]  # what a data set says of itself, as JSON has it

# What makes it another data set; `bot_sources` changes with the bots' sources, `actions` with the ids.
IDENTITY: Final = ("game", "rules", "actions", "options", "bots", "bot_sources", "seed")
_SHOWN: Final = 12


class Plan:
    """The experiment. `bots` are levels or `package:Class`: one for all seats, or one for each."""

    def __init__(self, game: str, options: Options, bots: Sequence[str], seed: Seed) -> None:
        self.name: Final = game
        self.game: Final = game_named(game)
        self.options: Final = self.game.options(options)
        self.bots: Final = _one_each(bots, int(self.options["players"]))
        self.seed: Final = seed_bytes(seed)

    def __reduce__(self) -> tuple[type[Plan], tuple[object, ...]]:
        """It travels to other processes by what it was made of."""
        return Plan, (self.name, dict(self.options), self.bots, self.seed)

    def seated(self, number: int) -> list[str]:
        """Who sits where: from game to game all move on by a seat, so that no seat is anybody's."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(len(self.bots))]

    def match(self, number: int) -> Match:
        """This game before its first decision; its seats are named after their bots."""
        names = [f"{bot} {seat}" for seat, bot in enumerate(self.seated(number))]
        return begin(self.game, self.options, self._drawn(f"dataset {number}"), names, listen=False)

    def players(self, number: int) -> list[Bot]:
        """The bots of this game, each with a seed of its own, from which nobody gets to that of the game."""
        seated = enumerate(self.seated(number))
        return [Entrant(bot).bot(self.game.name, self._drawn(f"bot {number} {seat}")) for seat, bot in seated]

    def title(self, games: int) -> Title:
        """What the data set says of itself."""
        return {
            "tenderfoot": __version__,
            "game": self.name,
            "rules": self.game.version,
            "actions": action_ids(self.game.choices()),
            "options": dict(self.options),
            "bots": self.bots,
            "bot_sources": fingerprint(self.name, self.bots),
            "seed": self.seed.hex(),
            "games": games,
        }

    def _drawn(self, what: str) -> bytes:
        return sha256(f"{what} {self.seed.hex()}".encode()).digest()


def action_ids(choices: Sequence[object]) -> str:
    """A name for the ids of the answers as they are: equal names, equal ids."""
    return sha256("\n".join([str(choice) for choice in choices]).encode()).hexdigest()[:12]


def difference(found: Title, wanted: Title) -> tuple[str, str, str] | None:
    """The first thing in which two data sets are not the same one, and what it is in either."""
    for key in IDENTITY:
        if found[key] != wanted[key]:
            one, other = _words(found[key]), _words(wanted[key])
            unlike = [pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]]
            return (key, *unlike[0]) if unlike else (key, ", ".join(one), ", ".join(other))
    return None


def _words(value: object) -> list[str]:
    """What a title says of one thing, word by word."""
    if isinstance(value, dict):
        return [f"{name}={word(one)}" for name, one in value.items()]
    if isinstance(value, list):
        return [", ".join([str(one) for one in value])]
    return [_short(str(value))]


def _short(text: str) -> str:
    """The first digits of a long number are enough to tell it from another."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _one_each(bots: Sequence[str], seats: Seat) -> list[str]:
    if len(bots) not in (1, seats):
        raise BadOptions("bots-count", {"found": len(bots), "bots": seats})
    return list(bots) if len(bots) == seats else list(bots) * seats
