"""How fast the rules are, interpreted, compiled, and beside other engines: `make bench`.

The environments take turns, several rounds each, so that a busy minute of the machine falls on all of
them; every figure is the median of its rounds. Compare the ratios: absolute figures are the machine's.
What was found is printed, and written into docs/performance.md.
"""

import sys
from collections.abc import Sequence
from statistics import median
from typing import Final

from bench.interpreter import interpreter
from bench.report import Figures, put, table
from bench.turns import ROOT, rounds
from hatch_build import trained

DOCUMENT: Final = ROOT / "docs" / "performance.md"
ROUNDS: Final = 9
SECONDS: Final = "0.8"

RUNS: Final = ((".venv", "bench.rules"), (".venv-fast", "bench.rules"), (".venv-peers", "bench.peers"))


def middle(figures: Sequence[Figures]) -> Figures:
    """The median of each figure, and how far the rounds lie apart in decisions a second."""
    found: Figures = {}
    for name, value in figures[0].items():
        found[name] = value if isinstance(value, str) else median([float(each[name]) for each in figures])
        if name == "decisions/s":
            rates = [_rate(each) for each in figures]
            found["spread %"] = 100 * (max(rates) - min(rates)) / median(rates)
    return found


def beside(ours: Sequence[Sequence[Figures]], peers: Sequence[Sequence[Figures]]) -> list[Figures]:
    """How many times as many decisions each of our tables makes as each other engine: round by round, for
    the machine may be quicker in one round than in the next, and of these the median.
    """
    rows = []
    for own in ours:
        times: Figures = {f"÷ {peer[0]['engine']}": _times(own, peer) for peer in peers}
        rows.append({"game": own[0]["game"], "form": own[0]["form"]} | times)
    return rows


def _times(ours: Sequence[Figures], theirs: Sequence[Figures]) -> float:
    return median([_rate(mine) / _rate(other) for mine, other in zip(ours, theirs, strict=True)])


def _rate(row: Figures) -> float:
    return float(row["decisions/s"])


def conditions() -> str:
    """What was measured, how, and by what."""
    how = "for the ways that games take (PGO)" if trained() else "without PGO of their own"
    return (
        f"`make bench`: random whole games, one core, CPU time; medians of {ROUNDS} rounds taken in turns. "
        "`spread` is the distance between the fastest and the slowest round.\n"
        f"{interpreter()}; our rules compiled {how}."
    )


def told(rows: Sequence[Sequence[Figures]]) -> str:
    """Everything that was found."""
    ours = sorted((row for row in rows if "game" in row[0]), key=lambda row: str(row[0]["game"]))
    driven = [row for row in ours if "decisions a game" in row[0]]
    alone = [row for row in ours if "decisions a game" not in row[0]]
    peers = [row for row in rows if "engine" in row[0]]
    parts = [conditions(), "Ours, every answer given from Python:", table([middle(row) for row in driven])]
    parts += ["Ours, playing on inside the rules (`rollout`):", table([middle(row) for row in alone])]
    if not peers:
        parts += ["The other engines are not installed, so there is nothing to compare with."]
    else:
        parts += [
            "Other engines, by their own interfaces, in the same rounds:",
            table([middle(row) for row in peers]),
        ]
        parts += ["Our decisions/s, driven from Python, ÷ theirs:", table(beside(driven, peers))]
    return "\n\n".join(parts)


def main() -> None:
    """Measure, print what was found, and write it down."""
    rows = list(rounds(RUNS, ROUNDS, SECONDS).values())
    if not any("game" in row[0] for row in rows):
        sys.exit("There is no game to measure.")
    print(told(rows))
    if any("engine" in row[0] for row in rows):
        put(DOCUMENT, told(rows), "make bench")


if __name__ == "__main__":
    main()
