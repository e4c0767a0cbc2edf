"""Dice Town and Gold River for research: one action space, one observation, through the field's own doors.

    from tenderfoot.research import goldriver_v0

    env = goldriver_v0.env(players=3)  # PettingZoo; .parallel_env(), .single() for Gymnasium, .batch()

It needs the extra `research`; `tenderfoot.research.spiel` (OpenSpiel) needs `spiel`. What an entry of an
observation or an action means, and how long it stays so: docs/research.md and docs/compatibility.md.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from tenderfoot.extras import needed

if TYPE_CHECKING:
    from tenderfoot.research import dicetown_v0, goldriver_v0, spiel
    from tenderfoot.research.actions import Actions
    from tenderfoot.research.aec import Table
    from tenderfoot.research.batch import Batch
    from tenderfoot.research.lens import Lens
    from tenderfoot.research.policy import Policy
    from tenderfoot.research.single import Chair

needed("librt.strings", "research")

__all__ = ["Actions", "Batch", "Chair", "Lens", "Policy", "Table", "dicetown_v0", "goldriver_v0", "spiel"]

_HOMES: Final = {
    "Actions": "actions",
    "Batch": "batch",
    "Chair": "single",
    "Lens": "lens",
    "Policy": "policy",
    "Table": "aec",
}


def __getattr__(name: str) -> object:
    """What each needs is imported when it is first asked for: OpenSpiel needs no PettingZoo."""
    if name not in __all__:
        raise AttributeError(f"module 'tenderfoot.research' has no attribute {name!r}")
    module = import_module(f"tenderfoot.research.{_HOMES.get(name, name)}")
    found: object = getattr(module, name) if name in _HOMES else module
    globals()[name] = found
    return found
