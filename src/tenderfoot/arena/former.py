"""Who was the best in an earlier version, for whoever is said to be better now.

`make arena` puts them beside the house as a package (`tools/former.py`); elsewhere there are none.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = "former"
CLASS: Final = "FormerMarshal"


def former(game: str) -> str:
    """Who was the best in this game, as the arena names them; nobody where they are not at hand."""
    spec = find_spec(PACKAGE)
    homes = (spec.submodule_search_locations or []) if spec else []
    known = any(Path(home, game, "best.py").exists() for home in homes)
    return f"{PACKAGE}.{game}.best:{CLASS}" if known else ""
