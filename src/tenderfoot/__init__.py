"""Tenderfoot: Dice Town and Gold River, to be played, studied and built upon."""

from importlib.util import find_spec

__version__ = "0.1.0"


def form() -> str:
    """Say whether the rules run as "compiled" or "interpreted" code."""
    spec = find_spec("tenderfoot.engine.contract")
    if spec is None or spec.origin is None or spec.origin.endswith(".py"):
        return "interpreted"
    return "compiled"
