"""The options of a game as parameters of OpenSpiel, and back.

A parameter there has one type. Where an option knows numbers and a word (`first_sheriff`: a seat, or
`random`), the parameter is a number, and -1 stands for the word.
"""

from __future__ import annotations

from typing import Any, Final

from tenderfoot.engine.options import Options, Setting, Value
from tenderfoot.games import GAMES

DEALS: Final = 4096
_WORD: Final = -1


def defaults(game: str) -> dict[str, Value]:
    """Every parameter of a game with its default.

    >>> defaults("dicetown")["first_sheriff"], defaults("goldriver")["reward"]
    (-1, 'win')
    """
    settings = GAMES[game].settings
    given = {setting.name: _WORD if _mixed(setting) else setting.default for setting in settings}
    return {**given, "reward": "win", "deals": DEALS}


def parameters(game: str, options: Options) -> dict[str, Value]:
    """What somebody wants, as OpenSpiel takes it.

    >>> parameters("dicetown", {"players": 3, "first_sheriff": "random"})
    {'players': 3, 'first_sheriff': -1}
    """
    words = _words(game)
    return {name: _WORD if words.get(name) == value else value for name, value in options.items()}


def options_of(game: str, params: dict[str, Any]) -> dict[str, Value]:
    """The options of a game in what OpenSpiel gives, which has every parameter.

    >>> options_of("dicetown", defaults("dicetown"))["first_sheriff"]
    'random'
    """
    words = _words(game)
    given = {setting.name: params[setting.name] for setting in GAMES[game].settings}
    return {name: words.get(name, value) if value == _WORD else value for name, value in given.items()}


def _words(game: str) -> dict[str, Value]:
    """The word of each option that knows numbers beside it."""
    return {setting.name: setting.default for setting in GAMES[game].settings if _mixed(setting)}


def _mixed(setting: Setting) -> bool:
    return {int, str} <= {type(value) for value in setting.values}
