"""What a bot needs to think elsewhere: a world of its own, and the way back to the games.

Whoever thinks is given a world that was dealt from the view of the bot's seat and from nothing else; by law
3 the seat sees in it exactly what it sees at the table, and nothing else in it is true.
"""

from __future__ import annotations

import importlib
import secrets
from typing import Final

import msgspec

from tenderfoot import bots
from tenderfoot.bots.outside import kind_of, sat_down
from tenderfoot.bots.roster import Level
from tenderfoot.engine.contract import Ask, State
from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begin
from tenderfoot.engine.view import View

HOME: Final = "tenderfoot.games:GAMES"


def dealt(game: Game, state: State, seat: int) -> bytes:
    """A world that this seat cannot tell from the true one, to be sent to another process."""
    world = game.determinize(game.view(state, seat), secrets.token_bytes(16))
    return msgspec.json.encode(game.dump(world))


def think(home: str, name: str, who: Level, seed: bytes, world: bytes, seat: int) -> str | Refusal:
    """Look at the world from the seat, and choose; or say why there is no answer, in words for a log."""
    game = game_of(home, name)
    view, ask = seen(game, world, seat)
    try:
        bot = sat_down(kind_of(who.home), who.name, name, seed)
        return bots.reply(game, who.name, bot, view, ask).text
    except bots.BadAnswer as refusal:
        return refusal.discreet()
    except Refusal as refusal:
        return refusal


def practise(home: str) -> None:
    """Every level of the house answers the first question of every game."""
    for game in games_of(home).values():
        match = begin(game, {}, b"", listen=False)
        ask = match.asks[0]
        for level in bots.house_levels(game.name):
            bots.make(game.name, level, b"").choose(match.view(ask.seat), ask)


def games_of(home: str) -> dict[str, Game]:
    """Every game."""
    module, _, attribute = home.partition(":")
    games: dict[str, Game] = getattr(importlib.import_module(module), attribute)
    return games


def game_of(home: str, name: str) -> Game:
    """The game of this name."""
    return games_of(home)[name]


def seen(game: Game, world: bytes, seat: int) -> tuple[View, Ask]:
    """What the seat sees in its own world, and what it is asked."""
    view = game.view(game.load(msgspec.json.decode(world)), seat)
    if view.ask is None:
        raise LookupError("the seat is not asked anything in its own world")
    return view, view.ask
