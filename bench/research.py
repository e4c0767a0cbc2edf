"""What a step of our environments costs, beside other people's: `make bench-research`.

Ours and theirs take turns, several rounds each, so that a busy minute of the machine falls on all of them;
every figure is the median of its rounds. What was found is printed, and written into docs/performance.md.
"""

import sys
from collections.abc import Sequence
from statistics import median
from typing import Final

from bench.interpreter import interpreter
from bench.report import Figures, put, table
from bench.turns import ROOT, Rows, rounds
from hatch_build import trained

DOCUMENT: Final = ROOT / "docs" / "performance.md"
ROUNDS: Final = 5
SECONDS: Final = "0.8"
RUNS: Final = ((".venv-fast", "bench.doors"), (".venv-peers", "bench.neighbours"))


def middle(figures: Sequence[Figures]) -> Figures:
    """The median of each figure."""
    return {
        name: value if isinstance(value, str) else median([float(each[name]) for each in figures])
        for name, value in figures[0].items()
    }


def beside(ours: Sequence[Sequence[Figures]], peers: Sequence[Sequence[Figures]]) -> list[Figures]:
    """How many steps of ours fit into one of theirs, door by door and round by round."""
    found: list[Figures] = []
    for own in ours:
        for peer in peers:
            if own[0]["door"] == peer[0]["door"]:
                pairs = zip(own, peer, strict=False)
                times = median([float(one["steps/s"]) / float(other["steps/s"]) for one, other in pairs])
                found.append(
                    {"door": own[0]["door"], "game": own[0]["game"], "peer": peer[0]["peer"], "times": times}
                )
    return found


def told(rows: Rows) -> str:
    """Everything that was found."""
    ours = [row for row in rows.values() if "game" in row[0]]
    peers = [row for row in rows.values() if "peer" in row[0]]
    how = "with PGO" if trained() else "without PGO"
    said = (
        "`make bench-research`: random whole games, one core, CPU time, the drawing of actions included; "
        f"medians of {ROUNDS} rounds taken in turns. {interpreter()}; ours compiled {how}."
    )
    parts = [
        said,
        "Ours:",
        table([middle(row) for row in ours]),
    ]
    if peers:
        parts += ["Others, in the same rounds:", table([middle(row) for row in peers])]
        parts += ["Our steps/s ÷ theirs, like with like:", table(beside(ours, peers))]
    return "\n\n".join(parts)


def main() -> None:
    """Measure, print what was found, and write it down."""
    rows = rounds(RUNS, ROUNDS, SECONDS)
    if not any("game" in row[0] for row in rows.values()):
        sys.exit("There is nothing to measure.")
    print(told(rows))
    if any("peer" in row[0] for row in rows.values()):
        put(DOCUMENT, told(rows), "make bench-research")


if __name__ == "__main__":
    main()
