"""Anybody who can sit down at a game: a level by its name, `package:Class`, a class, a bot, or a function.

For whoever writes the program or the command, and for nobody else: a name with a colon is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenderfoot.bots import make
from tenderfoot.bots.contract import Answer, Bot
from tenderfoot.bots.outside import kind_of, sat_down
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.view import View

Function = Callable[[View, Ask], Answer]
Entered = str | type[Bot] | Bot | Function


class Entrant:
    """Somebody under a name; a class or a level sits down anew for every game."""

    def __init__(self, who: Entered, name: str = "") -> None:
        self.who: Final = who
        self.name: Final = name or _name(who)

    def bot(self, game: str, seed: bytes) -> Bot:
        """The bot for one seat of one game."""
        who = self.who
        if isinstance(who, str):
            return sat_down(kind_of(who), who, game, seed) if ":" in who else make(game, who, seed)
        if isinstance(who, Bot):
            return who
        if isinstance(who, type) and issubclass(who, Bot):
            return sat_down(who, self.name, game, seed)
        if isinstance(who, type) or not callable(who):
            raise BadOptions("no-bot", {"bot": self.name})
        return Spoken(who, seed)


class Spoken(Bot):
    """A bot that is a function: what it is shown and asked goes in, its answer comes out."""

    def __init__(self, function: Function, seed: bytes) -> None:
        super().__init__(seed)
        self._function: Final = function

    def choose(self, view: View, ask: Ask) -> Answer:
        """Whatever the function says."""
        return self._function(view, ask)


def _name(who: object) -> str:
    """What somebody is called in a table or a refusal."""
    if isinstance(who, str):
        return who
    return str(getattr(who, "__name__", type(who).__name__))
