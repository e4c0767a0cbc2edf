"""Refusals for people who program: the sentence is in the traceback, and no code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import Match
from tenderfoot.engine.options import no_such_game
from tenderfoot.games import GAMES
from tenderfoot.locale import Speaker


@contextmanager
def spoken(match: Match | None = None) -> Iterator[None]:
    """Whatever is refused here bears its sentence; of a match it names the players."""
    try:
        yield
    except Refusal as refusal:
        raise told(refusal, match) from refusal.__cause__


def told(refusal: Refusal, match: Match | None) -> Refusal:
    """The same refusal, with its sentence."""
    refusal.sentence = refusal.sentence or speaker("en", match).refusal(refusal)
    return refusal


def speaker(lang: str, match: Match | None) -> Speaker:
    """Who speaks of this match, or of nothing in particular."""
    return Speaker(lang, None, []) if match is None else Speaker(lang, match.game.name, match.paper.names)


def game_of(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise no_such_game(str(name), list(GAMES))
    return GAMES[name]
