"""Whom to ask for advice: what a strong bot thinks of the open question, for whoever must answer it."""

from __future__ import annotations

import math
from typing import Final

from tenderfoot.bots import levels, make
from tenderfoot.bots.contract import Advice, Bot
from tenderfoot.bots.thinker import Thinker
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.view import View

COACH: Final = "gambler"


def coach(game: str) -> Bot | None:
    """The bot that advises in this game, if there is one. It has time: no clock decides what it says."""
    if COACH not in levels(game):
        return None
    bot = make(game, COACH, b"coach")
    if isinstance(bot, Thinker):
        bot.milliseconds = math.inf
    return bot


def advice(game: str, view: View, ask: Ask) -> Advice | None:
    """The answers with their worth, best first, and the reason; None where the coach has no opinion.

    It sees the view of the one it advises and nothing else, and says the same whenever it is asked.
    """
    bot = coach(game)
    return None if bot is None else bot.advise(view, ask)
