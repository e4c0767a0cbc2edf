"""Write what a seat is sent of two games, change by change: `python -m tools.patches`.

A test of the page puts the changes into the first view, and compares what it gets with the views that
are written here now and then.
"""

import json
import random
from pathlib import Path
from typing import Any, Final

import msgspec

from tenderfoot.engine.match import Match, begin
from tenderfoot.games import GAMES
from tenderfoot.server.protocol.patch import Patch
from tenderfoot.server.tables.patch import patch

PLACE: Final = Path(__file__).parent.parent / "web" / "tests" / "patches.json"
PLAYERS: Final = 3
SEAT: Final = 0
DECISIONS: Final = 40
EVERY: Final = 20


def halves(match: Match) -> Any:
    """What the seat sees."""
    return msgspec.to_builtins(match.game.view(match.state, SEAT).plain())


def played(name: str) -> dict[str, Any]:
    """The first decisions of one game."""
    game, chance = GAMES[name], random.Random(name)
    match = begin(game, {"players": PLAYERS}, 1, listen=False)
    first = before = halves(match)
    steps = []
    for decision in range(1, DECISIONS + 1):
        ask = match.asks[0]
        match.answer(ask.seat, chance.choice(ask.options))
        now = halves(match)
        changed = {
            half: msgspec.to_builtins(Patch(*patch(before[half], now[half]))) for half in ("table", "own")
        }
        steps.append(changed if decision % EVERY else {**changed, "view": now})
        before = now
    return {"first": first, "steps": steps}


def written() -> str:
    """The file: a line for each game."""
    games = ",\n".join(
        f"{json.dumps(name)}: {json.dumps(played(name), ensure_ascii=False)}" for name in GAMES
    )
    return f"{{\n{games}\n}}\n"


def main() -> None:
    """Write it where the page's tests find it."""
    PLACE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
