"""The whole ladder, as `make arena` measures it: every level against the one below, both ways.

Seeds below a million are for tuning; the ladder is measured on seeds from a million on, which nobody
has tuned on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.result import Result
from tenderfoot.arena.run import Bar, run
from tenderfoot.bots import LEVELS

FIRST_TEST_SEED: Final = 1_000_000
_FEWER: Final = 4  # with two and five players, and in mirrors, a fourth of the seeds
_LEAST: Final = 2


class Rung:
    """A pairing of the ladder, the heading it stands under, and how many seeds it gets."""

    def __init__(self, heading: str, pairing: Pairing, seeds: int) -> None:
        self.heading: Final = heading
        self.pairing: Final = pairing
        self.seeds: Final = [FIRST_TEST_SEED + k for k in range(seeds)]

    def file(self) -> str:
        """The name of its ledger."""
        p = self.pairing
        return f"{p.game}-{p.players}-{p.focal}-{p.field}.jsonl"


def rungs(game: str, seeds: int, levels: tuple[str, ...] = LEVELS) -> list[Rung]:
    """Everything that is measured of a game."""
    fewer = max(seeds // _FEWER, _LEAST)
    steps = list(zip(levels[1:], levels[:-1], strict=True))
    four = {"players": 4}
    found = [Rung("up", Pairing(game, four, high, low), seeds) for high, low in steps]
    found += [Rung("down", Pairing(game, four, low, high), fewer) for high, low in steps]
    for players in (2, 5):
        table = {"players": players}
        found += [Rung(str(players), Pairing(game, table, high, low), fewer) for high, low in steps]
    return found + [Rung("mirror", Pairing(game, four, name, name), fewer) for name in levels[1:3]]


def climb(
    game: str, seeds: int, out: Path, workers: int, levels: tuple[str, ...] = LEVELS
) -> list[tuple[str, Result]]:
    """Measure every rung, going on where an earlier run stopped."""
    found = []
    for rung in rungs(game, seeds, levels):
        ledger = Ledger(rung.pairing, out / rung.file())
        bar = Bar(f"{rung.pairing.focal} – {rung.pairing.field}, {rung.pairing.players}")
        run(ledger, rung.seeds, workers, bar.show)
        # What an earlier, longer run has played counts as well.
        found.append((rung.heading, Result(rung.pairing, ledger.among(sorted(ledger.blocks)))))
    return found
