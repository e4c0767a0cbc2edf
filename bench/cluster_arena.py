"""Games of the arena a second, by two processes of this machine and by two workers of a Dask cluster on it.

`python -m bench.cluster_arena [ROUNDS]`, which is part of `make bench-cluster`. Both play the same blocks, in
turns, every other round the other way about; only figures of the same round are compared. Whoever plays has
played a little before: what it takes to begin is not measured.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter
from typing import Any, Final

from bench.contender import ROOT
from bench.report import Figures, put, table
from tenderfoot import form
from tenderfoot.arena.crew import Crew, hired
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.part import Part, play

ROUNDS: Final = 5
WORKERS: Final = 2
COMMAND: Final = "make bench-cluster, the arena"
HERE: Final = f"{WORKERS} processes"
THERE: Final = f"{WORKERS} Dask workers"
# Who plays whom, and how many blocks a round: games that take long, and games that take next to nothing.
PAIRINGS: Final = (("gambler", "prospector", 60), ("greenhorn", "tumbleweed", 240))

Rates = dict[str, list[float]]  # games a second, round by round


@contextmanager
def crews() -> Iterator[dict[str, Crew]]:
    """Both who are to play, until everything is measured."""
    import distributed

    local: Any = distributed.LocalCluster  # it has no types
    grid = local(n_workers=WORKERS, threads_per_worker=1, host="127.0.0.1", dashboard_address=None)
    with grid, hired(WORKERS) as here, hired(1, grid.scheduler_address) as there:
        yield {HERE: here, THERE: there}


def rate(crew: Crew, pairing: Pairing, seeds: list[int]) -> float:
    """Games a second by the clock on the wall."""
    start = perf_counter()
    for _ in play([(Part(Ledger(pairing, None), seeds), seeds)], crew):
        pass
    return len(seeds) * pairing.players / (perf_counter() - start)


def interleaved(players: dict[str, Crew], pairing: Pairing, blocks: int, rounds: int) -> Rates:
    """All in turns, every other round the other way about."""
    rates: Rates = {name: [] for name in players}
    for crew in players.values():
        rate(crew, pairing, list(range(4 * WORKERS)))
    for turn in range(rounds):
        seeds = [turn * blocks + k for k in range(blocks)]
        for name in list(players)[:: -1 if turn % 2 else 1]:
            rates[name].append(rate(players[name], pairing, seeds))
            print(f"{pairing.label}, {name}: {rates[name][-1]:,.0f} games/s", file=sys.stderr, flush=True)
    return rates


def figures(pairing: Pairing, rates: Rates) -> Figures:
    """The medians, and the cluster by the processes, round for round."""
    ratios = [there / here for here, there in zip(rates[HERE], rates[THERE], strict=True)]
    medians = {f"games/s, {name}": median(each) for name, each in rates.items()}
    who = f"{pairing.game}: {pairing.focal} – {pairing.players - 1} × {pairing.field}"
    span = f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
    return {"who plays": who, **medians, "cluster ÷ processes": span}


def measured(rounds: int = ROUNDS) -> str:
    """What is to be written down: a sentence and a table."""
    rows = []
    with crews() as players:
        for focal, field, blocks in PAIRINGS:
            pairing = Pairing("goldriver", {"players": 4}, focal, field)
            rows.append(figures(pairing, interleaved(players, pairing, blocks, rounds)))
    head = f"`make bench-cluster`: rules {form()}; medians of {rounds} rounds taken in turns."
    return f"{head} The ratio is that of single rounds (median, smallest, largest).\n\n{table(rows)}"


def main() -> None:
    """Measure, print, and write it down."""
    text = measured(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
    print(text)
    put(ROOT / "docs" / "performance.md", text, COMMAND)


if __name__ == "__main__":
    main()
