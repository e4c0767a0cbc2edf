"""Whether the options of a table go together; if not, why, and which single changes would make them.

The page asks while a table is being set up, so that it never has to know a rule of a game to say what does
not fit. The answer comes from the game itself: each way out was tried.
"""

from __future__ import annotations

from collections.abc import Callable

from tenderfoot.engine.errors import BadOptions, Refusal
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options, Setting, Value
from tenderfoot.server.protocol.http_bodies import Change, Denied, Fit


def fit(game: Game, options: Options, said: Callable[[Refusal], Denied]) -> Fit:
    """What is wrong with these options, and what would put it right."""
    refusal = misfit(game, options)
    return Fit(None, []) if refusal is None else Fit(said(refusal), ways_out(game, options))


def misfit(game: Game, options: Options) -> BadOptions | None:
    """Why these options cannot be played together, or nothing."""
    try:
        game.options(options)
    except BadOptions as refusal:
        return refusal
    return None


def ways_out(game: Game, options: Options) -> list[Change]:
    """For each option the nearest other value that would do, if there is one."""
    found = [_nearest(game, options, setting) for setting in game.settings]
    return [change for change in found if change is not None]


def _nearest(game: Game, options: Options, setting: Setting) -> Change | None:
    for value in _by_distance(setting, options.get(setting.name, setting.default)):
        if misfit(game, {**options, setting.name: value}) is None:
            return Change(setting.name, value)
    return None


def _by_distance(setting: Setting, now: Value) -> list[Value]:
    """The other values, those beside the present one in the menu first."""
    values = setting.values
    at = values.index(now) if now in values else 0
    return [values[i] for i in sorted(range(len(values)), key=lambda i: (abs(i - at), i)) if i != at]
