"""A distribution of somebody else's bots, installed as pip would: a module, and what it says of itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tenderfoot.bots import outside

PRAIRIE: Final = '''
from tenderfoot import Bot


class Miser(Bot):
    """Takes the first answer there is, by its text; knows one game."""

    games = ("goldriver",)

    def choose(self, view, ask):
        return ask.options[0].text


class Mute(Bot):
    """Has nothing to say."""

    def choose(self, view, ask):
        return None


class Crasher(Bot):
    """Fails, with a word that no log may hold."""

    def choose(self, view, ask):
        raise ValueError("under my cup: 9 9 Q")


class Choosy(Bot):
    """Wants more than a seed."""

    def __init__(self, seed, whisky):
        super().__init__(seed)


class Stone:
    """Is no bot."""
'''
POINTS: Final = """
[tenderfoot.bots]
miser = prairie:Miser
mute = prairie:Mute
ghost = prairie:Ghost
stone = prairie:Stone
lost = no_such_module:Bot
greenhorn = prairie:Mute
two words = prairie:Mute
"""


def install(place: Path) -> Path:
    """Put it there; whoever has this directory on his path has it installed."""
    (place / "prairie.py").write_text(PRAIRIE, "utf-8")
    about = place / "prairie-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: prairie\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(POINTS, "utf-8")
    return place


def forget() -> None:
    """What is installed is looked for once, and who is named stays: look again."""
    outside.installed.cache_clear()
    outside._games.cache_clear()
    outside._NAMED.clear()
    sys.modules.pop("prairie", None)
