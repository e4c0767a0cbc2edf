"""Which games are played to learn from: by game and number of players, each by a seed of its own.

A seed decides everything about a game: its options, who sits where with which tastes, and all of chance.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Final

from tenderfoot.bots import Bot, make
from tenderfoot.bots.goldriver.gambler import Gambler
from tenderfoot.bots.goldriver.prospects import Tastes
from tenderfoot.bots.thinker import Thinker
from tenderfoot.engine.options import Value

# How many games are played, by game and number of players.
GAMES: Final = {
    "goldriver": {2: 2400, 3: 2400, 4: 4000, 5: 2400},
    "dicetown": {2: 1600, 3: 960, 4: 2400, 5: 640, 6: 320},
}
_PLAIN: Final = 0.85  # of the games of Gold River are played without variants
_ALIKE: Final = 0.4  # of the tables seat Gamblers as they are
_TASTY: Final = 0.75  # up to here Gamblers with tastes of their own; the others seat all levels
_LEVELS: Final = ("greenhorn", "prospector", "prospector", "gambler", "gambler")
_EXTENDED: Final = 0.25  # of the games of Dice Town are played with either extension
_MOST_BASE: Final = 5  # players, without the extension


def options_of(game: str, players: int, seed: int) -> dict[str, Value]:
    """What is played: all editions and extensions come up."""
    chance = Random(f"options {game} {players} {seed}")
    found: dict[str, Value] = {"players": players}
    if game == "goldriver":
        if chance.random() > _PLAIN:
            found[chance.choice(["buildings", "poker"])] = False
            found["mayor_points"] = chance.choice([5, 10])
        return found
    found["edition"] = chance.choice(["revised", "revised", "classic"])
    found["wild_west"] = players > _MOST_BASE or chance.random() < _EXTENDED
    found["indians"] = chance.random() < _EXTENDED
    return found


def seated(game: str, players: int, seed: int) -> list[Bot]:
    """Who plays: Gamblers, Gamblers with tastes of their own, or people of all levels."""
    chance = Random(f"seats {game} {players} {seed}")
    sort = chance.random()
    return [_somebody(game, chance, sort, own_seed(game, players, seed, seat)) for seat in range(players)]


def own_seed(game: str, players: int, seed: int, seat: int) -> bytes:
    """What a bot guesses by."""
    return sha256(f"train bot {game} {players} {seed} {seat}".encode()).digest()


def chance_of(game: str, players: int, seed: int) -> bytes:
    """The seed of the game itself."""
    return sha256(f"train {game} {players} {seed}".encode()).digest()


def _somebody(game: str, chance: Random, sort: float, seed: bytes) -> Bot:
    if sort > _TASTY:
        return make(game, chance.choice(_LEVELS), seed)
    bot = make(game, "gambler", seed)
    if sort > _ALIKE and isinstance(bot, Thinker):
        bot.warmth = chance.choice([0.0, 0.0, 0.2, 0.5, 1.0])
        if isinstance(bot, Gambler):
            bot.tastes = _tastes(chance)
    return bot


def _tastes(chance: Random) -> Tastes:
    return Tastes(
        spite=chance.choice([0.0, 0.3, 0.5, 0.5, 0.8]),
        fee=chance.choice([0.2, 0.3, 0.5]),
        grip=chance.choice([0.7, 0.9, 1.2]),
        poker=chance.choice([0.0, 0.5]),
    )
