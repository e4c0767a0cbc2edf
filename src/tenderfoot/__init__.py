"""Tenderfoot: Dice Town and Gold River, to be played, studied and built upon.

>>> import tenderfoot
>>> match = tenderfoot.Match("goldriver", players=2, seed=7)
>>> match = tenderfoot.play(match, ["greenhorn", "tumbleweed"], seed=1)
>>> match.scores(), match.winners()
([190, 50], [0])
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tenderfoot.bots.contract import Bot
    from tenderfoot.data import dataset
    from tenderfoot.engine.errors import Illegal, Refusal
    from tenderfoot.front.match import Match, game_names
    from tenderfoot.front.playing import levels, play
    from tenderfoot.front.record import Record, read
    from tenderfoot.front.tournament import tournament

__version__ = "0.1.0"
__all__ = [
    "Bot",
    "Illegal",
    "Match",
    "Record",
    "Refusal",
    "__version__",
    "dataset",
    "form",
    "game_names",
    "levels",
    "play",
    "read",
    "tournament",
]
# Where each name is. It is loaded when it is first asked for: the import itself costs nothing.
_HOMES: Final = {
    "Bot": "bots.contract",
    "Illegal": "engine.errors",
    "Match": "front.match",
    "Record": "front.record",
    "Refusal": "engine.errors",
    "dataset": "data",
    "game_names": "front.match",
    "levels": "front.playing",
    "play": "front.playing",
    "read": "front.record",
    "tournament": "front.tournament",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'tenderfoot' has no attribute {name!r}")
    found: object = getattr(import_module(f"tenderfoot.{_HOMES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def form() -> str:
    """Say whether the rules run as "compiled" or "interpreted" code.

    >>> import tenderfoot
    >>> tenderfoot.form() in ("compiled", "interpreted")
    True
    """
    spec = find_spec("tenderfoot.engine.contract")
    if spec is None or spec.origin is None or spec.origin.endswith(".py"):
        return "interpreted"
    return "compiled"
