"""The roster: for each game the levels of its bots, weakest first, and what else the bots' side knows of it.

A level is named by where its class is, `package:Class`, as the arena names anybody's bot: a table of words
costs nothing to read, and what a bot counts with (numpy) is imported when one sits down.
"""

from __future__ import annotations

from importlib import import_module
from operator import attrgetter
from typing import Final


class Level:
    """How well a bot plays: its name, where its class is, and the sentence that is its name on a screen."""

    def __init__(self, name: str, home: str) -> None:
        self.name: Final = name
        self.home: Final = home
        self.label: Final = f"level-{name}"


class Staff:
    """The levels of one game; and, where it has them, who explains an answer, chances to win and luck."""

    def __init__(
        self,
        levels: list[Level],
        *,
        explain: str = "",
        win_chances: str = "",
        luck: str = "",
        quick: str = "",
    ) -> None:
        self.levels: Final = levels
        self.explain: Final = explain
        self.win_chances: Final = win_chances
        self.luck: Final = luck
        self.quick: Final = quick  # the level that can look at every decision of a game in a second

    def level(self, name: str) -> Level | None:
        """The level of this name, if the game has it."""
        return next((level for level in self.levels if level.name == name), None)


ROSTER: Final = {
    "dicetown": Staff(
        [
            Level("tumbleweed", "tenderfoot.bots.dicetown.tumbleweed:Tumbleweed"),
            Level("greenhorn", "tenderfoot.bots.dicetown.greenhorn:Greenhorn"),
            Level("prospector", "tenderfoot.bots.dicetown.prospector:Prospector"),
            Level("gambler", "tenderfoot.bots.dicetown.gambler:Gambler"),
            Level("marshal", "tenderfoot.bots.dicetown.marshal:Marshal"),
        ],
        explain="tenderfoot.bots.dicetown.reasons:explain",
        win_chances="tenderfoot.bots.dicetown.chances:win_chances",
        luck="tenderfoot.bots.dicetown.luck:TownLuck",
        quick="gambler",
    ),
    "goldriver": Staff(
        [
            Level("tumbleweed", "tenderfoot.bots.goldriver.tumbleweed:Tumbleweed"),
            Level("greenhorn", "tenderfoot.bots.goldriver.greenhorn:Greenhorn"),
            Level("prospector", "tenderfoot.bots.goldriver.prospector:Prospector"),
            Level("gambler", "tenderfoot.bots.goldriver.gambler:Gambler"),
            Level("marshal", "tenderfoot.bots.goldriver.marshal:Marshal"),
        ],
        win_chances="tenderfoot.bots.goldriver.chances:win_chances",
        luck="tenderfoot.bots.goldriver.luck:RiverLuck",
        quick="marshal",
    ),
}
_ANY_GAME: Final = Staff([Level("tumbleweed", "tenderfoot.bots.tumbleweed:Tumbleweed")])


def staff(game: str) -> Staff:
    """Who is there for this game; a game without bots of its own has the one that draws lots."""
    return ROSTER.get(game, _ANY_GAME)


def loaded(home: str) -> object:
    """What `package:Name` stands for."""
    module, _, name = home.partition(":")
    found: object = attrgetter(name)(import_module(module))
    return found
