"""How fast the rules are, interpreted, compiled, and beside other engines: `make bench`.

The environments take turns, several rounds each, so that a busy minute of the machine falls on all of
them; every figure is the median of its rounds. Compare the ratios: absolute figures are the machine's.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).parent.parent
ROUNDS: Final = 5
SECONDS: Final = "0.8"

Figures = dict[str, str | float]
Rows = dict[str, list[Figures]]

RUNS: Final = ((".venv", "bench.rules"), (".venv-fast", "bench.rules"), (".venv-peers", "bench.peers"))

# What design asks of Dice Town on one core; bigger is better for /s, smaller for the rest.
AIMS: Final[list[Figures]] = [
    {"game": "aim", "form": "interpreted", "decisions/s": 100_000, "clone µs": 6},
    {
        "game": "aim",
        "form": "compiled",
        "decisions/s": 500_000,
        "clone µs": 2,
        "view µs": 5,
        "determinize µs": 20,
        "state KB": 30,
        "record KB": 20,
    },
]


def run(venv: str, module: str) -> list[Figures]:
    """One round of one environment; nothing, with the reason said, if it cannot run."""
    command = [str(ROOT / venv / "bin" / "python"), "-m", module, SECONDS]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["no reason given"]
        print(f"{module} could not run in {venv}: {said[-1]}", file=sys.stderr)
        return []
    measured: list[Figures] = json.loads(done.stdout)
    return measured


def rounds() -> Rows:
    """All figures of all rounds, by whom they are of."""
    rows: Rows = {}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} …", file=sys.stderr)
        for venv, module in RUNS:
            for figures in run(venv, module):
                who = " ".join([str(word) for word in figures.values() if isinstance(word, str)])
                rows.setdefault(who, []).append(figures)
    return rows


def middle(figures: Sequence[Figures]) -> Figures:
    """The median of each figure."""
    first = figures[0]
    return {
        name: value if isinstance(value, str) else median([float(each[name]) for each in figures])
        for name, value in first.items()
    }


def shown(value: str | float) -> str:
    """A figure with as many digits as mean something."""
    if isinstance(value, str):
        return value
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(rows: Sequence[Figures]) -> str:
    """The rows as a table that reads in a terminal and in a document."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    cells = [names, *([shown(row.get(name, "")) for name in names] for row in rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(names))]
    lines = [" | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells]
    lines.insert(1, " | ".join("-" * width for width in widths))
    return "\n".join(f"| {line} |" for line in lines)


def beside(ours: Sequence[Figures], peers: Sequence[Figures]) -> list[Figures]:
    """How many times as many decisions each of our tables makes as each other engine."""
    rows = []
    for row in ours:
        times: Figures = {f"÷ {peer['engine']}": _rate(row) / _rate(peer) for peer in peers}
        rows.append({"game": row["game"], "form": row["form"]} | times)
    return rows


def _rate(row: Figures) -> float:
    return float(row["decisions/s"])


def main() -> None:
    """Measure, and print what was found."""
    rows = [middle(figures) for figures in rounds().values()]
    ours = sorted((row for row in rows if "game" in row), key=lambda row: str(row["game"]))
    peers = [row for row in rows if "engine" in row]
    if not ours:
        sys.exit("There is no game to measure.")
    print(f"Random whole games, one core, CPU time, median of {ROUNDS} rounds taken in turns.\n")
    print(table([*ours, *AIMS]))
    if peers:
        print("\nOther engines, by their own interfaces, in the same rounds.\n")
        print(table(peers))
        print("\nOur decisions/s ÷ theirs.\n")
        print(table(beside(ours, peers)))
    else:
        print("\nThe other engines are not installed, so there is nothing to compare with.")


if __name__ == "__main__":
    main()
