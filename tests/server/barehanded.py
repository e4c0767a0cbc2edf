"""Tables played with nothing but an event loop: `python -m tests.server.barehanded GAME …`.

aiohttp, threads, other processes, numpy and SQLite cannot be imported. What is said on standard output is
the end of each game, as the players were told; it fails if the table restored from its acts, or the record,
says anything else.
"""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
import sys
from typing import Final

import babel  # before the doors are shut: what libraries need themselves is their own business
import fluent.runtime
import msgspec

BLOCKED: Final = ("aiohttp", "threading", "multiprocessing", "numpy", "sqlite3", "concurrent.futures.process")
ROOMS: Final = ("tables", "lobby", "protocol")
SEAMS: Final = (
    *("storage.store", "storage.changes", "storage.rows", "storage.beat", "storage.group_commit"),
    *("workers.thinkers", "workers.thinking", "workers.apart", "workers.workforce", "workers.fair_queue"),
    *("safety.rate_limits", "safety.tokens", "services", "faults", "languages", "errors", "metrics"),
)


LIBRARIES: Final = (babel, fluent.runtime, msgspec)


def main(games: list[str]) -> None:
    """Shut the doors, import everything, play, and open the doors again."""
    before = {name: sys.modules.get(name) for name in BLOCKED}
    sys.modules.update(dict.fromkeys(BLOCKED))  # type: ignore[arg-type]
    modules = import_everything()
    played = importlib.import_module("tests.server.bare_table").played
    outcomes = [asyncio.run(played(game)) for game in games]
    sys.modules.update({name: module for name, module in before.items() if module is not None})
    sys.stdout.write(f"{modules} modules, {len(outcomes)} games: {outcomes}\n")


def import_everything() -> int:
    """Every module of the tables, the lobby and the protocol, and every seam."""
    names = [f"tenderfoot.server.{seam}" for seam in SEAMS]
    for room in ROOMS:
        package = importlib.import_module(f"tenderfoot.server.{room}")
        names += [f"{package.__name__}.{module.name}" for module in pkgutil.iter_modules(package.__path__)]
    for name in names:
        importlib.import_module(name)
    return len(names)


if __name__ == "__main__":
    main(sys.argv[1:])
