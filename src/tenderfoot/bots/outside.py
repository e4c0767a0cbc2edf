"""Bots from outside the house: installed beside it, or named by whoever starts the program.

A package that is installed says in its pyproject.toml who is to be found in it,

    [project.entry-points."tenderfoot.bots"]
    miser = "my_bot:Miser"

and `miser` is a level like those of the house. A class that is not installed is named in a command, as
`my_bot:Miser`, and is called `miser` as long as that command runs. Nobody else can name one: a level that a
guest or a record asks for is looked up among those that are known, and nothing is imported for the asking.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from tenderfoot.bots.contract import Bot
from tenderfoot.bots.roster import ROSTER, Level, loaded
from tenderfoot.engine.errors import BadOptions, Refusal

GROUP: Final = "tenderfoot.bots"
_FIT: Final = re.compile(r"[\w.-]{1,40}")  # for records, commands and the wire
_HOUSE: Final = frozenset(level.name for staff in ROSTER.values() for level in staff.levels)
_NAMED: Final[dict[str, Level]] = {}


def outsiders() -> list[Level]:
    """Every bot from outside, whatever it plays; nobody takes the name of a level of the house."""
    found = {level.name: level for level in [*installed(), *_NAMED.values()]}
    return [found[name] for name in sorted(found.keys() - _HOUSE)]


@cache
def installed() -> tuple[Level, ...]:
    """Who came with a package; looked for once, and not before somebody asks, for that takes a while."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - only when it is wanted

    found = [Level(point.name, point.value) for point in entry_points(group=GROUP)]
    return tuple(level for level in found if _FIT.fullmatch(level.name))


def enrolled(home: str) -> Level:
    """A class named in a command, from now on a level by the name of its class."""
    kind_of(home)
    level = Level(home.rpartition(":")[2].rpartition(".")[2].lower(), home)
    before = next((one for one in outsiders() if one.name == level.name), level)
    if level.name in _HOUSE or before.home != home:
        raise BadOptions("bot-name-taken", {"bot": home, "level": level.name})
    return _NAMED.setdefault(level.name, level)


def plays(level: Level, game: str) -> bool:
    """Whether it is there and plays this game. One that cannot be loaded says why when it is named."""
    games = _games(level.home)
    return games is not None and (not games or game in games)


@cache
def _games(home: str) -> tuple[str, ...] | None:
    try:
        return tuple(kind_of(home).games)
    except Refusal:
        return None


def kind_of(home: str) -> type[Bot]:
    """The class that `package:Class` stands for, or why there is none."""
    try:
        kind = loaded(home)
    except Exception as error:  # whatever another's module does when it is imported
        raise BadOptions("unknown-bot", {"bot": home, "fault": _words(error)}) from error
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BadOptions("no-bot", {"bot": home})
    return kind


def sat_down(kind: type[Bot], name: str, game: str, seed: bytes) -> Bot:
    """A bot of this class, with a seed of its own; refused in a game it does not play."""
    if kind.games and game not in kind.games:
        raise BadOptions("bot-elsewhere", {"bot": name, "game": game, "known": " ".join(kind.games)})
    try:
        return kind(seed)
    except Exception as error:
        raise BadOptions("bot-not-made", {"bot": name, "fault": _words(error)}) from error


def _words(fault: Exception) -> str:
    return str(fault) or type(fault).__name__
