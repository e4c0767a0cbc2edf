"""Who enters the arena: a level of the house, or anybody's bot by `package:Class`."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tenderfoot.bots import Bot, make
from tenderfoot.engine.errors import BadOptions


class Entrant:
    """A bot by its name; a new one sits down for every game."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def bot(self, game: str, seed: bytes) -> Bot:
        """The bot for one seat of one game."""
        if ":" not in self.name:
            return make(game, self.name, seed)
        return _foreign(self.name, seed)


def _foreign(name: str, seed: bytes) -> Bot:
    """A bot from outside: its class is made with a seed, like ours."""
    module, _, attribute = name.partition(":")
    try:
        kind = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadOptions("unknown-bot", {"bot": f"{module}.{attribute}", "why": str(error)}) from error
    bot = kind(seed) if callable(kind) else None
    if not isinstance(bot, Bot):
        raise BadOptions("no-bot", {"bot": f"{module}.{attribute}"})
    return bot
