"""Who enters the arena: a level of the house, or anybody's bot by `package:Class`."""

from __future__ import annotations

from typing import Final

from tenderfoot.bots import Bot, make, seated
from tenderfoot.bots.roster import loaded
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
    said = name.replace(":", ".")
    try:
        bot = seated(loaded(name), seed)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOptions("unknown-bot", {"bot": said, "why": str(error)}) from error
    if bot is None:
        raise BadOptions("no-bot", {"bot": said})
    return bot
