"""Write the rounds by which the pace of Dice Town is measured: `python -m tools.rounds`.

Seeded games of four, told as a spectator hears them; a test of the page adds up how long each round is
looked at without anybody being asked.
"""

import json
import random
from pathlib import Path
from typing import Any, Final

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.events import Event
from tenderfoot.engine.match import begun
from tenderfoot.engine.record import new_record
from tenderfoot.games.dicetown import GAME

PLACE: Final = Path(__file__).parent.parent / "web" / "tests" / "rounds.json"
NAMES: Final = ["Ann", "Ada", "Bea", "Cal"]
SEEDS: Final = (1, 2, 3)
ROUNDS: Final = 3


def played(seed: int) -> list[dict[str, Any]]:
    """What is told in the first rounds of one game."""
    log: list[Event] = []
    chance = random.Random(seed)
    paper = new_record(GAME, GAME.options({"players": len(NAMES)}), seed.to_bytes(32, "big"), NAMES)
    match = begun(GAME, paper, Chance(paper.seed), log)
    while match.round <= ROUNDS and not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, chance.choice(ask.options))
    heard = [event for one in log if (event := one.told_to(None)) is not None]
    return [{"title": event.title(), "facts": event.facts()} for event in heard]


def written() -> str:
    """The file: a line for each game, so that a change can be read."""
    games = ",\n".join(json.dumps(played(seed), ensure_ascii=False, sort_keys=True) for seed in SEEDS)
    return f"[\n{games}\n]\n"


def main() -> None:
    """Write it where the page's tests find it."""
    PLACE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
