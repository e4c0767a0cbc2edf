"""Tenderfoot: Dice Town and Gold River, to be played, studied and built upon."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenderfoot.front import Illegal, Match, game_names

__version__ = "0.1.0"
__all__ = ["Illegal", "Match", "__version__", "form", "game_names"]


def __getattr__(name: str) -> object:
    """The rest is loaded when it is first asked for: the import itself costs nothing."""
    if name not in __all__:
        raise AttributeError(f"module 'tenderfoot' has no attribute {name!r}")
    found: object = getattr(import_module("tenderfoot.front"), name)
    globals()[name] = found
    return found


def form() -> str:
    """Say whether the rules run as "compiled" or "interpreted" code."""
    spec = find_spec("tenderfoot.engine.contract")
    if spec is None or spec.origin is None or spec.origin.endswith(".py"):
        return "interpreted"
    return "compiled"
