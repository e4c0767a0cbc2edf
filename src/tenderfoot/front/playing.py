"""Bots at the seats of a match: who there is, and a match played to its end."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from tenderfoot.bots import levels as known_levels
from tenderfoot.bots import reply
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.seed import seed_bytes
from tenderfoot.front.sentence import game_of, spoken

if TYPE_CHECKING:
    from tenderfoot.bots import Bot
    from tenderfoot.bots.entrant import Entered
    from tenderfoot.engine.match import Match as Engine
    from tenderfoot.engine.seed import Seed
    from tenderfoot.front.match import Match


def levels(game: str) -> list[str]:
    """Who can be played against: the levels of the house, weakest first, then the bots that are installed.

    >>> import tenderfoot
    >>> tenderfoot.levels("goldriver")[:5]
    ['tumbleweed', 'greenhorn', 'prospector', 'gambler', 'marshal']
    """
    with spoken():
        return known_levels(game_of(game).name)


def play(match: Match, bots: Sequence[Entered], seed: Seed | None = None) -> Match:
    """Play a match to its end, with one bot for each seat, and give it back.

    A bot is a level by its name, `"package:Class"`, a class that inherits from `tenderfoot.Bot`, an object
    of one, or a function of what the seat sees and what it is asked. Each is shown the view of its seat, and
    guesses by a seed of its own: the same `seed` plays the same game again, without one chance draws it.

    >>> import tenderfoot
    >>> def thrifty(view, ask):
    ...     return ask.options[0]
    >>> match = tenderfoot.Match("goldriver", players=2, seed=7)
    >>> tenderfoot.play(match, ["tumbleweed", thrifty], seed=1).over
    True
    >>> tenderfoot.play(tenderfoot.Match("goldriver", players=3), ["gambler"])
    Traceback (most recent call last):
    tenderfoot.engine.errors.BadOptions: 3 play and there is one bot; name one for each seat.
    """
    with spoken(match):
        entrants = _entrants(match, [bots] if isinstance(bots, str) else list(bots))
        own = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
        seated = [one.bot(match.game.name, _own(own, seat)) for seat, one in enumerate(entrants)]
        while not match.over:
            _answer(match, entrants, seated)
    return match


def _entrants(match: Engine, bots: Sequence[Entered]) -> list[Entrant]:
    if len(bots) != match.seats:
        raise BadOptions("seats-and-bots", {"seats": match.seats, "found": len(bots)})
    return [Entrant(one) for one in bots]


def _answer(match: Engine, entrants: list[Entrant], seated: list[Bot]) -> None:
    """The first who is asked answers."""
    ask = match.asks[0]
    name, bot = entrants[ask.seat].name, seated[ask.seat]
    match.answer(ask.seat, reply(match.game, name, bot, match.view(ask.seat), ask))


def _own(seed: bytes, seat: int) -> bytes:
    """The seed of one bot, which tells nothing of the others' or of the game's."""
    return sha256(seed + f" bot {seat}".encode()).digest()
